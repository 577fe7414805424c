"""What validators of puzzles about counting share."""
