"""The second source: between which lines on the map a position lies."""

import msgspec


class Ground(msgspec.Struct, frozen=True):
    """What the map shows at a position.

    Attributes:
        country: ISO 3166-1 alpha-2 code; empty at sea and where the map's country has no such code.
        region: code of the region that the lines around the position enclose; empty where they enclose none, or more
            than one.
        km: to the nearest line: coast, border of a country or of a region.
    """

    country: str
    region: str
    km: float


def by_borders(latitude: float, longitude: float) -> Ground:
    """What the map shows at a position."""
    raise NotImplementedError
