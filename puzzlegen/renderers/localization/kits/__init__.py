"""What the sheets of figures share: how they are drawn, and when figures are identical."""
