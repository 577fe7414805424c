"""What the published forms of families about parts share."""
