"""Boards: renderers of chess, Go, and small games."""
