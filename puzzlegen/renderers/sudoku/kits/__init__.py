"""The words about Sudokus, and their boards."""
