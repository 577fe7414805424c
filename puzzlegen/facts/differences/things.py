"""Things that stand in a picture: what is published of one, what a kind is, and how one is drawn."""

import math
from collections.abc import Callable
from functools import lru_cache
from itertools import chain
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from puzzlegen.core.question import Published
from puzzlegen.core.scene import Clipped, Group, Painted
from puzzlegen.facts.courses import Points
from puzzlegen.facts.differences.primitives import Drawing, Part, is_shadow

Frame: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom, in units
Coordinate: TypeAlias = Annotated[int, Meta(ge=-4096, le=4096)]
Colour: TypeAlias = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}(?!\n)$")]

WIDTH: Final = 640  # of a picture, in units
HEIGHT: Final = 480
SCALE: Final = 1.6  # pixels of a unit
ORDINARY: Final = 100
_STEP: Final = 7  # units of a thing of ordinary size
_DYES: Final = ("#7f7f7f", "#808080")


class Thing(Published, frozen=True):
    """A thing: its name, the same in both pictures and no other's; its kind; and where it stands, in units.

    `x` and `y` are the middle of its foot, or the point from which it hangs. Its `size` is in percent, 100 if absent,
    and its `turn` in degrees clockwise. It may have `colours` (`#rrggbb`), a `pattern`, a `count` of parts of one sort
    such as petals, an `outline`, which is one of those that its kind knows, and a `symbol`.
    """

    name: Annotated[str, Meta(pattern=r"^[a-z_]+-[0-9]+(?!\n)$")]
    kind: str
    x: Coordinate
    y: Coordinate
    size: Annotated[int, Meta(ge=1, le=1000)] = ORDINARY
    turn: Annotated[int, Meta(ge=-360, le=360)] = 0
    colours: tuple[Colour, ...] = ()
    pattern: str = ""
    count: Annotated[int, Meta(ge=0, le=100)] = 0
    outline: Annotated[int, Meta(ge=0, le=100)] = 0
    symbol: str = ""


class Kind(msgspec.Struct, frozen=True, eq=False):
    """What things of a kind have in common.

    Attributes:
        name: of the kind.
        draw: draws one of ordinary size around its point (0, 0).
        colours: what each of its colours is for, such as ``leaf`` or ``accent``.
        patterns, symbols: whether it has one.
        counts: the least and the greatest count; None if nothing about it is counted.
        numbers: instead, bounds of a number that is no count of parts, such as an hour; it is never changed.
        outlines: how many outlines it knows.
        turns: the degrees by which it may be turned.
    """

    name: str
    draw: Callable[[Thing], Drawing]
    colours: tuple[str, ...]
    patterns: bool
    symbols: bool
    counts: tuple[int, int] | None
    numbers: tuple[int, int] | None
    outlines: int
    turns: tuple[int, ...]


def kind(
    colours: str = "",
    *,
    patterns: bool = False,
    symbols: bool = False,
    counts: tuple[int, int] | None = None,
    numbers: tuple[int, int] | None = None,
    outlines: int = 1,
    turns: tuple[int, ...] = (0,),
) -> Callable[[Callable[[Thing], Drawing]], Kind]:
    """Makes a `Kind` of the function that draws it; ``colours`` are the roles, separated by blanks."""

    def made(draw: Callable[[Thing], Drawing]) -> Kind:
        name, roles = draw.__name__.strip("_"), tuple(colours.split())
        return Kind(name, draw, roles, patterns, symbols, counts, numbers, outlines, turns)

    return made


class Placed(msgspec.Struct, frozen=True):
    """A thing in a picture; it could stand ``reach`` units farther left, up, right and down as well.

    One that ``bears`` others stays where and what it is, as they would float without it.
    """

    thing: Thing
    kind: Kind
    reach: Frame = (0, 0, 0, 0)
    bears: bool = False

    def frame(self) -> Frame:
        """Around all that is drawn of it, which does not depend on its colours."""
        grey = _DYES[:1] * len(self.thing.colours)
        return _in_picture(_frame(self.kind, _look(self.thing, grey)), self.thing)

    def parts(self) -> Drawing:
        """What is drawn of it, around the point (0, 0) and of ordinary size."""
        return _drawn(self.kind, _look(self.thing, self.thing.colours))

    def node(self) -> Group:
        """As drawn in its picture."""
        thing = self.thing
        return Group(self.parts(), thing.x, thing.y, thing.size / ORDINARY)


def _look(thing: Thing, colours: tuple[Colour, ...]) -> Thing:
    """The thing in these colours without its name, place and size, which its drawing does not depend on."""
    return msgspec.structs.replace(thing, name="", x=0, y=0, size=ORDINARY, colours=colours)


@lru_cache(maxsize=1024)
def _drawn(kind: Kind, look: Thing) -> Drawing:
    """The parts of a thing."""
    parts = kind.draw(look)
    if look.turn:
        parts = tuple(part if is_shadow(part) else _turned(part, look.turn) for part in parts)
    return parts


@lru_cache(maxsize=8192)
def _frame(kind: Kind, look: Thing) -> Frame:
    """The frame around the parts of a thing."""
    return around([frame_of(part) for part in _drawn(kind, look)])


def _turned(part: Part, degrees: int) -> Part:
    """The part turned around the point (0, 0)."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def turned(points: Points) -> Points:
        return tuple((x * cos - y * sin, x * sin + y * cos) for x, y in points)

    if isinstance(part, Clipped):
        children = tuple(_turned(child, degrees) for child in part.children if isinstance(child, Painted))
        return Clipped(turned(part.outline), children)
    return msgspec.structs.replace(part, points=turned(part.points))


def frame_of(part: Part) -> Frame:
    """Around what is seen of a part."""
    if isinstance(part, Clipped):
        return _extent(part.outline, 0)
    return _extent(part.points, part.width / 2 if part.stroke is not None else 0)


def _extent(points: Points, margin: float) -> Frame:
    xs, ys = zip(*points, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def around(frames: list[Frame]) -> Frame:
    """The frame around frames, of which there is at least one."""
    lefts, tops, rights, bottoms = zip(*frames, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def grown(frame: Frame, margin: float) -> Frame:
    """The frame with a margin on each side."""
    left, top, right, bottom = frame
    return left - margin, top - margin, right + margin, bottom + margin


def apart(one: Frame, other: Frame, margin: float) -> bool:
    """True if so many units or more lie between two frames, across or down."""
    return (
        one[2] + margin <= other[0]
        or other[2] + margin <= one[0]
        or one[3] + margin <= other[1]
        or other[3] + margin <= one[1]
    )


def changed_frame(before: Placed, after: Placed) -> Frame | None:
    """Around all parts in which two states of one thing differ; None if these lie too far apart to be seen as one."""
    if _stirred(before, after):
        return around([before.frame(), after.frame()])
    frames = [frame_of(part) for part in _differing(before, after)]
    return _in_picture(around(frames), before.thing) if _close(frames) else None


def owner_frame(before: Placed, after: Placed) -> Frame:
    """Around all parts in which two states of one thing differ, and the whole cloth of a pattern that does.

    A shirt has sleeves in the colour on which its pattern is, and a teapot a lid: who sees another pattern may well
    box these, too.
    """
    if _stirred(before, after):
        return around([before.frame(), after.frame()])
    parts = _differing(before, after)
    patterned = {part.outline for part in parts if isinstance(part, Clipped)}
    for state in (before, after):
        for dyed in range(len(state.kind.colours)):
            cloth = _dyed(state, dyed)
            if any(isinstance(part, Painted) and part.points in patterned for part in cloth):
                parts += cloth
    return _in_picture(around([frame_of(part) for part in parts]), before.thing)


def _stirred(before: Placed, after: Placed) -> bool:
    """True if the thing stands elsewhere, or is of another size."""
    return (before.thing.x, before.thing.y, before.thing.size) != (after.thing.x, after.thing.y, after.thing.size)


def _differing(before: Placed, after: Placed) -> list[Part]:
    old, new = before.parts(), after.parts()
    return [part for part in chain(old, new) if part not in old or part not in new]


def _dyed(one: Placed, place: int) -> list[Part]:
    """The parts that have this one of its colours, or a shade of it."""
    colours = list(one.thing.colours)
    colours[place] = _DYES[colours[place] == _DYES[0]]
    other = msgspec.structs.replace(one, thing=msgspec.structs.replace(one.thing, colours=tuple(colours)))
    return [part for part, dyed in zip(one.parts(), other.parts(), strict=True) if part != dyed]


def _in_picture(frame: Frame, thing: Thing) -> Frame:
    """A frame around parts of a thing of ordinary size, where the thing stands and as large as it is."""
    left, top, right, bottom = frame
    scale = thing.size / ORDINARY
    return thing.x + left * scale, thing.y + top * scale, thing.x + right * scale, thing.y + bottom * scale


def _close(frames: list[Frame]) -> bool:
    """True if one can get from each frame to each other in steps of at most `_STEP`."""
    reached, far = frames[:1], frames[1:]
    for frame in reached:
        near = [other for other in far if not apart(frame, other, _STEP)]
        reached += near
        far = [other for other in far if other not in near]
    return bool(frames) and not far
