"""Says in words what is on the faces of nets, cubes and dice."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.solids.marks import NUMBERS, STILL, SYMMETRY, TURNING
from puzzlegen.formats.solids.cube_net import Net
from puzzlegen.formats.solids.kits.signs import Corner, Look, Sign
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, grid, labelled, lines

msg: Final = messages(__name__)

Ways: TypeAlias = tuple[Phrase, ...]

FACES: Final[Phrase] = msg("faces")
NET: Final[Phrase] = msg("net")
_SEVERAL: Final = ("two_discs", "bars", "four_discs", *NUMBERS)
MARKS: Final[Mapping[str, Phrase]] = {name: msg(f"mark-{name}") for name in (*TURNING, *STILL)}
"""What marks are called."""
_SIDES: Final = tuple(msg(way) for way in ("up", "to-the-right", "down", "to-the-left"))  # by quarter turns clockwise
_CORNERS: Final = tuple(msg(way) for way in ("upper-left", "upper-right", "lower-right", "lower-left"))
_DIAGONALS: Final = tuple(msg(way) for way in ("falling", "rising"))


def _ways(name: str, ways: Ways, first: int = 0) -> Ways:
    """How a mark lies, turn by turn, if it lies like the ``first`` of the ways when it is not turned."""
    return tuple(msg(f"how-{name}", way=way) for way in (*ways[first:], *ways[:first]))


_HOW: Final[Mapping[str, Ways]] = {
    **{name: _ways(name, _SIDES) for name in ("arrow", "half_disc", "tee", "drop", "chevron")},
    **{name: _ways(name, _CORNERS, 3) for name in ("ell", "quarter")},
    "corner": _ways("corner", _CORNERS),
    "two_discs": _ways("two_discs", _CORNERS, 1),
    "stripe": _DIAGONALS,
    **dict.fromkeys(("two", "three"), _DIAGONALS[::-1]),
    **{name: (msg(f"how-{name}"), msg(f"how-{name}-turned")) for name in ("bar", "hourglass", "bars", "six")},
}
_ASKED: Final = msg("asked")


def mark(sign: Sign | None, unknown: Phrase = _ASKED) -> Phrase:
    """A mark as it is published, with its colour and how it is turned; for None, what is said of an ``unknown`` one."""
    if sign is None:
        return unknown
    name, hue, turn = sign.mark, sign.hue, sign.turn
    several = name in _SEVERAL
    coloured = msg(f"several-{name}" if several else "coloured", hue=COLOURS[hue], mark=MARKS.get(name))
    return msg("turned", mark=coloured, how=_HOW[name][turn]) if SYMMETRY[name] > 1 else coloured


def lying(sign: Sign) -> Phrase:
    """How a mark is turned that does not look the same from all sides."""
    return _HOW[sign.mark][sign.turn]


def cube(look: Corner | Look, unknown: Phrase = _ASKED) -> Phrase:
    """What is seen of a cube; ``unknown`` is said of a face for which there is None."""
    top, front, right = (mark(sign, unknown) for sign in (look.top, look.front, look.right))
    return msg("cube", top=top, front=front, right=right)


def net(squares: Net) -> Phrase:
    """A net of squares: where each lies, and its mark.

    Raises:
        ValueError: no squares, or squares that lie so far apart that they are no net.
    """
    places = {(square.row, square.column): square.sign for square in squares}
    ordered = sorted(places)
    numbers = {place: number for number, place in enumerate(ordered, start=1)}
    rows, columns = (range(1 + max(line)) for line in zip(*ordered, strict=True))
    if max(len(rows), len(columns)) > len(squares):
        raise ValueError("the squares of a net hang together")
    return lines(
        grid((numbers.get((row, column), ".") for column in columns) for row in rows),
        comma_list((labelled(str(number), mark(places[place])) for place, number in numbers.items()), SEMICOLON),
    )
