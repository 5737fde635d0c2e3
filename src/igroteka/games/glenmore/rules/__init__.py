"""The rules of Glen More: what is in the box, what may be done, what happens."""
