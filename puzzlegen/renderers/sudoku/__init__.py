"""Shows Sudokus; one module serves all variants."""
