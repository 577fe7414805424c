"""Random machined parts: a plate, and what is set upon it, drilled through it or cut off from it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from puzzlegen.core.family import Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.parts import AXES, Cells, Corner, Feature, Part, composed, sound, view
from puzzlegen.facts.solids.views import SIDES, Side, View

HIGHEST: Final = 5
"""That no part exceeds; holes from above are cut from there."""
_TRIES: Final = 24  # at one more working that suits, or at two that suit one another

_FEW: Final = 5  # at two workings of a sort; where there is room for them, more are seldom needed

Room: TypeAlias = tuple[int, int]  # from left to right, from front to back


def _spot(room: Room, width: int, depth: int, rng: Stream) -> tuple[int, int]:
    """Where a box of this size stands."""
    return rng.below(room[0] - width + 1), rng.below(room[1] - depth + 1)


def _end(rng: Stream) -> Literal[0, 1]:
    return 1 if rng.below(2) else 0


def _block(room: Room, rng: Stream) -> Part:
    width, depth = rng.between(1, 3), rng.between(1, 2)
    x, y = _spot(room, width, depth, rng)
    return (Feature("add", "box", (x, y, 0), (x + width, y + depth, rng.between(2, 3))),)


def _boss(room: Room, rng: Stream) -> Part:
    x, y = _spot(room, 2, 2, rng)
    return (Feature("add", "cylinder", (x, y, 0), (x + 2, y + 2, rng.between(2, 3)), "z"),)


def _arch(room: Room, rng: Stream) -> Part:
    """A block with a half-round top."""
    along, height = rng.between(1, 3), rng.between(1, 2)
    axis = rng.below(2)
    width, depth = (along, 2) if axis == 0 else (2, along)
    x, y = _spot(room, width, depth, rng)
    start, end = (x, y, 0), (x + width, y + depth, height)
    rounding = Feature("add", "cylinder", (x, y, height - 1), (x + width, y + depth, height + 1), AXES[axis])
    return Feature("add", "box", start, end), rounding


def _ramp(room: Room, rng: Stream) -> Part:
    along, axis, height = rng.between(1, 3), rng.below(2), rng.between(1, 2)
    width, depth = (along, 1) if axis == 0 else (1, along)
    x, y = _spot(room, width, depth, rng)
    end = (x + width, y + depth, height + 1)
    return (Feature("add", "wedge", (x, y, height), end, AXES[axis], (_end(rng), 0)),)


def _chamfer(room: Room, rng: Stream) -> Part:
    """An upright edge cut off, or one on top."""
    axis = rng.below(3)
    if axis == 2:
        right, back = _end(rng), _end(rng)
        x, y = right * (room[0] - 1), back * (room[1] - 1)
        return (Feature("cut", "wedge", (x, y, 0), (x + 1, y + 1, HIGHEST), "z", (right, back)),)
    along, height = rng.between(1, 4), rng.between(1, 3)
    width, depth = (along, 1) if axis == 0 else (1, along)
    x, y = _spot(room, min(width, room[0]), min(depth, room[1]), rng)
    end = (x + min(width, room[0]), y + min(depth, room[1]), height)
    return (Feature("cut", "wedge", (x, y, height - 1), end, AXES[axis], (_end(rng), 1)),)


def _rounding(room: Room, rng: Stream) -> Part:
    """An upright edge of the plate made round."""
    right, back, height = rng.below(2), rng.below(2), rng.between(1, 2)
    x, y = right * (room[0] - 1), back * (room[1] - 1)
    around = (x - right, y - back, 0), (x - right + 2, y - back + 2, height)
    return Feature("cut", "box", (x, y, 0), (x + 1, y + 1, HIGHEST)), Feature("add", "cylinder", *around, "z")


def _notch(room: Room, rng: Stream) -> Part:
    width, depth = rng.between(1, 2), rng.between(1, 2)
    x, y = _spot(room, width, depth, rng)
    return (Feature("cut", "box", (x, y, rng.below(2)), (x + width, y + depth, HIGHEST)),)


def _hole(room: Room, rng: Stream) -> Part:
    x, y = _spot(room, 2, 2, rng)
    return (Feature("cut", "cylinder", (x, y, 0), (x + 2, y + 2, HIGHEST), "z"),)


def _bore(room: Room, rng: Stream) -> Part:
    """A hole from the front or from the left."""
    axis, z = rng.below(2), rng.between(1, 2)
    x, y = _spot(room, 2, 2, rng)
    if axis == 0:
        return (Feature("cut", "cylinder", (0, y, z), (room[0], y + 2, z + 2), "x"),)
    return (Feature("cut", "cylinder", (x, 0, z), (x + 2, room[1], z + 2), "y"),)


_WORKINGS: Final[tuple[Callable[[Room, Stream], Part], ...]] = (
    *(_block, _boss, _arch, _ramp, _chamfer, _rounding, _notch),
    *(_hole, _hole, _hole, _bore, _bore),  # which seldom find room
)

_READY: Final = (_block, _boss, _arch, _ramp, _chamfer, _rounding, _notch, _hole)  # of which two find room


def _base(room: Room, rng: Stream) -> Part:
    """A plate, a plate with a half-round end, a thick one, or one with a wall at its back or on its right."""
    width, depth = room
    plate = Feature("add", "box", (0, 0, 0), (width, depth, 1))
    height = rng.choice((2, 3, 5))
    match rng.below(5):
        case 0:
            return (plate,)
        case 1:
            y = rng.below(depth - 1)
            return (
                Feature("add", "box", (0, 0, 0), (width - 2, depth, 1)),
                Feature("add", "box", (width - 2, y, 0), (width - 1, y + 2, 1)),
                Feature("add", "cylinder", (width - 2, y, 0), (width, y + 2, 1), "z"),
            )
        case 2:
            return (Feature("add", "box", (0, 0, 0), (width, depth, 2)),)
        case 3:
            left = rng.below(width - 3)
            return plate, Feature("add", "box", (left, depth - 1, 0), (left + 4, depth, height))
        case _:
            front = rng.below(depth - 3)
            return plate, Feature("add", "box", (width - 1, front, 0), (width, front + 4, height))


class Made(NamedTuple):
    """A part with its cells, and its views as far as they have been asked for."""

    part: Part
    cells: Cells
    known: dict[Side, View]

    def view(self, side: Side) -> View:
        """What is seen from a side; raises `Rejected` if it is hard to draw."""
        if side not in self.known:
            self.known[side] = view(self.cells, side)
        return self.known[side]


def _made(part: Part, cells: Cells) -> Made:
    """The part with these cells; raises `Rejected` if it cannot be read from its picture."""
    if not sound(part, cells):
        raise Rejected("a part cannot be read from its picture")
    return Made(part, cells, {})


def _worked(made: Made, working: Part) -> Made:
    """The part after one more working; raises `Rejected` as `_made` does, or if nothing changes."""
    cells = composed(working, made.cells)
    if cells == made.cells:
        raise Rejected("a working changes nothing")
    return _made((*made.part, *working), cells)


def _drawable(made: Made) -> Made:
    """The part; raises `Rejected` if a feature of it is idle, or if one of its views is hard to draw."""
    for side in SIDES:
        made.view(side)
    if any(composed((*made.part[:k], *made.part[k + 1 :])) == made.cells for k in range(1, len(made.part))):
        raise Rejected("a feature changes nothing")
    return made


def _added(made: Made, room: Room, rng: Stream) -> tuple[Part, Made]:
    """A working that suits the part, and the part after it."""
    for _ in range(_TRIES):
        working = rng.choice(_WORKINGS)(room, rng)
        with suppress(Rejected):
            return working, _drawable(_worked(made, working))
    raise Rejected("no working suits a part")


def random_part(room: Room, workings: int, rng: Stream) -> Made:
    """A part of this size with so many workings."""
    plate = _base(room, rng)
    made = _made(plate, composed(plate))
    for _ in range(workings):
        _, made = _added(made, room, rng)
    return made


def four_variants(made: Made, room: Room, suit: Callable[[Sequence[Made]], bool], rng: Stream) -> list[Made]:
    """The part after two more workings, each of which is in one of two places or of one of two sizes, in random order.

    All four can be read from their pictures, and their views suit one another.
    """
    pairs: list[list[tuple[Part, Made]]] = []
    for _ in range(_TRIES):
        with suppress(Rejected):
            pair = _two_of_a_sort(made, room, rng)
            if not suit([part for _, part in pair]):
                continue
            pairs.append(pair)
            for earlier in pairs[:-1]:
                with suppress(Rejected):
                    four = [_worked(start, working) for _, start in earlier for working, _ in pair]
                    if suit(four):
                        rng.shuffle(four)
                        return [*map(_drawable, four)]
    raise Rejected("no four parts differ enough")


def _two_of_a_sort(made: Made, room: Room, rng: Stream) -> list[tuple[Part, Made]]:
    """Two workings of one sort that suit the part, the second one perhaps near the first, and the part after each."""
    sort = rng.choice(_READY)
    found: list[tuple[Part, Made]] = []
    for _ in range(_FEW):
        with suppress(Rejected):
            working = _moved(found[0][0], room, rng) if found and rng.below(2) else sort(room, rng)
            if all(working != other for other, _ in found):
                found.append((working, _worked(made, working)))
                if len(found) == 2:
                    return found
    raise Rejected("too few workings of a sort suit a part")


def _moved(working: Part, room: Room, rng: Stream) -> Part:
    """The working one unit farther to the right, to the left, to the back or to the front."""
    axis, step = rng.below(2), rng.choice((1, -1))
    if not all(one.start[axis] + step >= 0 and one.end[axis] + step <= room[axis] for one in working):
        raise Rejected("a working is moved out of its room")
    a, b = (step, 0) if axis == 0 else (0, step)
    return tuple(replace(one, start=_beside(one.start, a, b), end=_beside(one.end, a, b)) for one in working)


def _beside(corner: Corner, a: int, b: int) -> Corner:
    x, y, z = corner
    return x + a, y + b, z


def four_parts(made: Made, room: Room, suit: Callable[[Sequence[Made]], bool], rng: Stream) -> list[Made]:
    """The part and what becomes of it by either or both of two workings, in random order.

    All four can be read from their pictures, and their views suit one another.
    """
    for _ in range(_TRIES):
        (_, first), (working, second) = _added(made, room, rng), _added(made, room, rng)
        with suppress(Rejected):
            four = [made, first, second, _worked(first, working)]
            if suit(four):
                rng.shuffle(four)
                return [*map(_drawable, four)]
    raise Rejected("no four parts differ enough")
