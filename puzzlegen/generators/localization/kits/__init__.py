"""What sheets of figures are made from."""
