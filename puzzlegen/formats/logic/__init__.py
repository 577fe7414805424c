"""What the families of everyday reasoning publish."""
