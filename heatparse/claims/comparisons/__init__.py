"""Comparisons: two things set against each other, by their values."""
