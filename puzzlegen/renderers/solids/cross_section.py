"""Shows solids that are cut, and shapes of sections."""

import math
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts
from puzzlegen.core.scene import Scene
from puzzlegen.facts.solids.bodies import Solid, Tone, polyhedron
from puzzlegen.facts.solids.marked_points import LETTER, ROOM, lettered, scale
from puzzlegen.facts.solids.sections import (
    BODIES,
    CAMERA,
    Outline,
    Polyhedron,
    Revolution,
    Section,
    Shape,
    Triple,
    curve,
    cut,
    outlines,
)
from puzzlegen.formats.solids.cross_section import Given, Query
from puzzlegen.renderers.kits.telling import lines, options
from puzzlegen.renderers.solids.kits import section_descriptions, section_reasons
from puzzlegen.renderers.solids.kits.drawing import Dot, Drawing, Line, Patch, draw
from puzzlegen.renderers.solids.kits.layout import Room, arranged, beside, card
from puzzlegen.renderers.solids.kits.tones import ground_for

msg: Final = messages(__name__)

_OFFERED: Final = Room(9.0, 2.4, 2.3)
_SLIM: Final = 1.2  # width by height of a solid, below which a card of the page's width would be half empty
_FILLED: Final = 0.84  # of a field, by the pieces of a section
_SHADED: Final = 216  # sides of a solid of revolution: so many that its shading has no bands


def _revolution(radii: tuple[int, int], height: int) -> Phrase:
    """What a cylinder, a cone or a truncated cone is called."""
    base, top = (2 * radius for radius in radii)
    if base == top:
        return msg("cylinder", base=base, height=height)
    if top == 0:
        return msg("cone", base=base, height=height)
    return msg("truncated-cone", base=base, top=top, height=height)


def word(given: Given, query: Query) -> Wording:
    """Which shape is the section?"""
    body, shown = _name(given), given.shown or "sheet"
    return Wording(
        rules=msg("rules", body=body, shown=msg(f"shown-{shown}")),
        ask=msg("ask"),  # what the picture cannot tell is what the solid is, and where exactly the points are
        short=msg(f"short-{shown}", body=body),
        kind=Kind.LETTER,
        options=(None,) * len(query.options),
    )


def _name(given: Given) -> Phrase:
    """What the solid is called."""
    body = given.solid
    if isinstance(body, Revolution):
        return _revolution(body.radii, body.height)
    for name, known in BODIES.items():
        if body == known:
            return msg(f"body-{name}")
    return msg("polyhedron", count=len(body.vertices))


def _section(given: Given) -> tuple[Polyhedron, Section]:
    """A polyhedron and its section."""
    assert isinstance(given.solid, Polyhedron), "a solid of revolution is cut along a line"
    section = cut(given.solid, given.points or ())
    if section is None:
        raise ValueError("the plane through these points makes no section")
    return given.solid, section


def _marked(given: Given) -> tuple[Triple, ...]:
    """The points, if they are marked."""
    return given.points or () if given.shown == "points" else ()


def explain(given: Given, query: Query, answer: str, why: NoFacts) -> Phrase:  # noqa: ARG001 - all is published
    """Which faces the plane crosses, and what of the section each wrong shape lacks."""
    shapes: dict[str, Shape] = dict(zip(LETTERS, query.options, strict=False))
    if given.line is not None:
        return section_reasons.of_round(shapes, answer)
    return section_reasons.of_polyhedron(*_section(given), _marked(given), shapes, answer)


def describe(given: Given, query: Query) -> Phrase:
    """The corners of the solid and of its section, or the marked points; and the corners of the options."""
    shapes = options(map(section_descriptions.told_shape, query.options))
    if given.line is not None:
        return lines(section_descriptions.told_round(given.line), section_descriptions.SYMMETRICS, shapes)
    body, section = _section(given)
    marks = _marked(given)
    told = section_descriptions.told_marks(body, marks) if marks else section_descriptions.told_sheet(body, section)
    return lines(section_descriptions.told_polyhedron(body), told, section_descriptions.POLYGONS, shapes)


def depict(given: Given, query: Query) -> tuple[Scene, ...]:
    """The solid with its section or the marked points, and the shapes; in fields, if one is in pieces."""
    offered = [outlines(option) for option in query.options]
    shapes = [*map(_flat, offered)]
    if any(map(_in_pieces, offered)):
        shapes = [_in_field(shape, ground_for(given)) for shape in shapes]
    room = Room(scale(given.solid), math.inf, math.inf) if _marked(given) else Room(*ROOM)
    cut_one = _given(given)
    slim = cut_one.right - cut_one.left < _SLIM * (cut_one.bottom - cut_one.top)
    places = (beside,) if slim else None
    return (arranged([cut_one], room, shapes, _OFFERED, LETTERS, ground_for(given), places=places),)


def _given(given: Given) -> Drawing:
    """The solid, with the section or the marked points."""
    if isinstance(given.solid, Revolution):
        assert given.line is not None, "a solid of revolution is cut along a line"
        (x, z), (p, q) = given.line
        line = (Fraction(x), Fraction(z)), (Fraction(p), Fraction(q))
        return _with_sheet(given.solid.solid, curve(given.solid, line), given.solid.with_sides(_SHADED))
    if marks := _marked(given):
        return _with_points(given.solid, marks)
    body, section = _section(given)
    return _with_sheet(body.solid, [body.seen(point) for point in section.rings[0]], body.solid)


def _with_points(body: Polyhedron, points: Sequence[Triple]) -> Drawing:
    """The polyhedron with the lettered points P, Q and R; the letters stand clear of all lines."""
    size = scale(body)
    dots = [
        Dot(one.spot.real / size, one.spot.imag / size, letter, (round(one.beside.real, 5), round(one.beside.imag, 5)))
        for letter, one in zip("PQR", lettered(body, points), strict=True)
    ]
    drawing, room = draw([body.solid], CAMERA, dashed=True), 0.75 * LETTER / size
    xs, ys = zip(*((dot.x + dot.beside[0] / size, dot.y + dot.beside[1] / size) for dot in dots), strict=True)
    return replace(
        drawing,
        left=min(drawing.left, min(xs) - room),
        top=min(drawing.top, min(ys) - room),
        right=max(drawing.right, max(xs) + room),
        bottom=max(drawing.bottom, max(ys) + room),
        dots=tuple(dots),
    )


def _with_sheet(solid: Solid, ring: Sequence[tuple[float, float, float]], shaded: Solid) -> Drawing:
    """The solid with its section, which is seen through it; its hidden sides are dashed like those of the solid.

    The surface is that of the ``shaded`` solid.
    """
    sheet = replace(polyhedron(ring, [range(len(ring))]), open=True, stroke="blue")
    drawing = draw([solid, sheet], CAMERA, dashed=True)
    seen = tuple((x, y) for x, y, _ in CAMERA.project(ring).tolist())
    return replace(drawing, patches=(*draw([shaded], CAMERA).patches, Patch(seen, "highlight", 0.0)))


def _flat(rings: Sequence[Outline]) -> Drawing:
    """A plane shape as a drawing."""
    turned = [tuple((x, -y) for x, y in ring) for ring in rings]
    joined = list(turned[0])
    for ring in turned[1:]:  # to each further ring and back by the same way, so that holes stay free
        joined += (turned[0][0], *ring, ring[0])
    xs, ys = ([point[axis] for ring in turned for point in ring] for axis in (0, 1))
    outline = tuple(Line((*ring, ring[0]), "ink", "medium", False) for ring in turned)
    return Drawing((Patch(tuple(joined), "highlight", 0.0),), outline, min(xs), min(ys), max(xs), max(ys))


def _in_pieces(rings: Sequence[Outline]) -> bool:
    """True if a further ring reaches out of the first one and hence is no hole."""
    ends = [[(min(axis), max(axis)) for axis in zip(*ring, strict=True)] for ring in rings]
    return any(
        low < least or high > most
        for ring in ends[1:]
        for (low, high), (least, most) in zip(ring, ends[0], strict=True)
    )


def _in_field(shape: Drawing, ground: Tone) -> Drawing:
    """A shape on a field that fills its room, lest one of its pieces seem to belong to another shape."""
    _, wide, high = _OFFERED
    x, y = (shape.left + shape.right) / 2, (shape.top + shape.bottom) / 2
    unit = max((shape.right - shape.left) / wide, (shape.bottom - shape.top) / high) / _FILLED
    left, top = x - unit * wide / 2, y - unit * high / 2
    points = tuple((left + unit * across, top + unit * down) for across, down in card(0, 0, wide, high, ground).points)
    return replace(
        shape,
        patches=(Patch(points, ground, 0.0), *shape.patches),
        left=left,
        top=top,
        right=left + unit * wide,
        bottom=top + unit * high,
    )
