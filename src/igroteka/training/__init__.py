"""Learning to judge positions from games that bots play. See docs/training.md."""
