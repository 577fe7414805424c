"""Judges of pictures with small differences between them."""
