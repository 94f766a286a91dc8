"""Classes: what is said of confusion matrices."""
