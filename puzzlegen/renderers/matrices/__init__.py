"""Shows the puzzles about matrices, sequences and analogies."""
