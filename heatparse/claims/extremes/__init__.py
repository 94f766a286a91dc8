"""Extremes: who is first, last or among the best, of values, lines and differences, and orders of several."""
