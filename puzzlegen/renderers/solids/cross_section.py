"""Shows solids that are cut, and shapes of sections."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

import msgspec

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.solids.bodies import Solid, polyhedron
from puzzlegen.facts.solids.marked_points import ROOM, lettered, scale
from puzzlegen.facts.solids.sections import (
    BODIES,
    CAMERA,
    Outline,
    Polygon,
    Polyhedron,
    Revolution,
    Shape,
    Symmetric,
    Triple,
    curve,
    cut,
    outlines,
)
from puzzlegen.renderers.kits.telling import lines, options
from puzzlegen.renderers.solids.kits import section_descriptions, section_reasons
from puzzlegen.renderers.solids.kits.drawing import Dot, Drawing, Line, Patch, draw
from puzzlegen.renderers.solids.kits.layout import Room, arranged

msg: Final = messages(__name__)

_GIVEN: Final = Room(*ROOM)
_OFFERED: Final = Room(9.0, 2.3, 2.3)


def _revolution(radii: tuple[int, int], height: int) -> Phrase:
    """What a cylinder, a cone or a truncated cone is called."""
    base, top = (2 * radius for radius in radii)
    if base == top:
        return msg("cylinder", base=base, height=height)
    if top == 0:
        return msg("cone", base=base, height=height)
    return msg("truncated-cone", base=base, top=top, height=height)


def word(statement: Statement, query: Statement) -> Wording:
    """Which shape is the section?"""
    body, shown = _name(statement), msg(f"shown-{statement.get('shown', 'sheet')}")
    return Wording(
        rules=msg("rules", body=body, shown=shown),
        ask=msg("ask"),  # what the picture cannot tell is what the solid is, and where exactly the points are
        short=msg("short-points" if statement.get("shown") == "points" else "short-sheet", body=body),
        kind=Kind.LETTER,
        options=(None,) * len(query["options"]),
    )


def _name(statement: Statement) -> Phrase:
    """What the solid is called."""
    body = _solid(statement)
    if isinstance(body, Revolution):
        return _revolution(body.radii, body.height)
    for name, known in BODIES.items():
        if body == known:
            return msg(f"body-{name}")
    return msg("polyhedron", count=len(body.vertices))


def _solid(statement: Statement) -> Polyhedron | Revolution:
    if "line" in statement:
        return msgspec.convert(statement["solid"], Revolution)
    return msgspec.convert(statement["solid"], Polyhedron)


def _points(statement: Statement) -> tuple[Triple, ...]:
    return msgspec.convert(statement["points"], tuple[Triple, ...])


def _shape(statement: Statement, option: Statement) -> Shape:
    return msgspec.convert(option, Symmetric) if "line" in statement else msgspec.convert(option, Polygon)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """Which faces the plane crosses, and what of the section each wrong shape lacks."""
    shapes = {letter: _shape(statement, option) for letter, option in zip(LETTERS, query["options"], strict=False)}
    body = _solid(statement)
    if isinstance(body, Revolution):
        return section_reasons.of_round(shapes, answer)
    points = _points(statement)
    section = cut(body, points)
    if section is None:
        raise ValueError("the plane through these points makes no section")
    marked = points if statement["shown"] == "points" else ()
    return section_reasons.of_polyhedron(body, section, marked, shapes, answer)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The corners of the solid and of its section, or the marked points; and the corners of the options."""
    body = _solid(statement)
    shapes = options(section_descriptions.told_shape(_shape(statement, option)) for option in query["options"])
    if isinstance(body, Revolution):
        cut_by = section_descriptions.told_round(statement["line"])
        return lines(cut_by, section_descriptions.SYMMETRICS, shapes)
    solid, points = section_descriptions.told_polyhedron(body), _points(statement)
    if statement["shown"] == "points":
        shown = section_descriptions.told_marks(body, points)
    else:
        section = cut(body, points)
        if section is None:
            raise ValueError("the plane through these points makes no section")
        shown = section_descriptions.told_sheet(body, section)
    return lines(solid, shown, section_descriptions.POLYGONS, shapes)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The solid with its section or the marked points above, the shapes below."""
    shapes = [_flat(outlines(_shape(statement, option))) for option in query["options"]]
    return (arranged([_given(statement)], _GIVEN, shapes, _OFFERED, LETTERS, len(shapes)),)


def _given(statement: Statement) -> Drawing:
    """The solid, with the section or the marked points."""
    body = _solid(statement)
    if isinstance(body, Revolution):
        (x, z), (p, q) = statement["line"]
        return _with_sheet(body.solid, curve(body, ((Fraction(x), Fraction(z)), (Fraction(p), Fraction(q)))))
    if statement["shown"] == "points":
        return _with_points(body, _points(statement))
    section = cut(body, _points(statement))
    assert section is not None
    return _with_sheet(body.solid, [body.seen(point) for point in section.rings[0]])


def _with_points(body: Polyhedron, points: Sequence[Triple]) -> Drawing:
    """The polyhedron with the lettered points P, Q and R; the letters stand clear of all lines."""
    size = scale(body)
    dots = [
        Dot(one.spot.real / size, one.spot.imag / size, letter, (round(one.beside.real, 5), round(one.beside.imag, 5)))
        for letter, one in zip("PQR", lettered(body, points), strict=True)
    ]
    return replace(draw([body.solid], CAMERA, dashed=True), dots=tuple(dots))


def _with_sheet(solid: Solid, ring: Sequence[tuple[float, float, float]]) -> Drawing:
    """The solid with its section, which is seen through it; its hidden sides are dashed like those of the solid."""
    sheet = replace(polyhedron(ring, [range(len(ring))]), open=True, stroke="blue")
    drawing = draw([solid, sheet], CAMERA, dashed=True)
    seen = tuple((x, y) for x, y, _ in CAMERA.project(ring).tolist())
    return replace(drawing, patches=(*drawing.patches, Patch(seen, "highlight", 0.0)))


def _flat(rings: Sequence[Outline]) -> Drawing:
    """A plane shape as a drawing."""
    turned = [tuple((x, -y) for x, y in ring) for ring in rings]
    joined = list(turned[0])
    for ring in turned[1:]:  # to each further ring and back by the same way, so that holes stay free
        joined += (turned[0][0], *ring, ring[0])
    xs, ys = ([point[axis] for ring in turned for point in ring] for axis in (0, 1))
    outline = tuple(Line((*ring, ring[0]), "ink", "medium", False) for ring in turned)
    return Drawing((Patch(tuple(joined), "highlight", 0.0),), outline, min(xs), min(ys), max(xs), max(ys))
