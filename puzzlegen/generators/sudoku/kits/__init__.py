"""Shared ways of building puzzles."""
