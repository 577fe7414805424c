"""The published forms of the families of board games."""
