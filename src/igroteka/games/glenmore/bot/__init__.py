"""What bots know about Glen More."""
