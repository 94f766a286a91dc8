"""Reserves: why a claim that seems wrong is not held against the text."""
