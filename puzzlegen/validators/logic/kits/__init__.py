"""What the validators of everyday reasoning share."""
