"""Pictures of sums, each on a plate: a house with braces, a market board, a constellation."""

import math
from collections.abc import Callable, Sequence
from itertools import accumulate, count
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.scene import (
    AnyNode,
    Circle,
    Element,
    Group,
    Label,
    Painted,
    Polyline,
    Rect,
    Scene,
    Segments,
    option_element,
)
from puzzlegen.drawing.marking import Area
from puzzlegen.formats.logic import linear_sums as form
from puzzlegen.renderers.kits.icons.coats import coated

Point: TypeAlias = tuple[float, float]
Plate: TypeAlias = Callable[[int, float, float, bool], list[AnyNode]]
"""Draws the plate of the clue with this number around a point; its mark stands above it, or beside it."""

STARS: Final = "PQRSTUVWXY"
_PLATE: Final = (0.9, 0.62)
_FLOOR: Final = (4.2, 1.1)  # of the house
_LANE: Final = 1.15  # between braces
_ROOF: Final = 1.7
_TREADS: Final = (0, 0, 0.14, 0.14, 0.28, 0.28, 0.42, 0.42, 0.58, 0.58, 0.72, 0.72, 0.86, 0.86, 1, 1)
_RISES: Final = (0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1, 1, 0.75, 0.75, 0.5, 0.5, 0.25, 0.25, 0)
_GABLES: Final = (  # outlines of roofs, in widths of the house and heights of the roof
    ((-0.05, 0), (0.5, 1), (1.05, 0)),
    ((-0.05, 0), (0.1, 0.65), (0.9, 0.65), (1.05, 0)),
    tuple(zip(_TREADS, _RISES, strict=True)),
    ((-0.05, 0), (0.1, 0.75), (0.25, 0.2), (0.5, 0.95), (0.75, 0.2), (0.9, 0.75), (1.05, 0)),
)
_AWNINGS: Final = ("#c4625c", "#9a6c48", "#6288b0", "#76a27b")
_LOOKS: Final = (  # of houses: roof, front, and door with shutters
    ("#b4644c", "#f3e2c4", "#5b7f6b"),
    ("#6d7f92", "#e9d9cf", "#8c4f45"),
    ("#8a6a55", "#dfe7dc", "#476a8c"),
    ("#7a8f72", "#f4e6b8", "#8a5a3c"),
    ("#94576a", "#e4e4ee", "#5f6a86"),
)
_PANE: Final = "#cfe5f0"
_SKY_BEHIND: Final = ("#cfe3f0", "#f3f8fa")
_LAWN: Final = "#b9d39a"
_WOOD: Final = "#c99c66"  # around the board of a market
_CHALKED: Final = "#fbf4e3"
_NIGHTS: Final = (  # skies from the top to the horizon, and the far and the near hills
    ("#22305a", "#5d689c", "#2f4d5c", "#1d343d"),
    ("#2b2a55", "#7a5f8e", "#4b3f6c", "#2e2848"),
    ("#173a52", "#4d7d8c", "#2b5653", "#193735"),
)
_LAND: Final = 1.2  # height of the hills
_GLOW: Final = "#f6ecc4"  # of the moon and of small stars
_ICON: Final = 0.98
_ROWS: Final = (1.6, 2.1)  # least and greatest height of a row of the market board
_COLUMN: Final = 6  # rows of the market board at most, if it has one column
_ITEM: Final = _ICON + 0.5  # a thing and the sign behind it
_SIDE: Final = 0.9  # beside the sums of the market
_SKY: Final = 3.4  # between neighbouring stars
_STAR: Final = 0.85


def marked_clues(query: form.Query) -> tuple[int, ...]:
    """The clues that are options, which have letters."""
    return query.options if isinstance(query, form.Superfluous | form.WrongOffered) else ()


def picture(statement: form.Statement, query: form.Query) -> tuple[Scene, dict[int, Area]]:
    """The sums, those that are options with their letters, and the areas of their plates.

    Every plate is an element if one is to be boxed.
    """
    clues, marked, areas = statement.clues, marked_clues(query), dict[int, Area]()

    def plate(number: int, x: float, y: float, beside: bool) -> list[AnyNode]:
        left, top = x - _PLATE[0] / 2, y - _PLATE[1] / 2
        areas[number] = left, top, *_PLATE
        nodes: list[AnyNode] = [
            Rect(left, top, *_PLATE, fill="paper", stroke="ink", weight="thin", radius=0.12),
            Label(x, y, str(clues[number].sum), 0.34, "given"),
        ]
        if type(query) is form.Wrong:
            nodes.append(Element(f"clue-{number + 1}", left, top, *_PLATE))
        if number in marked:
            letter = LETTERS[marked.index(number)]
            u, v = (x + 0.85, y) if beside else (x, y - 0.62)
            nodes.append(Circle(u, v, 0.27, "highlight", "ink", "thin"))
            nodes.append(Label(u, v, letter, 0.3, "given"))
            nodes.append(Element(option_element(letter), left, top, *_PLATE))
        return nodes

    match statement:
        case form.House():
            scene = _house(statement, plate)
        case form.Market():
            scene = _market(statement, plate, marked=bool(marked))
        case form.Stars():
            scene = _sky(statement, plate)
    return scene, areas


def _house(statement: form.House, plate: Plate) -> Scene:
    """Floors above one another, numbered from below, and braces on both sides, the short ones nearest."""
    floors, clues = statement.floors, statement.clues
    lanes: list[list[Sequence[int]]] = []
    places = {}
    for number in sorted(range(len(clues)), key=lambda one: (len(clues[one].parts), clues[one].parts)):
        parts = clues[number].parts
        for lane in count():
            if lane == len(lanes):
                lanes.append([])
            if not any(set(parts) & set(other) for other in lanes[lane]):
                lanes[lane].append(parts)
                places[number] = lane
                break
    wide, high = _FLOOR
    lefts = -(-len(lanes) // 2)
    left = lefts * _LANE + 0.5
    across, top = 2 * left + wide, _ROOF + 0.3
    ground = top + floors * high
    nodes: list[AnyNode] = [
        _box(0, 0, across, ground + 0.5, *_SKY_BEHIND),
        _box(0, ground, across, ground + 0.5, _LAWN),
        Segments(tuple((0.3, top + one * high, across - 0.3, top + one * high) for one in range(floors)), "line"),
        Segments(((0, ground, across, ground),), "ink", "medium"),
    ]
    look, gable = sum(clue.sum for clue in clues), sum(sum(clue.parts) for clue in clues) % len(_GABLES)
    nodes += _facade(floors, left, top, look, _GABLES[gable])
    for number, lane in places.items():
        low, up = clues[number].parts[0], clues[number].parts[-1] + 1
        side = 1 if lane % 2 else -1
        x = across / 2 + side * (wide / 2 + 0.25 + (lane // 2 + 0.5) * _LANE)
        y1, y2 = ground - up * high + 0.12, ground - low * high - 0.12
        tip = x - side * 0.28
        nodes.append(Polyline(((tip, y1), (x, y1), (x, y2), (tip, y2)), "ink", "medium"))
        nodes += plate(number, x, (y1 + y2) / 2, False)
    return Scene(across, ground + 0.5, tuple(nodes))


def _box(left: float, top: float, right: float, bottom: float, fill: str, fade: str | None = None) -> Painted:
    return Painted(((left, top), (right, top), (right, bottom), (left, bottom)), fill, fade)


def _facade(floors: int, left: float, top: float, look: int, gable: Sequence[tuple[float, float]]) -> list[AnyNode]:
    """A front with a roof, a chimney, a door, and windows of one of three kinds."""
    wide, high = _FLOOR
    roof, front, wood = _LOOKS[look % len(_LOOKS)]
    slopes = tuple((left + x * wide, top - y * _ROOF) for x, y in gable)
    chimney, right, bottom = left + wide * 0.72, left + wide, top + floors * high
    nodes: list[AnyNode] = [
        _box(chimney, top - _ROOF * 0.85, chimney + 0.5, top, "#a86650"),
        Rect(chimney, top - _ROOF * 0.85, 0.5, _ROOF * 0.7, None, "ink"),
        Painted(slopes, roof),
        Polyline(slopes, "ink", "medium", closed=True),
        _box(left, top, right, bottom, front),
        Rect(left, top, wide, floors * high, None, "ink", "medium"),
    ]
    for floor in range(floors):
        y = top + (floors - 1 - floor) * high
        nodes.append(Segments(((left, y + high, right, y + high),), "ink", "thin"))
        nodes.append(Rect(left + 0.2, y + high / 2 - 0.29, 0.58, 0.58, "paper", "line", radius=0.1))
        nodes.append(Label(left + 0.49, y + high / 2, str(floor + 1), 0.32, "label"))
        for number in range(3):
            x = left + 1.1 + number * 1.03
            if floor == 0 and number == 1:
                nodes += [_box(x - 0.02, y + 0.2, x + 0.6, y + high, wood), Circle(x + 0.48, y + 0.66, 0.05, "paper")]
                nodes.append(Rect(x - 0.02, y + 0.2, 0.62, high - 0.2, None, "ink"))
            else:
                nodes += _window(x, y + 0.2, look // len(_LOOKS) % 3, wood)
    return nodes


def _window(x: float, y: float, kind: int, wood: str) -> list[AnyNode]:
    """A window with a cross, with an arch, or with shutters, 0.58 wide and 0.66 high."""
    if kind == 1:
        bow = (
            (x + 0.29 - 0.29 * math.cos(part * math.pi / 10), y + 0.29 - 0.29 * math.sin(part * math.pi / 10))
            for part in range(11)
        )
        outline = (*bow, (x + 0.58, y + 0.66), (x, y + 0.66))
        bars = ((x + 0.29, y, x + 0.29, y + 0.66), (x, y + 0.32, x + 0.58, y + 0.32))
        return [Painted(outline, _PANE), Polyline(outline, "ink", closed=True), Segments(bars, "ink", "hair")]
    if kind == 2:
        leaves = (x - 0.08, x + 0.48)
        nodes: list[AnyNode] = [_box(one, y, one + 0.18, y + 0.66, wood) for one in leaves]
        nodes += [_box(x + 0.1, y, x + 0.48, y + 0.66, _PANE), Rect(x - 0.08, y, 0.74, 0.66, None, "ink")]
        return [*nodes, Segments(tuple((x + part, y, x + part, y + 0.66) for part in (0.1, 0.29, 0.48)), "ink", "hair")]
    bars = ((x + 0.29, y, x + 0.29, y + 0.66), (x, y + 0.33, x + 0.58, y + 0.33))
    return [_box(x, y, x + 0.58, y + 0.66, _PANE), Rect(x, y, 0.58, 0.66, None, "ink"), Segments(bars, "ink", "hair")]


def _market(statement: form.Market, plate: Plate, *, marked: bool) -> Scene:
    """Rows of things on a board below an awning, in two columns if there are many; the plates of each in a line."""
    clues = statement.clues
    columns = 1 if len(clues) <= _COLUMN else 2
    rows = -(-len(clues) // columns)
    behind = 0.58 + _PLATE[0] / 2
    parts = [len(max(clues[column * rows :][:rows], key=lambda one: len(one.parts)).parts) for column in range(columns)]
    ends = list(accumulate(_SIDE + length * _ITEM + behind + 0.7 * marked for length in parts))
    across, top, hue = ends[-1] + _SIDE, 1.4, _AWNINGS[sum(clue.sum for clue in clues) % len(_AWNINGS)]
    stripes = 2 * round(across / 2.2) + 1
    high = min(max(_ROWS[0], (across / 1.9 - 2) / rows), _ROWS[1])
    foot = top + rows * high + 0.2
    nodes: list[AnyNode] = [
        _box(0.3, 0.6, across - 0.3, foot, _WOOD),
        _box(0.45, 0.6, across - 0.45, foot - 0.15, _CHALKED),
        Rect(0.3, 0.6, across - 0.6, foot - 0.6, None, "ink", "medium"),
    ]
    for stripe in range(stripes):
        x, step = 0.15 + stripe * (across - 0.3) / stripes, (across - 0.3) / stripes
        bow = [
            (x + step * (1 - math.cos(t * math.pi / 32)) / 2, 0.85 + 0.3 * math.sin(t * math.pi / 32))
            for t in range(33)
        ]
        outline = ((x + step, 0.2), (x, 0.2), *bow)
        nodes += [Painted(outline, hue if stripe % 2 == 0 else _CHALKED), Polyline(outline, "ink", "thin", closed=True)]
    for number, clue in enumerate(clues):
        column, row = divmod(number, rows)
        x, y = ends[column] - 0.7 * marked - behind - len(clue.parts) * _ITEM, top + (row + 0.5) * high
        for place, part in enumerate(clue.parts):
            at = x + place * _ITEM
            nodes.append(Group(coated(statement.things[part]), at, y - _ICON / 2, _ICON))
            nodes.append(_sign(at + _ICON + 0.25, y, plus=place + 1 < len(clue.parts)))
        nodes += plate(number, x + len(clue.parts) * _ITEM + 0.58, y, True)
    return Scene(across, foot + 0.3, tuple(nodes))


def _sign(x: float, y: float, *, plus: bool) -> Segments:
    """A plus or an equals sign."""
    bars = ((x - 0.13, y, x + 0.13, y), (x, y - 0.13, x, y + 0.13))
    level = tuple((x - 0.13, y + aside, x + 0.13, y + aside) for aside in (-0.06, 0.06))
    return Segments(bars if plus else level, "ink", "medium")


def _sky(statement: form.Stars, plate: Plate) -> Scene:
    """Stars with their names, joined by lines."""
    stars = statement.stars
    left, top = (min(xy[axis] for xy in stars) for axis in (0, 1))
    places = [(1.25 + (x - left) / 10 * _SKY, 1.25 + (y - top) / 10 * _SKY) for x, y in stars]
    across, high = (max(xy[axis] for xy in places) + 1.25 for axis in (0, 1))
    joined = [(places[clue.parts[0]], places[clue.parts[1]]) for clue in statement.clues]
    seed = sum(clue.sum for clue in statement.clues)
    nodes = _night(across, high, [*places, *(_between(*ends, part / 4) for ends in joined for part in (1, 2, 3))], seed)
    high += _LAND
    nodes.append(Rect(0, 0, across, high, stroke="mark"))
    nodes += [Polyline(ends, "paper", "medium") for ends in joined]
    for (x, y), name in zip(places, STARS, strict=False):
        points = tuple(
            (x + radius * math.sin(turn * math.pi / 5), y - radius * math.cos(turn * math.pi / 5))
            for turn in range(10)
            for radius in (_STAR if turn % 2 == 0 else _STAR * 0.55,)
        )
        nodes.append(Polyline(points, "ink", "thin", closed=True, fill="yellow"))
        nodes.append(Circle(x, y, 0.36, "paper"))
        nodes.append(Label(x, y, name, 0.34, "given"))
    for number, ends in enumerate(joined):
        nodes += plate(number, *_between(*ends, 0.5), False)
    return Scene(across, high, tuple(nodes))


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])


def _night(wide: float, high: float, taken: Sequence[Point], seed: int) -> list[AnyNode]:
    """A sky above hills, with a moon and small stars where nothing else is."""
    top, low, far, near = _NIGHTS[seed % len(_NIGHTS)]
    foot = high + _LAND
    nodes: list[AnyNode] = [_box(0, 0, wide, foot, top, low)]
    for hue, ridge, swell, turn in ((far, foot - _LAND, 0.28, seed), (near, foot - _LAND / 2, 0.2, 2 * seed + 2)):
        line = [(wide * step / 40, ridge + swell * math.sin(turn + 6 * step / 40)) for step in range(41)]
        nodes.append(Painted(((0, foot), *line, (wide, foot)), hue))

    def room(spot: Point) -> float:
        return min(math.dist(spot, other) for other in taken)

    spots = [(x / 2 + 1.1, y / 2 + 1.1) for x in range(int(2 * wide - 4)) for y in range(int(2 * (high - 3)))]
    moon = max(spots, key=room)
    for number in range(seed, seed + 50):  # spread evenly (Roberts, "The unreasonable effectiveness of quasirandom")
        x, y = 0.3 + (wide - 0.6) * (0.754878 * number % 1), 0.3 + (high - 0.6) * (0.569840 * number % 1)
        if room((x, y)) > 1.1 and math.dist((x, y), moon) > 1.2:
            nodes.append(_disc(x, y, 0.03 + 0.01 * (number % 3)))
    return [*nodes, _crescent(*moon)] if room(moon) > 1.6 else nodes


def _disc(x: float, y: float, radius: float) -> Painted:
    ring = (turn * math.pi / 8 for turn in range(16))
    return Painted(tuple((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in ring), _GLOW)


def _crescent(x: float, y: float, radius: float = 0.7) -> Painted:
    """A waxing moon."""
    limb = [(turn - 10) * math.pi / 20 for turn in range(21)]
    outer = [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in limb]
    inner = [(x + radius * 0.45 * math.cos(angle), y + radius * math.sin(angle)) for angle in reversed(limb)]
    return Painted((*outer, *inner), _GLOW)
