"""Boards: validators of chess, Go, and small games."""
