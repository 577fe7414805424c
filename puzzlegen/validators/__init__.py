"""Solve published puzzles blind; nothing here knows the generators."""
