"""What bots know about Orléans: what a position is worth, and which plans deserve a thought."""
