"""Shadows of towers: which outline is cast on a wall, and which can be cast on none.

Outlines come first. For `cast` they are two orders of the same columns and their mirror images, such that each column
looks in one of two ways; one of the four becomes the key, and only then are towers placed that cast it. For `cannot`
they are three orders, no two of which are mirror images; towers that stand in one of them from the front and in another
from the side lack the third.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Annotated, Any, Final, TypeAlias, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.towers import CAMERAS, ROOFS, City, Light, Roof, Tower, Viewer
from puzzlegen.formats.solids.shadow import Cannot, Cast, Column, Given, Letter, Outline, Sides, Top

Place: TypeAlias = tuple[int, int]  # to the right, to the back

_LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
_TOPS: Final[tuple[Top, ...]] = ("flat", "flat", "peak", "rise", "fall")
_SLOPING: Final[tuple[Top, ...]] = ("rise", "fall")
_UPRIGHT: Final[tuple[Top, ...]] = ("flat", "peak")
_COLUMNS: Final = tuple(Column(cubes, top) for cubes in (1, 2, 3) for top in _TOPS)
_MIRRORED: Final[Mapping[Top, Top]] = {"flat": "flat", "peak": "peak", "rise": "fall", "fall": "rise"}
_TRIES: Final = 40  # at towers that cast the outlines
_MORE: Final = 4  # at each further tower
_STEP: Final = 0.1  # along a line of sight
_SPOTS: Final = tuple((a, b) for a in (0.1, 0.5, 0.9) for b in (0.1, 0.5, 0.9))  # on a roof
_LEAST_FREE: Final = 6  # of them

_LEAST_HEEDED: Final = 2  # things: roofs, and on which side one stands
_HEEDED: Final = 4  # of them that most puzzles take which are drawn without a plan
_ORDERS: Final = 200  # of columns that are tried
_FEWEST, _MOST = 3, 12  # towers of a city, where the band leaves it open


class ShadowParams(Params, frozen=True, kw_only=True):
    """Outlines have so many ``columns``, of towers ``deep`` behind one another."""

    columns: Annotated[int, Knob("wider outlines", 3, 6)]
    deep: Annotated[int, Knob("more towers behind one another", 2, 6)]
    heeded: Annotated[int, Knob("more must be heeded to tell the shadow", 2, 5)]


LEVELS: Final = {
    Level.EASY: ShadowParams(band=(3, 4), depth=(2, 2), columns=3, deep=2, heeded=2),
    Level.MEDIUM: ShadowParams(band=(6, 7), depth=(3, 3), columns=3, deep=3, heeded=3),
    Level.HARD: ShadowParams(band=(8, 12), depth=(4, 4), columns=4, deep=4, heeded=4),
    Level.EXTREME: ShadowParams(band=(13, 16), depth=(5, 6), columns=5, deep=5, heeded=5),
}


def invent(rng: Stream, params: ShadowParams, asked: Drawn) -> Puzzle:
    """Draw the outlines, then the key, then towers that cast it."""
    rng, casting = rng.child("state"), asked.question is Cast
    viewer: Viewer = rng.choice(("left", "right"))
    fewest = max(_FEWEST, int(params.band[0]))
    towers = rng.between(fewest, min(max(_MOST, fewest + 3), int(params.band[1])))
    light: Light = rng.choice(("front", viewer))
    key = rng.class_by_index(4 if casting else 3, "key")
    columns, deepest = params.columns, params.heeded > _HEEDED
    if params.heeded == _LEAST_HEEDED:  # one tower in each line
        towers = columns = params.columns + rng.below(2)
    where: Sequence[int] = range(params.deep)
    if params.heeded < _HEEDED:  # the highest tower is the first one of its line or the last
        where = [rng.choice((0, params.deep - 1))]
    outlines = _options(columns, deepest, rng) if casting else _orders(columns, deepest, rng)
    for _ in range(_TRIES):
        if casting:
            city = _placed(outlines[key], params.deep, towers, viewer, light, where, rng)
            if city is not None:
                return Puzzle(Given(city, viewer, light), Cast(outlines), LETTERS[key])
            continue
        front, side = rng.sample([number for number in range(3) if number != key], 2)
        either = [rng.choice((outlines[number], mirrored(outlines[number]))) for number in (front, side)]
        city = _crossed(either[0], either[1], towers, viewer, rng)
        if city is not None:
            return Puzzle(Given(city, viewer), Cannot(outlines), LETTERS[key], Sides(_LETTERS[front], _LETTERS[side]))
    raise Rejected("some towers hide others")


def mirrored(outline: Outline) -> Outline:
    """The outline as seen from the other side."""
    return tuple(Column(column.cubes, _MIRRORED[column.top]) for column in reversed(outline))


def _options(count: int, alike: bool, rng: Stream) -> tuple[Outline, ...]:
    """Two orders of the same columns and their mirror images, in random order.

    Two columns that face each other change places, which tells the orders apart; others slope, which tells an order
    from its mirror image; the rest looks alike in both. So no column tells more than half of it. Columns that change
    places have ``alike`` tops, or different ones.
    """
    middle = (count + 1) // 2
    changing = rng.below(count // 2)
    sloping = rng.choice([place for place in range(middle) if place != changing])
    first = [Column(0, "flat")] * count
    for place in range(middle):
        cubes, top = rng.between(1, 3), rng.choice(_TOPS)
        if place == sloping:
            top = rng.choice(_SLOPING)
        elif 2 * place == count - 1:
            top = rng.choice(_UPRIGHT)
        first[place] = Column(cubes, top)
        first[-1 - place] = Column(cubes, top if place == sloping else _MIRRORED[top])
    second = list(first)
    second[changing] = rng.choice(
        [one for one in _COLUMNS if one != first[changing] and (one.top == first[changing].top) == alike]
    )
    first[-1 - changing] = Column(second[changing].cubes, _MIRRORED[second[changing].top])
    outlines = [tuple(first), tuple(second), mirrored(tuple(first)), mirrored(tuple(second))]
    rng.shuffle(outlines)
    return tuple(outlines)


def _orders(count: int, alike: bool, rng: Stream) -> tuple[Outline, ...]:
    """Three orders of the same columns, all of which look the same from both sides.

    Tops alone or cubes alone tell them apart; or else, two differ by the tops of columns only, and two by their cubes.
    """
    kinds = [Column(cubes, top) for cubes in (1, 2, 3) for top in ("flat", "peak")]
    for _ in range(_ORDERS):
        columns = rng.sample(kinds, count)
        outlines = [tuple(columns[place] for place in rng.permutation(count)) for _ in range(3)]
        if alike:
            some = ([column.cubes for column in outlines[0]], [column.top for column in outlines[0]])
            outlines[1:] = [_exchanged(outlines[0], looks, rng) for looks in some]
            rng.shuffle(outlines)
        told = [
            {_either_way([c.cubes for c in one]) for one in outlines},
            {_either_way([c.top for c in one]) for one in outlines},
        ]
        if len({_either_way(one) for one in outlines}) == 3 and (alike or min(map(len, told)) == 3):
            return tuple(outlines)
    raise Rejected("no orders of columns differ so")


def _exchanged(outline: Outline, looks: Sequence[object], rng: Stream) -> Outline:
    """The outline after two columns that look alike have changed places."""
    alike = [(one, other) for one, other in combinations(range(len(looks)), 2) if looks[one] == looks[other]]
    one, other = rng.choice(alike)
    found = list(outline)
    found[one], found[other] = outline[other], outline[one]
    return tuple(found)


def _either_way(order: Sequence[Any]) -> tuple[Any, ...]:
    return min(tuple(order), tuple(order[::-1]))


def _placed(
    outline: Outline, deep: int, towers: int, viewer: Viewer, light: Light, where: Sequence[int], rng: Stream
) -> City | None:
    """Towers that cast the outline: one in each column does, at one of these depths; others do not exceed its cubes."""
    count = len(outline)
    wide, back = (count, deep) if light == "front" else (deep, count)
    cells: dict[Place, Tower] = {}
    for column, (cubes, top) in enumerate(outline):
        cells[_from_light(column, rng.choice(where), wide, back, light)] = Tower(cubes, rng.choice(_roofs(top, light)))
    most = {
        _from_light(column, depth, wide, back, light): outline[column].cubes
        for column in range(count)
        for depth in range(deep)
    }
    return _filled(cells, most, towers, viewer, rng)


def _filled(
    cells: dict[Place, Tower], most: Mapping[Place, int], towers: int, viewer: Viewer, rng: Stream
) -> City | None:
    """So many towers, the further ones no higher than the most at their places; None where some roof is hidden."""
    if not _all_seen(cells, viewer):
        return None
    free = [place for place in most if place not in cells]
    for place in rng.sample(free, len(free)):
        if len(cells) == towers:
            break
        for _ in range(_MORE):
            more = {**cells, place: _lower(most[place], rng)}
            if _all_seen(more, viewer):
                cells = more
                break
    if len(cells) < towers:
        return None
    wide, back = (1 + max(line) for line in zip(*most, strict=True))
    return tuple(tuple(cells.get((x, y)) for x in range(wide)) for y in range(back))


def _from_light(column: int, depth: int, wide: int, back: int, light: Light) -> Place:
    """The place in the city of a column, from the left, and a depth as seen from where the light comes."""
    match light:
        case "front":
            return column, depth
        case "left":
            return depth, back - 1 - column
        case "right":
            return wide - 1 - depth, column


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


def _crossed(front: Outline, side: Outline, towers: int, viewer: Viewer, rng: Stream) -> City | None:
    """Towers that cast one outline from the front and the other one from the left."""
    count = len(front)
    cells: dict[Place, Tower] = {}
    for x, column in enumerate(front):
        y = count - 1 - side.index(column)
        cells[x, y] = Tower(column.cubes, "flat" if column.top == "flat" else "pyramid")
    most = {(x, y): min(front[x].cubes, side[count - 1 - y].cubes) for x in range(count) for y in range(count)}
    return _filled(cells, most, towers, viewer, rng)


def _all_seen(cells: dict[Place, Tower], viewer: Viewer) -> bool:
    """True if of every tower most of the roof is hidden by no other tower."""
    across, back, up = (_STEP * part for part in CAMERAS[viewer].rows[2])
    highest = max(tower.height for tower in cells.values())
    heights = {place: tower.height for place, tower in cells.items()}
    wide, deep = (1 + max(line) for line in zip(*cells, strict=True))

    def free(x: float, y: float, z: float, own: Place) -> bool:
        while z < highest:
            x, y, z = x + across, y + back, z + up
            if not (0 <= x < wide and 0 <= y < deep):
                return True
            at = int(x), int(y)
            if heights.get(at, 0) <= z or at == own:
                continue
            tower = cells[at]
            if tower.cubes > z or _roof_height(tower, x % 1, y % 1) > z:
                return False
        return True

    for (x, y), tower in reversed(cells.items()):  # the latest one is the likeliest to be hidden
        seen = hidden = 0
        for a, b in _SPOTS:
            if free(x + a, y + b, _roof_height(tower, a, b), (x, y)):
                seen += 1
                if seen == _LEAST_FREE:
                    break
            else:
                hidden += 1
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
