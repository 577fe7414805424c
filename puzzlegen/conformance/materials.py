"""What families that make nothing without a material are tried with."""

from collections.abc import Callable, Mapping
from typing import Final

from puzzlegen.conformance import candidates, photographs
from puzzlegen.materials.material import Material

MADE: Final[Mapping[str, Callable[[], Material]]] = {
    "candidates": candidates.material,
    "photos": photographs.material,
}


def material(name: str) -> Material:
    """A material of this name, made for tests."""
    return MADE[name]()
