"""Shows what people or models proposed."""
