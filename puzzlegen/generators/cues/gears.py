"""Gear wheels, belts and a crank: which way something turns, how often, how fast, and what has to go where it jams."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from puzzlegen.core.family import Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.generators.cues.kits.machine import Machine, turned
from puzzlegen.generators.kits.asking import LETTERS, drawn_run, drawn_task, for_number

T = TypeVar("T")

TASKS: Final = ("turn", "load", "turns", "turns", "free", "clockwise", "fastest", "slowest")
DRESSES: Final = ("brass", "wood", "toy")
_WAYS: Final = 3  # clockwise or up, anticlockwise or down, neither
_TURNS: Final = (2, 12)  # of a wheel that is asked about
_MOST: Final = 99  # turns of the crank


class GearsParams(Params, frozen=True, kw_only=True):
    """Bounds of the number of wheels, both included, and the width and height that they take up at most.

    A machine has ``loops`` that do not jam, if they fit in, and as many that do, but at least one, if it has to jam.
    """

    wheels: tuple[int, int]
    size: tuple[int, int]
    loops: int


LEVELS: Final = {
    Level.EASY: GearsParams(
        band=(3, 5), bands={"turns": (2, 3), "turns_choice": (2, 3), "free": (4, 7)},
        wheels=(5, 6), size=(150, 110), loops=0,
    ),
    Level.MEDIUM: GearsParams(
        band=(6, 8), bands={"turns": (4, 5), "turns_choice": (4, 5), "free": (8, 10)},
        wheels=(7, 9), size=(180, 130), loops=1,
    ),
    Level.HARD: GearsParams(
        band=(9, 15), bands={"turns": (6, 12), "turns_choice": (6, 12), "free": (11, 18)},
        wheels=(11, 13), size=(220, 160), loops=2,
    ),
}  # fmt: skip


def invent(rng: Stream, params: GearsParams) -> Puzzle:
    """Put a machine together that turns, jams or is in two parts, as the question and its answer need it."""
    state, ask = rng.child("state"), rng.child("ask")
    task, place = drawn_task(TASKS, rng)
    way = rng.per_item(_WAYS, "way")
    still = task in ("turn", "load") and way == _WAYS - 1
    jams = task == "free" or (still and params.loops > 0 and rng.per_item(2, "jams") == 1)
    parted = not jams and (still or (task in ("turn", "load", "clockwise") and state.below(2) == 0))
    machine = _assembled(params, state, jams=jams, parted=parted)
    crank, clockwise = machine.arrange(), state.below(2) == 1
    turned_so, phases = turned(machine.links(), crank), machine.phases()
    if (turned_so is None) != jams or phases is None:
        raise Rejected("it jams, or it does not, or teeth do not fit")
    turns = turned_so or {}  # of what jams, nothing turns
    run = drawn_run(*_TURNS, rng)
    query: dict[str, Any] = {"task": task}
    answer: str | tuple[str, ...] = LETTERS[way]
    others, driven = [one for one in range(len(phases)) if one != crank], [one for one in turns if one != crank]
    match task:
        case "turn" | "load":
            apart = [one for one in others if one not in turns]
            (asked,) = _some(apart if still else driven[len(driven) // 2 :], 1, ask)
            query |= {"wheel": asked} if task == "turn" else {}
            ahead = way == 0  # whether the wheel is to turn clockwise
            if task == "load":  # which goes down on the right of a wheel that turns clockwise
                ahead = (machine.hang(asked) == "left") == ahead
            clockwise = clockwise if still else ahead == (turns[asked] > 0)
        case "turns":
            cranked = {one: run.key / abs(turns[one]) for one in driven}
            fitting = [one for one, n in cranked.items() if n.denominator == 1 and n <= _MOST and n != run.key]
            (asked,) = _some(fitting[-1:], 1, ask)
            query["wheel"] = asked
            query["cranked"] = int(cranked[asked])
        case "free":
            frees = [one for one in others if turned(machine.links(without=one), crank) is not None]
            query["options"] = options = _some([one for one in others if one not in frees], 3, ask)
            options[place:place] = _some(frees, 1, ask)
            answer = LETTERS[place]
        case "clockwise":
            answer = tuple(f"wheel-{one}" for one, turn in turns.items() if (turn > 0) == clockwise)
        case _:
            speeds = {abs(turns[one]): one for one in driven}
            first, *rest = sorted(_some(list(speeds), 4, ask), reverse=task == "fastest")
            query["options"] = options = [speeds[speed] for speed in ask.sample(rest, 3)]
            options.insert(place, speeds[first])
            answer = LETTERS[place]
    statement = {
        "dress": state.choice(DRESSES),
        "wheels": [(*wheel, phase) for wheel, phase in zip(machine.wheels, phases, strict=True)],
        "belts": machine.belts,
        "crank": (crank, clockwise),
        "loads": machine.loads,
    }
    why = {"jams": jams, "turns": [str(turns.get(one, 0)) for one in range(len(phases))]}
    return for_number(run, statement, query, why, rng) if task == "turns" else Puzzle(statement, query, answer, why)


def _assembled(params: GearsParams, rng: Stream, *, jams: bool, parted: bool) -> Machine:
    """A machine of as many wheels as the level wants, and its loops."""
    machine = Machine(params.size, rng)
    loops = [True] * max(1, params.loops) * jams + [False] * params.loops
    count = rng.between(*params.wheels) - len(loops) // 2
    while len(machine.wheels) < count:
        (machine.mesh if len(machine.wheels) < 3 or rng.below(4) else machine.belt)()
        if parted and len(machine.wheels) == count - 2:
            machine.stand_apart()
    for jam in reversed(loops):
        if not machine.close(jams=jam) and jam:
            raise Rejected("no loop fits in")
    return machine


def _some(wheels: Sequence[T], count: int, rng: Stream) -> list[T]:
    """So many of these, in random order; raises `Rejected` if they are fewer."""
    if len(wheels) < count:
        raise Rejected("too few wheels suit the question")
    return rng.sample(wheels, count)
