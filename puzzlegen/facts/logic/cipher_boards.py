"""Boards by which letters are enciphered, and the signs that head their lines: the facts of `logic/cipher_board`."""

from collections.abc import Mapping
from typing import Final

BOARDS: Final[Mapping[str, tuple[str, ...]]] = {
    "slate": ("1", "2", "3", "4", "5", "6"),
    "dial": ("1", "2", "3", "4", "5", "6"),
    "flags": ("red", "yellow", "green", "blue", "purple", "orange"),
    "zoo": ("bee", "cat", "crab", "duck", "frog", "rabbit", "sheep", "snail", "turtle"),
}
"""Board -> the signs that its lines may have for heads; rows and columns draw on the same ones."""
