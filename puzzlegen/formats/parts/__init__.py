"""The published forms of puzzles about machined parts."""
