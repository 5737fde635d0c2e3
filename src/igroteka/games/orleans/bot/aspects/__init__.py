"""What features count, aspect by aspect: each has its names, and a row of numbers for each seat."""
