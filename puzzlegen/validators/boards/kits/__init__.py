"""What validators of board games share."""
