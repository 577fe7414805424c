"""Boards: shows chess, Go, and small games."""
