"""Two pictures of one drawn scene that differ in a few details: where, or how many?"""

import math
from collections.abc import Sequence
from typing import Annotated, Any, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.item import Box
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.differences.terms import Arrangement, Change
from puzzlegen.facts.differences.things import SCALE, Frame, Placed, Thing, grown
from puzzlegen.formats.differences.kits.pairs import Boxes, Count, Single
from puzzlegen.formats.differences.scene_difference import QUESTIONS, Choice, Difference, Scenes
from puzzlegen.generators.differences.kits.composition import Composition
from puzzlegen.generators.differences.kits.edits import CLASSES, MARGIN, Edit, propose
from puzzlegen.generators.differences.kits.settings import SETTINGS

_ARRANGEMENTS: Final[tuple[Arrangement, ...]] = ("below", "files")  # side by side, the drawings would be small
_OPTIONS: Final = 4
_COUNTS: Final = 6  # different answers to the question how many
_DECK: Final = sum(how.weight_at(Level.EASY) for how in QUESTIONS.values())
_SLOTS: Final = 12  # so that letters and counts come equally often, whatever is asked
_BLUR: Final = 0.12  # units by which thin lines of small things are drawn wider than asked for
_REGION: Final = 11  # pixels around what a lettered region encloses
_BADGE: Final = 35  # pixels that its letter takes above or below it


class SceneDifferenceParams(Params, frozen=True, kw_only=True):
    """What a level's pairs are like.

    Attributes:
        crowd: bounds of how many things there are, in percent of an ordinary picture.
        differences: bounds of their number where all are to be boxed.
        fewest: the least number where the question is how many.
        least: the least area of a difference, in square units.
        contrast: by how much a tenth of what differs does so at least, in CIEDE2000.
        plain: of the sorts of changes, the plainest first, how many come up.
        hardest: of these, the last ones, of which all changes on offer are, and at least one of several differences.
    """

    crowd: Annotated[tuple[int, int], Knob("more things in the picture, in per cent of the usual number", 30, 300)]
    differences: Annotated[tuple[int, int], Knob("more differences to box", 1, 8)]
    fewest: Annotated[int, Knob("more differences where they are counted", 1, 5)]
    least: Annotated[int, Knob("larger differences, in pixels", 200, 900)]
    contrast: Annotated[float, Knob("differences of a stronger contrast", 10, 30)]
    plain: Annotated[int, Knob("more sorts of changes, less and less plain", 1, 4)]
    hardest: Annotated[int, Knob("more sorts that count as the hardest", 1, 4)]


LEVELS: Final = {
    Level.EASY: SceneDifferenceParams(
        band=(12, 32),
        depth=(1, 2),
        bands={Choice: (4.5, 6.2)},
        crowd=(48, 70),
        differences=(3, 3),
        fewest=1,
        least=500,
        contrast=24,
        plain=2,
        hardest=2,
    ),
    Level.MEDIUM: SceneDifferenceParams(
        band=(33, 47),
        depth=(3, 3),
        bands={Choice: (6.21, 6.7)},
        crowd=(112, 140),
        differences=(4, 5),
        fewest=2,
        least=300,
        contrast=20,
        plain=3,
        hardest=1,
    ),
    Level.HARD: SceneDifferenceParams(
        band=(48, 120),
        depth=(4, 4),
        crowd=(205, 260),
        differences=(5, 7),
        fewest=3,
        least=225,
        contrast=17,
        plain=4,
        hardest=1,
    ),
}


def invent(rng: Stream, params: SceneDifferenceParams, asked: Drawn) -> Puzzle:
    """Compose a scene, and change so many of its things.

    Of a choice, all of four possible changes are offered, and one of them is made.
    """
    rng = rng.child("state")
    question, slot = asked.question, drawn_slot(rng)
    setting = tuple(SETTINGS)[rng.class_by_index(len(SETTINGS), "setting")]
    arrangement = rng.choice(_ARRANGEMENTS)
    picture = Composition(rng.child("stage"), rng.between(*params.crowd))
    SETTINGS[setting](picture)
    picture.clear()
    numbers: dict[type[Any], int] = {
        Boxes: rng.between(*params.differences),
        Single: 1,
        Choice: _OPTIONS,
        Count: params.fewest + slot % _COUNTS,
    }
    margin = MARGIN + ((_BADGE + 2 * _REGION) / SCALE if question is Choice else 0)
    edits: list[Edit] = []
    sorts = CLASSES[: params.plain]
    # All regions on offer are of changes that are as hard to see, so that nothing about them tells the right one
    hard = _OPTIONS if question is Choice else 1
    for some, wanted in ((sorts[-params.hardest :], hard), (sorts, numbers[question])):
        _change(picture, edits, some, wanted, params, margin, rng)
    if question is Choice:
        a, b, c, d = (_box(edit.frame, _REGION) for edit in edits)
        edits = [edits[slot % _OPTIONS]]
        shown = _scenes(picture.placed, edits)
        return Puzzle(shown, Choice(arrangement, (a, b, c, d)), LETTERS[slot % _OPTIONS])
    shown = _scenes(picture.placed, edits)
    if question is Count:
        return Puzzle(shown, Count(arrangement), str(len(edits)))
    query = Boxes(arrangement, len(edits)) if question is Boxes else Single(arrangement)
    return Puzzle(shown, query, tuple(one.thing for one in shown.differences))


def drawn_slot(rng: Stream) -> int:
    """A number that letters and counts follow; it depends on the item's index alone."""
    return rng.class_by_index(_DECK * _SLOTS, "task") % _SLOTS


def _change(
    picture: Composition,
    edits: list[Edit],
    sorts: Sequence[Sequence[tuple[Change, ...]]],
    wanted: int,
    params: SceneDifferenceParams,
    margin: float,
    rng: Stream,
) -> None:
    """Add changes until there are so many, apart from one another, of different classes as far as possible."""
    deck: list[tuple[Change, ...]] = []
    for _ in range(3 * wanted):
        if len(edits) >= wanted:
            return
        if not deck:
            deck = [group for classes in sorts for group in classes]
            rng.shuffle(deck)
        changed = {edit.place for edit in edits}
        taken = [grown(edit.frame, margin) for edit in edits]
        group = deck.pop()
        for change in rng.sample(group, len(group)):
            edit = propose(change, picture.placed, taken, params.least, params.contrast, picture.harmony, rng)
            if edit is not None and edit.place not in changed:
                edits.append(edit)
                break
    if len(edits) < wanted:
        raise Rejected("too few things that can be changed")


def _scenes(placed: Sequence[Placed], edits: Sequence[Edit]) -> Scenes:
    """All different things, for each picture the places of its things in that list, and where they differ."""
    befores = {edit.place: edit.before for edit in edits}
    afters = {edit.place: edit.after for edit in edits}
    first, second = (
        [shown.thing for place, one in enumerate(placed) if (shown := changed.get(place, one)) is not None]
        for changed in (befores, afters)
    )
    places: dict[Thing, int] = {}
    for thing in (*first, *second):
        places.setdefault(thing, len(places))
    differences = sorted((placed[edit.place].thing.name, _box(edit.frame)) for edit in edits)
    return Scenes(
        things=tuple(places),
        first=tuple(places[thing] for thing in first),
        second=tuple(places[thing] for thing in second),
        differences=tuple(Difference(*one) for one in differences),
    )


def _box(frame: Frame, margin: int = 0) -> Box:
    """The smallest box of whole pixels around a frame in units, with a margin of so many pixels."""
    left, top, right, bottom = (SCALE * side for side in grown(frame, _BLUR))
    return math.floor(left) - margin, math.floor(top) - margin, math.ceil(right) + margin, math.ceil(bottom) + margin
