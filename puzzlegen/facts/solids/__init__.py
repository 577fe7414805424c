"""What is true of solids: their geometry, and what of them is seen."""
