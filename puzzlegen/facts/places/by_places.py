"""The first source: which inhabited places are nearest."""

import msgspec


class Near(msgspec.Struct, frozen=True):
    """A place and how far away it is.

    Attributes:
        region: code of the region that it belongs to.
        km: from the position.
    """

    region: str
    km: float


def by_places(latitude: float, longitude: float, count: int = 6) -> tuple[Near, ...]:
    """The nearest inhabited places, the nearest first."""
    raise NotImplementedError


def km_to(code: str, latitude: float, longitude: float) -> float:
    """How far it is to the nearest place of a region."""
    raise NotImplementedError
