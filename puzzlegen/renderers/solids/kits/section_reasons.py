"""Says which faces a plane crosses, and in what wrong shapes differ from its section."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from puzzlegen.core.item import Text
from puzzlegen.facts.solids.sections import (
    Outline,
    Polyhedron,
    Section,
    Shape,
    Symmetric,
    Triple,
    faces_of,
    outlines,
)
from puzzlegen.renderers.kits.telling import SEMICOLON, listed, said
from puzzlegen.renderers.kits.wording import joined

_NEAR: Final = 1e-6
_PLAINLY: Final = 0.08  # parts by which proportions differ for all to see
_AND: Final[Text] = {"en": " and ", "zh": "和"}
_AROUND: Final[Sequence[Text]] = (  # counterclockwise from above, by eighths of a turn
    {"en": "right", "zh": "右"},
    {"en": "back right", "zh": "右后"},
    {"en": "back", "zh": "后"},
    {"en": "back left", "zh": "左后"},
    {"en": "left", "zh": "左"},
    {"en": "front left", "zh": "左前"},
    {"en": "front", "zh": "前"},
    {"en": "front right", "zh": "右前"},
)
_UP: Final[Text] = {"en": "top", "zh": "上"}
_DOWN: Final[Text] = {"en": "bottom", "zh": "下"}
_SLANTING: Final[Text] = {"en": "{way} slanting", "zh": "斜{way}"}
_EDGE: Final[Text] = {"en": "(along an edge)", "zh": "（沿棱）"}
_PLACES: Final[Mapping[int, Text]] = {
    0: {"en": "{letter} is a corner of the solid", "zh": "{letter} 是立体的顶点"},
    1: {
        "en": "{letter} is a quarter of the way along an edge between a {one} and a {other} face",
        "zh": "{letter} 是{one}面与{other}面之间一条棱的四等分点",
    },
    2: {
        "en": "{letter} is the middle of an edge between a {one} and a {other} face",
        "zh": "{letter} 是{one}面与{other}面之间一条棱的中点",
    },
}
_WHERE: Final[Text] = {"en": "{places}.", "zh": "{places}。"}
_CROSSES: Final[Text] = {
    "en": "Named by the way they face, the faces that the plane crosses are in turn: {faces}. So the section has "
    "{corners} corners, {pairs} of parallel sides{symmetric}.",
    "zh": "按朝向称呼各面，平面依次经过：{faces}。所以截面有 {corners} 个角、{pairs}对平行的边{symmetric}。",
}
_RING: Final[Text] = {"en": "once around {faces}", "zh": "一圈：{faces}"}
_SYMMETRIC: Final[Text] = {"en": ", and an axis of symmetry", "zh": "，并且是轴对称图形"}
_NOTHING: Final[Text] = {"en": "", "zh": ""}
_PAIRS: Final[Mapping[int, Text]] = {
    0: {"en": "no pair", "zh": "0 "},
    1: {"en": "one pair", "zh": "1 "},
}
_SO: Final[Text] = {"en": "This is {answer}. {wrong}.", "zh": "这就是 {answer}。{wrong}。"}
_PARTS: Final[Text] = {"en": "{letter} has {count} outlines", "zh": "{letter} 有 {count} 条轮廓"}
_CORNERS: Final[Text] = {"en": "{letter} has {count} corners", "zh": "{letter} 有 {count} 个角"}
_PARALLEL: Final[Text] = {
    "en": "{letter} has {pairs} of parallel sides",
    "zh": "{letter} 有 {pairs}对平行的边",
}
_INWARD: Final[Text] = {
    "en": "{letter} has {count} corners that point inwards, not {right}",
    "zh": "{letter} 有 {count} 个向内凹的角，而不是 {right} 个",
}
_AXIS: Final[Mapping[bool, Text]] = {
    True: {"en": "{letter} has an axis of symmetry, the section has none", "zh": "{letter} 是轴对称图形，截面不是"},
    False: {"en": "{letter} has no axis of symmetry", "zh": "{letter} 不是轴对称图形"},
}
_RIGHT_ANGLES: Final[Text] = {
    "en": "{letter} has {count} right angles, the section {right}",
    "zh": "{letter} 有 {count} 个直角，截面有 {right} 个",
}
_LONGEST: Final[Text] = {
    "en": "the longest side of {letter} is {ratio} times as long as its shortest, that of the section {right} times",
    "zh": "{letter} 的最长边是最短边的 {ratio} 倍，而截面的是 {right} 倍",
}
_PROPORTIONS: Final[Text] = {
    "en": "{letter} has its sides in other proportions",
    "zh": "{letter} 各边的比例不同",
}
_ROUND: Final[Text] = {
    "en": "The plane cuts {flat} and meets the curved surface in {curved}. Along its axis of symmetry, the section is "
    "{ratio} times as long as it is wide at most. This is {answer}. {wrong}.",
    "zh": "平面{flat}，与曲面相交于{curved}。截面沿其对称轴的长度是最大宽度的 {ratio} 倍，这就是 {answer}。{wrong}。",
}
_FLAT: Final[Sequence[Text]] = (
    {"en": "no flat face of the solid", "zh": "没有截到底面"},
    {"en": "one flat face of the solid, in a straight side,", "zh": "截到一个底面，得到一条直边"},
    {"en": "two flat faces of the solid, in a straight side each,", "zh": "截到两个底面，各得到一条直边"},
)
_ENDS: Final[Sequence[Text]] = (
    {"en": "{letter} has no straight end", "zh": "{letter} 两端都没有直边"},
    {"en": "{letter} has one straight end", "zh": "{letter} 只有一端是直边"},
    {"en": "{letter} has two straight ends", "zh": "{letter} 两端都是直边"},
)
_LINES: Final[Mapping[bool, Text]] = {
    True: {"en": "{letter} has straight sides only", "zh": "{letter} 的各边都是直的"},
    False: {"en": "{letter} is bounded by a curve", "zh": "{letter} 有曲边"},
}
_LENGTH: Final[Text] = {
    "en": "{letter} is {ratio} times as long as wide",
    "zh": "{letter} 的长度是宽度的 {ratio} 倍",
}
_OTHERWISE: Final[Text] = {"en": "the curve of {letter} has another form", "zh": "{letter} 的曲线形状不同"}


class Features(NamedTuple):
    """What can be counted on a shape with straight sides."""

    rings: int
    corners: int
    pairs: int
    inward: int
    symmetric: bool
    right: int
    ratio: float


def of_polyhedron(
    body: Polyhedron, section: Section, marked: Sequence[Triple], shapes: Mapping[str, Shape], answer: str
) -> Text:
    """Where the marked points are, which faces the plane crosses, what shape that makes and what the others lack."""
    faces = iter(faces_of(body, section))
    rings = [listed(_facing(body, next(faces)) for _ in ring) for ring in section.rings]
    around = rings[0] if len(rings) == 1 else listed((said(_RING, faces=ring) for ring in rings), SEMICOLON)
    found = {letter: features(outlines(shape)) for letter, shape in shapes.items()}
    right = found[answer]
    wrong = listed((_difference(letter, one, right) for letter, one in found.items() if letter != answer), SEMICOLON)
    parts = [
        said(
            _CROSSES,
            faces=around,
            corners=right.corners,
            pairs=_pairs(right.pairs),
            symmetric=_SYMMETRIC if right.symmetric else _NOTHING,
        ),
        said(_SO, answer=answer, wrong=_capital(wrong)),
    ]
    if marked:
        places = (_place(body, letter, point) for letter, point in zip("PQR", marked, strict=True))
        parts.insert(0, said(_WHERE, places=listed(places, SEMICOLON)))
    return joined(*parts)


def _capital(text: Text) -> Text:
    return {language: words[:1].upper() + words[1:] for language, words in text.items()}


def _pairs(count: int) -> Text:
    return _PAIRS.get(count) or {"en": f"{count} pairs", "zh": f"{count} "}


def _difference(letter: str, one: Features, right: Features) -> Text:
    """The first feature by which a wrong shape is told from the section."""
    if one.rings != right.rings:
        return said(_PARTS, letter=letter, count=one.rings)
    if one.corners != right.corners:
        return said(_CORNERS, letter=letter, count=one.corners)
    if one.pairs != right.pairs:
        return said(_PARALLEL, letter=letter, pairs=_pairs(one.pairs))
    if one.inward != right.inward:
        return said(_INWARD, letter=letter, count=one.inward, right=right.inward)
    if one.symmetric != right.symmetric:
        return said(_AXIS[one.symmetric], letter=letter)
    if one.right != right.right:
        return said(_RIGHT_ANGLES, letter=letter, count=one.right, right=right.right)
    if abs(one.ratio / right.ratio - 1) > _PLAINLY:
        return said(_LONGEST, letter=letter, ratio=f"{one.ratio:.2g}", right=f"{right.ratio:.2g}")
    return said(_PROPORTIONS, letter=letter)


def features(rings: Sequence[Outline]) -> Features:
    """What can be counted on a shape."""
    sides = [side for ring in rings for side in _sides(ring)]
    lengths = [abs(side) for side in sides]
    turns = [
        (before.conjugate() * side) / (abs(before) * abs(side))
        for ring in rings
        for before, side in zip((_sides(ring)[-1], *_sides(ring)[:-1]), _sides(ring), strict=True)
    ]
    area = sum((a * d - b * c) for (a, b), (c, d) in zip(rings[0], (*rings[0][1:], rings[0][0]), strict=True))
    return Features(
        len(rings),
        len(sides),
        sum(
            abs((one.conjugate() * other).imag) < _NEAR * abs(one) * abs(other) for one, other in combinations(sides, 2)
        ),
        sum(turn.imag * area < 0 for turn in turns),
        _symmetric(rings),
        sum(abs(turn.real) < _NEAR for turn in turns),
        max(lengths) / min(lengths),
    )


def _sides(ring: Outline) -> list[complex]:
    return [complex(c - a, d - b) for (a, b), (c, d) in zip(ring, (*ring[1:], ring[0]), strict=True)]


def _symmetric(rings: Sequence[Outline]) -> bool:
    """Whether the corners lie alike on both sides of a line through their centre."""
    corners = [complex(*corner) for ring in rings for corner in ring]
    middle = sum(corners) / len(corners)
    spots = [corner - middle for corner in corners]
    size = max(map(abs, spots))
    for other in spots:  # the first corner is mirrored to one of them
        if abs(abs(other) - abs(spots[0])) < _NEAR * size and abs(spots[0]) > _NEAR * size:
            turn = other / spots[0].conjugate()
            if all(min(abs(turn * spot.conjugate() - one) for one in spots) < 1e-5 * size for spot in spots):
                return True
    return False


def _facing(body: Polyhedron, face: int | None) -> Text:
    """The way a face looks, or that a side runs along an edge."""
    if face is None:
        return _EDGE
    ring = [body.seen(body.vertices[corner]) for corner in body.faces[face][0]]
    x, y, z = _upright(ring)
    if math.hypot(x, y) < _NEAR:
        return _UP if z > 0 else _DOWN
    way = _AROUND[round(8 * math.atan2(y, x) / math.tau) % 8]
    return way if abs(z) < _NEAR else said(_SLANTING, way=way)


def _upright(ring: Sequence[tuple[float, float, float]]) -> tuple[float, float, float]:
    """The normal of a plane polygon, of length 1, by Newell's method."""
    x = y = z = 0.0
    for (a, b, c), (d, e, f) in zip(ring, (*ring[1:], ring[0]), strict=True):
        x, y, z = x + (b - e) * (c + f), y + (c - f) * (a + d), z + (a - d) * (b + e)
    size = math.hypot(x, y, z)
    return x / size, y / size, z / size


def _place(body: Polyhedron, letter: str, point: Triple) -> Text:
    """Which part of which edge a marked point makes."""
    if point in body.vertices:
        return said(_PLACES[0], letter=letter)
    for one, other in body.edges:
        start, end = body.vertices[one], body.vertices[other]
        for part in (1, 2, 3):
            if all(4 * p == (4 - part) * a + part * b for p, a, b in zip(point, start, end, strict=True)):
                near, far = list(_faces_at(body, one, other))
                return said(
                    _PLACES[2 if part == 2 else 1], letter=letter, one=_facing(body, near), other=_facing(body, far)
                )
    raise ValueError("marked points divide edges")


def _faces_at(body: Polyhedron, one: int, other: int) -> Iterator[int]:
    for number, face in enumerate(body.faces):
        if any({one, other} in ({a, b} for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)) for ring in face):
            yield number


def of_round(shapes: Mapping[str, Shape], answer: str) -> Text:
    """How the section of a solid of revolution comes about, and what the others lack."""
    told = {letter: _of_symmetric(shape) for letter, shape in shapes.items() if isinstance(shape, Symmetric)}
    ends, straight, ratio = told[answer]
    curved: Text = {
        "en": "straight lines" if straight else "one curve that is closed" if not ends else "a curve",
        "zh": "直线段" if straight else "一条封闭曲线" if not ends else "曲线",
    }
    wrong = listed(
        (_round_difference(letter, one, told[answer]) for letter, one in told.items() if letter != answer), SEMICOLON
    )
    return said(_ROUND, flat=_FLAT[ends], curved=curved, ratio=f"{ratio:.2g}", answer=answer, wrong=_capital(wrong))


def _of_symmetric(shape: Symmetric) -> tuple[int, bool, float]:
    """How many straight ends it has, whether its other sides are straight, and its length by its width."""
    _, a, b, c = shape.half_width
    widest = max(spot[1] for spot in outlines(shape)[0])
    return (a > 0) + (a + b + c > 0), b * b == 4 * a * c, 1 / (2 * widest)


def _round_difference(letter: str, one: tuple[int, bool, float], right: tuple[int, bool, float]) -> Text:
    if one[1] != right[1]:
        return said(_LINES[one[1]], letter=letter)
    if one[0] != right[0]:
        return said(_ENDS[one[0]], letter=letter)
    if abs(one[2] / right[2] - 1) > _PLAINLY:
        return said(_LENGTH, letter=letter, ratio=f"{one[2]:.2g}")
    return said(_OTHERWISE, letter=letter)
