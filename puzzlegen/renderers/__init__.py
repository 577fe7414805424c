"""Shows puzzles: in words and in scenes, from what is published alone."""
