"""Trends: which way values go along an axis."""
