"""Puzzles about machined parts."""
