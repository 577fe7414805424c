"""What the renderers of everyday reasoning share."""
