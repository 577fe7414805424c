"""Says in words what is on the faces of nets, cubes and dice."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.solids.marks import SYMMETRY, Sign
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, grid, lines, listed, named, said

msg: Final = messages(__name__)

Ways: TypeAlias = tuple[Phrase, ...]

FACES: Final[Phrase] = msg("faces")
NET: Final[Phrase] = msg("net")
MARKS: Final[Mapping[str, Phrase]] = {
    "arrow": msg("marks-arrow"),
    "half_disc": msg("marks-half_disc"),
    "ell": msg("marks-ell"),
    "tee": msg("marks-tee"),
    "corner": msg("marks-corner"),
    "quarter": msg("marks-quarter"),
    "drop": msg("marks-drop"),
    "chevron": msg("marks-chevron"),
    "two_discs": msg("marks-two_discs"),
    "stripe": msg("marks-stripe"),
    "bar": msg("marks-bar"),
    "hourglass": msg("marks-hourglass"),
    "bars": msg("marks-bars"),
    "disc": msg("marks-disc"),
    "square": msg("marks-square"),
    "burst": msg("marks-burst"),
    "plus": msg("marks-plus"),
    "ring": msg("marks-ring"),
    "frame": msg("marks-frame"),
    "four_discs": msg("marks-four_discs"),
}
"""What marks are called."""
_SEVERAL: Final[Mapping[str, Phrase]] = {
    "two_discs": msg("several-two_discs"),
    "bars": msg("several-bars"),
    "four_discs": msg("several-four_discs"),
    "one": msg("several-one"),
    "two": msg("several-two"),
    "three": msg("several-three"),
    "four": msg("several-four"),
    "five": msg("several-five"),
    "six": msg("several-six"),
}
_SIDES: Final[Ways] = (  # one after the other by quarter turns clockwise
    msg("sides-1"),
    msg("sides-2"),
    msg("sides-3"),
    msg("sides-4"),
)
_CORNERS: Final[Ways] = (
    msg("corners-1"),
    msg("corners-2"),
    msg("corners-3"),
    msg("corners-4"),
)
_DIAGONALS: Final[Ways] = (
    msg("diagonals-1"),
    msg("diagonals-2"),
)
_LONG: Final[Ways] = (msg("long-1"), msg("long-2"))


def _ways(words: Phrase, ways: Ways, first: int = 0) -> Ways:
    """How a mark lies, turn by turn, if it lies like the ``first`` of the ways when it is not turned."""
    return tuple(said(words, way=way) for way in (*ways[first:], *ways[:first]))


_HOW: Final[Mapping[str, Ways]] = {
    "arrow": _ways(msg("how-arrow"), _SIDES),
    "half_disc": _ways(msg("how-half_disc"), _SIDES),
    "ell": _ways(msg("how-ell"), _CORNERS, 3),
    "tee": _ways(msg("how-tee"), _SIDES),
    "corner": _ways(msg("how-corner"), _CORNERS),
    "quarter": _ways(msg("how-quarter"), _CORNERS, 3),
    "drop": _ways(msg("how-drop"), _SIDES),
    "chevron": _ways(msg("how-chevron"), _SIDES),
    "two_discs": _ways(msg("how-two_discs"), _CORNERS, 1),
    "stripe": _DIAGONALS,
    "bar": _LONG,
    "hourglass": (
        msg("how-hourglass-1"),
        msg("how-hourglass-2"),
    ),
    "bars": (
        msg("how-bars-1"),
        msg("how-bars-2"),
    ),
    "two": _DIAGONALS[::-1],
    "three": _DIAGONALS[::-1],
    "six": (
        msg("how-six-1"),
        msg("how-six-2"),
    ),
}


def mark(sign: Mapping[str, Any] | None, unknown: Phrase = msg("asked")) -> Phrase:
    """A mark as it is published, with its colour and how it is turned; for None, what is said of an ``unknown`` one."""
    if sign is None:
        return unknown
    name, hue, turn = msgspec.structs.astuple(msgspec.convert(sign, Sign))
    words = _SEVERAL.get(name)
    coloured = said(words, hue=COLOURS[hue]) if words else msg("coloured", hue=COLOURS[hue], mark=MARKS[name])
    return msg("turned", mark=coloured, how=_HOW[name][turn]) if SYMMETRY[name] > 1 else coloured


def lying(sign: Sign) -> Phrase:
    """How a mark is turned that does not look the same from all sides."""
    return _HOW[sign.mark][sign.turn]


def cube(look: Mapping[str, Any], unknown: Phrase = msg("asked")) -> Phrase:
    """What is seen of a cube; ``unknown`` is said of a face for which there is None."""
    return msg("cube", **{face: mark(look[face], unknown) for face in ("top", "front", "right")})


def net(squares: Sequence[Mapping[str, Any]]) -> Phrase:
    """A net of squares: where each lies, and its mark.

    Raises:
        ValueError: no squares, or squares that lie so far apart that they are no net.
    """
    places = {(square["row"], square["column"]): square["sign"] for square in squares}
    ordered = sorted(places)
    numbers = {place: number for number, place in enumerate(ordered, start=1)}
    rows, columns = (range(1 + max(line)) for line in zip(*ordered, strict=True))
    if max(len(rows), len(columns)) > len(squares):
        raise ValueError("the squares of a net hang together")
    return lines(
        grid((numbers.get((row, column), ".") for column in columns) for row in rows),
        listed((named(str(number), mark(places[place])) for place, number in numbers.items()), SEMICOLON),
    )
