"""What puzzles are made of that is not invented: photographs, positions, engines."""
