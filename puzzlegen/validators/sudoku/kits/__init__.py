"""What the proofs of Sudoku share: exact cover, filters, search, techniques."""
