"""What the renderers of cues share."""
