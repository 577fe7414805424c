"""What renderers of puzzles about counting share."""
