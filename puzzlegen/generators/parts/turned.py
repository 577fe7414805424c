"""Shaded pictures of machined parts, turned about the upright axis.

On offer are four parts: one, the same with one dimension changed, and the mirror images of both. So each is as near to
the others as any, and whichever is the key, nothing about the options tells it; the part that is shown is the key's.
Among four pictures of which one is odd, three show one part, and one its mirror image or the changed part.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, permutations
from typing import Annotated, Final, NamedTuple, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn as Asked
from puzzlegen.core.stream import Stream
from puzzlegen.facts.parts.poses import ELEVATION, STEP, TURNS, mirrored
from puzzlegen.facts.parts.sides import Side
from puzzlegen.formats.parts import turned as form
from puzzlegen.formats.parts.kits.drawings import Letter
from puzzlegen.generators.kits.asking import four
from puzzlegen.generators.kits.ranking import has_rank
from puzzlegen.generators.parts.kits.bodies import Dimensions, as_solid
from puzzlegen.generators.parts.kits.depth_pictures import DepthPicture, Stray
from puzzlegen.generators.parts.kits.line_views import Solid
from puzzlegen.generators.parts.kits.machined_parts import PARTS
from puzzlegen.generators.parts.kits.turnable import Turnable
from puzzlegen.generators.parts.kits.variants import clear_views, other_values

_TRIES: Final = 6  # at what is changed
_ORDERS: Final = 40  # of four poses, within as many steps as they may be apart
_ARRANGEMENTS: Final = 3  # in which an odd part may show
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
    "corner block",
    "I-beam",
    "latch",
    "saddle",
    "slotted plate",
    "stepped block",
    "strap clamp",
    "trunnion",
    "Z profile",
)
_OFTEN: Final = ("I-beam", "latch")  # fewer of these than of saddles pass
_MANY: Final = (
    *_OFTEN,
    *_OFTEN,
    "bearing block",
    "channel",
    "corner block",
    "gib key",
    "saddle",
    "saddle",
    "Z profile",
)
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
        depth=(6, 7),
        depths={form.OddOneOut: (7, 9)},
        parts=_SOME,
        rich=50,
        change=30,
        farthest=4,
    ),
    Level.HARD: TurnedParams(
        band=(36, 110),
        bands={form.OddOneOut: (28, 90)},
        depth=(8, 18),
        depths={form.OddOneOut: (10, 20)},
        parts=_MANY,
        rich=90,
        change=25,
        farthest=5,
    ),
}


class _Pose(NamedTuple):
    """Which of two parts, whether its mirror image, and by how many degrees it is turned."""

    part: int
    mirrored: bool
    turn: int


class _Looks(NamedTuple):
    """What a glance at four pictures, of which one is odd, tells, whichever that is.

    Parts are clear from few sides, and so seen from one side more than from the other; mirror images, from the other.

    Attributes:
        apart: place of the picture whose coordinates have the oddest sum.
        rank: how many pictures have fewer corners than the odd one.
    """

    apart: int
    rank: int

    def fit(self, pictures: Sequence[form.Picture], place: int) -> bool:
        """Whether they look so; the odd one is at ``place``."""
        sums = [sum(picture.corners) for picture in pictures]
        farthest = max(range(4), key=lambda number: sum(abs(sums[number] - one) for one in sums))
        sizes = [len(picture.corners) for picture in pictures]
        return farthest == self.apart and has_rank([sizes.pop(place), *sizes], self.rank)


def invent(rng: Stream, params: TurnedParams, asked: Asked) -> Puzzle:
    """Draw a part, and another one for the contrast, and turn them."""
    state = rng.child("state")
    if asked.question is form.Same:
        return _same(params, asked.place, state)
    by_mirror = rng.class_by_index(2, "contrast") == 0
    return _odd_one(
        params, by_mirror, asked.place, _Looks(rng.class_by_index(4, "apart"), rng.class_by_index(4, "rank")), state
    )


def _same(params: TurnedParams, place: int, rng: Stream) -> Puzzle:
    kinds = rng.sample([(part, mirrored) for part in range(2) for mirrored in (False, True)], 4)
    known: dict[_Pose, DepthPicture] = {}
    for pair in _pairs(params, rng):
        first, *offered = _turned(pair, kinds, place, params.farthest, rng)
        clashes = _clashes(pair, first, offered, place, known)
        if clashes is not None:
            shown, *options = _published(pair, (first, *offered))
            why = form.Reasons(_turn(offered[place].turn - first.turn), clashes)
            return Puzzle(_given(shown), form.Same(four(options)), LETTERS[place], why)
    raise Rejected("no change of the part shows in all pictures")


def _turned(
    parts: Sequence[Turnable], kinds: Sequence[tuple[int, bool]], place: int, farthest: int, rng: Stream
) -> list[_Pose]:
    """That of these at ``place``, and all of them turned by different numbers of steps from it, with clear lines.

    Raises:
        Rejected: there is hardly a way to turn them.
    """
    steps = [step for step in range(-farthest, farthest + 1) if step]
    for start in rng.permutation(len(TURNS)):
        found = [_Pose(*kinds[place], TURNS[start])]
        free = [TURNS[(start + step) % len(TURNS)] for step in rng.sample(steps, len(steps))]
        for kind in kinds if _is_clear(parts, found[0]) else ():
            pose = next((pose for turn in free if _is_clear(parts, pose := _Pose(*kind, turn))), None)
            if pose is None:
                break
            found.append(pose)
            free.remove(pose.turn)
        if len(found) > len(kinds):
            return found
    raise Rejected("strokes almost touch from most sides")


def _odd_one(params: TurnedParams, by_mirror: bool, place: int, looks: _Looks, rng: Stream) -> Puzzle:
    usual = 0, rng.below(2) == 1
    odd = (0, not usual[1]) if by_mirror else (1, usual[1])
    kinds = [odd if number == place else usual for number in range(4)]
    known: dict[_Pose, DepthPicture] = {}
    for parts in ((Turnable(_drawn(params, rng)[1]),),) if by_mirror else _pairs(params, rng):
        fitting = (
            poses
            for poses in _arrangements(parts, kinds, params.farthest, rng)
            if looks.fit([parts[pose.part].picture(pose.mirrored, pose.turn) for pose in poses], place)
        )
        for poses in islice(fitting, _ARRANGEMENTS):
            clashes = _clashes(parts, poses[place], poses, place, known)
            if clashes is not None:
                options = four(_published(parts, poses))
                return Puzzle(_given(), form.OddOneOut(options), LETTERS[place], form.Contrasts(clashes))
    raise Rejected("the odd part does not show in all pictures")


def _arrangements(
    parts: Sequence[Turnable], kinds: Sequence[tuple[int, bool]], farthest: int, rng: Stream
) -> Iterator[list[_Pose]]:
    """Four parts turned by different numbers of steps, so that each could be turned like any other.

    Otherwise the odd one would be seen from where the others are not clear. Nor is one picture the mirror image of
    another.
    """
    clear = {turn for turn in TURNS if all(_is_clear(parts, _Pose(*kind, turn)) for kind in {*kinds})}
    for start in rng.permutation(len(TURNS)):
        window = [TURNS[(start + step) % len(TURNS)] for step in range(farthest + 1)]
        orders = [*permutations([turn for turn in window if turn in clear], 4)]
        for turns in rng.sample(orders, min(_ORDERS, len(orders))):
            poses = [_Pose(*kind, turn) for kind, turn in zip(kinds, turns, strict=True)]
            if not any((one.part, not one.mirrored, mirrored(one.turn)) in poses for one in poses):
                yield poses


def _is_clear(parts: Sequence[Turnable], pose: _Pose) -> bool:
    return parts[pose.part].are_clear(pose.mirrored, pose.turn)


def _given(shown: form.Picture | None = None) -> form.Given:
    return form.Given(ELEVATION, STEP, shown)


def _turn(degrees: int) -> form.Turn:
    return degrees % 360  # type: ignore[return-value]


def _published(parts: Sequence[Turnable], poses: Sequence[_Pose]) -> list[form.Picture]:
    """What is seen of parts, of which the lines of the first one are known not to touch almost.

    Raises:
        Rejected: lines almost touch, or there are too many, or two pictures are alike.
    """
    found = [parts[pose.part].picture(pose.mirrored, pose.turn) for pose in poses]
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


def _pairs(params: TurnedParams, rng: Stream) -> Iterator[tuple[Turnable, Turnable]]:
    """A part, and the same with one dimension changed, of one size."""
    name, solid, dimensions = _drawn(params, rng)
    part = Turnable(solid)
    if len([*islice((turn for turn in TURNS if part.are_clear(False, turn)), _CLEAR)]) < _CLEAR:
        raise Rejected("strokes almost touch from most sides")
    for change in islice(other_values(dimensions, params.change, solid.longest, rng.child("change")), _TRIES):
        other = dimensions.changed(change)
        try:
            changed = as_solid(PARTS[name](other))
        except Rejected:
            continue
        if changed.size == solid.size:
            yield part, Turnable(changed)


def _clashes(
    parts: Sequence[Turnable], first: _Pose, offered: Sequence[_Pose], place: int, known: dict[_Pose, DepthPicture]
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
