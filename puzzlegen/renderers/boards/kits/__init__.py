"""What renderers of board games share."""
