"""Counts, thresholds, signs and ranges: what is so of all, some, none or a number of values."""
