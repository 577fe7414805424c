"""What the families of cues publish."""
