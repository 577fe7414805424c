"""Maps of lines in disguise: other numbers and colours, turned over, in another theme; and rides from one place."""

from random import Random
from typing import Any, Final, get_args

from msgspec.structs import replace

from puzzlegen.core.scene import Hue
from puzzlegen.evidence import Disguise, Measure
from puzzlegen.formats.logic.routes import Longest, Net, Query, Theme


def renumbered(net: Net, query: Query, random: Random) -> tuple[Net, Query]:
    """Other numbers for the stations, everywhere."""
    count = len(net.places)
    new = dict(zip(range(1, count + 1), random.sample(range(1, count + 1), count), strict=True))
    places: dict[int, Any] = {new[number]: place for number, place in enumerate(net.places, 1)}
    lines = tuple(replace(line, stations=tuple(new[one] for one in line.stations)) for line in net.lines)
    other: dict[str, Any] = {name: new[getattr(query, name)] for name in ("start", "goal") if hasattr(query, name)}
    if isinstance(query, Longest):
        other["options"] = tuple((new[start], new[goal]) for start, goal in query.options)
    places_now = tuple(places[number] for number in range(1, count + 1))
    return replace(net, places=places_now, lines=lines), replace(query, **other)


def recoloured(net: Net, query: Query, random: Random) -> tuple[Net, Query]:
    """Other colours, in another theme; and some lines from the other end."""
    hues = random.sample(get_args(Hue), len(net.lines))
    lines = tuple(
        replace(line, hue=hue, stations=line.stations[:: random.choice((1, -1))])
        for hue, line in zip(hues, net.lines, strict=True)
    )
    return replace(net, lines=lines, theme=random.choice(get_args(Theme))), query


def turned_over(net: Net, query: Query, random: Random) -> tuple[Net, Query]:  # noqa: ARG001
    """The map from behind, on its side."""
    return replace(net, places=tuple((5 - y, x) for x, y in net.places)), query


def rides(net: Net, query: Query) -> float:
    """Rides between neighbours that a walk over all stations tries, once for each trip that is asked about."""
    tries = sum(2 * (len(line.stations) - 1) for line in net.lines)
    return tries * (4 if isinstance(query, Longest) else 1)


DISGUISES: Final[tuple[Disguise, ...]] = (renumbered, recoloured, turned_over)
MEASURE: Final = Measure("rides between neighbours that a walk over the whole map tries", rides)
