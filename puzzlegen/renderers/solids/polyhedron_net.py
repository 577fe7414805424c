"""Shows nets of polyhedra, and the solids to which they fold."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts
from puzzlegen.core.scene import Hue, Label, Scene
from puzzlegen.facts.solids.bodies import Face, Frame, Mark, Solid, Tone
from puzzlegen.facts.solids.camera import orthographic
from puzzlegen.facts.solids.polyhedra import Net, Shape, Side, Spot, laid, solid
from puzzlegen.formats.solids.polyhedron_net import (
    Clashes,
    Closed,
    Corner,
    Edge,
    Given,
    Query,
    WhichNet,
    WhichSolid,
)
from puzzlegen.renderers.kits.telling import labelled, lines, options
from puzzlegen.renderers.solids.kits.drawing import Drawing, draw
from puzzlegen.renderers.solids.kits.layout import Block, Room, arranged, with_card
from puzzlegen.renderers.solids.kits.net_reasons import of_closing, of_nets, of_solids
from puzzlegen.renderers.solids.kits.nets import Panel, draw_net
from puzzlegen.renderers.solids.kits.polyhedron_descriptions import NETS, SOLIDS, told_net, told_place, told_solid
from puzzlegen.renderers.solids.kits.tones import STOCK, ground_for

msg: Final = messages(__name__)

_CAMERA: Final = orthographic(-60, 24)
_LETTER: Final = 0.28
_FROM_EDGE: Final = 0.42  # of a letter, in units of the scene
_FROM_CORNER: Final = 0.56
_BAND: Final = 0.14  # of the scene's units
_WEDGE: Final = 0.3


def word(given: Given, query: Query) -> Wording:  # noqa: ARG001 - the picture tells all of it
    """Ask for the solid, the net, or what meets when the net is folded."""
    task = task_of(query)
    return Wording(
        rules=sentences(msg("shown-both" if isinstance(query, Edge | Corner) else f"shown-{task}"), msg("lines")),
        ask=msg(f"ask-{task}"),
        short="" if isinstance(query, WhichSolid) else msg(f"short-{task}"),
        kind=Kind.LETTER,
        options=(None,) * len(query.options),
    )


def explain(given: Given, query: Query, answer: str, why: Clashes | Closed | NoFacts) -> Phrase:
    """The faces that the wrong solids or nets have, or how the outline closes from its corners on."""
    match query:
        case WhichSolid(solids):
            return of_solids(_net(given), solids, answer)
        case WhichNet(nets):
            assert isinstance(why, Clashes), "facts are those of the question"
            return of_nets(_solid(given), nets, answer, why.clashes)
        case Edge(places) | Corner(places):
            assert isinstance(why, Closed), "facts are those of the question"
            return of_closing(_net(given), task_of(query), _marked(given), places, answer, why.closed)


def describe(given: Given, query: Query) -> Phrase:
    """What the solids are, the faces of the nets with what their sides are joined to, and the coloured places."""
    if isinstance(query, WhichSolid):
        told = labelled(msg("net"), told_net(_net(given)))
        return lines(SOLIDS, NETS, told, options(map(told_solid, query.options)))
    shown = SOLIDS, labelled(msg("solid"), told_solid(_solid(given))), NETS
    if isinstance(query, WhichNet):
        return lines(*shown, options(map(told_net, query.options)))
    net, task = _net(given), task_of(query)
    marked, *places = (told_place(net, task, place) for place in (_marked(given), *query.options))
    return lines(*shown, labelled(msg("net"), told_net(net)), labelled(msg(f"red-{task}"), marked), options(places))


def depict(given: Given, query: Query) -> tuple[Scene, ...]:
    """What is given above, the options below; or the solid beside its net, on which the options are."""
    match query:
        case WhichSolid(solids):
            shown, room = [_draw_net(_net(given), "solid", {})], Room(1.3, 7.5, 4.5)
            return (arranged(shown, room, [*map(_drawn, solids)], Room(1.5, 2.7, 2.7), LETTERS, ground_for(given)),)
        case WhichNet(options):
            nets, room = [_draw_net(net, "net", {}) for net in options], Room(2.8, 4.8, 4.8)
            of_one_size = Room(min(map(Room(1.2, 6.0, 4.6).fit, nets)), math.inf, math.inf)
            shown = [_drawn(_solid(given))]
            return (arranged(shown, room, nets, of_one_size, LETTERS, ground_for(given), even=False),)
        case Edge(places) | Corner(places):
            return (
                _beside(_drawn(_solid(given)), _net(given), task_of(query), places, _marked(given), ground_for(given)),
            )


def _solid(given: Given) -> Shape:
    assert given.solid is not None, "solids are on offer where none is given"
    return given.solid


def _net(given: Given) -> Net:
    assert given.net is not None, "nets are on offer where none is given"
    return given.net


def _marked(given: Given) -> Side:
    assert given.marked is not None, "places are asked for where one is marked"
    return given.marked


@cache
def _drawn(shape: Shape) -> Drawing:
    return draw([replace(_ruled(solid(shape)), fill=STOCK)], _CAMERA, dashed=True)


def _ruled(body: Solid) -> Solid:
    """The solid with lines on its rectangles, one unit apart."""
    faces: list[Face] = []
    for face in body.faces:
        if len(face.outline) != 4:
            faces.append(face)
            continue
        one, two, _, four = ([float(part) for part in body.vertices[corner]] for corner in face.outline)
        frame = Frame((one[0], one[1], one[2]), _way(one, two), _way(one, four))
        faces.append(replace(face, marks=_rules(math.dist(one, two), math.dist(one, four)), frame=frame))
    return replace(body, faces=tuple(faces))


def _way(start: Sequence[float], end: Sequence[float]) -> tuple[float, float, float]:
    a, b, c = (y - x for x, y in zip(start, end, strict=True))
    return a, b, c


def _rules(width: float, height: float) -> tuple[Mark, ...]:
    """The lines that divide a rectangle into unit squares, in its own frame."""
    across, down = round(width), round(height)
    lines = [((step / across, 0.0), (step / across, 1.0)) for step in range(1, across)]
    lines += [((0.0, step / down), (1.0, step / down)) for step in range(1, down)]
    return tuple(Mark(line, stroke="line", closed=False) for line in lines)


def _draw_net(net: Net, task: str, coloured: Mapping[Side, Hue], scale: float = 1.0) -> Drawing:
    """The net with colours along some of its edges, or in some of its corners; they are as wide at every scale."""
    panels: list[Panel] = []
    for face, outline in enumerate(laid(net)):
        (a, b), (c, d), (e, f) = outline[0], outline[1], outline[-1]
        frame = (a, b), (c - a, d - b), (e - a, f - b)
        marks = list(_rules(abs(complex(*frame[1])), abs(complex(*frame[2])))) if len(outline) == 4 else []
        for side, hue in coloured.items():
            if side[0] == face:
                width = (_BAND if task == "edge" else _WEDGE) / scale
                parts, border = (_band if task == "edge" else _wedge)(outline, side[1], width)
                marks += [Mark(tuple(_in_frame(point, frame) for point in part), hue, None) for part in parts]
                marks.append(Mark(tuple(_in_frame(point, frame) for point in border)))
        panels.append(Panel(outline, tuple(marks), frame))
    return draw_net(panels)


def _in_frame(point: Spot, frame: tuple[Spot, Spot, Spot]) -> Spot:
    """A point of the net in the coordinates of a frame."""
    (left, top), (a, b), (c, d) = frame
    x, y, area = point[0] - left, point[1] - top, a * d - b * c
    return (x * d - y * c) / area, (a * y - b * x) / area


def _directions(outline: Sequence[Spot], side: int) -> tuple[complex, complex, complex]:
    """Where a side begins, its direction, and the one to the inside; y runs down and corners counterclockwise."""
    start, end = complex(*outline[side]), complex(*outline[(side + 1) % len(outline)])
    along = (end - start) / abs(end - start)
    return start, along, -1j * along


def _band(outline: Sequence[Spot], side: int, width: float) -> tuple[list[list[Spot]], list[Spot]]:
    """A narrow band along the inside of a side: short pieces of it, and its border.

    No letter may stand in the upright box around a fill, which is much larger than a slanted band.
    """
    start, along, inwards = _directions(outline, side)
    length = abs(complex(*outline[(side + 1) % len(outline)]) - start) - 2 * width
    count = math.ceil(2 * length / width)
    ends = [start + (width + length * number / count) * along for number in range(count + 1)]
    spots = [((end.real, end.imag), ((end + width * inwards).real, (end + width * inwards).imag)) for end in ends]
    pieces = [[near[0], far[0], far[1], near[1]] for near, far in pairwise(spots)]
    return pieces, [spots[0][0], spots[-1][0], spots[-1][1], spots[0][1]]


def _wedge(outline: Sequence[Spot], corner: int, radius: float) -> tuple[list[list[Spot]], list[Spot]]:
    """A piece of a disc in a corner, in narrow pieces, and its border.

    No letter may stand in the upright box around a fill, which is no larger than a narrow piece.
    """
    start, along, _ = _directions(outline, corner)
    back = complex(*outline[corner - 1]) - start
    angle = math.atan2((back / along).imag, (back / along).real)
    turns = [along * complex(math.cos(angle * step / 12), math.sin(angle * step / 12)) for step in range(13)]
    tip, *arc = ((point.real, point.imag) for point in (start, *(start + radius * turn for turn in turns)))
    return [[tip, *ends] for ends in pairwise(arc)], [tip, *arc]


def _beside(solid: Drawing, net: Net, task: str, places: Sequence[Side], marked: Side, ground: Tone) -> Scene:
    """The solid on a card, and its net with its lettered edges or corners."""
    coloured: dict[Side, Hue] = {**dict.fromkeys(places, "blue"), marked: "red"}
    scale = Room(1.7).fit(draw_net([Panel(outline) for outline in laid(net)]))
    drawing = _draw_net(net, task, coloured, scale)
    nodes = list(drawing.at(-scale * drawing.left, -scale * drawing.top, scale))
    faces = laid(net)
    for letter, (face, side) in zip(LETTERS, places, strict=False):
        outline = faces[face]
        start, along, inwards = _directions(outline, side)
        if task == "edge":
            beside = (net.faces[face][side] + 1) // 2 - 0.5  # a line that halves the edge would cross the letter
            spot = start + beside * along + _FROM_EDGE / scale * inwards
        else:
            back = complex(*outline[side - 1]) - start
            between = along + back / abs(back)
            spot = start + _FROM_CORNER / scale * between / abs(between)
        x, y = round(scale * (spot.real - drawing.left), 5), round(scale * (spot.imag - drawing.top), 5)
        # what is finer differs by machine
        nodes.append(Label(x, y, letter, _LETTER, "given", "label"))
    unfolded = Block(tuple(nodes), scale * (drawing.right - drawing.left), scale * (drawing.bottom - drawing.top))
    return with_card(solid, Room(2.2, 4.6, 4.6), unfolded, ground)
