"""Boards with towers of cubes that follow from one another: in a row, in rows of three, in pairs.

What is on offer is what four rules that are as likely make of the same boards: motions of as many moves, the same
changes at other squares, or both. One of these rules is picked, and the other boards are made to follow it. So the
options have the same cubes, and nothing about them tells the key.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, product, repeat
from operator import ne
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, get_args

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.question import Drawn
from puzzlegen.core.stream import Stream
from puzzlegen.facts.solids.boards import Board, tops_seen
from puzzlegen.formats.solids import stack_series as form
from puzzlegen.formats.solids.stack_series import Motion, Rule, Step
from puzzlegen.generators.kits.asking import LETTERS, four

Size: TypeAlias = tuple[int, int]  # squares from left to right, and from front to back

_HIGHEST: Final = 3  # tower of a matrix, in which so many boards are shown
_SHOWN: Final = 3  # boards of a row: four quarter turns would lead back to the first one
_HUES: Final[tuple[form.Hue, ...]] = get_args(form.Hue)
_SHIFTS: Final = (-1, 0, 1)
_DRAWS: Final = 12  # of changes, some of which may be alike; and of boards for the same steps
_BOARDS: Final = 480  # that are tried as the last one of a row
_TRIES: Final = 120  # at a board that shows all of its tops


class StackSeriesParams(Params, frozen=True, kw_only=True):
    """What a level's puzzles are made of.

    Attributes:
        sizes: of the boards, from left to right and from front to back.
        highest: towers.
        steps: what leads from board to board: how many moves of all towers, and at how many places cubes come or go.
        rules: of a matrix, each with the moves of the second board.
    """

    sizes: tuple[tuple[int, int], ...]
    highest: Annotated[int, Knob("higher towers", 2, 5)]
    steps: tuple[tuple[int, int], ...]
    rules: tuple[tuple[Rule, int], ...]


def _bands(matrix: Band, row: Band, analogy: Band, odd: Band) -> dict[type[Any], Band]:
    return dict(zip(form.QUESTIONS, (matrix, matrix, row, row, analogy, odd), strict=True))


def _rules(moves: int) -> tuple[tuple[Rule, int], ...]:
    return ("sum", moves), ("difference", moves), ("higher", moves), ("lower", moves)


LEVELS: Final = {
    Level.EASY: StackSeriesParams(
        band=(8, 18),
        depth=(1, 1),
        bands=_bands((8, 18), (8, 18), (10, 20), (25, 60)),
        sizes=((3, 2), (2, 3), (3, 3)),
        highest=4,
        steps=((0, 2), (0, 3), (1, 0)),
        rules=_rules(0),
    ),
    Level.MEDIUM: StackSeriesParams(
        band=(70, 125),
        depth=(2, 2),
        bands=_bands((70, 125), (38, 60), (38, 58), (105, 150)),
        sizes=((3, 3),),
        highest=3,
        steps=((1, 1), (1, 2)),
        rules=_rules(1),
    ),
    Level.HARD: StackSeriesParams(
        band=(220, 340),
        depth=(3, 3),
        bands=_bands((220, 340), (105, 150), (60, 145), (200, 450)),
        sizes=((3, 3),),
        highest=3,
        steps=((2, 1),),
        rules=_rules(2),
    ),
    Level.EXTREME: StackSeriesParams(
        band=(450, 750),
        depth=(4, 4),
        bands=_bands((450, 750), (215, 310), (155, 275), (580, 960)),
        sizes=((3, 3),),
        highest=3,
        steps=((3, 1),),
        rules=_rules(3),
    ),
}


def invent(rng: Stream, params: StackSeriesParams, asked: Drawn) -> Puzzle:
    """Draw a rule, and boards that follow it."""
    question, place = asked
    make = _row
    if question in (form.Missing, form.MissingMap):
        make = _matrix
    elif question is form.Becomes:
        make = _analogy
    elif question is form.OddOneOut:
        make = _odd
    made = make(place, params, rng.child("state"))
    boards = [board for row in made.shown.rows for board in row]
    if len({*boards, *made.options}) < len(boards) + len(made.options):
        raise Rejected("a board is shown twice")
    if question in (form.MissingMap, form.NextMap):
        spelled = "".join(str(height) for row in made.options[place][::-1] for height in row)
        return Puzzle(made.shown, question(), spelled, made.why)
    query = question(four(made.options)) if made.options else question()
    return Puzzle(made.shown, query, LETTERS[place], made.why)


class _Made(NamedTuple):
    """What is shown of a puzzle, why its answer is right, and what is on offer, if that is not shown anyway."""

    shown: form.Statement
    why: form.Joined | Step
    options: Sequence[Board] = ()


def _look(moves: Iterable[int], rng: Stream) -> tuple[form.Hue, int]:
    """The colour of the cubes, and the most moves of any step, which is what the words allow."""
    return rng.choice(_HUES), max(moves)


# --- boards


def _board(size: Size, low: int, high: int, rng: Stream) -> Board:
    """A board with such towers; one below 0 is an empty square."""
    width, depth = size
    return tuple(tuple(max(0, rng.between(low, high)) for _ in range(width)) for _ in range(depth))


def _fair(board: Board, highest: int) -> bool:
    """True if no tower is higher, half of the squares have one, there are three heights, and all tops are seen."""
    heights = [*chain(*board)]
    towers = [height for height in heights if height]
    return (
        min(heights) >= 0
        and max(heights) <= highest
        and len({*heights}) > 2
        and 2 * len(towers) >= len(heights)
        and tops_seen(board)
    )


def _plus(one: Board, other: Board, sign: int = 1) -> Board:
    return _joined(one, other, lambda a, b: a + sign * b)


def _joined(one: Board, other: Board, join: Callable[[int, int], int]) -> Board:
    pairs = zip(one, other, strict=True)
    return tuple(tuple(join(a, b) for a, b in zip(row, line, strict=True)) for row, line in pairs)


def _apart(one: Board, other: Board) -> int:
    """By how many cubes two boards differ."""
    pairs = zip(chain(*one), chain(*other), strict=True)
    return sum(abs(a - b) for a, b in pairs)


def _unlike(one: Board, other: Board) -> int:
    """On how many squares two boards differ."""
    return sum(map(ne, chain(*one), chain(*other)))


# --- steps from board to board


def _moves(motion: Motion) -> int:
    """How many moves it is made of."""
    return sum(map(bool, motion))


def moved(board: Board, motion: Motion) -> Board:
    """The board after a motion."""
    turn, right, back = motion
    for _ in range(turn):
        board = tuple(zip(*board, strict=True))[::-1]
    board = tuple((*row[-right:], *row[:-right]) if right else row for row in board)
    return (*board[-back:], *board[:-back]) if back else board


def _after(board: Board, step: Step) -> Board:
    """The board after a step."""
    return _plus(moved(board, step.motion), step.change)


def _before(board: Board, step: Step) -> Board:
    """The board that the step makes this one: motions go round, so that repeating one leads back."""
    found = board = _plus(board, step.change, -1)
    while (after := moved(found, step.motion)) != board:
        found = after
    return found


def _motions(size: Size, moves: int) -> list[Motion]:
    """All motions of so many moves: a turn, a way to move over, or both; a turn and two ways, if there are three."""
    turns = range(4) if size[0] == size[1] else (0, 2)
    found = [Motion(*one) for one in product(turns, _SHIFTS, _SHIFTS)]
    return [motion for motion in found if _moves(motion) == moves and (moves > 2 or not motion.right * motion.back)]


def _steps(size: Size, ways: Sequence[tuple[int, int]], rng: Stream, *, on: bool = False) -> list[Step]:
    """Four steps of one of the ways.

    They differ by the motion, by the squares that change, or by both: any of two motions with any of two changes.

    Args:
        size: of the boards.
        ways: how many moves, and how many squares that change.
        rng: of the puzzle.
        on: whether a row goes on by them, in which no board may come back as it was, or nearly so. Then some square
            changes, and there is a quarter turn in every motion: half a turn leads back after two steps, and moving
            over after three.
    """
    moves, count = rng.choice([way for way in ways if way[1] or not on])
    found = [motion for motion in _motions(size, moves) if motion.turn % 2 or not (on and moves)]
    motions = [rng.choice(found)]
    if moves:
        motions = _alike(motions[0], found, rng) if count else rng.sample(found, 4)
    gains = _gains(count, rng)
    changes = list(dict.fromkeys(_change(size, gains, rng) for _ in range(_DRAWS)))[: 4 // len(motions)]
    steps = [Step(*one) for one in product(motions, changes)]
    if len(steps) < len(LETTERS):
        raise Rejected("too few changes")
    rng.shuffle(steps)
    return steps


def _alike(motion: Motion, motions: Sequence[Motion], rng: Stream) -> list[Motion]:
    """A motion and another one, if possible both with a turn or both without, or the middle square would tell."""
    others = [one for one in motions if one != motion]
    return [motion, rng.choice([one for one in others if bool(one.turn) == bool(motion.turn)] or others)]


def _gains(count: int, rng: Stream) -> list[int]:
    """A cube more or less, so many times."""
    return [rng.choice((1, -1)) for _ in range(count)]


def _change(size: Size, gains: Sequence[int], rng: Stream) -> Board:
    """These gains on as many squares."""
    width, depth = size
    heights = [*gains, *[0] * (width * depth - len(gains))]
    rng.shuffle(heights)
    return tuple(tuple(heights[start : start + width]) for start in range(0, width * depth, width))


def _led(
    params: StackSeriesParams, rng: Stream, *, on: bool = False
) -> Iterator[tuple[list[Step], Board, list[Board]]]:
    """Four steps, a board, and what they make of it; some tries.

    Towers that always move and change alike differ by as many cubes from one board of a row to the next. So have all
    options to, where a row goes ``on``.
    """
    size = rng.choice(params.sizes)
    for number in range(_BOARDS):
        if not number % _DRAWS:
            steps = _steps(size, params.steps, rng, on=on)
        board = _board(size, -1, params.highest, rng)
        options = [_after(board, steps[0])]
        far = _apart(options[0], board)
        for step in steps[1:]:
            options.append(_after(board, step))
            if on and _apart(options[-1], board) != far:
                break
        else:
            if all(_fair(one, params.highest) for one in (board, *options)):
                yield steps, board, options


def _row(place: int, params: StackSeriesParams, rng: Stream) -> _Made:
    """A row, which leads to one of the options; how near this one is to each of the boards, is drawn."""
    ranks = [rng.class_by_index(len(LETTERS), f"nearness {number}") for number in range(_SHOWN)]
    for steps, board, options in _led(params, rng, on=True):
        for number, step in enumerate(steps):
            row = [board]
            while len(row) < _SHOWN and _fair(row[0], params.highest):
                row.insert(0, _before(row[0], step))
            # Without two moves, the right one is always as near.
            if _fair(row[0], params.highest) and (
                _moves(step.motion) < 2 or all(map(_ranks, ranks, row, repeat(options), repeat(number)))
            ):
                shown = form.Series(*_look((moves for moves, _ in params.steps), rng), (tuple(row),))
                options.insert(place, options.pop(number))
                return _Made(shown, step, options)
    raise Rejected("no row shows all tops")


def _ranks(rank: int, board: Board, options: Sequence[Board], number: int) -> bool:
    """True if so many options are nearer to a board than this one, or might be said to be, as some are as near."""
    unlike = [_unlike(board, one) for one in options]
    nearer = sum(other < unlike[number] for other in unlike)
    return nearer <= rank < nearer + unlike.count(unlike[number])


def _analogy(place: int, params: StackSeriesParams, rng: Stream) -> _Made:
    """Two pairs, and the board that becomes one of the options as their first boards become their second ones."""
    for steps, board, options in _led(params, rng):
        size = len(board[0]), len(board)
        one, other = (_pair(steps[place], size, params.highest, rng) for _ in range(2))
        shown = form.Analogy(*_look((moves for moves, _ in params.steps), rng), (one, other, (board,)))
        return _Made(shown, steps[place], options)
    raise Rejected("no four options show all tops")


def _pair(step: Step, size: Size, highest: int, rng: Stream) -> tuple[Board, Board]:
    for _ in range(_TRIES):
        before = _board(size, -1, highest, rng)
        after = _after(before, step)
        if _fair(before, highest) and _fair(after, highest):
            return before, after
    raise Rejected("no pair shows all tops")


def _odd(place: int, params: StackSeriesParams, rng: Stream) -> _Made:
    """Four pairs, three of which follow one step; the odd one moves otherwise, or changes at other squares.

    Pairs of one step differ before it as much as after it, so on an even number of squares, and one that is often large
    or small. So any two pairs are to differ on one of the same two even numbers.
    """
    size = rng.choice(params.sizes)
    moves, count = rng.choice(params.steps)
    gains = _gains(count, rng)
    motion, change = rng.choice(_motions(size, moves)), _change(size, gains, rng)
    other = Step(motion, _change(size, gains, rng))
    if moves:
        other = Step(_alike(motion, _motions(size, moves), rng)[1], change)
    step = Step(motion, change)
    pairs, usual = [_pair(other, size, params.highest, rng)], 2 * (2 * size[0] * size[1] // 3)
    for _ in range(_TRIES):
        pair = _pair(step, size, params.highest, rng)
        if all(sum(map(_unlike, pair, one)) in (usual, usual + 2) for one in pairs):
            pairs.append(pair)
            if len(pairs) == len(LETTERS):
                break
    else:
        raise Rejected("pairs differ too much or too little")
    pairs.insert(place, pairs.pop(0))
    shown = form.Pairs(*_look((moves for moves, _ in params.steps), rng), four(pairs))
    return _Made(shown, form.Departure(motion, change, other))


# --- matrices

_JOINS: Final[Mapping[Rule, Callable[[int, int], int]]] = {
    "sum": lambda one, other: one + other,
    "difference": lambda one, other: one - other,
    "higher": max,
    "lower": min,
}
_HEIGHTS: Final[Mapping[Rule, tuple[tuple[int, int], tuple[int, int]]]] = {
    "sum": ((-1, 2), (-1, 2)),
    "difference": ((0, 3), (-1, 2)),
    "higher": ((-1, 3), (-1, 3)),
    "lower": ((0, 3), (0, 3)),
}
"""The lowest and the highest tower of the first and of the second board."""


def _matrix(place: int, params: StackSeriesParams, rng: Stream) -> _Made:
    """Rows of three, whose third boards follow from the first two; the last third one is on offer.

    In its place could be what other motions of the last second board lead to; without a motion, others have some of
    its towers exchanged.
    """
    size = rng.choice(params.sizes)
    rule, moves = rng.choice(params.rules)
    join = _JOINS[rule]
    motions = rng.sample(_motions(size, moves), len(LETTERS) if moves else 1)
    for _ in range(_TRIES):
        first, second = _two(size, rule, rng)
        options = [_joined(first, moved(second, motion), join) for motion in motions]
        if not moves:
            options = _exchanged(options[0], place, rng)
        if all(_fair(one, _HIGHEST) for one in (first, second, *options)):
            break
    else:
        raise Rejected("no four options show all tops")
    motion = motions[place % len(motions)]
    one, other = (_three(size, rule, motion, rng) for _ in range(2))
    shown = form.Matrix(*_look((moves for _, moves in params.rules), rng), (one, other, (first, second)))
    return _Made(shown, form.Joined(rule, motion), options)


def _two(size: Size, rule: Rule, rng: Stream) -> tuple[Board, Board]:
    first, second = _HEIGHTS[rule]
    return _board(size, *first, rng), _board(size, *second, rng)


def _three(size: Size, rule: Rule, motion: Motion, rng: Stream) -> tuple[Board, Board, Board]:
    for _ in range(_TRIES):
        first, second = _two(size, rule, rng)
        third = _joined(first, moved(second, motion), _JOINS[rule])
        if all(_fair(one, _HIGHEST) for one in (first, second, third)):
            return first, second, third
    raise Rejected("no row of three shows all tops")


def _exchanged(board: Board, place: int, rng: Stream) -> list[Board]:
    """A board at its place, and what becomes of it by either or both of two exchanges of two towers."""
    width = len(board[0])
    heights = [height for row in board for height in row]
    a, b, c, d = rng.sample(range(len(heights)), 4)
    found = []
    for pairs in ((), ((a, b),), ((c, d),), ((a, b), (c, d))):
        after = heights[:]
        for one, other in pairs:
            after[one], after[other] = heights[other], heights[one]
        found.append(tuple(tuple(after[start : start + width]) for start in range(0, len(after), width)))
    key = found.pop(0)
    rng.shuffle(found)
    return [*found[:place], key, *found[place:]]
