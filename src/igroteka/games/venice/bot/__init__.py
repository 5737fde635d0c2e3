"""What bots know about Venice 2099."""
