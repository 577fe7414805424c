"""What the families of cues publish beside their puzzles."""
