"""One folder a game. Nothing outside a game's folder names that game."""
