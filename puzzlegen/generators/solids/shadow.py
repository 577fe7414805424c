"""Shadows of towers: which outline is cast on a wall, and which can be cast on none.

Outlines come first. For `cast` they are two orders of the same columns and their mirror images; one of the four becomes
the key, and only then are towers placed that cast it. For `cannot` they are three orders, no two of which are mirror
images; towers that stand in one of them from the front and in another from the side lack the third.
"""

from collections.abc import Mapping
from typing import Annotated, Final, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.towers import CAMERAS, ROOFS, City, Light, Roof, Tower, Viewer
from puzzlegen.formats.solids.shadow import Cannot, Cast, Column, Given, Letter, Outline, Sides, Top

_LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
_TOPS: Final[tuple[Top, ...]] = ("flat", "flat", "peak", "rise", "fall")
_MIRRORED: Final[Mapping[Top, Top]] = {"flat": "flat", "peak": "peak", "rise": "fall", "fall": "rise"}
_TRIES: Final = 120
_STEP: Final = 0.1  # along a line of sight
_SPOTS: Final = tuple((a, b) for a in (0.1, 0.5, 0.9) for b in (0.1, 0.5, 0.9))  # on a roof
_LEAST_FREE: Final = 6  # of them

_ENDS_ALIKE: Final = 5  # columns of which those between the ends suffice for four outlines


_FEWEST, _MOST = 3, 12  # towers of a city, where the band leaves it open


class ShadowParams(Params, frozen=True, kw_only=True):
    """Outlines have so many ``columns``, of towers ``deep`` behind one another."""

    columns: Annotated[int, Knob("wider outlines", 3, 6)]
    deep: Annotated[int, Knob("more towers behind one another", 2, 6)]


LEVELS: Final = {
    Level.EASY: ShadowParams(band=(3, 5), columns=3, deep=2),
    Level.MEDIUM: ShadowParams(band=(6, 7), columns=3, deep=3),
    Level.HARD: ShadowParams(band=(8, 12), columns=4, deep=4),
    Level.EXTREME: ShadowParams(band=(13, 16), columns=5, deep=5),
}


def invent(rng: Stream, params: ShadowParams, asked: Drawn) -> Puzzle:
    """Draw the outlines, then the key, then towers that cast it."""
    rng, casting = rng.child("state"), asked.question is Cast
    viewer: Viewer = rng.choice(("left", "right"))
    fewest = max(_FEWEST, int(params.band[0]))
    towers = rng.between(fewest, min(max(_MOST, fewest + 3), int(params.band[1])))
    light: Light = rng.choice(("front", viewer))
    key = rng.class_by_index(4 if casting else 3, "key")
    outlines = _options(params.columns, rng) if casting else _orders(params.columns, rng)
    for _ in range(_TRIES):
        if casting:
            city = _placed(outlines[key], params.deep, towers, light, rng)
            if city is not None and _all_seen(city, viewer):
                return Puzzle(Given(city, viewer, light), Cast(outlines), LETTERS[key])
            continue
        front, side = rng.sample([number for number in range(3) if number != key], 2)
        either = [rng.choice((outlines[number], mirrored(outlines[number]))) for number in (front, side)]
        city = _crossed(either[0], either[1], towers, rng)
        if _all_seen(city, viewer):
            return Puzzle(Given(city, viewer), Cannot(outlines), LETTERS[key], Sides(_LETTERS[front], _LETTERS[side]))
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


def _crossed(front: Outline, side: Outline, towers: int, rng: Stream) -> City:
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
    heights = [[0 if tower is None else tower.height for tower in row] for row in city]
    highest = max(map(max, heights))

    def free(x: float, y: float, z: float) -> bool:
        own = int(x), int(y)
        while z < highest:
            x, y, z = x + across, y + back, z + up
            if not (0 <= x < wide and 0 <= y < deep):
                return True
            at = int(x), int(y)
            if heights[at[1]][at[0]] <= z or at == own:
                continue
            tower = city[at[1]][at[0]]
            if tower is not None and (tower.cubes > z or _roof_height(tower, x % 1, y % 1) > z):
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
