"""What is printed: one module for each format."""
