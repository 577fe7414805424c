"""What the validators of cues share."""
