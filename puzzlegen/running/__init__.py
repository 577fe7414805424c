"""How work runs: compiled kernels, caches, workers, and the software that it depends on."""
