"""Facts about what stands in the panels of puzzles: figures and layouts."""
