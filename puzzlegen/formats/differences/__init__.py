"""The published forms of puzzles about differences between two pictures."""
