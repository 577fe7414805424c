"""Versioned releases of a benchmark: made, certified, published, revealed, audited. See ``docs/releases.md``."""
