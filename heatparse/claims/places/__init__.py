"""Places: the rows, columns, cells and zones that a clause names, and what it leaves out."""
