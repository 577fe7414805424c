"""Shadows of towers: which outline is cast on a wall, and which can be cast on none.

Outlines come first. For `cast` they are two orders of the same columns and their mirror images; one of the four becomes
the key, and only then are towers placed that cast it. For `cannot` they are three orders, no two of which are mirror
images; towers that stand in one of them from the front and in another from the side lack the third.
"""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.towers import CAMERAS, ROOFS, City, Light, Roof, Tower, Viewer

Task: TypeAlias = Literal["cast", "cannot"]
Top: TypeAlias = Literal["flat", "peak", "rise", "fall"]

_TOPS: Final[tuple[Top, ...]] = ("flat", "flat", "peak", "rise", "fall")
_MIRRORED: Final[Mapping[Top, Top]] = {"flat": "flat", "peak": "peak", "rise": "fall", "fall": "rise"}
_TRIES: Final = 120
_STEP: Final = 0.1  # along a line of sight
_SPOTS: Final = tuple((a, b) for a in (0.1, 0.5, 0.9) for b in (0.1, 0.5, 0.9))  # on a roof
_LEAST_FREE: Final = 6  # of them
_ORDERED: Final = 3  # columns that have three orders, no two of them mirror images: `cannot` needs so many

_ENDS_ALIKE: Final = 5  # columns of which those between the ends suffice for four outlines


class Column(NamedTuple):
    """A column of an outline: whole cubes, and what is on top of them, as high as a cube if it is not flat."""

    cubes: int
    top: Top

    @property
    def height(self) -> int:
        """Of the whole column, in cubes."""
        return self.cubes + (self.top != "flat")


Outline: TypeAlias = tuple[Column, ...]

_FEWEST, _MOST = 3, 12  # towers of a city, where the band leaves it open


class ShadowParams(Params, frozen=True, kw_only=True):
    """``tasks`` are equally frequent; outlines have so many ``columns``, of towers ``deep`` behind one another."""

    tasks: tuple[Task, ...]
    columns: Annotated[int, Knob("wider outlines", 2, 6)]
    deep: Annotated[int, Knob("more towers behind one another", 2, 6)]


LEVELS: Final = {
    Level.EASY: ShadowParams(band=(3, 5), tasks=("cast",), columns=3, deep=2),
    Level.MEDIUM: ShadowParams(band=(6, 7), tasks=("cast",), columns=3, deep=3),
    Level.HARD: ShadowParams(band=(8, 12), tasks=("cast", "cannot"), columns=4, deep=4),
    Level.EXTREME: ShadowParams(band=(13, 16), tasks=("cast", "cannot"), columns=5, deep=5),
}


def invent(rng: Stream, params: ShadowParams) -> Puzzle:
    """Draw the outlines, then the key, then towers that cast it."""
    rng = rng.child("state")
    task = params.tasks[rng.class_by_index(len(params.tasks), "task")]
    if params.columns < _ORDERED:
        task = "cast"
    viewer: Viewer = rng.choice(("left", "right"))
    fewest = max(_FEWEST, int(params.band[0]))
    towers = rng.between(fewest, min(max(_MOST, fewest + 3), int(params.band[1])))
    light: Light = rng.choice(("front", viewer))
    key = rng.class_by_index(4 if task == "cast" else 3, "key")
    outlines = _options(params.columns, rng) if task == "cast" else _orders(params.columns, rng)
    why: Statement = {}
    for _ in range(_TRIES):
        if task == "cast":
            city = _placed(outlines[key], params.deep, towers, light, rng)
        else:
            front, side = rng.sample([outline for outline in outlines if outline != outlines[key]], 2)
            why = {"front": LETTERS[outlines.index(front)], "side": LETTERS[outlines.index(side)]}
            either = rng.choice((front, mirrored(front))), rng.choice((side, mirrored(side)))
            city = _crossed(*either, towers, rng)
        if city is not None and _all_seen(city, viewer):
            statement = {"towers": city, "viewer": viewer} | ({"light": light} if task == "cast" else {})
            return Puzzle(statement, {"task": task, "options": outlines}, LETTERS[key], why)
    raise Rejected("some towers hide others")


def mirrored(outline: Outline) -> Outline:
    """The outline as seen from the other side."""
    return tuple(Column(column.cubes, _MIRRORED[column.top]) for column in reversed(outline))


def _options(count: int, rng: Stream) -> tuple[Outline, ...]:
    """Two orders of the same columns and their mirror images, in random order.

    Wide ones all have the same ends, so that no look at these tells the key.
    """
    first = [Column(rng.between(1, 3), rng.choice(_TOPS)) for _ in range(count)]
    inner = range(count)
    if count >= _ENDS_ALIKE:
        first[-1] = first[0]._replace(top=_MIRRORED[first[0].top])
        inner = inner[1:-1]
    second = list(first)
    one, other = rng.sample(inner, 2)
    second[one], second[other] = second[other], second[one]
    outlines = [tuple(first), tuple(second), mirrored(tuple(first)), mirrored(tuple(second))]
    if len(set(outlines)) < 4:
        raise Rejected("two outlines are equal")
    rng.shuffle(outlines)
    return tuple(outlines)


def _orders(count: int, rng: Stream) -> tuple[Outline, ...]:
    """Three orders of the same columns, all of which look the same from both sides."""
    kinds = [Column(cubes, top) for cubes in (1, 2, 3) for top in ("flat", "peak")]
    columns = rng.sample(kinds, count)
    outlines: list[Outline] = []
    while len(outlines) < 3:
        outline = tuple(columns[place] for place in rng.permutation(count))
        if not {outline, mirrored(outline)} & set(outlines):
            outlines.append(outline)
    return tuple(outlines)


def _placed(outline: Outline, deep: int, towers: int, light: Light, rng: Stream) -> City | None:
    """Towers that cast the outline: one in each column does, the others are no higher than its cubes."""
    count = len(outline)
    cells: dict[tuple[int, int], Tower] = {}
    for column, (cubes, top) in enumerate(outline):
        cells[column, rng.below(deep)] = Tower(cubes, rng.choice(_roofs(top, light)))
    free = [(column, depth) for column in range(count) for depth in range(deep) if (column, depth) not in cells]
    if towers < count or towers - count > len(free):
        return None
    for column, depth in rng.sample(free, towers - count):
        cells[column, depth] = _lower(outline[column].cubes, rng)
    wide, back = (count, deep) if light == "front" else (deep, count)
    return tuple(tuple(cells.get(_from_lamp(x, y, wide, back, light)) for x in range(wide)) for y in range(back))


def _from_lamp(x: int, y: int, wide: int, back: int, light: Light) -> tuple[int, int]:
    """The column, from the left, and the depth of a place as seen from where the light comes."""
    match light:
        case "front":
            return x, y
        case "left":
            return back - 1 - y, x
        case "right":
            return y, wide - 1 - x


def _roofs(top: Top, light: Light) -> tuple[Roof, ...]:
    """The roofs that look like this from where the light comes."""
    match top, light:
        case "flat", _:
            return ("flat",)
        case "peak", "front":
            return "pyramid", "ridge_y"
        case "peak", _:
            return "pyramid", "ridge_x"
        case "rise", _:
            return ({"front": "east", "left": "south", "right": "north"}[light],)  # type: ignore[return-value]
        case _:
            return ({"front": "west", "left": "north", "right": "south"}[light],)  # type: ignore[return-value]


def _lower(most: int, rng: Stream) -> Tower:
    """A tower of at most this height."""
    height = rng.between(1, most)
    roof = rng.choice(ROOFS) if height > 1 else "flat"
    return Tower(height - (roof != "flat"), roof)


def _crossed(front: Outline, side: Outline, towers: int, rng: Stream) -> City | None:
    """Towers that cast one outline from the front and the other one from the left."""
    count = len(front)
    cells: dict[tuple[int, int], Tower] = {}
    for x, column in enumerate(front):
        y = count - 1 - side.index(column)
        cells[x, y] = Tower(column.cubes, "flat" if column.top == "flat" else "pyramid")
    free = [(x, y) for x in range(count) for y in range(count) if (x, y) not in cells]
    for x, y in rng.sample(free, towers - count):
        cells[x, y] = _lower(min(front[x].cubes, side[count - 1 - y].cubes), rng)
    return tuple(tuple(cells.get((x, y)) for x in range(count)) for y in range(count))


def _all_seen(city: City, viewer: Viewer) -> bool:
    """True if of every tower most of the roof is hidden by no other tower."""
    across, back, up = (_STEP * part for part in CAMERAS[viewer].rows[2])
    deep, wide = len(city), len(city[0])
    highest = max(tower.height for row in city for tower in row if tower is not None)

    def free(x: float, y: float, z: float) -> bool:
        own = int(x), int(y)
        while z < highest:
            x, y, z = x + across, y + back, z + up
            if not (0 <= x < wide and 0 <= y < deep):
                return True
            tower = city[int(y)][int(x)]
            if tower is None or tower.height <= z or (int(x), int(y)) == own:
                continue
            if tower.cubes > z or _roof_height(tower, x % 1, y % 1) > z:
                return False
        return True

    for y, row in enumerate(city):
        for x, tower in enumerate(row):
            if tower is not None:
                hidden = 0
                for a, b in _SPOTS:
                    hidden += not free(x + a, y + b, _roof_height(tower, a, b))
                    if hidden > len(_SPOTS) - _LEAST_FREE:
                        return False
    return True


def _roof_height(tower: Tower, x: float, y: float) -> float:
    """How high a tower is above a spot of its base, which reaches from 0 to 1."""
    match tower.roof:
        case "flat":
            return tower.cubes
        case "pyramid":
            return tower.cubes + 1 - 2 * max(abs(x - 0.5), abs(y - 0.5))
        case "ridge_x":
            return tower.cubes + 1 - 2 * abs(y - 0.5)
        case "ridge_y":
            return tower.cubes + 1 - 2 * abs(x - 0.5)
        case "east":
            return tower.cubes + x
        case "west":
            return tower.cubes + 1 - x
        case "north":
            return tower.cubes + y
        case "south":
            return tower.cubes + 1 - y
