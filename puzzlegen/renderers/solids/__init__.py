"""Shows puzzles about solids."""
