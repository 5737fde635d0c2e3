"""The decisions of Bruges and what follows from them, by the chapters of the rulebook."""
