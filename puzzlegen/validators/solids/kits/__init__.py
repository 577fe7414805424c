"""What several validators of puzzles about solids share."""
