"""Boards: chess, Go and small board puzzles."""
