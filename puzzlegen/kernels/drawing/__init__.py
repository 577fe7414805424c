"""Kernels of drawing."""
