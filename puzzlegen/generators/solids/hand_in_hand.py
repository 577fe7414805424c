"""Children hand in hand: how they look from behind, who passes a ball to whom, and which hands hold which.

Pictures from behind differ from one another as much as from the right one: each has one of four changes, and whichever
of the four is the children that are shown becomes the key. All four put something on the same other side, so that
nobody finds the key by counting what is worn on the left.
"""

from collections.abc import Sequence
from typing import Annotated, Final, TypeVar

from msgspec.structs import replace

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.scene import Hue
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.children import HAIRS, MARKS, OTHER, Child, Side, from_behind, hands
from puzzlegen.formats.solids import hand_in_hand as form
from puzzlegen.generators.kits.asking import LETTERS, ask_in_range, drawn_range

T = TypeVar("T")

_SIDES: Final[tuple[Side, ...]] = ("left", "right")
_SHIRTS: Final[tuple[Hue, ...]] = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "brown")
_RETURNS: Final = 4  # passes to one that goes back, so that the ball gets about and still does not run straight on
_PAIR: Final = 2
_FEW: Final = 4  # children
_STRICT: Final = 200  # tries, after which anything that has the number will do
_TRIES: Final = 300  # at children with the number that is asked for


class HandsParams(Params, frozen=True, kw_only=True):
    """How many children there are, how much they wear, and how often the ball is passed."""

    children: Annotated[int, Knob("more children; an even number", 4, 8)]
    marks: Annotated[int, Knob("more things that a child wears on one side", 1, 3)]
    passes: Annotated[int, Knob("more passes of the ball", 2, 20)]
    heeded: Annotated[int, Knob("more of what is seen must be heeded to count hands", 1, 4)]


def _level(worn: int, bags: Band, children: int, marks: int, passes: int, heeded: int) -> HandsParams:
    """A level with so many backs and things on a side, bags, children, things for each, passes and things to heed."""
    passed = (passes, passes)
    bands = {form.Count: bags, form.CountOffered: bags, form.Pass: passed, form.PassBoxed: passed}
    return HandsParams(
        band=(worn, worn),
        bands=bands,
        depth=(heeded, heeded + (children == _FEW)),
        depths={form.Pass: passed, form.PassBoxed: passed},
        children=children,
        marks=marks,
        passes=passes,
        heeded=heeded,
    )


LEVELS: Final = {
    Level.EASY: _level(8, (2, 4), children=4, marks=1, passes=3, heeded=1),
    Level.MEDIUM: _level(18, (4, 6), children=6, marks=2, passes=8, heeded=2),
    Level.HARD: _level(24, (6, 8), children=8, marks=2, passes=12, heeded=3),
    Level.EXTREME: _level(32, (8, 8), children=8, marks=3, passes=18, heeded=4),
}


def invent(rng: Stream, params: HandsParams, asked: Drawn) -> Puzzle:
    """Line up children, and ask for what follows from where their left and right are."""
    question, place = asked
    state, ask = rng.child("state"), rng.child("ask")
    count = params.children - params.children % 2
    ring = bool(state.below(2))
    if issubclass(question, form.Count):
        return _counted(question, count, ring, params, rng)
    children = _children(count, params.marks, state)
    if question is form.Behind:
        four = _four_alike(children, ask) if params.heeded == 1 else _two_pairs(children, ask)
        options = _four([from_behind(one, ring) for one in four])
        return Puzzle(form.Given(ring, four[place]), form.Behind(options), LETTERS[place])
    given = form.Given(ring, children)
    if issubclass(question, form.WrongBoxed):
        places = _four(sorted(ask.sample(range(count), 4), key=lambda number: _read(number, count, ring)))
        wrong = places[place] if question is form.Wrong else rng.class_by_index(count, "wrong")
        second = _changed(from_behind(children, ring), wrong, ask)
        if question is form.Wrong:
            return Puzzle(given, form.Wrong(second, places), LETTERS[place])
        return Puzzle(given, form.WrongBoxed(second), f"second-{wrong + 1}")
    at = [rng.class_by_index(count, "start")]
    held, passed, back = hands(children, ring), list[Side](), False
    for _ in range(params.passes):
        by = held[at[-1]]
        onward = [hand for hand in sorted(by) if by[hand][0] not in at[-2:-1]]
        passed.append(ask.choice(onward if onward and (back or ask.below(_RETURNS)) else sorted(by)))
        at.append(by[passed[-1]][0])
        back = at[-1] in at[-3:-2]  # two returns in a row would cancel out
    start, *_ = shirts = tuple(children[number].shirt for number in at)
    if question is form.PassBoxed:
        return Puzzle(given, form.PassBoxed(start, tuple(passed)), f"child-{at[-1] + 1}", form.Way(shirts))
    offered = _offered(children, at[-1], ask)
    offered.insert(place, shirts[-1])
    return Puzzle(given, form.Pass(start, tuple(passed), _four(offered)), LETTERS[place], form.Way(shirts))


def _four(options: Sequence[T]) -> tuple[T, T, T, T]:
    a, b, c, d = options
    return a, b, c, d


def _children(count: int, marks: int, rng: Stream) -> tuple[Child, ...]:
    """Children in shirts of different colours, some of whom show their faces and some their backs."""
    found = list[Child]()
    faces = [number < count // 2 + rng.below(2) for number in range(count)]
    rng.shuffle(faces)
    for shirt, face in zip(rng.sample(_SHIRTS, count), faces, strict=True):
        worn = rng.sample(MARKS, marks)
        bag, bow, boot = (rng.choice(_SIDES) if mark in worn else None for mark in MARKS)
        found.append(Child(shirt, rng.choice(HAIRS), face, bag, bow, boot))
    return tuple(found)


def _offered(children: Sequence[Child], key: int, rng: Stream) -> list[Hue]:
    """Three wrong shirts: as far as possible of children whom a ball reaches after so many passes, too.

    Each pass goes to a neighbour, so that every other child is out of the question.
    """
    others = [number for number in rng.permutation(len(children)) if number != key]
    others.sort(key=lambda number: (number - key) % 2)
    return [children[number].shirt for number in rng.sample(others[:3], 3)]


def _read(number: int, count: int, ring: bool) -> int:
    """When a child is come to who reads the picture from left to right, of a ring the far half first."""
    return count + count // 2 - 1 - number if ring and number >= count // 2 else number


def _changed(children: Sequence[Child], number: int, rng: Stream) -> tuple[Child, ...]:
    """The children after one of them put something on its other side."""
    child, found = children[number], list(children)
    mark, side = rng.choice([(mark, side) for mark in MARKS if (side := child.worn(mark))])
    found[number] = replace(child, **{mark: OTHER[side]})
    return tuple(found)


def _four_alike(children: Sequence[Child], rng: Stream) -> list[tuple[Child, ...]]:
    """Four times the children, each time with something of another one on the other side.

    All these things are on the same side, and the four children all face us or all show their backs, if so many do:
    each time, as many things are on the left, both of their wearers and of the picture.
    """
    side, facing = rng.choice(_SIDES), 2 * sum(child.faces for child in children) >= len(children)
    numbers = sorted(rng.permutation(len(children)), key=lambda number: children[number].faces != facing)[:4]
    worn = [rng.choice([mark for mark in MARKS if children[number].worn(mark)]) for number in numbers]
    found = []
    for other in numbers:
        after = list(children)
        for number, mark in zip(numbers, worn, strict=True):
            after[number] = replace(after[number], **{mark: OTHER[side] if number == other else side})
        found.append(tuple(after))
    return found


def _two_pairs(children: Sequence[Child], rng: Stream) -> list[tuple[Child, ...]]:
    """Four times the children: of two pairs, neither, one, the other, or both have exchanged the sides of something.

    The two of a pair both face us or both show their backs, and one has on the left what the other has on the right.
    """
    left, right = (
        [number for number in rng.permutation(len(children)) if children[number].faces == facing]
        for facing in (True, False)
    )
    if min(len(left), len(right)) < _PAIR:
        raise Rejected("too few children face us, or show their backs")
    found = [tuple(children)]
    for one, other in (left[:_PAIR], right[:_PAIR]):
        marks = [mark for mark in MARKS if children[one].worn(mark) and children[other].worn(mark)]
        if not marks:
            raise Rejected("two children wear different things")
        mark, side = rng.choice(marks), rng.choice(_SIDES)
        ways = [{one: side, other: OTHER[side]}, {one: OTHER[side], other: side}]
        found = [
            tuple(replace(child, **{mark: way[k]}) if k in way else child for k, child in enumerate(some))
            for some in found
            for way in ways
        ]
    rng.shuffle(found)
    return found


def _heeded(children: Sequence[Child], ring: bool, counted: int) -> int:
    """How many of four things, each left out of account alone, change what is counted.

    The sides of bags, which way neighbours face, whom the children at the ends of lines hold, whose hand it is.
    """
    by, half = hands(children, ring), len(children) // 2
    bags = [(number, child.bag) for number, child in enumerate(children) if child.bag]
    held = [(number, by[number][side]) for number, side in bags if side in by[number]]
    along = [hand for number, (other, hand) in held if not ring or (number < half) == (other < half)]
    hasty = (
        sum(OTHER[side] in by[number] and by[number][OTHER[side]][1] == "left" for number, side in bags),
        sum((hand == "left") == (children[number].faces == children[other].faces) for number, (other, hand) in held),
        along.count("left") + (0 if ring else len(bags) - len(along)),
        sum(side == "left" for _, side in bags),
    )
    return sum(one != counted for one in hasty)


def _counted(question: type[form.Count], count: int, ring: bool, params: HandsParams, rng: Stream) -> Puzzle:
    """Ask how many hold a left hand on the side of their bag."""
    state, run = rng.child("state"), drawn_range(int(count > _FEW), 3 * count // 4, rng)
    heeded = params.heeded + (count == _FEW == run.key + 1)  # nearly all hold a left hand only where more matters
    for tried in range(_TRIES):
        children = list(_children(count, params.marks, state))
        for number, child in enumerate(children):
            if not child.bag and state.below(4):
                mark, side = next((mark, side) for mark in MARKS if (side := child.worn(mark)))
                children[number] = replace(child, **{mark: None, "bag": side})
        pairs = zip(children, hands(children, ring), strict=True)
        counted = sum(child.bag in by and by[child.bag][1] == "left" for child, by in pairs if child.bag)
        bags = sum(bool(child.bag) for child in children)
        if counted != run.key or bags < max(run.key, count - 2):
            continue
        if _heeded(children, ring, counted) == heeded or tried > _STRICT:
            return Puzzle(form.Given(ring, tuple(children)), *ask_in_range(run, question))
    raise Rejected("not so many hold a left hand")
