"""The files by which a shard and the lists of a split are known, for whoever looks what a folder holds."""

from typing import Final

SHARD: Final = "shard.json"
SPLIT: Final = "report.json"
SPLIT_SCHEMA: Final = 1
SPLITS: Final = {2: ("train", "test"), 3: ("train", "validation", "test")}
"""Number of splits -> their names."""
