"""Pictures with small differences between them."""
