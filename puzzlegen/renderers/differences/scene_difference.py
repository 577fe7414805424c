"""Draws the scenes of `puzzlegen.generators.differences.scene_difference`, and asks what differs."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import MalformedStatement
from puzzlegen.core.item import Box
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts
from puzzlegen.core.scene import AnyNode, Clipped, Group, Label, Painted, Rect, Scene
from puzzlegen.facts.differences.kinds import KINDS
from puzzlegen.facts.differences.primitives import PATTERNS, SYMBOLS, block
from puzzlegen.facts.differences.terms import Change
from puzzlegen.facts.differences.things import HEIGHT, SCALE, WIDTH, Kind, Placed, Thing
from puzzlegen.formats.differences.scene_difference import Choice, Query, Scenes
from puzzlegen.renderers.differences.kits.counted import recounted
from puzzlegen.renderers.differences.kits.names import called
from puzzlegen.renderers.differences.kits.pair import arranged, element, framed, origin
from puzzlegen.renderers.differences.kits.wording import entry, explained, worded
from puzzlegen.renderers.kits.telling import comma_list, labelled, lines, options

msg: Final = messages(__name__)

_CAPITAL: Final = 20
_BADGE: Final = 35
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
_SIDES: Final = ("first", "second")
_SEEN: Final = ("size", "turn", "count", "outline")
"""The fields of which a number is told, where it is not the ordinary one."""


def word(scenes: Scenes, query: Query) -> Wording:  # noqa: ARG001 - the question is the same for all scenes
    """Ask for the boxes of all differences, for their number, or for the region of the only one."""
    return worded(query, "drawing")


def explain(scenes: Scenes, query: Query, answer: str, why: NoFacts) -> Phrase:  # noqa: ARG001
    """Name each difference."""
    x, y = origin(query.arrangement)
    first, second = ({one.name: one for one in things} for things in _pictures(scenes))
    told = []
    for (change, kind, (left, top, right, bottom)), difference in zip(changes(scenes), scenes.differences, strict=True):
        how = _how(change, first.get(difference.thing), second.get(difference.thing))
        told.append(entry((x + (left + right) // 2, y + (top + bottom) // 2), kind, change, how))
    return explained(told, query, answer, "drawing")


def _how(change: Change, before: Thing | None, after: Thing | None) -> Phrase:
    """How a thing differs, where that can be told by name or number; empty elsewhere."""
    if before is None or after is None:
        return ""
    match change:
        case "pattern":
            return msg("then", before=msg(f"pattern-{before.pattern}"), after=msg(f"pattern-{after.pattern}"))
        case "symbol" if before.symbol and after.symbol:
            return msg("then", before=msg(f"symbol-{before.symbol}"), after=msg(f"symbol-{after.symbol}"))
        case "count":
            return recounted(before.kind, before.count, after.count)
        case "position":
            across, down = after.x - before.x, after.y - before.y
            if abs(down) > abs(across):
                return msg("moved-down" if down > 0 else "moved-up")
            return msg("moved-right" if across > 0 else "moved-left")
        case "size":
            return msg("larger" if after.size > before.size else "smaller")
    return ""


def changes(scenes: Scenes) -> Iterator[tuple[Change, str, Box]]:
    """Each difference: what it is, the kind of the thing, and its box."""
    first, second = ({one.name: one for one in things} for things in _pictures(scenes))
    for difference in scenes.differences:
        before, after = first.get(difference.thing), second.get(difference.thing)
        kind = (before or second[difference.thing]).kind
        yield _change(before, after), kind, difference.box


def _regions(query: Query) -> tuple[Box, ...]:
    """The lettered regions."""
    return query.options if isinstance(query, Choice) else ()


def describe(scenes: Scenes, query: Query) -> Phrase:
    """Both drawings, thing by thing, and the lettered regions."""
    x, y = origin(query.arrangement)
    drawings = (
        labelled(msg(f"drawing-{side}"), lines(*map(_told, things)))
        for side, things in zip(_SIDES, _pictures(scenes), strict=True)
    )
    regions = _regions(query)
    parts = [msg("places", x=x, y=y), *drawings]
    if regions:
        parts.append(options(msg("region", **_edges(region)) for region in regions))
    return lines(*parts)


def _told(thing: Thing) -> Phrase:
    """All that can be seen of a thing."""
    parts: list[Phrase] = [
        msg("thing", name=called(thing.kind), x=round(SCALE * thing.x), y=round(SCALE * thing.y)),
        msg("box", **_edges(round(SCALE * side) for side in Placed(thing, _kind(thing)).frame())),
    ]
    ordinary = Thing(thing.name, thing.kind, 0, 0)
    for field in _SEEN:
        value = getattr(thing, field)
        if value != getattr(ordinary, field):
            parts.append(msg(f"seen-{field}", number=value))
    parts += ("RGB " + " ".join(str(int(colour[at : at + 2], 16)) for at in (1, 3, 5)) for colour in thing.colours)
    parts.append(msg(f"pattern-{thing.pattern}") if thing.pattern else "")
    parts.append(msg(f"symbol-{thing.symbol}") if thing.symbol else "")
    return comma_list(parts)


def _edges(box: Iterable[int]) -> dict[str, int]:
    """The sides of a box, by their names."""
    return dict(zip(("left", "top", "right", "bottom"), box, strict=True))


def depict(scenes: Scenes, query: Query) -> tuple[Scene, ...]:
    """Both drawings in one picture, or in two."""
    lettered = zip(LETTERS, _regions(query), strict=False)
    marks = tuple(mark for letter, box in lettered for mark in _mark(letter, box))
    pictures: list[Sequence[AnyNode]] = [
        [Placed(thing, _kind(thing)).node() for thing in things] for things in _pictures(scenes)
    ]
    if query.arrangement != "files":
        pictures = [[Clipped(block(0, 0, WIDTH, HEIGHT), tuple(nodes))] for nodes in pictures]
    first, second = ([Group(tuple(nodes), scale=SCALE), *marks] for nodes in pictures)
    boxes = [element(one.thing, one.box) for one in scenes.differences]
    return arranged(query.arrangement, (round(SCALE * WIDTH), round(SCALE * HEIGHT)), first, second, boxes)


def depict_solution(scenes: Scenes, query: Query, answer: str, why: NoFacts) -> tuple[Scene, ...]:  # noqa: ARG001
    """Every difference in a frame, in both drawings."""
    return framed(depict(scenes, query), [one.box for one in scenes.differences])


def _pictures(scenes: Scenes) -> Iterator[list[Thing]]:
    """The things of both drawings, from the farthest to the nearest."""
    for side in (scenes.first, scenes.second):
        yield [scenes.things[place] for place in side]


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
        Painted(corners, stroke="#ffffff", width=8),
        Painted(corners, stroke="#101018", width=3),
        Rect(left, y, _BADGE, _BADGE, fill="paper", stroke="ink"),
        Label(left + _BADGE / 2, y + _BADGE / 2, letter, _CAPITAL, "given"),
    )
