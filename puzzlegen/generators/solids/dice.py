"""Two to four views of one die: what is opposite a face, at the bottom, or on a face that is not shown.

The die is marked at random, with six figures or with pips whose opposite sides need not add up to seven. So all that
can be asked follows from the views alone.
"""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.marks import HUES, NUMBERS, STILL, SYMMETRY, TURNING
from puzzlegen.formats.solids.dice import Behind, Bottom, Coloured, Facts, Given, Missing, Opposite
from puzzlegen.formats.solids.kits.signs import Look, Sign
from puzzlegen.generators.solids.kits.marked_cubes import POSES, Cube, Pose, shown, spun, view

_OPPOSITE: Final = (5, 3, 4, 1, 2, 0)  # place of a cube -> the place on its other side
_CORNERS: Final = {
    corner: [pose for pose in POSES if {*shown(pose)} == corner]
    for corner in dict.fromkeys(map(frozenset, map(shown, POSES)))
}
"""The poses that show each corner of a cube; no two views show the same."""
_SIDES: Final = {(0, 1): 2, (0, 2): 1, (1, 0): 0, (1, 2): 1, (2, 0): 0, (2, 1): 3}
"""On which side of a face of a view another one lies, in quarter turns clockwise from above: top, front, right."""
_TRIES: Final = 40  # at views in which what is asked for is seen


class DiceParams(Params, frozen=True, kw_only=True):
    """What dice of a level are like.

    Attributes:
        views: how many are shown; bounds, both included.
        turning: how many of six figures do not look the same from all four sides; bounds, both included.
    """

    views: Annotated[tuple[int, int], Knob("more views of a die", 2, 4)]
    turning: Annotated[tuple[int, int], Knob("more figures that look different when turned", 0, 6)]
    covered: ClassVar[bool] = False
    told: ClassVar[bool] = True


class UntoldDiceParams(DiceParams, frozen=True, kw_only=True):
    """No view alone tells which mark is hidden, by showing it on the same side of a mark of the last view."""

    told: ClassVar[bool] = False


class CoveredDiceParams(UntoldDiceParams, frozen=True, kw_only=True):
    """One face is covered in every view between the first and the last."""

    covered: ClassVar[bool] = True


LEVELS: Final = {
    Level.EASY: DiceParams(band=(1, 1), views=(3, 3), turning=(0, 3)),
    Level.MEDIUM: DiceParams(band=(2, 2), views=(2, 3), turning=(2, 6)),
    # Only the turn of a mark on a hidden face takes more than the order of the marks.
    Level.HARD: UntoldDiceParams(band=(3, 3), views=(3, 3), turning=(3, 6)),
    Level.EXTREME: CoveredDiceParams(band=(4, 4), views=(4, 4), turning=(4, 6)),
}


def invent(rng: Stream, params: DiceParams, asked: Drawn) -> Puzzle:
    """Draw a die, views of it, and what is asked."""
    question, place = asked
    rng = rng.child("state")
    figures = "options" in question.__struct_fields__
    if figures:
        count = rng.between(*params.turning)
        marks = [*rng.sample(TURNING, count), *rng.sample(STILL, 6 - count)]
        rng.shuffle(marks)
        hues = rng.sample(HUES, 6)
    else:
        marks = rng.sample(NUMBERS, 6)
        hues = [rng.choice(HUES)] * 6
    signs = [Sign(mark, hue, rng.below(SYMMETRY[mark])) for mark, hue in zip(marks, hues, strict=True)]
    missing, count = issubclass(question, Missing), rng.between(*params.views)
    for _ in range(_TRIES):
        poses = [rng.choice(_CORNERS[corner]) for corner in rng.sample([*_CORNERS], count)]
        hidden = [rng.below(3) if params.covered else None for _ in poses[1:-1]]
        visible = {place for pose in poses for place in shown(pose)}
        face = rng.below(3)
        gone = [None, *hidden, face if missing else None]
        if missing:
            start = wanted = shown(poses[-1])[face]
            visible = {
                place
                for pose, left in zip(poses[:-1], gone[:-1], strict=True)
                for number, place in enumerate(shown(pose))
                if number != left
            }
        else:
            start = shown(poses[0])[0] if issubclass(question, Bottom) else rng.below(6)
            wanted = _OPPOSITE[start]
        if start not in visible or (figures and wanted not in visible):
            continue
        if params.told or not _is_told(signs[wanted].mark, _looks(tuple(signs), poses, gone), face):
            break
    else:
        raise Rejected("what is asked for is not to be seen")
    if not figures:  # all numbers are equally frequent answers
        number = NUMBERS[rng.class_by_index(6, "pips")]
        other = next(place for place, sign in enumerate(signs) if sign.mark == number)
        signs[wanted], signs[other] = signs[other], signs[wanted]
    die = tuple(signs)
    looks = _looks(die, poses, gone)
    answer = view(die, poses[-1])[face] if missing else die[wanted]
    given = Given(tuple(Look(*look) for look in looks))
    told: dict[str, Any] = (
        {"asked": Coloured(die[start].mark, die[start].hue)} if issubclass(question, Opposite) else {}
    )
    why = Facts(Behind(*(die[_OPPOSITE[place]].mark for place in shown(poses[0]))))
    if not figures:
        return Puzzle(given, question(**told), str(NUMBERS.index(answer.mark) + 1), why)
    others = [die[place] for place in sorted(visible) if place not in (start, wanted)]
    if missing:
        last = [sign.mark for sign in looks[-1] if sign is not None]
        options = _filled(answer, [sign for sign in others if sign.mark not in last], looks, face, rng)
    else:
        options = _unlike(others, die[start].mark, looks, rng)
        answer = Sign(answer.mark, answer.hue, 0)
    rng.shuffle(options)
    options.insert(place, answer)
    return Puzzle(given, question(**told, options=tuple(options)), LETTERS[place], why)


def _unlike(others: list[Sign], asked: str, looks: list[list[Sign | None]], rng: Stream) -> list[Sign]:
    """Three other marks, among them all that no view shows beside the one that is asked about.

    If there were such a mark and it were not offered, one would see what is left without looking at anything else.
    """
    if len(others) < 3:
        raise Rejected("too few marks for four options")
    rng.shuffle(others)
    beside = {sign.mark for look in looks if asked in [one.mark for one in look if one] for sign in look if sign}
    others.sort(key=lambda sign: sign.mark in beside)
    return [Sign(sign.mark, sign.hue, 0) for sign in others[:3]]


def _filled(answer: Sign, others: list[Sign], looks: list[list[Sign | None]], face: int, rng: Stream) -> list[Sign]:
    """Three wrong options for a face of the last view: other marks of the die, or one of them and the answer's turned.

    If an earlier view shows the answer beside a mark of the last view, it shows the other one beside such a mark, too,
    and in one option that is turned as it is there. Otherwise the option that agrees with an earlier view would be the
    right one.
    """
    others = [sign for sign in others if (SYMMETRY[sign.mark] == 1) == (SYMMETRY[answer.mark] == 1)]
    if SYMMETRY[answer.mark] == 1:
        if len(others) < 3:
            raise Rejected("too few marks for four options")
        return [Sign(sign.mark, sign.hue, 0) for sign in rng.sample(others, 3)]
    if _turns(answer, looks, face):
        others = [sign for sign in others if _turns(sign, looks, face)]
    if not others:
        raise Rejected("too few marks for four options")
    other = rng.choice(others)
    turns = _turns(other, looks, face) or [rng.below(SYMMETRY[other.mark])]
    other = Sign(other.mark, other.hue, rng.choice(turns))
    return [*(spun(sign, rng.between(1, SYMMETRY[sign.mark] - 1)) for sign in (answer, other)), other]


def _looks(die: Cube, poses: Sequence[Pose], gone: Sequence[int | None]) -> list[list[Sign | None]]:
    """What views in these poses show, each without the face that is covered in it, if there is one."""
    return [
        [None if number == left else sign for number, sign in enumerate(view(die, pose))]
        for pose, left in zip(poses, gone, strict=True)
    ]


def _is_told(mark: str, looks: list[list[Sign | None]], face: int) -> bool:
    """True if an earlier view has a mark where this face lies beside a mark of the last view that has one upright."""
    *before, last = looks
    return any(
        one is not None
        and again is not None
        and one.mark == again.mark
        and SYMMETRY[one.mark] == 4
        and (_SIDES[there, other] - again.turn - _SIDES[here, face] + one.turn) % 4 == 0
        for here, one in enumerate(last)
        for look in before
        for there, again in enumerate(look)
        for other, sign in enumerate(look)
        if other != there and sign is not None and sign.mark == mark
    )


def _turns(sign: Sign, looks: list[list[Sign | None]], face: int) -> list[int]:
    """How a mark may be turned on this face of the last view to lie to a mark there as an earlier view shows it."""
    *before, last = looks
    places = {one.mark: number for number, one in enumerate(last) if one is not None}
    return sorted(
        {
            (one.turn + _SIDES[face, places[beside.mark]] - _SIDES[here, there]) % SYMMETRY[sign.mark]
            for look in before
            for here, one in enumerate(look)
            if one is not None and one.mark == sign.mark
            for there, beside in enumerate(look)
            if there != here and beside is not None and beside.mark in places
        }
    )
