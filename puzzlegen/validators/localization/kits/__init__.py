"""How figures are compared."""
