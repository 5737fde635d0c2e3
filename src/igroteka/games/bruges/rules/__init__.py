"""The rules of Bruges: what is in the box, what is legal and what happens."""
