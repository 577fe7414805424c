"""Boards: chess, Go, and small games with short rules."""
