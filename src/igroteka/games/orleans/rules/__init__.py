"""The rules of Orléans: what is in the box, what may be done, what happens, who knows what."""
