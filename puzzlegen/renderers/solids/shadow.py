"""Shows towers and the outlines of their shadows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.solids.bodies import Face, Frame, Mark, Solid, box
from puzzlegen.facts.solids.towers import CAMERAS, City, Roof, Tower
from puzzlegen.renderers.kits.telling import (
    AND,
    PAIRS,
    SEMICOLON,
    grid,
    lines,
    listed,
    named,
    options,
    pair,
    said,
    same,
    strung,
)
from puzzlegen.renderers.kits.wording import joined
from puzzlegen.renderers.solids.kits.drawing import Drawing, Line, Patch, draw
from puzzlegen.renderers.solids.kits.layout import Room, arranged

_PLATE: Final = 0.3  # thick enough that its front is no sliver
_ARROW: Final = ((0.45, 0.12), (1.25, 0.12), (1.25, 0.32), (1.75, 0), (1.25, -0.32), (1.25, -0.12), (0.45, -0.12))
_SEAM: Final = "line"  # between the cubes of a wall
_TOWERS: Final[Text] = {
    "en": "The upper part of the picture shows towers on a floor, each of one or more cubes, some with a roof: a "
    "pyramid, a gable or a slope, as high as a cube. No tower is hidden altogether.",
    "zh": "图的上半部分画出地面上的若干塔，每座塔由一个或多个正方体叠成，有的带有屋顶（四棱锥、人字形或单坡），"
    "屋顶与一个正方体等高。没有被完全遮住的塔。",
}
_LIGHT: Final[Mapping[str, Text]] = {
    "cast": {
        "en": "Parallel light falls horizontally in the direction of the arrow, and casts a shadow on an upright wall "
        "behind the towers, at right angles to the light.",
        "zh": "平行光沿箭头方向水平照射，在塔后面与光线垂直的竖直墙面上投下影子。",
    },
    "cannot": {
        "en": "Parallel light may fall horizontally from the front, from the back, from the left or from the right, "
        "along the sides of the floor, and casts a shadow on an upright wall at right angles to it.",
        "zh": "平行光可以从前、后、左、右四个方向沿地面的边水平照射，在与光线垂直的竖直墙面上投下影子。",
    },
}
_ASK: Final[Mapping[str, Text]] = {
    "cast": {
        "en": "Which of A to D is the outline of this shadow, as seen by somebody who looks in the direction of the "
        "light? Mirror images count as different.",
        "zh": "顺着光的方向看，A 到 D 中哪一个是影子的轮廓？镜像算作不同。",
    },
    "cannot": {
        "en": "Two of A to C are outlines of such shadows or their mirror images. Which one is not?",
        "zh": "A 到 C 中有两个是这样的影子的轮廓或其镜像。哪一个不是？",
    },
}
_SHORT: Final[Mapping[str, Text]] = {
    "cast": {
        "en": "Horizontal light falls along the arrow. Which of A to D is the outline of the shadow on a wall behind "
        "the towers, as seen along the arrow?",
        "zh": "光沿箭头方向水平照射。顺着箭头看，A 到 D 中哪一个是塔投在后面墙上的影子的轮廓？",
    },
    "cannot": {
        "en": "Horizontal light may fall along either side of the floor, either way. Which of A to C is never the "
        "outline of the shadow on a wall behind the towers?",
        "zh": "光可以沿地面的边从四个方向水平照射。A 到 C 中哪一个不会是塔投在墙上的影子的轮廓？",
    },
}
_EXPLANATIONS: Final[Mapping[str, Text]] = {
    "cast": {
        "en": "In each column, as the light sees it, the highest tower makes the outline. In cubes, the columns are, "
        "from left to right: {columns}. This is {answer}. {others}.",
        "zh": "顺着光看，每一列中最高的塔决定轮廓。以正方体为单位，各列从左到右依次为：{columns}。这就是 {answer}。"
        "{others}。",
    },
    "cannot": {
        "en": "In each column, as the light sees it, the highest tower makes the outline. Light from the front or the "
        "back casts {front} or its mirror image, in cubes: {front_columns}. Light from the left or the right casts "
        "{side} or its mirror image: {side_columns}. {answer} is neither: {columns}.",
        "zh": "顺着光看，每一列中最高的塔决定轮廓。光从前面或后面来，影子是 {front} 或其镜像，以正方体为单位："
        "{front_columns}。光从左边或右边来，影子是 {side} 或其镜像：{side_columns}。{answer} 两者都不是：{columns}。",
    },
}
_FIRST_APART: Final[tuple[Text, Text]] = (  # columns from the left, and whether one letter or several
    {"en": "{letters} is different in column {number}", "zh": "{letters} 的第 {number} 列不同"},
    {"en": "{letters} are different in column {number}", "zh": "{letters} 的第 {number} 列不同"},
)
_FLOOR: Final[Text] = {
    "en": "The numbers of cubes of the towers, on a map seen from above: the front is at the lower edge (. is a place "
    "without a tower)",
    "zh": "各塔的正方体个数，排成从正上方看的平面图，前方在图的下边（. 表示没有塔）",
}
_SEEN: Final[Mapping[str, Text]] = {
    "left": {"en": "It is seen from above the front left corner.", "zh": "图中是从左前角的上方看到的样子。"},
    "right": {"en": "It is seen from above the front right corner.", "zh": "图中是从右前角的上方看到的样子。"},
}
_ARROW_POINTS: Final[Mapping[str, Text]] = {
    "front": {"en": "The arrow of the light points from the front to the back.", "zh": "光的箭头从前方指向后方。"},
    "left": {"en": "The arrow of the light points from the left to the right.", "zh": "光的箭头从左侧指向右侧。"},
    "right": {"en": "The arrow of the light points from the right to the left.", "zh": "光的箭头从右侧指向左侧。"},
}
_ROOFS_ON: Final[Text] = {"en": "Roofs on top of these cubes", "zh": "正方体上的屋顶"}
_ROOFS: Final[Mapping[Roof, Text]] = {
    "pyramid": {"en": "{cell} a pyramid", "zh": "{cell} 四棱锥"},
    "ridge_x": {"en": "{cell} a gable with its ridge from left to right", "zh": "{cell} 人字形，屋脊沿左右方向"},
    "ridge_y": {"en": "{cell} a gable with its ridge from front to back", "zh": "{cell} 人字形，屋脊沿前后方向"},
    "east": {"en": "{cell} a slope that is high on the right", "zh": "{cell} 单坡，右边高"},
    "west": {"en": "{cell} a slope that is high on the left", "zh": "{cell} 单坡，左边高"},
    "north": {"en": "{cell} a slope that is high at the back", "zh": "{cell} 单坡，后边高"},
    "south": {"en": "{cell} a slope that is high at the front", "zh": "{cell} 单坡，前边高"},
}
_OUTLINES: Final[Text] = {
    "en": "Outlines are given column by column from left to right, with the height of each in cubes.",
    "zh": "轮廓从左到右逐列列出，写明每列的高度（以正方体为单位）。",
}
_TOPS: Final[Mapping[str, Text]] = {
    "flat": {"en": "{cubes}", "zh": "{cubes}"},
    "peak": {
        "en": "{cubes} on both sides, with a peak of {high} in the middle",
        "zh": "两边 {cubes}，中间的尖顶 {high}",
    },
    "rise": {
        "en": "{cubes} on its left side, rising to {high} on its right side",
        "zh": "左边 {cubes}，斜着升到右边 {high}",
    },
    "fall": {
        "en": "{high} on its left side, falling to {cubes} on its right side",
        "zh": "左边 {high}，斜着降到右边 {cubes}",
    },
}
_TOPS_BRIEFLY: Final[Mapping[str, Text]] = {
    "flat": _TOPS["flat"],
    "peak": {"en": "{cubes} with a peak of {high}", "zh": "{cubes}（尖顶 {high}）"},
    "rise": {"en": "{cubes} rising to {high}", "zh": "{cubes} 斜升到 {high}"},
    "fall": {"en": "{high} falling to {cubes}", "zh": "{high} 斜降到 {cubes}"},
}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the picture tells the towers
    """Ask for the outline that is cast, or for the one that is not."""
    task = query["task"]
    return Wording(
        rules=joined(_TOWERS, _LIGHT[task]),
        ask=_ASK[task],
        short=_SHORT[task],
        kind=Kind.LETTER,
        options=(None,) * len(query["options"]),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """What makes the outlines, and which one the light casts."""
    columns = {
        letter: _columns(option, _TOPS_BRIEFLY) for letter, option in zip(LETTERS, query["options"], strict=False)
    }
    terms: dict[str, object] = {"columns": columns[answer], "answer": answer, **why}
    terms |= {f"{side}_columns": columns[letter] for side, letter in why.items()}
    terms["others"] = _apart(dict(zip(LETTERS, query["options"], strict=False)), answer)
    return said(_EXPLANATIONS[query["task"]], **terms)


def _apart(outlines: Mapping[str, Sequence[Sequence[object]]], answer: str) -> Text:
    """In which column, the first from the left, each of the other outlines differs from the right one."""
    found: dict[int, list[Text]] = {}
    for letter, outline in outlines.items():
        if letter != answer:
            columns = zip(outline, outlines[answer], strict=True)
            number = next(number for number, (one, other) in enumerate(columns, start=1) if [*one] != [*other])
            found.setdefault(number, []).append(same(letter))
    return listed(
        (
            said(_FIRST_APART[len(letters) > 1], letters=strung(letters, AND), number=number)
            for number, letters in sorted(found.items())
        ),
        SEMICOLON,
    )


def describe(statement: Statement, query: Statement) -> Text:
    """The towers on a map with their roofs, the light, and the outlines from left to right."""
    rows = msgspec.convert(statement["towers"], City)[::-1]
    parts = [named(_FLOOR, grid(("." if tower is None else tower.cubes for tower in row) for row in rows))]
    roofs = [
        said(_ROOFS[tower.roof], cell=pair(y, x))
        for y, row in enumerate(rows)
        for x, tower in enumerate(row)
        if tower is not None and tower.roof != "flat"
    ]
    if roofs:
        parts += (PAIRS, named(_ROOFS_ON, listed(roofs, SEMICOLON)))
    parts.append(_SEEN[statement["viewer"]])
    if "light" in statement:
        parts.append(_ARROW_POINTS[statement["light"]])
    return lines(*parts, _OUTLINES, options(map(_columns, query["options"])))


def _columns(outline: Sequence[tuple[int, str]], tops: Mapping[str, Text] = _TOPS) -> Text:
    return listed((said(tops[top], cubes=cubes, high=cubes + 1) for cubes, top in outline), SEMICOLON)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The towers with the arrow of the light above, the outlines below."""
    outlines = list(map(_flat, query["options"]))
    return (arranged([_drawn(statement)], Room(1.25, 7.0, 5.4), outlines, Room(0.62), LETTERS, len(outlines)),)


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
    yield box(wide, deep, _PLATE).moved(0, 0, -_PLATE)
    for y, row in enumerate(city):
        for x, tower in enumerate(row):
            if tower is not None:
                yield _tower(tower, x, y)


def _drawn(statement: Statement) -> Drawing:
    """The towers on their floor, and an arrow that lies on the ground before it."""
    city = msgspec.convert(statement["towers"], City)
    solids = list(_solids(city))
    wide, deep = len(city[0]), len(city)
    if "light" in statement:
        spots: list[tuple[float, float, float]] = []
        for along, across in _ARROW:
            away = 2.1 - along
            match statement["light"]:
                case "front":
                    spots.append((wide / 2 + across, -away, -_PLATE))
                case "left":
                    spots.append((-away, deep / 2 - across, -_PLATE))
                case "right":
                    spots.append((wide + away, deep / 2 + across, -_PLATE))
        ring = tuple(range(len(spots)))
        solids.append(Solid(tuple(spots), (Face(ring),), fill="orange", open=True))
    drawing = draw(solids, CAMERAS[statement["viewer"]])
    # Where a tower rises from the top of a lower one, an edge lies on a line between cubes, and must cover it
    return replace(drawing, lines=tuple(sorted(drawing.lines, key=lambda line: line.stroke != _SEAM)))


def _flat(outline: Sequence[tuple[int, str]]) -> Drawing:
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
