"""The published forms of puzzles about counting."""
