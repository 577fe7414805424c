"""What several renderers of puzzles about solids share."""
