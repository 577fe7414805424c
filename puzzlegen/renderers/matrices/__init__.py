"""Shows puzzles of panels."""
