"""What the proof of a Sudoku is made of: its format, exact cover, filters, search, techniques, canonical form."""
