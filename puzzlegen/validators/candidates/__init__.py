"""Judges what people or models proposed by what others answered."""
