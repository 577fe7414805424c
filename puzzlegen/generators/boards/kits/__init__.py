"""What the generators of boards share."""
