"""Two or three views of one die: what is opposite a face, at the bottom, or on a face that is not shown.

The die is marked at random, with six figures or with pips whose opposite sides need not add up to seven. So all that
can be asked follows from the views alone.
"""

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.family import Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.marks import HUES, NUMBERS, STILL, SYMMETRY, TURNING, Sign
from puzzlegen.generators.solids.kits.marked_cubes import POSES, shown, view

Task: TypeAlias = Literal["opposite", "bottom", "missing"]

_FACES: Final = ("top", "front", "right")
_OPPOSITE: Final = (5, 3, 4, 1, 2, 0)  # place of a cube -> the place on its other side


class DiceParams(Params, frozen=True, kw_only=True):
    """What dice of a level are like.

    Attributes:
        tasks: equally frequent.
        pips: every how many-th die has pips instead of figures; 0 for none.
        views: how many are shown; bounds, both included.
        turning: how many of six figures do not look the same from all four sides; bounds, both included.
    """

    tasks: tuple[Task, ...]
    pips: Annotated[int, Knob("fewer dice with pips", 0, 9)]
    views: Annotated[tuple[int, int], Knob("more views of a die", 2, 4)]
    turning: Annotated[tuple[int, int], Knob("more figures that look different when turned", 0, 6)]
    covered: ClassVar[bool] = False


class CoveredDiceParams(DiceParams, frozen=True, kw_only=True):
    """One face is covered in every view between the first and the last."""

    covered: ClassVar[bool] = True


LEVELS: Final = {
    Level.EASY: DiceParams(band=(1, 1), tasks=("opposite", "bottom"), pips=4, views=(3, 3), turning=(0, 3)),
    Level.MEDIUM: DiceParams(
        band=(2, 2), tasks=("opposite", "bottom", "missing"), pips=4, views=(2, 3), turning=(2, 6)
    ),
    # Only the turn of a mark on a hidden face takes more than the order of the marks.
    Level.HARD: DiceParams(band=(3, 3), tasks=("missing",), pips=0, views=(3, 3), turning=(3, 6)),
    Level.EXTREME: CoveredDiceParams(band=(4, 4), tasks=("missing",), pips=0, views=(4, 4), turning=(4, 6)),
}


def invent(rng: Stream, params: DiceParams) -> Puzzle:
    """Draw a die, views of it, and what is asked."""
    rng = rng.child("state")
    task = params.tasks[rng.class_by_index(len(params.tasks), "task")]
    # All numbers are equally frequent answers
    turn = rng.class_by_index(6 * params.pips, "pips") if params.pips else 1
    figures = not params.pips or turn % params.pips > 0
    if figures:
        count = rng.between(*params.turning)
        marks = [*rng.sample(TURNING, count), *rng.sample(STILL, 6 - count)]
        rng.shuffle(marks)
        hues = rng.sample(HUES, 6)
    else:
        marks = rng.sample(NUMBERS, 6)
        hues = [rng.choice(HUES)] * 6
    signs = [Sign(mark, hue, rng.below(SYMMETRY[mark])) for mark, hue in zip(marks, hues, strict=True)]
    poses = rng.sample(POSES, rng.between(*params.views))
    if len({tuple(sorted(shown(pose))) for pose in poses}) < len(poses):
        raise Rejected("two views show the same corner")
    hidden = [rng.below(3) if params.covered else None for _ in poses[1:-1]]
    visible = {place for pose in poses for place in shown(pose)}
    face = rng.below(3)
    match task:
        case "opposite":
            asked = rng.below(6)
            wanted = _OPPOSITE[asked]
        case "bottom":
            asked = shown(poses[0])[0]
            wanted = _OPPOSITE[asked]
        case "missing":
            asked = wanted = shown(poses[-1])[face]
            visible = {
                place
                for pose, gone in zip(poses[:-1], [None, *hidden], strict=True)
                for number, place in enumerate(shown(pose))
                if number != gone
            }
    if asked not in visible or (figures and wanted not in visible):
        raise Rejected("what is asked for is not to be seen")
    if not figures:
        number = NUMBERS[turn // params.pips]
        other = next(place for place, sign in enumerate(signs) if sign.mark == number)
        signs[wanted], signs[other] = signs[other], signs[wanted]
    die = tuple(signs)
    looks: list[list[Sign | None]] = [list(view(die, pose)) for pose in poses]
    for look, gone in zip(looks[1:-1], hidden, strict=True):
        if gone is not None:
            look[gone] = None
    answer = die[wanted]
    if task == "missing":
        answer, looks[-1][face] = view(die, poses[-1])[face], None
    statement = {"views": [dict(zip(_FACES, look, strict=True)) for look in looks]}
    query: dict[str, object] = {"task": task}
    if task == "opposite":
        query["asked"] = {"mark": die[asked].mark, "hue": die[asked].hue}
    why = {"behind": {face: die[_OPPOSITE[place]].mark for face, place in zip(_FACES, shown(poses[0]), strict=True)}}
    if not figures:
        return Puzzle(statement, query, str(NUMBERS.index(answer.mark) + 1), why)
    place = rng.class_by_index(4, "place")
    shown_there = [sign.mark for sign in looks[-1] if sign is not None] if task == "missing" else []
    others = [die[place] for place in sorted(visible) if place not in (asked, wanted)]
    options = _options(answer, [sign for sign in others if sign.mark not in shown_there], task, rng)
    options.insert(place, answer if task == "missing" else Sign(answer.mark, answer.hue, 0))
    return Puzzle(statement, query | {"options": options}, LETTERS[place], why)


def _options(answer: Sign, others: list[Sign], task: Task, rng: Stream) -> list[Sign]:
    """Three wrong options: other marks of the die, or of a face to be completed, also the same mark turned."""
    if task != "missing" or SYMMETRY[answer.mark] == 1:
        if task == "missing":
            others = [sign for sign in others if SYMMETRY[sign.mark] == 1]
        if len(others) < 3:
            raise Rejected("too few marks for four options")
        return [Sign(sign.mark, sign.hue, 0) for sign in rng.sample(others, 3)]
    others = [sign for sign in others if SYMMETRY[sign.mark] > 1]
    if not others:
        raise Rejected("too few marks for four options")
    other = rng.choice(others)
    other = other.turned(rng.below(4))
    return [
        sign.turned(turns)
        for sign, turned in ((answer, False), (other, True))
        for turns in ((0,) if turned else ()) + (rng.between(1, SYMMETRY[sign.mark] - 1),)
    ]
