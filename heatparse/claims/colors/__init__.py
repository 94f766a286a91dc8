"""Colors: what they stand for, which cells have them, and where the scale ends."""
