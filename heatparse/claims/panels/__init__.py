"""Panels: contests between them, and how they are placed."""
