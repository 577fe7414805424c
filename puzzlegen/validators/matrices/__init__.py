"""Solves puzzles of panels by induction over every rule of their language."""
