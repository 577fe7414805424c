"""Tries every rule by which boards with towers may follow from one another, and looks whether all tops are seen.

All boards of a puzzle are arrays of heights [y, x], in cubes: y from the front to the back, x from the left to the
right.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise, product
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import LETTERS, Findings, demand_different, fingerprint, parse, proven

METHOD: Final = "all rules"
UNIT: Final = "towers compared"
BUDGET: Final = 5_000
"""Towers that are compared."""
LEAST_SEEN: Final = 0.55
"""Of the top of a tower, and of the middle of an empty square."""
TO_VIEWER: Final = (-3, -5, 10)
_HARDLY_SEEN: Final = "the top of a tower, or an empty square, is hardly seen"
_SQUARE, _EDGE = 6, 4  # sides of a square and of a cube
_RAYS: Final = 8  # along each side of a top

Heights: TypeAlias = Annotated[
    tuple[
        Annotated[
            tuple[Annotated[int, msgspec.Meta(ge=0, le=5)], ...],
            msgspec.Meta(min_length=2, max_length=4),
        ],
        ...,
    ],
    msgspec.Meta(min_length=2, max_length=4),
]
Pair: TypeAlias = tuple[Heights, Heights]
Array: TypeAlias = NDArray[np.int64]


class _Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hue: Literal["blue", "green", "orange", "purple", "yellow"]
    moves: Annotated[int, msgspec.Meta(ge=0, le=3)]


class _Matrix(_Shown, frozen=True, forbid_unknown_fields=True):
    rows: tuple[tuple[Heights, Heights, Heights], tuple[Heights, Heights, Heights], Pair]


class _Row(_Shown, frozen=True, forbid_unknown_fields=True):
    row: Annotated[tuple[Heights, ...], msgspec.Meta(min_length=3, max_length=5)]


class _Analogy(_Shown, frozen=True, forbid_unknown_fields=True):
    pairs: tuple[Pair, Pair]
    before: Heights


class _Odd(_Shown, frozen=True, forbid_unknown_fields=True):
    pairs: tuple[Pair, Pair, Pair, Pair]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["matrix", "next", "analogy"]
    options: tuple[Heights, Heights, Heights, Heights]


class _Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["matrix_map", "next_map", "odd_one_out"]


class _Tried(msgspec.Struct):
    """A rule that was tried: how many steps a person takes along it, where it fails, and what it leads to.

    ``fails`` has all squares at which the boards that are shown contradict the rule.
    """

    steps: int
    fails: int
    leads_to: tuple[tuple[int, ...], ...] | str


_KINDS: Final[dict[str, type[_Shown]]] = {
    "matrix": _Matrix,
    "next": _Row,
    "analogy": _Analogy,
    "odd_one_out": _Odd,
}
_RULES: Final[dict[str, Callable[[Array, Array], Array]]] = {
    "sum": np.add,
    "difference": np.subtract,
    "higher": np.maximum,
    "lower": np.minimum,
}


def certify(statement: Statement, query: Statement) -> Certificate:
    """Find every board, or every odd pair, to which some rule leads that explains all that is shown.

    The difficulty is the number of towers that somebody compares who tries rules of fewer steps before those of more:
    each wrong one until a tower contradicts it, of which as many are looked at as it takes on average, and the right
    one with all towers; times the steps of the rule, since each tower is followed through these. It is a fault if the
    top of some tower or some empty square is hardly seen.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    asked: Any = parse(query, _Query if "options" in query else _Plain, "query")
    kind = asked.task.removesuffix("_map")
    shown: Any = parse(statement, _KINDS[kind], "statement")
    options: Sequence[Heights] = asked.options if "options" in query else ()
    demand_different(options)
    groups = _groups(shown)
    boards = [board for group in groups for board in group] + [np.array(option) for option in _arrays(options)]
    if len({board.shape for board in boards}) > 1:
        raise MalformedStatement("all boards have the same size")
    if kind == "matrix":
        tried = [*_of_matrix(groups, shown.moves)]
    elif kind == "odd_one_out":
        tried = [*_of_odd(groups, shown.moves)]
    else:
        tried = [*_of_row(groups, shown.moves)]
    right = [one for one in tried if not one.fails]
    places = boards[0].size
    fewest = min((one.steps for one in right), default=9)
    looked = sum(_looked(one, places) for one in tried if one.steps <= fewest)
    count = len(tried) * places
    results = list(dict.fromkeys(one.leads_to for one in right))
    return proven(
        [_findings(result, options, asked.task) for result in results[:2]],
        BUDGET,
        method=METHOD,
        effort={"towers compared": count},
        difficulty=round(looked, 1),
        unit=UNIT,
        canonical=fingerprint(_canonical(kind, statement, options)),
        structure=f"{kind}; {' x '.join(map(str, sorted(boards[0].shape)))}; {fewest} steps",
        faults=() if len(results) != 1 or all(map(tops_seen, boards)) else (_HARDLY_SEEN,),
    )


def _arrays(boards: Sequence[Heights]) -> list[Array]:
    return [_array(board) for board in boards]


def _array(board: Heights) -> Array:
    if len({len(row) for row in board}) > 1:
        raise MalformedStatement("all rows of a board are equally long")
    return np.array(board, np.int64)


def _groups(shown: Any) -> list[list[Array]]:
    """The boards that are shown, in rows or pairs."""
    if isinstance(shown, _Matrix):
        return [_arrays(row) for row in shown.rows]
    if isinstance(shown, _Row):
        boards = _arrays(shown.row)
        return [*([one, other] for one, other in pairwise(boards)), boards[-1:]]
    pairs = [_arrays(pair) for pair in shown.pairs]
    return [*pairs, _arrays([shown.before])] if isinstance(shown, _Analogy) else pairs


def _looked(one: _Tried, places: int) -> float:
    """How many towers are followed, step by step, until the rule fails, in a random order; all if it holds."""
    return one.steps * ((places + 1) / (one.fails + 1) if one.fails else places)


# --- rules


@cache
def _motions(shape: tuple[int, ...], most: int) -> tuple[tuple[int, Array], ...]:
    """All ways to turn all towers and then to move them over: the number of moves, and whence each square's tower is.

    Places count row by row.
    """
    quarters = range(4) if shape[0] == shape[1] else (0, 2)
    places = np.arange(math.prod(shape)).reshape(shape)
    return tuple(
        (moves, np.roll(np.rot90(places, quarter), (back, right), (0, 1)))
        for quarter, back, right in product(quarters, (0, 1, -1), (0, 1, -1))
        if (moves := (quarter != 0) + (back != 0) + (right != 0)) <= most and (most > 2 or not back * right)
    )


def _of_row(groups: Sequence[Sequence[Array]], most: int) -> Iterator[_Tried]:
    """Motions of pairs, without a change of heights and with one that is the same for all; the last board has none."""
    *pairs, (last,) = groups
    for moves, whence in _motions(last.shape, most):
        changes = [after - before.take(whence) for before, after in pairs]
        after = last.take(whence) + changes[0]
        differing = sum(change != changes[0] for change in changes) > 0
        if after.min() < 0:
            differing = np.ones_like(differing)
        yield from _with_and_without(moves, changes, int(differing.sum()), _listed(after))


def _with_and_without(
    moves: int, changes: Sequence[Array], differing: int, leads_to: tuple[tuple[int, ...], ...] | str
) -> Iterator[_Tried]:
    """A motion alone, and with changes: the former is a case of the latter, and tried before."""
    changed = int((sum(change != 0 for change in changes) > 0).sum())
    if moves:
        yield _Tried(moves, max(changed, differing), leads_to)
    if changed or not moves:
        yield _Tried(moves + 1, differing, leads_to)


def _of_odd(pairs: Sequence[Sequence[Array]], most: int) -> Iterator[_Tried]:
    """Motions that three pairs share with one change of heights, and the fourth does not."""
    for moves, whence in _motions(pairs[0][0].shape, most):
        changes = [after - before.take(whence) for before, after in pairs]
        for number, letter in enumerate(LETTERS):
            others = [change for other, change in enumerate(changes) if other != number]
            differing = int((sum(change != others[0] for change in others) > 0).sum())
            alike = not differing and bool((changes[number] == others[0]).all())
            yield from _with_and_without(moves, others, differing, "" if alike else letter)


def _of_matrix(rows: Sequence[Sequence[Array]], most: int) -> Iterator[_Tried]:
    """Ways to move the second board of each row and to join it with the first one."""
    *whole, (first, second) = rows
    for moves, whence in _motions(first.shape, most):
        for join in _RULES.values():
            fails = sum(join(one, two.take(whence)) != three for one, two, three in whole) > 0
            after = join(first, second.take(whence))
            if after.min() < 0:
                fails = np.ones_like(fails)
            yield _Tried(moves + 1, int(fails.sum()), _listed(after))


def _listed(board: Array) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(map(int, row)) for row in board)


# --- answers


def _findings(result: tuple[tuple[int, ...], ...] | str, options: Sequence[Heights], task: str) -> Findings:
    """What a board, or the letter of an odd pair, answers; no letter answers where all pairs are alike."""
    if task == "odd_one_out":
        against = f"{result} breaks the rule of the others"
        return Findings((str(result),) if result else (), {letter: against for letter in LETTERS if letter != result})
    if not options:
        return Findings(("".join(str(height) for row in result[::-1] for height in row),))
    return Findings(
        tuple(letter for letter, option in zip(LETTERS, options, strict=True) if option == result),
        {
            letter: _difference(option, result)
            for letter, option in zip(LETTERS, options, strict=True)
            if option != result
        },
    )


def _difference(option: Heights, result: Any) -> str:
    """The first square from the front left at which an option has another tower than the rule demands."""
    y, x = np.argwhere(np.array(option) != np.array(result))[0]
    return f"column {x + 1} of row {y + 1} from the front is {result[y][x]} cubes high, not {option[y][x]}"


def _canonical(kind: str, statement: Statement, options: Sequence[Heights]) -> tuple[Any, ...]:
    """The puzzle in its least position, however all boards are turned or mirrored together and rows exchanged."""
    forms = []
    for quarter, mirrored in product(range(4), (False, True)):

        def placed(board: Any, quarter: int = quarter, mirrored: bool = mirrored) -> tuple[tuple[int, ...], ...]:
            turned = np.rot90(np.array(board), quarter)
            return _listed(turned[:, ::-1] if mirrored else turned)

        rows = [tuple(map(placed, row)) for row in (*statement.get("rows", ()), *statement.get("pairs", ()))]
        last = [
            *map(placed, statement.get("row", ())),
            *(placed(board) for board in [statement.get("before")] if board),
        ]
        asked = [rows.pop()] if "rows" in statement else []
        forms.append((sorted(rows), asked, last, sorted(map(placed, options))))
    return kind, statement["moves"], bool(options), min(forms)


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
