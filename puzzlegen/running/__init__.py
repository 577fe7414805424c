"""How work runs: caches, workers, and the software that it depends on."""
