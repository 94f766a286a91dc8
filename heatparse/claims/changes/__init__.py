"""Changes: differences, factors and percentages, from one place to another."""
