"""Shows sheets of figures."""
