"""Invent puzzles: one module per family, by category."""
