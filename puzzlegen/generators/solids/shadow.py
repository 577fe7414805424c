"""Shadows of towers: which outline is cast on a wall, and which can be cast on none.

Outlines come first. For `cast` they are two orders of the same columns and their mirror images; one of the four becomes
the key, and only then are towers placed that cast it. For `cannot` they are three orders, no two of which are mirror
images; towers that stand in one of them from the front and in another from the side lack the third.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias

import msgspec

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.item import AnswerForm, Asked, Choice, Option, Question, Statement, Text
from puzzlegen.core.scene import Scene
from puzzlegen.core.stream import Stream
from puzzlegen.generators.solids.bodies import Face, Frame, Mark, Solid, box
from puzzlegen.generators.solids.camera import orthographic
from puzzlegen.generators.solids.drawing import Drawing, Line, Patch, draw
from puzzlegen.generators.solids.layout import Room, arranged

Task: TypeAlias = Literal["cast", "cannot"]
Light: TypeAlias = Literal["front", "left", "right"]
Roof: TypeAlias = Literal["flat", "pyramid", "ridge_x", "ridge_y", "east", "west", "north", "south"]
Top: TypeAlias = Literal["flat", "peak", "rise", "fall"]

LETTERS: Final = "ABCD"
ROOFS: Final[tuple[Roof, ...]] = ("flat", "pyramid", "ridge_x", "ridge_y", "east", "west", "north", "south")
_TOPS: Final[tuple[Top, ...]] = ("flat", "flat", "peak", "rise", "fall")
_MIRRORED: Final[Mapping[Top, Top]] = {"flat": "flat", "peak": "peak", "rise": "fall", "fall": "rise"}
_CAMERAS: Final = {"right": orthographic(-58, 33), "left": orthographic(-122, 33)}
_PLATE: Final = 0.3  # thick enough that its front is no sliver
_TRIES: Final = 120
_STEP: Final = 0.1  # along a line of sight
_LEAST_FREE: Final = 6  # of nine spots on a roof
_ARROW: Final = ((0.45, 0.12), (1.25, 0.12), (1.25, 0.32), (1.75, 0), (1.25, -0.32), (1.25, -0.12), (0.45, -0.12))


class Tower(msgspec.Struct, frozen=True):
    """Cubes on top of one another, at least one, and a roof as high as a cube, if it is not flat.

    A ridge runs along the axis that it names; other roofs slope, with their high side in the east (to the right), west,
    north (at the back) or south.
    """

    cubes: int
    roof: Roof = "flat"

    @property
    def height(self) -> int:
        """Of the whole tower, in cubes."""
        return self.cubes + (self.roof != "flat")


class Column(NamedTuple):
    """A column of an outline: whole cubes, and what is on top of them, as high as a cube if it is not flat."""

    cubes: int
    top: Top

    @property
    def height(self) -> int:
        """Of the whole column, in cubes."""
        return self.cubes + (self.top != "flat")


Outline: TypeAlias = tuple[Column, ...]
City: TypeAlias = tuple[tuple[Tower | None, ...], ...]


class ShadowParams(Params, frozen=True, kw_only=True):
    """``tasks`` are equally frequent; outlines have so many ``columns``, of towers ``deep`` behind one another."""

    tasks: tuple[Task, ...]
    columns: int
    deep: int


class ShadowState(msgspec.Struct, frozen=True):
    """Rows of towers from front to back, each from left to right; where the light comes from and the viewer stands."""

    task: Task
    city: City
    light: Light
    viewer: Literal["left", "right"]
    outlines: tuple[Outline, ...]
    key: int


class Shadow:
    """See the module's docstring."""

    name = "shadow"
    version = 2
    levels: ClassVar = {
        Level.EASY: ShadowParams(band=(3, 5), tasks=("cast",), columns=3, deep=2),
        Level.MEDIUM: ShadowParams(band=(6, 7), tasks=("cast",), columns=3, deep=3),
        Level.HARD: ShadowParams(band=(8, 12), tasks=("cast", "cannot"), columns=4, deep=4),
    }

    def generate(self, rng: Stream, params: ShadowParams) -> ShadowState:
        """Draw the outlines, then the key, then towers that cast it."""
        task = params.tasks[rng.per_item(len(params.tasks), "task")]
        viewer: Literal["left", "right"] = rng.choice(("left", "right"))
        towers = rng.between(int(params.band[0]), int(params.band[1]))
        light: Light = rng.choice(("front", viewer))
        key = rng.per_item(4 if task == "cast" else 3, "key")
        outlines = _options(params.columns, rng) if task == "cast" else _orders(params.columns, rng)
        for _ in range(_TRIES):
            if task == "cast":
                city = _placed(outlines[key], params.deep, towers, light, rng)
            else:
                front, side = rng.sample([outline for outline in outlines if outline != outlines[key]], 2)
                either = rng.choice((front, mirrored(front))), rng.choice((side, mirrored(side)))
                city = _crossed(*either, towers, rng)
            if city is not None and _all_seen(city, viewer):
                return ShadowState(task, city, light, viewer, outlines, key)
        raise Rejected("some towers hide others")

    def statement(self, state: ShadowState) -> Statement:
        """The towers, and the light where it has a direction; see ``docs/solids.md``."""
        return {"towers": state.city, **({"light": state.light} if state.task == "cast" else {})}

    def ask(self, state: ShadowState, rng: Stream) -> Asked:  # noqa: ARG002 - the options are part of the state
        """Ask for the key."""
        return Asked(
            Question(
                text=_TEXTS[state.task],
                form=AnswerForm.CHOICE,
                query={"task": state.task, "options": state.outlines},
                options=tuple(Option(letter) for letter in LETTERS[: len(state.outlines)]),
            ),
            Choice(LETTERS[state.key]),
            explanation=_EXPLANATIONS[state.task],
        )

    def depict(self, state: ShadowState, question: Question) -> tuple[Scene, ...]:  # noqa: ARG002
        """The towers with the arrow of the light above, the outlines below."""
        outlines = [_flat(outline) for outline in state.outlines]
        return (arranged([_drawn(state)], Room(1.25, 7.0, 5.4), outlines, Room(0.62), LETTERS, len(outlines)),)


def mirrored(outline: Outline) -> Outline:
    """The outline as seen from the other side."""
    return tuple(Column(column.cubes, _MIRRORED[column.top]) for column in reversed(outline))


def _options(count: int, rng: Stream) -> tuple[Outline, ...]:
    """Two orders of the same columns and their mirror images, in random order."""
    first = [Column(rng.between(1, 3), rng.choice(_TOPS)) for _ in range(count)]
    second = list(first)
    one, other = rng.sample(range(count), 2)
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


def _all_seen(city: City, viewer: Literal["left", "right"]) -> bool:
    """Whether of every tower most of the roof is hidden by no other tower."""
    sight = _CAMERAS[viewer].rows[2][:3]
    deep, wide = len(city), len(city[0])

    def free(x: float, y: float, z: float) -> bool:
        own = int(x), int(y)
        while z < 4:
            x, y, z = x + _STEP * sight[0], y + _STEP * sight[1], z + _STEP * sight[2]
            if not (0 <= x < wide and 0 <= y < deep):
                return True
            tower = city[int(y)][int(x)]
            if tower is not None and (int(x), int(y)) != own and _roof_height(tower, x % 1, y % 1) > z:
                return False
        return True

    for y, row in enumerate(city):
        for x, tower in enumerate(row):
            if tower is not None:
                spots = [(a, b) for a in (0.1, 0.5, 0.9) for b in (0.1, 0.5, 0.9)]
                if sum(free(x + a, y + b, _roof_height(tower, a, b)) for a, b in spots) < _LEAST_FREE:
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
        faces.append(Face(wall, marks=_RULES[base][first:], frame=_frame(vertices, wall, base)))
    faces += [Face(roof) for roof in roofs]
    return Solid(tuple(vertices), (*faces, Face((3, 2, 1, 0)))).moved(x, y, 0)


_RULES: Final = {
    base: tuple(Mark(((0, step / base), (1, step / base)), stroke="line", closed=False) for step in range(base))
    for base in range(1, 4)
}


def _frame(vertices: Sequence[tuple[float, float, float]], wall: Sequence[int], base: int) -> Frame:
    """The frame of the cubes of a wall."""
    (a, b, c), (p, q, _) = vertices[wall[0]], vertices[wall[1]]
    return Frame((a, b, c + base), (p - a, q - b, 0), (0, 0, -base))


def _solids(city: City) -> Iterator[Solid]:
    wide, deep = len(city[0]), len(city)
    yield box(wide, deep, _PLATE).moved(0, 0, -_PLATE)
    for y, row in enumerate(city):
        for x, tower in enumerate(row):
            if tower is not None:
                yield _tower(tower, x, y)


def _drawn(state: ShadowState) -> Drawing:
    """The towers on their floor, and an arrow that lies on the ground before it."""
    solids = list(_solids(state.city))
    wide, deep = len(state.city[0]), len(state.city)
    if state.task == "cast":
        spots: list[tuple[float, float, float]] = []
        for along, across in _ARROW:
            away = 2.1 - along
            match state.light:
                case "front":
                    spots.append((wide / 2 + across, -away, -_PLATE))
                case "left":
                    spots.append((-away, deep / 2 - across, -_PLATE))
                case "right":
                    spots.append((wide + away, deep / 2 + across, -_PLATE))
        ring = tuple(range(len(spots)))
        solids.append(Solid(tuple(spots), (Face(ring),), fill="orange", open=True))
    return draw(solids, _CAMERAS[state.viewer])


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
    return Drawing((Patch(ring, "mark", 0.0),), (line,), 0.0, highest, float(len(outline)), 0.0)


_TOWERS: Final[Text] = {
    "en": "The upper part of the picture shows towers on a floor, each of one or more cubes, some with a roof: a "
    "pyramid, a gable or a slope, as high as a cube. No tower is hidden altogether.",
    "zh": "图的上半部分画出地面上的若干塔，每座塔由一个或多个正方体叠成，有的带有屋顶（四棱锥、人字形或单坡），"
    "屋顶与一个正方体等高。没有被完全遮住的塔。",
}
_TEXTS: Final[Mapping[Task, Text]] = {
    "cast": {
        "en": f"{_TOWERS['en']} Parallel light falls level in the direction of the arrow, and casts a shadow on an "
        "upright wall behind the towers, at right angles to the light. Which of A to D is the outline of this shadow, "
        "as seen by somebody who looks in the direction of the light? Mirror images count as different. Answer with "
        "its letter.",
        "zh": f"{_TOWERS['zh']}平行光沿箭头方向水平照射，在塔后面与光线垂直的竖直墙面上投下影子。"
        "顺着光的方向看，A 到 D 中哪一个是影子的轮廓？镜像算作不同。请回答其字母。",
    },
    "cannot": {
        "en": f"{_TOWERS['en']} Parallel light may fall level from the front, from the back, from the left or from the "
        "right, along the sides of the floor, and casts a shadow on an upright wall at right angles to it. Exactly one "
        "of the outlines A to C is not that of any of these shadows, nor its mirror image. Which one? Answer with its "
        "letter.",
        "zh": f"{_TOWERS['zh']}平行光可以从前、后、左、右四个方向沿地面的边水平照射，在与光线垂直的竖直墙面上投下影子。"
        "A 到 C 中恰有一个轮廓不是其中任何一个影子，也不是其镜像。是哪一个？请回答其字母。",
    },
}
_EXPLANATIONS: Final[Mapping[Task, Text]] = {
    "cast": {
        "en": "In each column, as the light sees it, the highest tower makes the outline.",
        "zh": "顺着光看，每一列中最高的塔决定轮廓。",
    },
    "cannot": {
        "en": "From the front and from the side the highest towers stand in these two orders; the third is neither.",
        "zh": "从前面和侧面看，最高的塔分别按另外两个轮廓排列；剩下的一个都不是。",
    },
}

FAMILY = Shadow()
