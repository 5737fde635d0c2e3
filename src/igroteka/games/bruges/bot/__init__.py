"""What bots know about Bruges."""
