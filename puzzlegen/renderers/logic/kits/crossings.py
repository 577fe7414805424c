"""Draws a bank with passengers and their quarrels, what carries them across, and the bank to which all want to go."""

from collections.abc import Iterator, Mapping, Sequence
from math import atan2, cos, hypot, pi, sin
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Painted, Rect, Scene
from puzzlegen.renderers.kits.icons.coats import coated
from puzzlegen.renderers.logic.kits.natural_icons import natural

Point: TypeAlias = tuple[float, float]

_SHORES: Final = 10.2, 13.9  # where the left side ends and the right one begins
_WIDE: Final = 16.4
_MIDDLE: Final = 5.15  # of the ring of passengers
_DISC: Final = 0.9
_BADGE: Final = 0.27
_ASIDE, _UP = 0.68, 0.62  # of a badge, from the middle of its passenger
_ROUND: Final = 40  # corners of the ring's passengers and of what is round
_OFF: Final = 0.5  # radians between a badge and a zigzag
_HOME: Final = 1.7  # size of what stands on the right side
_HOMES: Final = {"river": "windmill", "gorge": "church", "sea": "lighthouse", "lake": "house", "canyon": "tent"}
_LINE: Final = 0.045
_DARK: Final = "#2b2f36"


class _Land(NamedTuple):
    """Colours: of the ground, of the shore, of what is between the sides from the top to the bottom."""

    ground: str
    shore: str
    top: str
    bottom: str


_LANDS: Final[Mapping[str, _Land]] = {
    "river": _Land("#dcebc3", "#c3b183", "#b5daee", "#8fc3e2"),
    "gorge": _Land("#e6e3d3", "#a89a86", "#d5cfc4", "#8d8478"),
    "sea": _Land("#f4e6c2", "#e3cd98", "#a9dbe6", "#6fb7d3"),
    "lake": _Land("#d5e3c4", "#9db07e", "#b9d9e6", "#88b6cf"),
    "canyon": _Land("#f1d6b0", "#cf9566", "#e9cfae", "#b9764d"),
}


def ring(count: int) -> tuple[list[Point], float]:
    """Where the passengers stand, in a ring in which no zigzag passes behind a third one, and how high the scene is."""
    down = {5: 2.9, 6: 3.0, 7: 3.3, 8: 3.6}.get(count, 2.7)
    high, across = 2 * down + 2.7, down * {7: 1.06, 8: 1.0}.get(count, 1.2)
    # The ring is not quite regular, so that no three zigzags meet in a point.
    angles = [(2 * pi * (one + 0.5) + 0.12 * sin(2.1 * one)) / count for one in range(count)]
    return [(_MIDDLE + across * sin(angle), high / 2 - down * cos(angle)) for angle in angles], high


def crossing(
    scene: str, sign: str, names: Sequence[str], weights: Sequence[str], pairs: Sequence[Sequence[int]]
) -> Scene:
    """All that is there: the sides, the guide and what carries him with its sign, the passengers and their quarrels."""
    places, high = ring(len(names))
    seed = sum(map(len, names)) + len(pairs)
    level = high / 2 + 0.4 * (seed % 4 - 1.5)  # of what crosses over
    taken = [*places, *(_between(places[a], places[b], part / 5) for a, b in pairs for part in range(1, 5))]
    post = (_SHORES[1] + _WIDE) / 2 + 0.1, high / 2 + (0.8 if seed % 2 else -0.8)
    home = post[0], (post[1] - 1.1) / 2 if seed % 2 else (post[1] + 1.2 + high) / 2
    pole = [(post[0] - 0.45, post[1] + down) for down in (-1.1, 0.0, 1.2)]
    nodes: list[AnyNode] = [
        *_sides(scene, high),
        *_plants(scene, high, [*taken, post, *pole, home], seed),
        Group(coated(_HOMES[scene]), home[0] - _HOME / 2, home[1] - _HOME / 2, _HOME),
        *_vehicle(scene, sum(_SHORES) / 2, level + 0.4),
        *_sign(sign, sum(_SHORES) / 2, level + 1.0),
        *_flag(post[0], post[1] + 1.2),
        *(
            node
            for a, b in pairs
            for node in _zigzag(places[a], places[b], _bow(a, b, len(names)), (_MIDDLE, high / 2))
        ),
    ]
    for number, (name, weight, (x, y)) in enumerate(zip(names, weights, places, strict=True), 1):
        against = [places[a + b - number + 1] for a, b in pairs if number - 1 in (a, b)]
        nodes += _passenger(name, number, weight, x, y, _side((x, y), against))
    return Scene(_WIDE, high, (*nodes, Rect(0, 0, _WIDE, high, stroke="mark")))


def _side(place: Point, against: Sequence[Point]) -> int:
    """The side of a passenger's number: the outer one, unless a zigzag would end there."""
    outer = 1 if place[0] > _MIDDLE + 0.5 else -1
    ways = [atan2(y - place[1], x - place[0]) for x, y in against]

    def room(side: int) -> float:
        corner = atan2(-_UP, side * _ASIDE)
        return min((abs((way - corner + pi) % (2 * pi) - pi) for way in ways), default=pi)

    return outer if room(outer) >= _OFF or room(-outer) < room(outer) else -outer


def _passenger(name: str, number: int, weight: str, x: float, y: float, side: int) -> Iterator[AnyNode]:
    """A disc with a passenger, the number above at the given side, and the weight below, if there is one."""
    yield Circle(x, y, _DISC, "paper", "ink", "medium")
    size = 0.92 if weight else 1.1
    yield Group(natural(name), x - size / 2, y - (0.68 if weight else size / 2), size)
    if weight:
        yield Label(x, y + 0.47, weight, 0.27, "ink", "label")
    x, y = x + side * _ASIDE, y - _UP
    yield Circle(x, y, _BADGE, "ink")
    yield Rect(x - 0.15, y - 0.18, 0.3, 0.36, fill="ink")  # which surely lies below all of the number
    yield Label(x, y, str(number), 0.3, "paper")


def _bow(one: int, other: int, count: int) -> float:
    """How far a zigzag bends inwards: in a large ring it would brush the one between two others."""
    return 0.35 if count > 6 and (one - other) % count in (2, count - 2) else 0.0


def _zigzag(start: Point, end: Point, bow: float, middle: Point) -> Iterator[AnyNode]:
    """A red zigzag, which passes over those that are there; it may bend towards the middle."""
    (x1, y1), (x2, y2) = start, end
    long = hypot(x2 - x1, y2 - y1)
    steps = max(6, 2 * round(long / 0.4))
    right, down = -(y2 - y1) / long, (x2 - x1) / long
    inwards = 1 if right * (middle[0] - x1) + down * (middle[1] - y1) > 0 else -1
    aside = [0.1 * (-1) ** step + inwards * bow * sin(pi * step / steps) for step in range(steps + 1)]
    way = tuple(
        (x1 + (x2 - x1) * step / steps + right * far, y1 + (y2 - y1) * step / steps + down * far)
        for step, far in enumerate(aside)
    )
    yield Painted(way, stroke="#ffffff", width=0.17)
    yield Painted(way, stroke="#cf2f3c", width=0.075)


def _sides(scene: str, high: float) -> Iterator[AnyNode]:
    """The ground on both sides with what grows there, and what is between them."""
    land = _LANDS[scene]
    sheet = ((0.0, 0.0), (_WIDE, 0.0), (_WIDE, high), (0.0, high))
    yield Painted(sheet, land.top, land.bottom)
    steps = [high * step / 40 for step in range(41)]
    if scene in ("gorge", "canyon"):
        for row in range(int(high / 0.9)):  # layers of rock on both walls
            y = 0.5 + 0.9 * row
            yield Painted(((_SHORES[0], y), (_SHORES[0] + 0.75, y + 0.12)), stroke=land.shore, width=0.05)
            yield Painted(((_SHORES[1] - 0.75, y + 0.12), (_SHORES[1], y)), stroke=land.shore, width=0.05)
    else:
        for row in range(int(high / 0.62)):
            x, y = _SHORES[0] + 0.55 + 1.37 * (row * 0.618 % 1) * 1.5, 0.45 + 0.62 * row
            wave = tuple((x + 0.07 * step, y - 0.05 * sin(step * pi / 3)) for step in range(9))
            yield Painted(wave, stroke="#e9f6fb", width=0.05)
    for side, far, out in ((_SHORES[0], 0.0, 1), (_SHORES[1], _WIDE, -1)):
        edge = [(side + 0.16 * sin(1.7 * y + out) + 0.07 * sin(4.3 * y), y) for y in steps]
        shore = [(x + 0.2 * out, y) for x, y in edge]
        yield Painted(((far, 0), *shore, (far, high)), land.shore)
        yield Painted(((far, 0), *edge, (far, high)), land.ground)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])


def _plants(scene: str, high: float, taken: Sequence[Point], seed: int) -> Iterator[AnyNode]:
    """What grows on both sides, where nothing else is."""
    grown = list[Point]()
    for number in range(seed, seed + 60):  # spread evenly (Roberts, "The unreasonable effectiveness of quasirandom")
        x, y = 0.8 + (_WIDE - 1.6) * (0.754878 * number % 1), 0.7 + (high - 1.3) * (0.569840 * number % 1)
        on_land = x < _SHORES[0] - 0.9 or x > _SHORES[1] + 0.8
        room = min(hypot(x - a, y - b) for a, b in taken), min((hypot(x - a, y - b) for a, b in grown), default=9.0)
        if on_land and room[0] > 1.5 and room[1] > 1.6:
            yield from _growth(scene, x, y, len(grown))
            grown.append((x, y))


def _growth(scene: str, x: float, y: float, number: int) -> Iterator[AnyNode]:
    """Something that stands on the ground."""
    match scene, number % 3:
        case (("river" | "lake"), 0):
            if scene == "river":
                yield _poly("#7a5a3a", x, y, (-0.07, 0.3), (0.07, 0.3), (0.05, -0.1), (-0.05, -0.1))
                yield _round(x, y - 0.2, 0.36, "#7fb35c")
            else:
                yield _poly("#6d5238", x, y, (-0.06, 0.36), (0.06, 0.36), (0.06, 0.1), (-0.06, 0.1))
                for rise in (0.14, -0.1, -0.3):
                    yield _poly("#4f8a5c", x, y + rise, (-0.32, 0.06), (0.32, 0.06), (0.0, -0.38))
        case (("river" | "lake"), _):
            for lean in (-0.16, 0.0, 0.16):
                yield Painted(((x, y + 0.2), (x + lean, y - 0.16)), stroke="#7fae5a", width=0.06)
        case "sea", 0:
            star = [(pi * k / 5, 0.3 if k % 2 else 0.13) for k in range(10)]
            yield Painted(tuple((x + r * sin(a), y + r * cos(a)) for a, r in star), "#e8875a")
        case "sea", _:
            yield _round(x, y, 0.2, "#e9d3c4")
            for lean in (-0.1, 0.0, 0.1):
                yield Painted(((x, y + 0.16), (x + 1.4 * lean, y - 0.14)), stroke="#c9a58f", width=0.04)
        case "canyon", 0:
            yield Painted(((x, y + 0.34), (x, y - 0.36)), stroke="#5f8f4a", width=0.16)
            yield Painted(((x - 0.24, y - 0.16), (x - 0.24, y + 0.04), (x, y + 0.04)), stroke="#5f8f4a", width=0.1)
            yield Painted(((x + 0.24, y - 0.26), (x + 0.24, y - 0.08), (x, y - 0.08)), stroke="#5f8f4a", width=0.1)
        case _:
            tone = "#c98f63" if scene == "canyon" else "#b3aa9a"
            yield _poly(tone, x, y, (-0.36, 0.2), (-0.22, -0.12), (0.02, -0.22), (0.26, -0.06), (0.36, 0.2))


def _poly(fill: str, x: float, y: float, *corners: Point, line: bool = False) -> Painted:
    points = tuple((x + a, y + b) for a, b in corners)
    return Painted(points, fill, stroke=_DARK if line else None, width=_LINE)


def _round(x: float, y: float, radius: float, fill: str, *, line: bool = False) -> Painted:
    turns = (2 * pi * step / _ROUND for step in range(_ROUND))
    points = tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)
    return Painted(points, fill, stroke=_DARK if line else None, width=_LINE)


def _vehicle(scene: str, x: float, y: float) -> Iterator[AnyNode]:
    """What carries the guide; (x, y) is the middle of its upper rim."""
    match scene:
        case "gorge":
            rope = max(1.0, y - 1.9)  # where it bears the cabin
            yield Painted(((_SHORES[0] - 0.6, 0.75), (x, rope), (_SHORES[1] + 0.6, 0.75)), stroke=_DARK, width=0.08)
            for side in (_SHORES[0] - 0.6, _SHORES[1] + 0.6):
                yield _poly("#6f6558", side, 0.75, (-0.12, 0.9), (0.12, 0.9), (0.07, -0.3), (-0.07, -0.3), line=True)
            yield Painted(((x, rope), (x, y - 1.3)), stroke=_DARK, width=0.08)
            cabin = ((-1.25, -1.15), (-1.05, -1.35), (1.05, -1.35), (1.25, -1.15), (1.25, 1.3), (-1.25, 1.3))
            yield _poly("#c8473c", x, y, *cabin, line=True)
            yield _poly("#eef5f8", x, y, (-1.0, -1.1), (1.0, -1.1), (1.0, 0.1), (-1.0, 0.1), line=True)
            yield from _guide(x, y + 0.1, 0.78)
            yield _poly("#a8362d", x, y, (-1.25, 0.1), (1.25, 0.1), (1.25, 0.24), (-1.25, 0.24))
        case "canyon":
            top = max(1.2, y - 2.1)
            for lean in (-1, -0.3, 0.3, 1):
                yield Painted(((x + 0.85 * lean, y + 0.2), (x + 1.0 * lean, top + 0.6)), stroke="#6d5238", width=0.05)
            yield _round(x, top - 0.05, 1.15, "#d9584a", line=True)
            for wide in (0.75, 0.3):
                band = [(wide * sin(turn), -1.15 * cos(turn)) for turn in (2 * pi * k / _ROUND for k in range(_ROUND))]
                yield _poly("#f6dfa4" if wide == 0.75 else "#d9584a", x, top - 0.05, *band)
            yield _poly("#8a5a34", x, top + 1.05, (-0.4, 0.0), (0.4, 0.0), (0.3, 0.16), (-0.3, 0.16), line=True)
            yield from _guide(x, y + 0.35, 0.8)
            yield _poly("#b98550", x, y, (-1.0, 0.2), (1.0, 0.2), (0.9, 1.4), (-0.9, 1.4), line=True)
        case "lake":
            yield Painted(((x + 1.25, y + 1.1), (x + 0.75, y - 1.15)), stroke="#6d5238", width=0.09)
            yield from _guide(x - 0.1, y + 0.3, 1.0)
            for row in range(4):
                yield _poly(
                    "#c98f55" if row % 2 else "#d9a468",
                    x,
                    y + 0.3 + 0.3 * row,
                    *((-1.5, 0.04), (-1.42, 0.0), (1.42, 0.0), (1.5, 0.04), (1.5, 0.26), (1.42, 0.3)),
                    *((-1.42, 0.3), (-1.5, 0.26)),
                    line=True,
                )
        case _:
            if scene == "sea":
                yield Painted(((x + 0.5, y + 0.3), (x + 0.5, y - 2.2)), stroke="#6d5238", width=0.1)
                leech = [(0.85 * sin(pi * step / 20), -0.25 - 1.85 * (1 - step / 10)) for step in range(11)]
                yield _poly("#fbf7ee", x + 0.6, y, *leech, (0.0, -0.25), line=True)
                yield _poly("#d9584a", x + 0.5, y - 2.2, (0.0, 0.0), (0.0, -0.3), (0.42, -0.15), line=True)
            yield from _guide(x - 0.35, y + 0.35, 1.0)
            turns = (pi * step / _ROUND for step in range(_ROUND + 1))
            hull = [(1.55 * cos(turn), 0.25 + 1.2 * sin(turn) ** 0.8) for turn in turns]
            yield _poly("#a8703f", x, y, *hull, line=True)
            yield _poly("#c48f57", x, y, (-1.62, 0.18), (1.62, 0.18), (1.58, 0.36), (-1.58, 0.36), line=True)


def _sign(text: str, x: float, y: float) -> Iterator[AnyNode]:
    yield Rect(x - 0.82, y - 0.3, 1.64, 0.6, fill="paper", stroke="ink", weight="thin")
    yield Label(x, y, text, 0.32, "given")


def _guide(x: float, ground: float, size: float) -> Iterator[AnyNode]:
    """Coat, arms, head and hat of the guide, down to the waist."""

    def part(fill: str, *corners: Point) -> Painted:
        return _poly(fill, x, ground, *((a * size, b * size) for a, b in corners), line=True)

    yield part("#3f7d6b", (-0.42, 0.0), (-0.4, -0.42), (-0.26, -0.6), (0.26, -0.6), (0.4, -0.42), (0.42, 0.0))
    yield part("#f2d48a", (-0.18, -0.6), (0.18, -0.6), (0.0, -0.36))
    yield _round(x, ground - 0.86 * size, 0.28 * size, "#f0c9a4", line=True)
    for side in (-0.1, 0.1):
        yield _round(x + side * size, ground - 0.86 * size, 0.035 * size, _DARK)
    smile = tuple((x + 0.11 * a * size, ground + (-0.74 - 0.035 * a * a) * size) for a in (-1, -0.5, 0, 0.5, 1))
    yield Painted(smile, stroke=_DARK, width=0.03)
    yield part("#8a5a34", (-0.24, -1.02), (-0.2, -1.36), (0.2, -1.36), (0.24, -1.02))
    yield part("#8a5a34", (-0.5, -0.98), (-0.44, -1.06), (0.44, -1.06), (0.5, -0.98))


def _flag(x: float, ground: float) -> Iterator[AnyNode]:
    """A flag that marks where all want to go."""
    yield Painted(((x - 0.45, ground), (x - 0.45, ground - 2.3)), stroke="#6d5238", width=0.1)
    edge = [(-0.4 + 1.05 * step / 20, 0.07 * sin(2 * pi * step / 20)) for step in range(21)]
    yield _poly("#d9483b", x, ground - 2.25, *edge, *((a, b + 0.78) for a, b in reversed(edge)), line=True)


def carried(count: int, crossings: Sequence[Sequence[int]]) -> Iterator[AnyNode]:
    """Below each passenger, on which crossings he is on board, in the accent colour."""
    for one, (x, y) in enumerate(ring(count)[0]):
        numbers = [number for number, load in enumerate(crossings, 1) if one in load]
        if numbers:
            text = _runs(numbers)
            wide = 0.22 + 0.2 * len(text)
            yield Rect(x - wide / 2, y + _DISC - 0.08, wide, 0.46, fill="paper", stroke="entry", weight="thin")
            yield Label(x, y + _DISC + 0.15, text, 0.27, "entry", "entry")


def _runs(numbers: Sequence[int]) -> str:
    """Numbers in rising order, with three or more that follow one another drawn together."""
    runs = list[list[int]]()
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    told = [f"{run[0]}-{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs]
    return ", ".join(told)
