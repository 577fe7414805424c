"""What the published forms of sheets share."""
