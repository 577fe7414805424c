"""What the forms of both families share."""
