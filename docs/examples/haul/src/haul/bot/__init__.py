"""What bots know of The Haul."""
