"""Shows puzzles about machined parts."""
