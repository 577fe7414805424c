"""What the generators of all categories share."""
