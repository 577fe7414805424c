"""What the renderers of all categories share."""
