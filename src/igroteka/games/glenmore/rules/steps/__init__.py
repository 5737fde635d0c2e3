"""The decisions of a turn, by the chapters of the rulebook."""
