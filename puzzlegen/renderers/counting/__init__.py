"""Renderers of puzzles about counting."""
