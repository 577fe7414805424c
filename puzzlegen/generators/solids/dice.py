"""Two or three views of one die: what is opposite a face, at the bottom, or on a face that is not shown.

The die is marked at random, with six figures or with pips whose opposite sides need not add up to seven. So all that
can be asked follows from the views alone.
"""

from typing import Annotated, Any, ClassVar, Final

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.marks import HUES, NUMBERS, STILL, SYMMETRY, TURNING
from puzzlegen.formats.solids.dice import Behind, Bottom, Coloured, Facts, Given, Missing, Opposite
from puzzlegen.formats.solids.kits.signs import Look, Sign
from puzzlegen.generators.solids.kits.marked_cubes import POSES, shown, spun, view

_OPPOSITE: Final = (5, 3, 4, 1, 2, 0)  # place of a cube -> the place on its other side
_CORNERS: Final = {
    corner: [pose for pose in POSES if {*shown(pose)} == corner]
    for corner in dict.fromkeys(map(frozenset, map(shown, POSES)))
}
"""The poses that show each corner of a cube; no two views show the same."""
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


class CoveredDiceParams(DiceParams, frozen=True, kw_only=True):
    """One face is covered in every view between the first and the last."""

    covered: ClassVar[bool] = True


LEVELS: Final = {
    Level.EASY: DiceParams(band=(1, 1), views=(3, 3), turning=(0, 3)),
    Level.MEDIUM: DiceParams(band=(2, 2), views=(2, 3), turning=(2, 6)),
    # Only the turn of a mark on a hidden face takes more than the order of the marks.
    Level.HARD: DiceParams(band=(3, 3), views=(3, 3), turning=(3, 6)),
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
        if missing:
            start = wanted = shown(poses[-1])[face]
            visible = {
                place
                for pose, gone in zip(poses[:-1], [None, *hidden], strict=True)
                for number, place in enumerate(shown(pose))
                if number != gone
            }
        else:
            start = shown(poses[0])[0] if issubclass(question, Bottom) else rng.below(6)
            wanted = _OPPOSITE[start]
        if start in visible and (wanted in visible or not figures):
            break
    else:
        raise Rejected("what is asked for is not to be seen")
    if not figures:  # all numbers are equally frequent answers
        number = NUMBERS[rng.class_by_index(6, "pips")]
        other = next(place for place, sign in enumerate(signs) if sign.mark == number)
        signs[wanted], signs[other] = signs[other], signs[wanted]
    die = tuple(signs)
    looks: list[list[Sign | None]] = [list(view(die, pose)) for pose in poses]
    for look, gone in zip(looks[1:-1], hidden, strict=True):
        if gone is not None:
            look[gone] = None
    answer = die[wanted]
    if missing:
        answer, looks[-1][face] = view(die, poses[-1])[face], None
    given = Given(tuple(Look(*look) for look in looks))
    told: dict[str, Any] = (
        {"asked": Coloured(die[start].mark, die[start].hue)} if issubclass(question, Opposite) else {}
    )
    why = Facts(Behind(*(die[_OPPOSITE[place]].mark for place in shown(poses[0]))))
    if not figures:
        return Puzzle(given, question(**told), str(NUMBERS.index(answer.mark) + 1), why)
    shown_there = [sign.mark for sign in looks[-1] if sign is not None] if missing else []
    others = [die[place] for place in sorted(visible) if place not in (start, wanted)]
    options = _options(answer, [sign for sign in others if sign.mark not in shown_there], missing, rng)
    options.insert(place, answer if missing else Sign(answer.mark, answer.hue, 0))
    return Puzzle(given, question(**told, options=tuple(options)), LETTERS[place], why)


def _options(answer: Sign, others: list[Sign], missing: bool, rng: Stream) -> list[Sign]:
    """Three wrong options: other marks of the die, or of a face to be completed, also the same mark turned."""
    if not missing or SYMMETRY[answer.mark] == 1:
        if missing:
            others = [sign for sign in others if SYMMETRY[sign.mark] == 1]
        if len(others) < 3:
            raise Rejected("too few marks for four options")
        return [Sign(sign.mark, sign.hue, 0) for sign in rng.sample(others, 3)]
    others = [sign for sign in others if SYMMETRY[sign.mark] > 1]
    if not others:
        raise Rejected("too few marks for four options")
    other = rng.choice(others)
    other = spun(other, rng.below(4))
    return [
        spun(sign, turns)
        for sign, turned in ((answer, False), (other, True))
        for turns in ((0,) if turned else ()) + (rng.between(1, SYMMETRY[sign.mark] - 1),)
    ]
