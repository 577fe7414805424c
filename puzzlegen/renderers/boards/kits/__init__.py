"""What the renderers of boards share."""
