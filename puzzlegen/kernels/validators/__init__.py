"""Kernels of the validators, written apart from those of the generators."""
