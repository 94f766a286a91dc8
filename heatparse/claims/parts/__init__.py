"""Parts of sentences: what several clauses share, take over from one another, or leave out."""
