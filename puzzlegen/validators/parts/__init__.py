"""Judges of puzzles about machined parts."""
