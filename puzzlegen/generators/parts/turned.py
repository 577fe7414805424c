"""Shaded pictures of machined parts, turned about the upright axis.

On offer are four parts: one, the same with one dimension changed, and the mirror images of both. So each is as near to
the others as any, and whichever is the key, nothing about the options tells it; the part that is shown is the key's.
Among four pictures of which one is odd, three show one part, and one its mirror image or the changed part.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Annotated, Final, NamedTuple, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn as Asked
from puzzlegen.core.stream import Stream
from puzzlegen.facts.parts.poses import ELEVATION, STEP, TURNS
from puzzlegen.facts.parts.sides import Side
from puzzlegen.formats.parts import turned as form
from puzzlegen.formats.parts.kits.drawings import Letter
from puzzlegen.generators.kits.asking import four
from puzzlegen.generators.parts.kits.bodies import Dimensions, as_solid
from puzzlegen.generators.parts.kits.depth_pictures import DepthPicture, Stray
from puzzlegen.generators.parts.kits.line_views import Solid
from puzzlegen.generators.parts.kits.machined_parts import PARTS
from puzzlegen.generators.parts.kits.plane_faces import faced, picture
from puzzlegen.generators.parts.kits.seen_lines import SeenLines
from puzzlegen.generators.parts.kits.variants import clear_views, other_values

_TRIES: Final = 6  # at what is changed
_CLEAR: Final = 4  # poses in which the lines of a part are clear, at least
_LEAST: Final = 8  # places by which two pictures of two parts contradict each other
_MOST_VALUES: Final = 11_500  # of all pictures
_PER_MM: Final = 100
_SIDES: Final[tuple[Side, ...]] = ("front", "left", "top")  # from which lines of a part may not almost touch


class TurnedParams(Params, frozen=True, kw_only=True):
    """What puzzles of a level are like.

    Attributes:
        parts: which parts there are.
        rich: of a hundred things that a part may have or not, how many it has.
        change: how much a changed dimension changes at least, in hundredths of what it can be.
        farthest: the largest number of steps by which parts are turned from the one that is shown, or from one another.
    """

    parts: tuple[str, ...]
    rich: Annotated[int, Knob("more holes, slots and the like", 0, 100)]
    change: Annotated[int, Knob("larger differences between parts", 10, 80)]
    farthest: Annotated[int, Knob("parts turned farther", 3, 5)]


# Parts without mirror images of themselves, by how many faces two pictures of them have in common
_FEW: Final = (
    "corner block",
    "gib key",
    "slotted plate",
    "stepped block",
    "strap clamp",
    "T-block",
    "trunnion",
    "wedge",
    "Z profile",
)
_SOME: Final = (
    "bearing block",
    "channel",
    "clevis",
    "guide",
    "housing",
    "I-beam",
    "latch",
    "rod end",
    "saddle",
    "slotted plate",
    "tool post",
    "wall bracket",
)
_MANY: Final = ("bell crank", "housing", "latch", "lever", "saddle", "slotted plate")
LEVELS: Final = {
    Level.EASY: TurnedParams(
        band=(20, 55),
        bands={form.OddOneOut: (15, 45)},
        depth=(3, 6),
        depths={form.OddOneOut: (4, 7)},
        parts=_FEW,
        rich=20,
        change=40,
        farthest=3,
    ),
    Level.MEDIUM: TurnedParams(
        band=(32, 75),
        bands={form.OddOneOut: (26, 60)},
        depth=(7, 8),
        depths={form.OddOneOut: (8, 10)},
        parts=_SOME,
        rich=50,
        change=30,
        farthest=4,
    ),
    Level.HARD: TurnedParams(
        band=(45, 130),
        bands={form.OddOneOut: (34, 110)},
        depth=(9, 18),
        depths={form.OddOneOut: (11, 20)},
        parts=_MANY,
        rich=90,
        change=25,
        farthest=4,
    ),
}


class _Pose(NamedTuple):
    """Which of two parts, whether its mirror image, and by how many degrees it is turned."""

    part: int
    mirrored: bool
    turn: int


def invent(rng: Stream, params: TurnedParams, asked: Asked) -> Puzzle:
    """Draw a part, and another one for the contrast, and turn them."""
    state = rng.child("state")
    if asked.question is form.Same:
        return _same(params, asked.place, state)
    by_mirror = rng.class_by_index(2, "contrast") == 0
    return _odd_one(params, by_mirror, asked.place, rng.class_by_index(4, "stands out"), state)


def _same(params: TurnedParams, place: int, rng: Stream) -> Puzzle:
    kinds = rng.sample([(part, mirrored) for part in range(2) for mirrored in (False, True)], 4)
    steps = [step for step in range(-params.farthest, params.farthest + 1) if step]
    known: dict[_Pose, DepthPicture] = {}
    for pair in _pairs(params, rng):
        for first, *offered in islice(_poses(pair, (kinds[place], *kinds), steps, rng), 1):
            clashes = _clashes(pair, first, offered, place, known)
            if clashes is not None:
                shown, *options = _published(pair, (first, *offered))
                why = form.Reasons(_turn(offered[place].turn - first.turn), clashes)
                return Puzzle(_given(shown), form.Same(four(options)), LETTERS[place], why)
    raise Rejected("no change of the part shows in all pictures")


def _odd_one(params: TurnedParams, by_mirror: bool, place: int, apart: int, rng: Stream) -> Puzzle:
    """Of four pictures that at ``place`` is the odd one, and the numbers of that at ``apart`` have the oddest sum.

    Parts are clear from few sides, and so seen from one side more than from the other; mirror images, from the other.
    """
    usual = 0, rng.below(2) == 1
    odd = (0, not usual[1]) if by_mirror else (1, usual[1])
    kinds = [odd if number == place else usual for number in range(4)]
    known: dict[_Pose, DepthPicture] = {}
    for parts in ((SeenLines(_drawn(params, rng)[1]),),) if by_mirror else _pairs(params, rng):
        for poses in _poses(parts, kinds, range(params.farthest + 1), rng):
            options = four(_published(parts, poses))
            sums = [sum(option.corners) for option in options]
            if max(range(4), key=lambda number: sum(abs(sums[number] - one) for one in sums)) != apart:
                continue
            clashes = _clashes(parts, poses[place], poses, place, known)
            if clashes is not None:
                return Puzzle(_given(), form.OddOneOut(options), LETTERS[place], form.Contrasts(clashes))
    raise Rejected("the odd part does not show in all pictures")


def _poses(
    parts: Sequence[SeenLines], kinds: Sequence[tuple[int, bool]], steps: Sequence[int], rng: Stream
) -> Iterator[list[_Pose]]:
    """Parts, and mirror images of parts, turned so that their lines are clear.

    The last four are turned by different numbers of steps, in any order: from what is before them, or from any pose. If
    there is nothing before them, each could be turned like any other one, or the odd one would be seen from where the
    others are not clear.
    """
    shown, offered = kinds[:-4], kinds[-4:]

    def is_clear(kind: tuple[int, bool], turn: int) -> bool:
        return all(parts[part].are_clear(mirrored, turn) for part, mirrored in ((kind,) if shown else {*offered}))

    for start in rng.permutation(len(TURNS)):
        if not all(is_clear(kind, TURNS[start]) for kind in shown):
            continue
        free = [TURNS[(start + step) % len(TURNS)] for step in rng.sample(steps, len(steps))]
        turns: list[int] = []
        for kind in offered:
            turn = next((turn for turn in free if is_clear(kind, turn)), None)
            if turn is None:
                break
            turns.append(turn)
            free.remove(turn)
        else:
            yield [_Pose(*kind, turn) for kind, turn in zip(kinds, [TURNS[start]] * len(shown) + turns, strict=True)]


def _given(shown: form.Picture | None = None) -> form.Given:
    return form.Given(ELEVATION, STEP, shown)


def _turn(degrees: int) -> form.Turn:
    return degrees % 360  # type: ignore[return-value]


def _published(parts: Sequence[SeenLines], poses: Sequence[_Pose]) -> list[form.Picture]:
    """What is seen of parts, of which the lines of the first one are known not to touch almost.

    Raises:
        Rejected: lines almost touch, or there are too many, or two pictures are alike.
    """
    shapes = [faced(part.solid) for part in parts]
    found = [picture(shapes[pose.part], pose.mirrored, pose.turn) for pose in poses]
    values = sum(len(one.corners) + sum(len(ring) + 2 for face in one.faces for ring in face) for one in found)
    if values > _MOST_VALUES:
        raise Rejected("pictures of a part have too many corners")
    if len({*found}) < len(found):
        raise Rejected("a part is its own mirror image")
    for part in parts[1:]:
        clear_views(part.solid, _SIDES)
    return found


def _drawn(params: TurnedParams, rng: Stream) -> tuple[str, Solid, Dimensions]:
    """A part: its name, how it looks, and its dimensions.

    Raises:
        Rejected: it does not go together, or lines almost touch.
    """
    name = rng.child("name").choice(params.parts)
    dimensions = Dimensions(rng.child("dimensions"), params.rich)
    solid = as_solid(PARTS[name](dimensions))
    clear_views(solid, _SIDES)
    return name, solid, dimensions


def _pairs(params: TurnedParams, rng: Stream) -> Iterator[tuple[SeenLines, SeenLines]]:
    """A part, and the same with one dimension changed, of one size."""
    name, solid, dimensions = _drawn(params, rng)
    part = SeenLines(solid)
    if len([*islice((turn for turn in TURNS if part.are_clear(False, turn)), _CLEAR)]) < _CLEAR:
        raise Rejected("strokes almost touch from most sides")
    for change in islice(other_values(dimensions, params.change, solid.longest, rng.child("change")), _TRIES):
        other = dimensions.changed(change)
        try:
            changed = as_solid(PARTS[name](other))
        except Rejected:
            continue
        if changed.size == solid.size:
            yield part, SeenLines(changed)


def _clashes(
    parts: Sequence[SeenLines], first: _Pose, offered: Sequence[_Pose], place: int, known: dict[_Pose, DepthPicture]
) -> tuple[form.Clash, form.Clash, form.Clash] | None:
    """Where each picture on offer but one contradicts the first one most; None if one hardly does.

    ``known`` keeps what is seen of the part that is not changed.
    """
    wrong = [(letter, pose) for letter, pose in zip(get_args(Letter), offered, strict=True) if pose != offered[place]]
    seen = {
        pose: known.get(pose) or DepthPicture(parts[pose.part].solid, pose.mirrored, pose.turn)
        for pose in (first, *(pose for _, pose in wrong))
    }
    known.update({pose: one for pose, one in seen.items() if pose.part == 0})
    found: list[form.Clash] = []
    for letter, pose in wrong:
        if (clash := _clash(letter, first, pose, seen)) is None:
            return None
        found.append(clash)
    return found[0], found[1], found[2]


def _clash(letter: Letter, first: _Pose, other: _Pose, seen: Mapping[_Pose, DepthPicture]) -> form.Clash | None:
    """The largest contradiction where the other part fills the box of the first one: the way in which it is least."""
    turn = (first.turn - other.turn) % 360
    ways = [_strays(seen[first], seen[other], one) for one in (turn, (turn + 180) % 360)]
    if other.mirrored == first.mirrored:
        ways = ways[:1]
    strays = min(ways, key=lambda way: sum(stray.size for stray, _, _ in way))
    if sum(stray.size for stray, _, _ in strays) < _LEAST:
        return None
    largest, turn, there = max(strays, key=lambda one: one[0].size)
    spots = [form.Spot(*(round(_PER_MM * at) for at in spot)) for spot in (largest.here, largest.there)]
    mirror = other.part == first.part and other.mirrored != first.mirrored
    return form.Clash(letter, mirror, _turn(turn), there, *(spots if there else spots[::-1]))


def _strays(first: DepthPicture, other: DepthPicture, turn: int) -> list[tuple[Stray, int, bool]]:
    """What each shows that has no room in the other picture, if the other part is turned so; the first one's first."""
    found = ((first.stray(other, -turn % 360), turn, True), (other.stray(first, turn), turn, False))
    return [(stray, turn, there) for stray, turn, there in found if stray is not None]
