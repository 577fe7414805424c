"""Shows towers and the outlines of their shadows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts
from puzzlegen.core.scene import Scene
from puzzlegen.facts.solids.bodies import Face, Frame, Mark, Solid, Tone, box
from puzzlegen.facts.solids.towers import CAMERAS, City, Tower
from puzzlegen.formats.solids.shadow import Given, Outline, Query, Sides
from puzzlegen.renderers.kits.telling import (
    AND,
    PAIRS,
    SEMICOLON,
    comma_list,
    grid,
    labelled,
    lines,
    options,
    pair,
    sentence_list,
)
from puzzlegen.renderers.solids.kits.drawing import Drawing, Line, Patch, draw
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.stacks import tone_of
from puzzlegen.renderers.solids.kits.tones import ground_for

msg: Final = messages(__name__)

_PLATE: Final = 0.3  # thick enough that its front is no sliver
_ARROW: Final = ((0.45, 0.12), (1.25, 0.12), (1.25, 0.32), (1.75, 0), (1.25, -0.32), (1.25, -0.12), (0.45, -0.12))
_SHADOW: Final = Tone("#97a2af")
_PLATE_TONE: Final = Tone("#d3d9df")
_SEAM: Final = "line"  # between the cubes of a wall


def word(given: Given, query: Query) -> Wording:  # noqa: ARG001 - the picture tells the towers
    """Ask for the outline that is cast, or for the one that is not."""
    task = task_of(query)
    return Wording(
        rules=sentences(msg("towers"), msg(f"light-{task}")),
        ask=msg(f"ask-{task}"),
        short=msg(f"short-{task}"),
        kind=Kind.LETTER,
        options=(None,) * len(query.options),
    )


def explain(given: Given, query: Query, answer: str, why: Sides | NoFacts) -> Phrase:  # noqa: ARG001
    """What makes the outlines, and which one the light casts."""
    outlines = dict(zip(LETTERS, query.options, strict=False))
    columns = {letter: _columns(option, "brief") for letter, option in outlines.items()}
    if not isinstance(why, Sides):
        return msg("explanations-cast", columns=columns[answer], answer=answer, others=_apart(outlines, answer))
    return msg(
        "explanations-cannot",
        front=why.front,
        front_columns=columns[why.front],
        side=why.side,
        side_columns=columns[why.side],
        answer=answer,
        columns=columns[answer],
    )


def _apart(outlines: Mapping[str, Outline], answer: str) -> Phrase:
    """In which column, the first from the left, each of the other outlines differs from the right one."""
    found: dict[int, list[Phrase]] = {}
    for letter, outline in outlines.items():
        if letter != answer:
            columns = zip(outline, outlines[answer], strict=True)
            number = next(number for number, (one, other) in enumerate(columns, start=1) if one != other)
            found.setdefault(number, []).append(letter)
    return comma_list(
        (
            msg("first-apart", letters=sentence_list(letters, AND), count=len(letters), number=number)
            for number, letters in sorted(found.items())
        ),
        SEMICOLON,
    )


def describe(given: Given, query: Query) -> Phrase:
    """The towers on a map with their roofs, the light, and the outlines from left to right."""
    rows = given.towers[::-1]
    parts = [labelled(msg("floor"), grid(("." if tower is None else tower.cubes for tower in row) for row in rows))]
    roofs = [
        msg(f"roofs-{tower.roof}", cell=pair(y, x))
        for y, row in enumerate(rows)
        for x, tower in enumerate(row)
        if tower is not None and tower.roof != "flat"
    ]
    if roofs:
        parts += (PAIRS, labelled(msg("roofs-on"), comma_list(roofs, SEMICOLON)))
    parts.append(msg(f"seen-{given.viewer}"))
    if given.light:
        parts.append(msg(f"arrow-points-{given.light}"))
    return lines(*parts, msg("outlines"), options(map(_columns, query.options)))


def _columns(outline: Outline, kind: str = "tops") -> Phrase:
    return comma_list((msg(f"{kind}-{top}", cubes=cubes, high=cubes + 1) for cubes, top in outline), SEMICOLON)


def depict(given: Given, query: Query) -> tuple[Scene, ...]:
    """The towers with the arrow of the light above, the outlines below."""
    outlines = list(map(_flat, query.options))
    return (arranged([_drawn(given)], Room(1.45, 8.0, 6.1), outlines, Room(0.62), LETTERS, ground_for(given)),)


def _tower(tower: Tower, x: int, y: int) -> Solid:
    """A tower on the floor, its walls ruled into squares."""
    base = tower.cubes
    high = base + 1
    tops = {  # heights of the corners, counterclockwise from the one at the front on the left
        "flat": (base, base, base, base),
        "east": (base, high, high, base),
        "west": (high, base, base, high),
        "north": (base, base, high, high),
        "south": (high, high, base, base),
    }
    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    vertices: list[tuple[float, float, float]] = [(a, b, 0) for a, b in corners]
    walls: list[tuple[int, ...]]
    if tower.roof in tops:
        heights = tops[tower.roof]
        vertices += [(a, b, height) for (a, b), height in zip(corners, heights, strict=True)]
        walls = [(k, (k + 1) % 4, (k + 1) % 4 + 4, k + 4) for k in range(4)]
        roofs: list[tuple[int, ...]] = [(4, 5, 6, 7)]
    else:
        vertices += [(a, b, base) for a, b in corners]
        walls = [(k, (k + 1) % 4, (k + 1) % 4 + 4, k + 4) for k in range(4)]
        match tower.roof:
            case "pyramid":
                vertices.append((0.5, 0.5, high))
                roofs = [(k + 4, (k + 1) % 4 + 4, 8) for k in range(4)]
            case "ridge_x":
                vertices += [(0, 0.5, high), (1, 0.5, high)]
                roofs = [(4, 5, 9, 8), (6, 7, 8, 9)]
                walls[1], walls[3] = (1, 2, 6, 9, 5), (3, 0, 4, 8, 7)
            case _:
                vertices += [(0.5, 0, high), (0.5, 1, high)]
                roofs = [(5, 6, 9, 8), (7, 4, 8, 9)]
                walls[0], walls[2] = (0, 1, 5, 8, 4), (2, 3, 7, 9, 6)
    faces = []
    for wall in walls:
        first = 0 if max(vertices[corner][2] for corner in wall) > base else 1
        faces.append(Face(wall, marks=_rules(base)[first:], frame=_frame(vertices, wall, base)))
    faces += [Face(roof) for roof in roofs]
    return Solid(tuple(vertices), (*faces, Face((3, 2, 1, 0)))).moved(x, y, 0)


def _rules(base: int) -> tuple[Mark, ...]:
    """The lines between the cubes of a wall, from above."""
    return tuple(Mark(((0, step / base), (1, step / base)), stroke=_SEAM, closed=False) for step in range(base))


def _frame(vertices: Sequence[tuple[float, float, float]], wall: Sequence[int], base: int) -> Frame:
    """The frame of the cubes of a wall."""
    (a, b, c), (p, q, _) = vertices[wall[0]], vertices[wall[1]]
    return Frame((a, b, c + base), (p - a, q - b, 0), (0, 0, -base))


def _solids(city: City) -> Iterator[Solid]:
    wide, deep = len(city[0]), len(city)
    tone = tone_of(tower.cubes for row in city for tower in row if tower is not None)
    yield replace(box(wide, deep, _PLATE).moved(0, 0, -_PLATE), fill=_PLATE_TONE)
    for y, row in enumerate(city):
        for x, tower in enumerate(row):
            if tower is not None:
                yield replace(_tower(tower, x, y), fill=tone)


def _drawn(given: Given) -> Drawing:
    """The towers on their floor, and an arrow that lies on the ground before it."""
    city = given.towers
    solids = list(_solids(city))
    wide, deep = len(city[0]), len(city)
    if given.light:
        spots: list[tuple[float, float, float]] = []
        for along, across in _ARROW:
            away = 2.1 - along
            match given.light:
                case "front":
                    spots.append((wide / 2 + across, -away, -_PLATE))
                case "left":
                    spots.append((-away, deep / 2 - across, -_PLATE))
                case "right":
                    spots.append((wide + away, deep / 2 + across, -_PLATE))
        ring = tuple(range(len(spots)))
        solids.append(Solid(tuple(spots), (Face(ring),), fill="orange", open=True))
    drawing = draw(solids, CAMERAS[given.viewer])
    # Where a tower rises from the top of a lower one, an edge lies on a line between cubes, and must cover it
    return replace(drawing, lines=tuple(sorted(drawing.lines, key=lambda line: line.stroke != _SEAM)))


def _flat(outline: Outline) -> Drawing:
    """An outline, filled; it stands on a line."""
    points: list[tuple[float, float]] = [(0, 0)]
    for place, (cubes, top) in enumerate(outline):
        left = -cubes - (top == "fall")
        right = -cubes - (top == "rise")
        points.append((place, left))
        if top == "peak":
            points.append((place + 0.5, -cubes - 1))
        points.append((place + 1, right))
    points.append((len(outline), 0))
    ring = tuple(point for number, point in enumerate(points) if point != points[number - 1])
    highest = min(y for _, y in ring)
    line = Line((*ring, ring[0]), "ink", "medium", False)
    return Drawing((Patch(ring, _SHADOW, 0.0),), (line,), 0.0, highest, float(len(outline)), 0.0)
