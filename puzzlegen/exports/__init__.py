"""Snapshots and releases in the formats of other tools; ``docs/exports.md`` describes each."""
