"""Bands: lines that the text tells in stretches."""
