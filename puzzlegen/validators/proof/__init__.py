"""Shared ways of proving answers."""
