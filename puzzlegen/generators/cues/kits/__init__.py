"""What the generators of cues share."""
