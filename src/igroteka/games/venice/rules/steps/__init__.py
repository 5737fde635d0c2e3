"""The decisions of Venice 2099."""
