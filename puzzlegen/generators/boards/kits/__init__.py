"""What generators of board games share."""
