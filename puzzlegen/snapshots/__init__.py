"""Snapshots: written whole or not at all, proven again, made again."""
