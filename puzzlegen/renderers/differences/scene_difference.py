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
from puzzlegen.renderers.differences.kits.pair import arranged, element, origin
from puzzlegen.renderers.differences.kits.wording import explained, worded

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


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the question is the same for all scenes
    """Ask for the boxes of all differences, for their number, or for the region of the only one."""
    return worded(query, "drawing")


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """Name each difference."""
    x, y = origin(query["arrangement"])
    return explained(
        (
            (change, kind, (x + (left + right) // 2, y + (top + bottom) // 2))
            for change, kind, (left, top, right, bottom) in changes(statement)
        ),
        "drawing",
    )


def changes(statement: Statement) -> Iterator[tuple[Change, str, Box]]:
    """Each difference: what it is, the kind of the thing, and its box."""
    first, second = ({one.name: one for one in things} for things in _pictures(statement))
    for difference in statement["differences"]:
        before, after = first.get(difference["thing"]), second.get(difference["thing"])
        kind = (before or second[difference["thing"]]).kind
        yield _change(before, after), kind, difference["box"]


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
