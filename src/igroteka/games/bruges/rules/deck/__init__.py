"""Deck files: the cards and the board as data that the owner of a box can correct."""
