"""Says in words how solids are cut, and what shapes sections have, by the places of their corners."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.solids.sections import Polyhedron, Section, Shape, Symmetric, outlines
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, numbered

msg: Final = messages(__name__)

POLYGONS: Final[Phrase] = msg("polygons")
SYMMETRICS: Final[Phrase] = msg("symmetrics")
_LONG: Final = 100.0
_PARTS: Final = 10  # of the length at which widths are given


def told_polyhedron(body: Polyhedron) -> Phrase:
    """The corners and the faces of a solid."""
    corners = (labelled(str(number), _point(body.seen(spot))) for number, spot in enumerate(body.vertices, start=1))
    return lines(
        msg("axes"),
        labelled(msg("corners"), comma_list(corners, SEMICOLON)),
        labelled(msg("faces"), comma_list(map(_face, body.faces), SEMICOLON)),
    )


def _face(rings: Sequence[Sequence[int]]) -> Phrase:
    outline, *holes = ("-".join(str(corner + 1) for corner in ring) for ring in rings)
    return msg("hole", outline=outline, holes=comma_list(map(str, holes))) if holes else str(outline)


def told_marks(body: Polyhedron, points: Iterable[Sequence[int]]) -> Phrase:
    """The points P, Q and R."""
    spots = (labelled(str(letter), _point(body.seen(point))) for letter, point in zip("PQR", points, strict=True))
    return labelled(msg("marked"), comma_list(spots, SEMICOLON))


def told_sheet(body: Polyhedron, section: Section) -> Phrase:
    """The coloured section in the solid."""
    return lines(
        *(
            labelled(msg("sheet"), comma_list((_point(body.seen(spot)) for spot in ring), SEMICOLON))
            for ring in section.rings
        )
    )


def told_round(line: Sequence[Sequence[str]]) -> Phrase:
    """How a solid of revolution is cut."""
    (x, z), (p, q) = line
    return msg("round", x=x, z=z, p=p, q=q)


def told_shape(shape: Shape) -> Phrase:
    """An option."""
    if isinstance(shape, Symmetric):
        m, a, b, c = shape.half_width
        parts = (step / _PARTS for step in range(_PARTS + 1))
        return comma_list(str(_number(2 * _LONG * math.sqrt(max(0.0, (a + b * u + c * u * u) / m)))) for u in parts)
    rings = outlines(shape)
    factor = _LONG / max(map(math.dist, rings[0], (*rings[0][1:], rings[0][0])))
    left, low = (min(line) for line in zip(*(spot for ring in rings for spot in ring), strict=True))
    shown = [comma_list(_point((factor * (x - left), factor * (y - low))) for x, y in ring) for ring in rings]
    return shown[0] if len(shown) == 1 else numbered(msg("outline"), shown)


def _point(parts: Iterable[float]) -> Phrase:
    return f"({', '.join(map(_number, parts))})"


def _number(value: float) -> str:
    """Rounded to three digits after the point, as many as it has."""
    return f"{round(value, 3) + 0.0:.10g}"
