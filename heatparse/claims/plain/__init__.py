"""Wordings in the plain order: what a clause says in another way than the readers know."""
