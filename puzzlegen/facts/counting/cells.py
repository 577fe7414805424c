"""Blocks of cells in a grid."""


def block(top: int, left: int, bottom: int, right: int) -> str:
    """The element id of a block of cells by its corners, which count from 0: ``r1c2-r3c4``."""
    return f"r{top + 1}c{left + 1}-r{bottom + 1}c{right + 1}"
