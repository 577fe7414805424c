"""What several generators of puzzles about solids share."""
