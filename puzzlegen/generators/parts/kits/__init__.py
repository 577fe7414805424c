"""Machined parts, and drawings of them."""
