"""Peg solitaire: what is left of a few pieces on boards of many outlines, and how the jumps that leave one begin.

Positions are bit masks over the holes in reading order; a jump is the masks of its hole, of the one that it crosses and
of the one behind that.
"""

from functools import cache
from itertools import product
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

from puzzlegen.core.family import Band, Knob, Level, Params, Rejected
from puzzlegen.core.item import Statement
from puzzlegen.core.puzzle import Puzzle
from puzzlegen.core.stream import Stream
from puzzlegen.generators.kits.asking import LETTERS, drawn_task

Cell: TypeAlias = tuple[int, int]
Jump: TypeAlias = tuple[int, int, int]
Found: TypeAlias = tuple[Statement, str, Statement]

TASKS: Final = ("fewest", "first", "mover", "mover_box", "last", "end", "good", "untaken", "solvable", "reach")
DRESSES: Final = {
    "marbles": ("red", "orange", "green", "blue", "purple"),
    "pegs": ("red", "yellow", "green", "blue"),
    "frogs": ("green", "yellow", "orange"),
    "counters": ("red", "blue", "purple", "pink", "brown"),
}


def _everywhere(_y: int, _x: int) -> bool:
    return True


_OUTLINES: Final = (
    (False, (7, 7), lambda y, x: abs(y - 3) < 2 or abs(x - 3) < 2),  # the English board
    (False, (7, 7), lambda y, x: abs(y - 3) + abs(x - 3) < 5),  # the French board
    (False, (7, 7), lambda y, x: abs(y - 3) + abs(x - 3) < 4),  # a diamond
    (False, (5, 5), _everywhere),
    (False, (4, 6), _everywhere),
    (False, (6, 5), lambda y, x: y > 1 or 0 < x < 4),  # a house
    (False, (6, 6), lambda y, x: not (y in (2, 3) and x in (2, 3))),  # a ring
    (False, (6, 6), lambda y, x: y > 2 or x < 3),  # an L
    (True, (5, 5), lambda y, x: y + x > 3),  # triangles
    (True, (6, 6), lambda y, x: y + x > 4),
    (True, (5, 5), lambda y, x: 2 <= y + x <= 6),  # a hexagon
    (True, (4, 6), lambda y, x: y + x > 2),  # a trapezium
    (True, (5, 5), _everywhere),  # a rhombus
)
_TRIES: Final = 60  # positions in an attempt
_SHIFTS: Final = 12  # of two pieces, for boards to choose from
_MOST: Final = 5_000  # positions of a board


class PegSolitaireParams(Params, frozen=True, kw_only=True):
    """Bounds include both ends.

    Attributes:
        pieces: how many there are.
        movers: the least number of pieces that can jump at once.
        late: the number of pieces that wrong beginnings leave at most.
    """

    pieces: Annotated[tuple[int, int], Knob("more pieces, and longer ways to the last one", 4, 12)]
    movers: Annotated[int, Knob("more pieces that can jump at once", 1, 5)]
    late: Annotated[int, Knob("wrong beginnings that show earlier", 2, 4)]


def _bands(counted: Band, untaken: Band) -> dict[str, Band]:
    return {"fewest": counted, "good": counted, "untaken": untaken}


LEVELS: Final = {
    Level.EASY: PegSolitaireParams(
        band=(2, 10), bands=_bands(counted=(8, 24), untaken=(1, 1)), pieces=(4, 5), movers=2, late=3
    ),
    Level.MEDIUM: PegSolitaireParams(
        band=(11, 29), bands=_bands(counted=(25, 69), untaken=(2, 2)), pieces=(6, 7), movers=2, late=2
    ),
    Level.HARD: PegSolitaireParams(
        band=(30, 180), bands=_bands(counted=(70, 349), untaken=(3, 3)), pieces=(8, 9), movers=3, late=2
    ),
    Level.EXTREME: PegSolitaireParams(
        band=(181, 20_000), bands=_bands(counted=(350, 6000), untaken=(4, 40)), pieces=(9, 11), movers=3, late=2
    ),
}
# Where it is rare, and hard, that all ways agree; and where there are four boards.
_FEWER: Final = {"end": 2, "mover": 2, "mover_box": 2, "solvable": 1, "untaken": 1}


class _Outcome(NamedTuple):
    """What can come of a position.

    Attributes:
        left: the fewest pieces.
        last, ends: those that can be left alone, and the holes where they are then.
        stuck: the holes of two that are left and cannot jump.
        taken: the pieces that can be taken.
    """

    left: int
    last: int
    ends: int
    stuck: int
    taken: int


class _Board:
    """The holes of a board, and all jumps over it."""

    def __init__(self, slanted: bool, cells: tuple[Cell, ...]) -> None:
        self.slanted, self.cells = slanted, cells
        bits = {cell: 1 << number for number, cell in enumerate(cells)}
        ways = [(0, 1), (1, 0), (0, -1), (-1, 0), *(((1, -1), (-1, 1)) if slanted else ())]
        lines = [((y, x), (y + v, x + h), (y + 2 * v, x + 2 * h)) for (y, x), (v, h) in product(cells, ways)]
        self.jumps: list[Jump] = [
            (bits[one], bits[over], bits[to]) for one, over, to in lines if over in bits and to in bits
        ]
        self._tests = [(one | over | to, one | over, jump) for jump in self.jumps for one, over, to in (jump,)]

    def can(self, mask: int) -> list[Jump]:
        """The jumps that are possible now."""
        return [jump for whole, wanted, jump in self._tests if mask & whole == wanted]

    def grown(self, mask: int, pieces: int, rng: Stream) -> int:
        """A position with so many pieces, or fewer where there are none, from which jumps lead to this one."""
        while mask.bit_count() < pieces:
            back = [whole for whole, wanted, _ in self._tests if mask & whole == whole & ~wanted]
            if not back:
                break
            mask ^= rng.choice(back)
        return mask

    def rows(self, mask: int) -> list[str]:
        """What is published of a position."""
        held = {cell: ".o"[mask >> number & 1] for number, cell in enumerate(self.cells)}
        height, width = (1 + max(cell[axis] for cell in self.cells) for axis in (0, 1))
        return ["".join(held.get((y, x), " ") for x in range(width)) for y in range(height)]

    def alike(self, one: int, other: int) -> bool:
        """Whether no colouring of the holes in threes, the well-known invariant, tells two holes apart."""
        (y, x), (v, h) = self.at(one), self.at(other)
        return (y - x - v + h) % 3 == 0 and (self.slanted or (y - v) % 3 == 0)

    def at(self, bit: int) -> Cell:
        """The cell of a hole."""
        return self.cells[bit.bit_length() - 1]


@cache
def _board(number: int) -> _Board:
    slanted, (height, width), inside = _OUTLINES[number]
    return _Board(slanted, tuple(cell for cell in product(range(height), range(width)) if inside(*cell)))


class _Games:
    """All games that can be played from a few positions on a board."""

    def __init__(self, board: _Board) -> None:
        self.board = board
        self.known: dict[int, _Outcome] = {}
        self._winning: dict[tuple[int, int], bool] = {}

    def wins(self, mask: int, end: int = 0) -> bool:
        """Whether a single piece can be left, and that in another hole than this one."""
        if (mask, end) not in self._winning:
            self._winning[mask, end] = (
                any(self.wins(mask ^ (one | over | to), end) for one, over, to in self.board.can(mask))
                if mask & mask - 1
                else mask != end
            )
        return self._winning[mask, end]

    def winning(self, mask: int) -> list[Jump]:
        """The jumps after which a single piece can be left."""
        return [jump for jump in self.board.can(mask) if self.wins(mask ^ sum(jump))]

    def look(self, mask: int) -> _Outcome:
        """What can come of a position; raises `Rejected` where there are too many."""
        if mask in self.known:
            return self.known[mask]
        if len(self.known) > _MOST:
            raise Rejected("too many positions")
        left, last, ends, stuck, taken = mask.bit_count(), 0, 0, 0, 0
        can = self.board.can(mask)
        if not can:
            last = ends = mask if left == 1 else 0
            stuck = mask if left == 2 else 0
        for one, over, to in can:
            then = self.look(mask ^ (one | over | to))
            left = min(left, then.left)
            last |= _before(then.last, one, to)
            taken |= over | _before(then.taken, one, to)
            ends |= then.ends
            stuck |= then.stuck
        self.known[mask] = found = _Outcome(left, last, ends, stuck, taken)
        return found

    def way(self, mask: int) -> list[tuple[int, int]]:
        """Jumps that leave the fewest pieces: the numbers of the one that jumps and of the one that it takes."""
        numbers, way, left = _numbers(mask), [], self.look(mask).left
        while mask.bit_count() > left:
            one, over, to = next(jump for jump in self.board.can(mask) if self.look(mask ^ sum(jump)).left == left)
            mask ^= one | over | to
            way.append((numbers[one], numbers[over]))
            numbers[to] = numbers.pop(one)
        return way

    def firsts(self, mask: int) -> list[tuple[int, int, int]]:
        """Each jump that is possible now, by two numbers, and the fewest pieces that can be left after it."""
        numbers = _numbers(mask)
        return [
            (numbers[one], numbers[over], self.look(mask ^ (one | over | to)).left)
            for one, over, to in self.board.can(mask)
        ]


def _before(pieces: int, one: int, to: int) -> int:
    """Where these pieces stood before the jump."""
    return pieces ^ to | one if pieces & to else pieces


def _bits(mask: int) -> list[int]:
    return [1 << place for place in range(mask.bit_length()) if mask >> place & 1]


def _numbers(mask: int) -> dict[int, int]:
    """The number of the piece in each hole that has one: in reading order."""
    return {bit: number for number, bit in enumerate(_bits(mask), 1)}


def invent(rng: Stream, params: PegSolitaireParams) -> Puzzle:
    """Play backwards from the end until a position suits the question."""
    state, ask = rng.child("state"), rng.child("ask")
    task, place = drawn_task(TASKS, rng)
    wanted = 1 + rng.per_item(4 if task == "good" else 3, "wanted")
    for _ in range(_TRIES):
        board = _board(state.below(len(_OUTLINES)))
        few = wanted if task == "fewest" else 1
        end = sum(1 << hole for hole in state.sample(range(len(board.cells)), few))
        pieces = max(4, state.between(*params.pieces) - _FEWER.get(task, 0))
        start = board.grown(end, pieces, state)
        if start.bit_count() < pieces or len({one for one, *_ in board.can(start)}) < params.movers:
            continue
        games = _Games(board)
        # Most positions fail here, at a glance compared with all that can come of them.
        if task == "end" and (start & end or games.wins(start, end)):
            continue
        if task.startswith("mover") and len({one for one, *_ in games.winning(start)}) > 1:
            continue
        draft = _Draft(games, start, place, params, ask)
        found = draft.boards(task) if task in ("solvable", "reach") else draft.alone(task, wanted)
        if found is not None:
            break
    else:
        raise Rejected("no position suits the question")
    query, answer, why = found
    dress = state.choice([*DRESSES])
    shown = board.rows(0 if task == "solvable" else start)
    statement = {"dress": dress, "colour": state.choice(DRESSES[dress]), "slanted": board.slanted, "rows": shown}
    return Puzzle(statement, {"task": task, **query}, answer, why)


class _Draft:
    """A position about which something is to be asked."""

    def __init__(self, games: _Games, start: int, place: int, params: PegSolitaireParams, ask: Stream) -> None:
        self.games, self.start, self.place, self.params, self.ask = games, start, place, params, ask

    def alone(self, task: str, wanted: int) -> Found | None:
        """A question about one position; the query, its answer and why."""
        games, start = self.games, self.start
        found, numbers = games.look(start), _numbers(start)
        firsts = games.firsts(start)
        why: Statement = {"way": games.way(start), "firsts": firsts}
        best = [(one, over) for one, over, left in firsts if left == 1]
        match task:
            case "fewest":
                return ({}, str(wanted), why) if found.left == wanted else None
            case "good":
                return ({}, str(wanted), why) if len(best) == wanted and len(firsts) > wanted else None
            case "mover" | "mover_box":
                movers, late = {one for one, _ in best}, [left for *_, left in firsts if 1 < left <= self.params.late]
                if len(movers) > 1 or not late:
                    return None
                return {}, self._named(movers.pop(), task), why
            case "last":
                return ({}, str(numbers[found.last]), why) if found.last.bit_count() == 1 else None
            case "untaken":
                rest = start & ~found.taken
                return ({}, self._named(numbers[rest], "box"), why) if rest.bit_count() == 1 else None
            case "first":
                wrong = [(one, over) for one, over, left in firsts if 1 < left <= self.params.late]
                return self._offered(self.ask.choice(best), wrong, why, numbers)
        holes = [self.games.board.at(bit) for bit in _bits(found.stuck & ~start & ~found.ends)]
        if found.ends.bit_count() > 1 or found.ends & start or len(holes) < 3:
            return None
        options = self.ask.sample(holes, 3)
        options.insert(self.place, self.games.board.at(found.ends))
        return {"options": options}, LETTERS[self.place], why

    def _named(self, number: int, task: str) -> str:
        return f"piece-{number}" if task.endswith("box") else str(number)

    def _offered(
        self, key: tuple[int, int], wrong: list[tuple[int, int]], why: Statement, numbers: dict[int, int]
    ) -> Found | None:
        """Four first jumps, as cells."""
        if len(wrong) < 3:
            return None
        options = self.ask.sample(wrong, 3)
        options.insert(self.place, key)
        cells = {number: self.games.board.at(bit) for bit, number in numbers.items()}
        return {"options": [[cells[one], cells[over]] for one, over in options]}, LETTERS[self.place], why

    def boards(self, task: str) -> Found | None:
        """Four positions, which two displaced pieces make of one; only the one at the key's place is right."""
        games, board, key = self.games, self.games.board, self.start
        games.look(key)
        holes = full = (1 << len(board.cells)) - 1
        whole = frozenset(games.known)
        if task == "reach":
            size = max(3, key.bit_count() // 2)
            some = sorted(mask for mask in whole if mask.bit_count() == size)
            if not some:
                return None
            key = self.ask.choice(some)
            holes = 0
            for mask in some:  # what never stands anywhere would show at a glance
                holes |= mask
                full &= mask
            full = key & full
        else:
            full = 0
        shifts = [one | other for one in _bits(key & ~full) for other in _bits(holes & ~key) if board.alike(one, other)]
        for _ in range(_SHIFTS if len(shifts) > 1 else 0):
            first, second = self.ask.sample(shifts, 2)
            if first & second:
                continue
            wrong = [key ^ first, key ^ second, key ^ first ^ second]
            if task == "reach":
                fits = not whole.intersection(wrong)
            else:
                fits = not any(map(games.wins, wrong)) and all(
                    games.look(one).left <= self.params.late for one in wrong
                )
            if fits:
                options = self.ask.sample(wrong, 3)
                options.insert(self.place, key)
                why: dict[str, Any] = {"way": games.way(key) if task == "solvable" else self._line(key)}
                if task == "solvable":
                    why["left"] = [games.look(one).left for one in options]
                return {"options": [board.rows(one) for one in options]}, LETTERS[self.place], why
        return None

    def _line(self, goal: int) -> list[tuple[int, int]]:
        """Jumps that lead from the start to another position, by the numbers at the start."""
        board, dead = self.games.board, set[int]()

        def onward(mask: int) -> list[Jump] | None:
            if mask == goal:
                return []
            if mask not in dead and mask.bit_count() > goal.bit_count():
                for jump in board.can(mask):
                    rest = onward(mask ^ sum(jump))
                    if rest is not None:
                        return [jump, *rest]
            dead.add(mask)
            return None

        numbers, way = _numbers(self.start), []
        for one, over, to in onward(self.start) or ():
            way.append((numbers[one], numbers[over]))
            numbers[to] = numbers.pop(one)
        return way
