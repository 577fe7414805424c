"""The published forms of puzzles about finding figures."""
