"""What the validators of boards share."""
