"""The language of claims: words, names and numbers of a sentence, and the clauses and phrases that they make."""
