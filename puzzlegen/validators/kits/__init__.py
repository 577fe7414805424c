"""What the validators of all categories share."""
