"""Judges of where a photograph was taken."""
