"""What the generators of everyday reasoning share."""
