"""Kernels of the generators."""
