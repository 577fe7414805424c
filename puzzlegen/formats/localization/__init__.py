"""What is published of sheets of figures."""
