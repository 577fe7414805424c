"""What is true of things and colours."""
