"""Tries every rule by which boards with towers may follow from one another, and looks whether all tops are seen.

All boards of a puzzle are arrays of heights [y, x], in cubes: y from the front to the back, x from the left to the
right.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise, product
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.formats.solids import stack_series as form
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, proven

METHOD: Final = "all rules"
BUDGET: Final = 5_000
"""Towers that are compared."""
LEAST_SEEN: Final = 0.55
"""Of the top of a tower, and of the middle of an empty square."""
TO_VIEWER: Final = (-3, -5, 10)
_HARDLY_SEEN: Final = "the top of a tower, or an empty square, is hardly seen"
_SQUARE, _EDGE = 6, 4  # sides of a square and of a cube
_RAYS: Final = 8  # along each side of a top

Array: TypeAlias = NDArray[np.int64]
Listed: TypeAlias = tuple[tuple[int, ...], ...]


class _Tried(msgspec.Struct):
    """A rule that was tried: how many steps a person takes along it, where it fails, and what it leads to.

    ``fails`` has all squares at which the boards that are shown contradict the rule.
    """

    steps: int
    fails: int
    leads_to: Listed | str


_ASKED: Final[Mapping[type[Any], tuple[type[Any], ...]]] = {
    form.Matrix: (form.Missing, form.MissingMap),
    form.Series: (form.Next, form.NextMap),
    form.Analogy: (form.Becomes,),
    form.Pairs: (form.OddOneOut,),
}
_RULES: Final[Mapping[form.Rule, Callable[[Array, Array], Array]]] = {
    "sum": np.add,
    "difference": np.subtract,
    "higher": np.maximum,
    "lower": np.minimum,
}


def certify(shown: form.Statement, query: form.Query) -> Certificate:
    """Find every board, or every odd pair, to which some rule leads that explains all that is shown.

    The difficulty is the number of towers that somebody compares who tries rules of fewer steps before those of more:
    each wrong one until a tower contradicts it, of which as many are looked at as it takes on average, and the right
    one with all towers; times the steps of the rule, since each tower is followed through these. These steps, which
    work at once and none of which explains the boards without the others, are the depth. It is a fault if the top of
    some tower or some empty square is hardly seen.

    Raises:
        MalformedStatement: something else is asked than is shown, boards have different sizes, or options are alike.
    """
    if type(query) not in _ASKED[type(shown)]:
        raise MalformedStatement("that is not asked of such boards")
    options = query.options if isinstance(query, form.Offered) else ()
    demand_different(options)
    groups = _groups(shown)
    boards = [board for group in groups for board in group] + [_array(option) for option in options]
    if len({board.shape for board in boards}) > 1:
        raise MalformedStatement("all boards have the same size")
    match shown:
        case form.Matrix():
            tried = [*_of_matrix(groups, shown.moves)]
        case form.Pairs():
            tried = [*_of_odd(groups, shown.moves)]
        case _:
            tried = [*_of_row(groups, shown.moves)]
    right = [one for one in tried if not one.fails]
    places = boards[0].size
    fewest = min((one.steps for one in right), default=9)
    looked = sum(_looked(one, places) for one in tried if one.steps <= fewest)
    count = len(tried) * places
    results = list(dict.fromkeys(one.leads_to for one in right))
    kind = str(shown.__struct_config__.tag)
    return proven(
        [_findings(result, query) for result in results[:2]],
        BUDGET,
        method=METHOD,
        effort={"towers compared": count},
        difficulty=round(looked, 1),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(_canonical(shown, options)),
        structure=f"{kind}; {' x '.join(map(str, sorted(boards[0].shape)))}; {fewest} steps",
        faults=() if len(results) != 1 or all(map(tops_seen, boards)) else (_HARDLY_SEEN,),
        depth=Depth.properties(fewest) if right else msgspec.UNSET,
    )


def certify_why(shown: form.Statement, query: form.Query, answer: str, why: form.Joined | form.Step) -> Faults:
    """A rule that the words allow explains all that is shown, and leads to the answer.

    Of an odd pair, three pairs follow a step, and the fourth one follows another step instead.
    """
    groups = _groups(shown)
    motions = _motions(groups[0][0].shape, shown.moves)
    if why.motion not in motions:
        return ("the words allow no such motion",)
    whence = motions[why.motion]
    if isinstance(why, form.Departure):
        follow = [_leads(why, pair, motions) for pair in groups]
        alone = [letter == answer for letter in LETTERS]
        departs = _leads(why.other, groups[alone.index(True)], motions)
        return () if departs and follow == [not one for one in alone] else ("a pair follows another step",)
    if isinstance(why, form.Joined):
        *whole, (first, second) = groups
        join = _RULES[why.rule]
        holds = all((join(one, two.take(whence)) == three).all() for one, two, three in whole)
        result = join(first, second.take(whence))
    else:
        *pairs, (last,) = groups
        holds = all(_leads(why, pair, motions) for pair in pairs)
        result = last.take(whence) + np.array(why.change) if holds else last
    if not holds:
        return ("the rule does not explain what is shown",)
    return () if _findings(_listed(result), query).answers == (answer,) else ("the rule leads to another board",)


def _leads(step: form.Step, pair: Sequence[Array], motions: Mapping[form.Motion, Array]) -> bool:
    """True if it is a step that the words allow, and it leads from the one board to the other."""
    before, after = pair
    return step.motion in motions and _listed(after - before.take(motions[step.motion])) == step.change


def _array(board: form.Board) -> Array:
    if len({len(row) for row in board}) > 1:
        raise MalformedStatement("all rows of a board are equally long")
    return np.array(board, np.int64)


def _groups(shown: form.Statement) -> list[list[Array]]:
    """The boards that belong together: rows or pairs, and what is left of the last one."""
    groups = [[*map(_array, row)] for row in shown.rows]
    if isinstance(shown, form.Series):
        boards = groups.pop()
        return [*map(list, pairwise(boards)), boards[-1:]]
    return groups


def _looked(one: _Tried, places: int) -> float:
    """How many towers are followed, step by step, until the rule fails, in a random order; all if it holds."""
    return one.steps * ((places + 1) / (one.fails + 1) if one.fails else places)


# --- rules


@cache
def _motions(shape: tuple[int, ...], most: int) -> dict[form.Motion, Array]:
    """All ways to turn all towers and then to move them over, and whence each square's tower is, row by row."""
    quarters = range(4) if shape[0] == shape[1] else (0, 2)
    places = np.arange(math.prod(shape)).reshape(shape)
    return {
        form.Motion(turn, right, back): np.roll(np.rot90(places, turn), (back, right), (0, 1))
        for turn, back, right in product(quarters, (0, 1, -1), (0, 1, -1))
        if (turn != 0) + (back != 0) + (right != 0) <= most and (most > 2 or not back * right)
    }


def _moves(motion: form.Motion) -> int:
    return sum(map(bool, motion))


def _of_row(groups: Sequence[Sequence[Array]], most: int) -> Iterator[_Tried]:
    """Motions of pairs, without a change of heights and with one that is the same for all; the last board has none.

    A rule that would leave fewer than no cubes is out at first sight.
    """
    *pairs, (last,) = groups
    for motion, whence in _motions(last.shape, most).items():
        changes = [after - before.take(whence) for before, after in pairs]
        after = last.take(whence) + np.minimum.reduce(changes)  # the same in whatever order pairs stand
        differing = sum(change != changes[0] for change in changes) > 0
        if after.min() < 0:
            differing = np.ones_like(differing)
        yield from _with_and_without(_moves(motion), changes, int(differing.sum()), _listed(after))


def _with_and_without(moves: int, changes: Sequence[Array], differing: int, leads_to: Listed | str) -> Iterator[_Tried]:
    """A motion alone, and with changes: the former is a case of the latter, and tried before."""
    changed = int((sum(change != 0 for change in changes) > 0).sum())
    if moves:
        yield _Tried(moves, max(changed, differing), leads_to)
    if changed or not moves:
        yield _Tried(moves + 1, differing, leads_to)


def _of_odd(pairs: Sequence[Sequence[Array]], most: int) -> Iterator[_Tried]:
    """Motions that three pairs share with one change of heights, and the fourth does not."""
    for motion, whence in _motions(pairs[0][0].shape, most).items():
        changes = [after - before.take(whence) for before, after in pairs]
        for number, letter in enumerate(LETTERS):
            others = [change for other, change in enumerate(changes) if other != number]
            differing = int((sum(change != others[0] for change in others) > 0).sum())
            alike = not differing and bool((changes[number] == others[0]).all())
            yield from _with_and_without(_moves(motion), others, differing, "" if alike else letter)


def _of_matrix(rows: Sequence[Sequence[Array]], most: int) -> Iterator[_Tried]:
    """Ways to move the second board of each row and to join it with the first one."""
    *whole, (first, second) = rows
    for motion, whence in _motions(first.shape, most).items():
        for join in _RULES.values():
            fails = sum(join(one, two.take(whence)) != three for one, two, three in whole) > 0
            after = join(first, second.take(whence))
            if after.min() < 0:
                fails = np.ones_like(fails)
            yield _Tried(_moves(motion) + 1, int(fails.sum()), _listed(after))


def _listed(board: Array) -> Listed:
    return tuple(tuple(map(int, row)) for row in board)


# --- answers


def _findings(result: Listed | str, query: form.Query) -> Findings:
    """What a board, or the letter of an odd pair, answers; no letter answers where all pairs are alike."""
    if isinstance(result, str):
        against = f"{result} breaks the rule of the others"
        return Findings((result,) if result else (), {letter: against for letter in LETTERS if letter != result})
    if not isinstance(query, form.Offered):
        return Findings(("".join(str(height) for row in result[::-1] for height in row),))
    lettered = dict(zip(LETTERS, query.options, strict=True))
    return Findings(
        tuple(letter for letter, option in lettered.items() if option == result),
        {letter: _difference(option, result) for letter, option in lettered.items() if option != result},
    )


def _difference(option: form.Board, result: Listed) -> str:
    """The first square from the front left at which an option has another tower than the rule demands."""
    y, x = np.argwhere(np.array(option) != np.array(result))[0]
    return f"column {x + 1} of row {y + 1} from the front is {result[y][x]} cubes high, not {option[y][x]}"


def _canonical(shown: form.Statement, options: Sequence[form.Board]) -> tuple[Any, ...]:
    """The puzzle in its least position, however all boards are turned or mirrored together and rows exchanged."""
    forms = []
    for quarter, mirrored in product(range(4), (False, True)):

        def placed(board: form.Board, quarter: int = quarter, mirrored: bool = mirrored) -> Listed:
            turned = np.rot90(np.array(board), quarter)
            return _listed(turned[:, ::-1] if mirrored else turned)

        rows = [tuple(map(placed, row)) for row in shown.rows]
        asked = () if isinstance(shown, form.Pairs) else rows.pop()
        forms.append((sorted(rows), asked, sorted(map(placed, options))))
    return shown.__struct_config__.tag, shown.moves, bool(options), min(forms)


# --- what is seen


def tops_seen(board: Array) -> bool:
    """True if enough is seen of the top of every tower and of the middle of every empty square.

    A ray goes to the viewer from the middle of each field of an 8 x 8 grid; everything is counted in quarters of a
    cube's side divided by the rays, so that all numbers are whole.
    """
    unit = 2 * _RAYS  # of these parts make a quarter of a cube's side
    spots = _EDGE * (2 * np.arange(_RAYS) + 1)
    towers = [(x, y, int(height)) for (y, x), height in np.ndenumerate(board)]
    lows = np.array([(_SQUARE * unit * x, _SQUARE * unit * y, 0) for x, y, _ in towers])
    sizes = np.array([(_EDGE * unit, _EDGE * unit, _EDGE * unit * height) for _, _, height in towers])
    grid = np.array([(a, b, 0) for a, b in product(spots, spots)])
    starts = (lows + sizes * (0, 0, 1))[:, None] + grid[None]
    speed = np.array([int(np.lcm.reduce(TO_VIEWER)) // part for part in TO_VIEWER])
    one = (lows[None, None] - starts[:, :, None]) * speed
    other = (lows + sizes - starts[:, :, None]) * speed
    enter, leave = np.minimum(one, other).max(axis=-1), np.maximum(one, other).min(axis=-1)
    free = ~((enter < leave) & (leave > 0)).any(axis=2)
    return bool((free.mean(axis=1) >= LEAST_SEEN).all())
