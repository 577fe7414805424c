"""Visual-puzzle benchmarks that never go stale: every answer proven unique, every item regenerable."""

__version__ = "0.1.0"
