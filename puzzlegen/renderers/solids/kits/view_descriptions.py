"""Says in words what views show, line by line on the grid of unit squares, and how parts are made."""

from collections.abc import Iterator
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.solids.parts import Feature, Part
from puzzlegen.facts.solids.views import ARCS, View
from puzzlegen.renderers.kits.telling import PAIRS, SEMICOLON, comma_list, labelled, lines, numbered, pair

msg: Final = messages(__name__)

VIEWS: Final[Phrase] = msg("views")
DASHED: Final = lines(
    msg("dashed"),
    PAIRS,
)
"""How to read views of parts, besides `VIEWS`."""
PART: Final[Phrase] = msg("part")
_CORNERS: Final = {(0, 0): "lower-left", (1, 0): "lower-right", (1, 1): "upper-right", (0, 1): "upper-left"}
"""To the right, upwards -> a corner of a square."""
_ALONG: Final = ("left-to-right", "front-to-back", "upright")
_ENDS: Final = (("left", "right"), ("front", "back"), ("lower", "upper"))  # by axis: the low one, the high one


def view(seen: View) -> Phrase:
    """A view as a drawing in signs, and below it the lines for which there are no signs."""
    hidden = seen.hidden or View(_emptied(seen.across), _emptied(seen.upright), _emptied(seen.slanted))
    drawn = ["+".join(("", *map(_level, seen.across[0], hidden.across[0]), ""))]
    for y in range(seen.size[0]):
        uprights = list(map(_upright, seen.upright[y], hidden.upright[y]))
        fields = [f" {sign} " if sign in "/\\" else "   " for sign in seen.slanted[y]]
        drawn.append("".join(map(str.__add__, uprights, (*fields, ""))))
        drawn.append("+".join(("", *map(_level, seen.across[y + 1], hidden.across[y + 1]), "")))
    drawing = "\n".join(line.rstrip() for line in drawn)
    listing = (
        (msg("round"), _arcs(seen)),
        (msg("round-dashed"), _arcs(hidden)),
        (msg("slanted-dashed"), _diagonals(hidden)),
    )
    return lines(drawing, *(labelled(name, comma_list(told, SEMICOLON)) for name, told in listing if told))


def _emptied(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("." * len(row) for row in rows)


def _level(seen: str, hidden: str) -> str:
    return "---" if seen != "." else "- -" if hidden != "." else "   "


def _upright(seen: str, hidden: str) -> str:
    return "|" if seen != "." else ":" if hidden != "." else " "


def _arcs(drawn: View) -> list[Phrase]:
    corners = {arc: msg(_CORNERS[corner]) for corner, arc in ARCS.items()}
    return [msg("arc", cell=pair(*place), corner=corners[sign]) for place, sign in _fields(drawn) if sign in corners]


def _diagonals(drawn: View) -> list[Phrase]:
    return [msg("diagonal", cell=pair(*place), sign=sign) for place, sign in _fields(drawn) if sign in "/\\"]


def _fields(drawn: View) -> Iterator[tuple[tuple[int, int], str]]:
    return (((y, x), sign) for y, signs in enumerate(drawn.slanted) for x, sign in enumerate(signs))


def part(features: Part) -> Phrase:
    """A part, step by step."""
    return numbered(msg("step"), map(_step, features))


def _step(feature: Feature) -> Phrase:
    (a, b, c), (p, q, r) = feature.start, feature.end
    terms: dict[str, Phrase] = {}
    if feature.axis is not None:
        terms["along"] = msg(_ALONG[feature.along])
    if feature.corner is not None:
        across = (ends for axis, ends in enumerate(_ENDS) if axis != feature.along)
        terms["one"], terms["other"] = (msg(ends[end]) for ends, end in zip(across, feature.corner, strict=True))
    where = msg("where", a=a, b=b, c=c, p=p, q=q, r=r)
    return msg(f"ops-{feature.op}", what=msg(f"shapes-{feature.shape}", **terms), where=where)
