"""The rules of Venice 2099: what is in the box, what may be done, what happens."""
