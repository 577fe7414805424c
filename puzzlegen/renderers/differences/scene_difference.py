"""Draws the scenes of `puzzlegen.generators.differences.scene_difference`, and asks what differs."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.item import Box, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Clipped, Label, Painted, Rect, Scene
from puzzlegen.facts.differences.kinds import KINDS
from puzzlegen.facts.differences.primitives import PATTERNS, SYMBOLS, block
from puzzlegen.facts.differences.terms import Change
from puzzlegen.facts.differences.things import HEIGHT, WIDTH, Kind, Placed, Thing
from puzzlegen.renderers.differences.kits.names import NAMES
from puzzlegen.renderers.differences.kits.pair import arranged, element, origin
from puzzlegen.renderers.differences.kits.wording import explained, worded
from puzzlegen.renderers.kits.telling import lines, listed, named, options, said, same

_CAPITAL: Final = 13
_BADGE: Final = 22
_SKY: Final = ("sky", "haze")  # both have its two colours
_CHANGES: Final[Mapping[str, Change]] = {
    "x": "position",
    "y": "position",
    "size": "size",
    "turn": "rotation",
    "colours": "colour",
    "pattern": "pattern",
    "count": "count",
    "outline": "outline",
    "symbol": "symbol",
}
"""What it is called if things differ in one of their fields."""
_PLACES: Final[Text] = {
    "en": "Places (x, y) are in pixels from the upper left corner of a drawing, to the right and down; that of the "
    "first drawing lies at ({x}, {y}) of its file. Each thing has its place, the corners of its box, its size if it is "
    "not the ordinary one, and what else there is to see; the farthest come first.",
    "zh": "位置 (x, y) 以像素计，从一幅画的左上角起向右、向下计算；第一幅画的左上角在文件中的 ({x}, {y})。"
    "每个物体列出其位置、外框的两角、大小及其他可见特征。物体从最远到最近排列。",
}
_DRAWINGS: Final[Mapping[str, Text]] = {
    "first": {"en": "The first drawing", "zh": "第一幅画"},
    "second": {"en": "The second drawing", "zh": "第二幅画"},
}
_REGION: Final[Text] = {
    "en": "the region from ({}, {}) to ({}, {}) of each drawing",
    "zh": "两幅画中从 ({}, {}) 到 ({}, {}) 的区域",
}
_THING: Final[Text] = {"en": "{name} ({x}, {y})", "zh": "{name} ({x}, {y})"}
_FRAME: Final[Text] = {"en": "box ({}, {}) ({}, {})", "zh": "外框 ({}, {}) ({}, {})"}
_SEEN: Final[Mapping[str, Text]] = {
    "size": {"en": "{} %", "zh": "{} %"},
    "turn": {"en": "turned by {} degrees", "zh": "转动 {} 度"},
    "count": {"en": "parts: {}", "zh": "部件 {} 个"},
    "outline": {"en": "form {}", "zh": "形状 {}"},
}
"""What can be said of a thing in a number, where it is not the ordinary one."""
_PATTERNS: Final[Mapping[str, Text]] = {
    "plain": {"en": "plain", "zh": "纯色"},
    "stripes": {"en": "horizontal stripes", "zh": "横条纹"},
    "bars": {"en": "vertical stripes", "zh": "竖条纹"},
    "dots": {"en": "dots", "zh": "圆点"},
    "checks": {"en": "checks", "zh": "方格"},
    "zigzag": {"en": "zigzag", "zh": "锯齿纹"},
    "diamonds": {"en": "diamonds", "zh": "菱形纹"},
}
_SYMBOLS: Final[Mapping[str, Text]] = {
    "star": {"en": "a star on it", "zh": "上有星星"},
    "heart": {"en": "a heart on it", "zh": "上有心形"},
    "moon": {"en": "a moon on it", "zh": "上有月亮"},
    "sun": {"en": "a sun on it", "zh": "上有太阳"},
    "leaf": {"en": "a leaf on it", "zh": "上有叶子"},
    "fish": {"en": "a fish on it", "zh": "上有鱼"},
    "drop": {"en": "a drop on it", "zh": "上有水滴"},
    "ring": {"en": "a ring on it", "zh": "上有圆环"},
    "cross": {"en": "a cross on it", "zh": "上有十字"},
    "bolt": {"en": "a bolt of lightning on it", "zh": "上有闪电"},
    "flower": {"en": "a flower on it", "zh": "上有花"},
    "crown": {"en": "a crown on it", "zh": "上有王冠"},
}

_THEN: Final[Text] = {
    "en": "{before} in the first {{one}}, {after} in the second",
    "zh": "第一{{a}}中{before}，第二{{a}}中{after}",
}
_COUNTED: Final[Text] = {
    "en": "with {before} of its parts in the first {{one}}, {after} in the second",
    "zh": "部件在第一{{a}}中有 {before} 个，在第二{{a}}中有 {after} 个",
}
_MOVED: Final[Mapping[tuple[bool, bool], Text]] = {
    (False, False): {"en": "farther left in the second {one}", "zh": "第二{a}中更靠左"},
    (False, True): {"en": "farther right in the second {one}", "zh": "第二{a}中更靠右"},
    (True, False): {"en": "higher up in the second {one}", "zh": "第二{a}中更靠上"},
    (True, True): {"en": "farther down in the second {one}", "zh": "第二{a}中更靠下"},
}
"""Whether upwards or downwards rather than across, and whether downwards or to the right."""
_LARGER: Final[Text] = {"en": "larger in the second {one}", "zh": "第二{a}中更大"}
_SMALLER: Final[Text] = {"en": "smaller in the second {one}", "zh": "第二{a}中更小"}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the question is the same for all scenes
    """Ask for the boxes of all differences, for their number, or for the region of the only one."""
    return worded(query, "drawing")


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """Name each difference."""
    x, y = origin(query["arrangement"])
    first, second = ({one.name: one for one in things} for things in _pictures(statement))
    told = (
        (
            change,
            kind,
            (x + (left + right) // 2, y + (top + bottom) // 2),
            _how(change, first.get(name), second.get(name)),
        )
        for (change, kind, (left, top, right, bottom)), name in zip(
            changes(statement), (one["thing"] for one in statement["differences"]), strict=True
        )
    )
    return explained(told, query, answer, "drawing")


def _how(change: Change, before: Thing | None, after: Thing | None) -> Text | None:
    """How a thing differs, where that can be told by name or number; None elsewhere."""
    if before is None or after is None:
        return None
    match change:
        case "pattern":
            return said(_THEN, before=_PATTERNS[before.pattern], after=_PATTERNS[after.pattern])
        case "symbol" if before.symbol and after.symbol:
            return said(_THEN, before=_SYMBOLS[before.symbol], after=_SYMBOLS[after.symbol])
        case "count":
            return said(_COUNTED, before=before.count, after=after.count)
        case "position":
            across, down = after.x - before.x, after.y - before.y
            upright = abs(down) > abs(across)
            return _MOVED[upright, (down if upright else across) > 0]
        case "size":
            return _LARGER if after.size > before.size else _SMALLER
    return None


def changes(statement: Statement) -> Iterator[tuple[Change, str, Box]]:
    """Each difference: what it is, the kind of the thing, and its box."""
    first, second = ({one.name: one for one in things} for things in _pictures(statement))
    for difference in statement["differences"]:
        before, after = first.get(difference["thing"]), second.get(difference["thing"])
        kind = (before or second[difference["thing"]]).kind
        yield _change(before, after), kind, difference["box"]


def describe(statement: Statement, query: Statement) -> Text:
    """Both drawings, thing by thing, and the lettered regions."""
    x, y = origin(query["arrangement"])
    drawings = (
        named(title, lines(*map(_told, things)))
        for title, things in zip(_DRAWINGS.values(), _pictures(statement), strict=True)
    )
    regions = query.get("options", ())
    parts = [said(_PLACES, x=x, y=y), *drawings]
    if regions:
        parts.append(options(_filled(_REGION, *region) for region in regions))
    return lines(*parts)


def _told(thing: Thing) -> Text:
    """All that can be seen of a thing."""
    parts = [
        said(_THING, name=NAMES[thing.kind], x=thing.x, y=thing.y),
        _filled(_FRAME, *map(round, Placed(thing, _kind(thing)).frame())),
    ]
    ordinary = Thing(thing.name, thing.kind, 0, 0)
    for field, words in _SEEN.items():
        value = getattr(thing, field)
        if value != getattr(ordinary, field):
            parts.append(_filled(words, value))
    parts += (
        same("RGB " + " ".join(str(int(colour[at : at + 2], 16)) for at in (1, 3, 5))) for colour in thing.colours
    )
    parts += ([_PATTERNS[thing.pattern]] if thing.pattern else []) + ([_SYMBOLS[thing.symbol]] if thing.symbol else [])
    return listed(parts)


def _filled(words: Text, *numbers: int) -> Text:
    return {language: text.format(*numbers) for language, text in words.items()}


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Both drawings in one picture, or in two."""
    marks = tuple(
        mark for letter, box in zip(LETTERS, query.get("options", ()), strict=False) for mark in _mark(letter, box)
    )
    pictures: list[Sequence[AnyNode]] = [
        [Placed(thing, _kind(thing)).node() for thing in things] for things in _pictures(statement)
    ]
    if query["arrangement"] != "files":
        pictures = [[Clipped(block(0, 0, WIDTH, HEIGHT), tuple(nodes))] for nodes in pictures]
    first, second = ((*nodes, *marks) for nodes in pictures)
    boxes = [element(one["thing"], one["box"]) for one in statement["differences"]]
    return arranged(query["arrangement"], (WIDTH, HEIGHT), first, second, boxes)


def _pictures(statement: Statement) -> Iterator[list[Thing]]:
    """The things of both drawings, from the farthest to the nearest."""
    things = msgspec.convert(statement["things"], list[Thing])
    for side in ("first", "second"):
        yield [things[place] for place in statement[side]]


def _change(before: Thing | None, after: Thing | None) -> Change:
    """How a thing differs."""
    if before is None:
        return "added"
    if after is None:
        return "removed"
    return next(change for field, change in _CHANGES.items() if getattr(before, field) != getattr(after, field))


def _kind(thing: Thing) -> Kind:
    """What a thing is; raises `MalformedStatement` for what things of its kind cannot be like."""
    kind = KINDS.get(thing.kind)
    if kind is None:
        raise MalformedStatement(f"nobody knows what a {thing.kind} looks like")
    low, high = kind.counts or kind.numbers or (0, 0)
    fits = (
        low <= thing.count <= high
        and thing.outline < kind.outlines
        and thing.pattern in (PATTERNS if kind.patterns else ("",))
        and thing.symbol in (SYMBOLS if kind.symbols else ("",))
        and len(thing.colours) == (len(kind.colours) or (2 * (kind.name in _SKY)))
    )
    if not fits:
        raise MalformedStatement(f"no {thing.kind} looks like {thing.name}")
    return kind


def _mark(letter: str, box: Box) -> Iterable[AnyNode]:
    """The outline of a region, and its letter above or, where there is no room, below its left corner."""
    left, top, right, bottom = box
    corners = (*block(left, top, right - left, bottom - top), (left, top))
    y = top - _BADGE if top >= _BADGE else bottom
    return (
        Painted(corners, stroke="#ffffff", width=5),
        Painted(corners, stroke="#101018", width=2),
        Rect(left, y, _BADGE, _BADGE, fill="paper", stroke="ink"),
        Label(left + _BADGE / 2, y + _BADGE / 2, letter, _CAPITAL, "given"),
    )
