"""Kernels of the renderers."""
