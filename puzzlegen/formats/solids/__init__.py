"""The published forms of puzzles about solids."""
