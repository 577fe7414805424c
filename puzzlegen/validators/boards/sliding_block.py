"""Searches the positions of boards with sliding pieces, fewest moves first; judges `boards/sliding_block`.

The format is that of ``docs/small-boards.md``.
"""

from collections.abc import Callable, Sequence
from itertools import product
from string import ascii_lowercase
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import Statement
from puzzlegen.validators.boards.kits.sliding_field import WAYS, Cell, Cells, Field, Way, covered, pieces_of, size_of
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    parse,
    proven,
    read,
)

BUDGET: Final = 60_000  # positions
Row: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=10, pattern=r"\A[a-z.#]+\Z")]
Rows: TypeAlias = Annotated[tuple[Row, ...], msgspec.Meta(min_length=1, max_length=10)]
Letter: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[a-z]\Z")]
Few: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]
Push: TypeAlias = tuple[Letter, Way]
Step: TypeAlias = tuple[Letter, Way, Few]

UNITS: Final = {"within": "positions", "after": "moves listed", "now": "moves possible"}


class _Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: Literal["cars", "boats", "blocks", "crates", "pucks"]
    tone: Annotated[int, msgspec.Meta(ge=0, le=3)]
    rows: Rows
    special: Letter
    goal: Cell | None


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["fewest", "mover", "mover_box", "now"]


class _Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["fewest_choice"]
    options: tuple[int, int, int, int]


class _First(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["first"]
    options: tuple[Step, Step, Step, Step]


class _Stay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["stay"]
    options: tuple[Letter, Letter, Letter, Letter]


class _Within(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["within"]
    moves: Few
    options: tuple[Rows, Rows, Rows, Rows]


class _After(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["after"]
    moves: Annotated[tuple[Push, ...], msgspec.Meta(min_length=1, max_length=20)]
    options: tuple[Rows, Rows, Rows, Rows]


_FORMATS: Final[dict[Any, Any]] = {
    "fewest_choice": _Numbers, "first": _First, "stay": _Stay, "within": _Within, "after": _After
}  # fmt: skip


def certify(statement: Statement, query: Statement) -> Certificate:
    """Search all positions, those with fewest moves first.

    The difficulty is the number of moves of a shortest way; of ``stay``, of the longest one that is needed
    to see of every option whether it can stay; of ``within``, the positions that are so near; of ``after``, the moves
    listed; of ``now``, the moves that are possible.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    shown = parse(statement, _Board, "statement")
    asked = parse(query, _FORMATS.get(query.get("task"), _Query), "query")
    field = Field(shown, BUDGET)
    if (shown.goal is None) != (asked.task in UNITS):
        raise MalformedStatement("there is a goal where the question needs one, and only there")
    if asked.task in ("within", "after"):
        found, work, extras = _boards(field, asked)
    elif asked.task == "stay":
        found, work, extras = _stay(field, asked)
    elif asked.task == "now":
        work = len(field.moves(field.start, field.taken))
        found, extras = [Findings((str(work),))], ()
    else:
        found, work, extras = _shortest(field, asked)
    goal = () if shown.goal is None else covered(shown.goal, size_of(field.pieces[shown.special]))
    return proven(
        found,
        BUDGET,
        method="all positions, fewest moves first",
        effort={"positions": field.met},
        difficulty=work,
        unit=UNITS.get(asked.task, "moves"),
        canonical=fingerprint((asked.task, _canonical(field, frozenset(goal), extras))),
        structure=f"{shown.dress} on {field.high} x {field.wide}",
    )


def _shortest(field: Field, asked: Any) -> tuple[list[Findings], int, Any]:
    """The answers about the shortest ways to the goal, the number of their moves, and what options show."""
    extras: Any = ()
    steps = _steps(field)
    if isinstance(asked, _First):
        demand_different(asked.options)
        if not set(asked.options) <= {step for step, _ in steps}:
            raise MalformedStatement("the options are moves that are possible")
        extras = frozenset((field.pieces[step[0]], cells) for step, cells in steps if step in asked.options)
    if isinstance(asked, _Numbers):
        extras = asked.options
    solved = field.solve()
    if solved is None:
        return [], 0, extras
    count, firsts = solved
    best = [step for number, (step, _) in enumerate(steps) if firsts >> number & 1]
    if isinstance(asked, _Numbers):
        return [letter_of_number(asked.options, count)], count, extras
    if isinstance(asked, _First):
        right = [option in best for option in asked.options]
        return [letters_of(right, f"no way of {count} moves begins with it")], count, extras
    if asked.task == "fewest":
        return [Findings((str(count),))], count, extras
    box = "piece-" if asked.task == "mover_box" else ""
    movers = sorted({1 + ascii_lowercase.index(step[0]) for step in best})
    return [Findings((f"{box}{number}",)) for number in movers[:2]], count, extras


def _steps(field: Field) -> list[tuple[Step, Cells]]:
    """The first moves in words, in the order of `Field.moves`, and what the piece covers then."""
    letters = {field.bit(field.kinds[letter], min(cells)): letter for letter, cells in field.pieces.items()}
    found = list[tuple[Step, Cells]]()
    for change, _ in field.moves(field.start, field.taken):
        letter = letters[change & field.start]
        cells = field.pieces[letter]
        at = ((change & ~field.start).bit_length() - 1) % (field.high * field.wide)
        (top, left), (y, x) = min(cells), divmod(at, field.wide)
        after = frozenset((row + y - top, column + x - left) for row, column in cells)
        heading = ((y > top) - (y < top), (x > left) - (x < left))
        way = next(way for way, step in WAYS.items() if step == heading)
        found.append(((letter, way, abs(y - top) + abs(x - left)), after))
    return found


def _stay(field: Field, asked: _Stay) -> tuple[list[Findings], int, Any]:
    """Which of the pieces can stay where they are."""
    demand_different(asked.options)
    if not set(asked.options) <= field.pieces.keys() - {field.special}:
        raise MalformedStatement("the options are other pieces than the special one")
    ways = []
    for letter in asked.options:
        ways.append(field.solve(field.bit(field.kinds[letter], min(field.pieces[letter]))))
        if field.met > BUDGET:
            return [], 0, ()
    work = max((way[0] for way in ways if way), default=0)
    extras = frozenset(field.pieces[letter] for letter in asked.options)
    return [letters_of([way is not None for way in ways], "the goal is never reached while it stays")], work, extras


def _boards(field: Field, asked: Any) -> tuple[list[Findings], int, Any]:
    """Which of the drawn positions arises."""
    options = [pieces_of(rows) for rows in asked.options]
    sizes = {letter: size_of(cells) for letter, cells in field.pieces.items()}
    for rows, pieces in zip(asked.options, options, strict=True):
        if _walls(rows) != _walls(field.rows):
            raise MalformedStatement("all boards have the same walls")
        if {letter: size_of(cells) for letter, cells in pieces.items()} != sizes:
            raise MalformedStatement("all boards have the same pieces")
    positions = [field.position(pieces) for pieces in options]
    demand_different(positions)
    forms = frozenset(field.form(pieces) for pieces in options)
    if asked.task == "within":
        met = set[int]()
        for _, layer in zip(range(asked.moves + 1), field.layers(), strict=False):
            met.update(layer)
        right = [position in met for position in positions]
        return [letters_of(right, f"{asked.moves} moves never lead to it")], len(met), (asked.moves, forms)
    held, ways = dict(field.pieces), []
    for letter, way in asked.moves:
        if letter not in held:
            raise MalformedStatement("pieces of the board are moved")
        others = frozenset().union(*(cells for name, cells in held.items() if name != letter))
        after = field.pushed(letter, held[letter], way, others)
        if after == held[letter]:
            raise MalformedStatement("every move is possible")
        held[letter] = after
        ways.append((field.pieces[letter], after))
    field.met = len(ways)
    right = [position == field.position(held) for position in positions]
    return [letters_of(right, "another position comes out")], len(ways), (tuple(ways), forms)


Move: TypeAlias = tuple[int, Way, Few]  # the number of a piece, and where and how far it goes
Ends: TypeAlias = tuple[
    tuple[int, Way, Few, int], ...
]  # first moves, each with the moves in all, 0 where it never ends


def certify_why(statement: Statement, query: Statement, answer: str, why: Statement) -> Faults:
    """What is false in the facts of an explanation: moves, how many positions arise, and what else could be done.

    Raises:
        MalformedStatement: the data break the format.
    """
    shown = parse(statement, _Board, "statement")
    asked = parse(query, _FORMATS.get(query.get("task"), _Query), "query")
    field = Field(shown, BUDGET)
    place = LETTERS.index(answer) if hasattr(asked, "options") else 0
    ways = tuple[Move, ...]
    match asked.task:
        case "now":
            told = read(why, "explanation", moves=ways)
            holds = {"the moves are others": told.moves == tuple(sorted(_moves(field)))}
        case "after":
            told = read(why, "explanation", way=ways)
            held = _after(field, told.way)
            pushed = tuple((ascii_lowercase[number - 1], way) for number, way, _ in told.way)
            goal = field.position(pieces_of(asked.options[place]))
            holds = {_WAY: pushed == asked.moves and held is not None and field.position(held) == goal}
        case "within":
            told = read(why, "explanation", way=ways, met=int)
            held, goal = _after(field, told.way), field.position(pieces_of(asked.options[place]))
            layers = [layer for _, layer in zip(range(asked.moves + 1), field.layers(), strict=False)]
            holds = {
                _WAY: held is not None and field.position(held) == goal and len(told.way) <= asked.moves,
                _MET: sum(map(len, layers)) == told.met,
            }
        case "stay":
            told = read(why, "explanation", way=ways, stuck=tuple[tuple[int, int], ...])
            key, *others = asked.options[place], *(letter for letter in asked.options if letter != asked.options[place])
            solved, moved = field.solve(_still(field, key)), {ascii_lowercase[number - 1] for number, *_ in told.way}
            stuck = tuple((_number(one), sum(map(len, field.layers(_still(field, one))))) for one in others)
            holds = {
                _WAY: _ends(field, told.way) and key not in moved and solved is not None and len(told.way) == solved[0],
                _MET: stuck == told.stuck,
            }
        case "fewest" | "fewest_choice":
            told = read(why, "explanation", way=ways, met=int)
            layers = [layer for _, layer in zip(told.way, field.layers(), strict=False)]
            solved = field.solve()
            holds = {
                _WAY: _ends(field, told.way) and solved is not None and len(told.way) == solved[0],
                _MET: sum(map(len, layers)) == told.met,
            }
        case _:
            told = read(why, "explanation", way=ways, firsts=Ends)
            firsts, begun = _firsts(field), True
            if asked.task == "first":
                moves = [(_number(letter), way, far) for letter, way, far in asked.options]
                begun = told.way[:1] == (moves[place],)
            else:
                quickest: dict[int, Move] = {}
                for _, move in sorted((total or BUDGET, move) for move, total in firsts.items()):
                    quickest.setdefault(move[0], move)
                moves = [*quickest.values()]
            shortest = min(total for total in firsts.values() if total)
            holds = {
                _WAY: begun and _ends(field, told.way) and len(told.way) == shortest,
                "the first moves end otherwise": tuple((*move, firsts[move]) for move in moves) == told.firsts,
            }
    return tuple(fault for fault, true in holds.items() if not true)


_WAY: Final = "the moves do not lead there, or are too many"
_MET: Final = "other numbers of positions arise"


def _number(letter: str) -> int:
    return 1 + ascii_lowercase.index(letter)


def _still(field: Field, letter: str) -> int:
    return field.bit(field.kinds[letter], min(field.pieces[letter]))


def _moves(field: Field) -> list[Move]:
    """The moves that are possible at first."""
    return [(_number(letter), way, far) for (letter, way, far), _ in _steps(field)]


def _after(field: Field, way: Sequence[Move]) -> dict[str, Cells] | None:
    """Where all pieces are after these moves; None where one of them is not possible."""
    held = dict(field.pieces)
    for number, heading, far in way:
        letter = ascii_lowercase[number - 1] if 1 <= number <= len(held) else ""
        if letter not in held:
            return None
        others = frozenset().union(*(cells for name, cells in held.items() if name != letter))
        try:
            most = field.pushed(letter, held[letter], heading, others)
        except MalformedStatement:  # a vehicle goes along its length only
            return None
        farthest = sum(map(sum, most)) - sum(map(sum, held[letter]))
        (down, right), reach = WAYS[heading], abs(farthest) // len(most)
        if far > reach or (field.dress == "pucks" and far < reach):
            return None
        held[letter] = frozenset((y + far * down, x + far * right) for y, x in held[letter])
    return held


def _ends(field: Field, way: Sequence[Move]) -> bool:
    """True if these moves bring the red piece to its goal, and only the last one does."""
    held, before = _after(field, way), _after(field, way[:-1])
    return bool(
        held is not None
        and before is not None
        and field.position(held) & field.goal
        and not field.position(before) & field.goal
    )


def _firsts(field: Field) -> dict[Move, int]:
    """Each first move, and the fewest moves in all with which it ends at the goal; 0 where it never does."""
    before: dict[int, list[int]] = {}
    ends = list[int]()
    for layer in field.layers():
        for position, (taken, _) in layer.items():
            if position & field.goal:
                ends.append(position)
            for change, _ in field.moves(position, taken):
                before.setdefault(position ^ change, []).append(position)
    left = dict.fromkeys(ends, 0)
    for position in ends:  # grows
        for one in before.get(position, ()):
            if one not in left:
                left[one] = left[position] + 1
                ends.append(one)
    afters = [field.start ^ change for change, _ in field.moves(field.start, field.taken)]
    return {move: 1 + left[after] if after in left else 0 for move, after in zip(_moves(field), afters, strict=True)}


def _walls(rows: Sequence[str]) -> Cells:
    return frozenset((y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#")


def _canonical(field: Field, goal: Cells, extras: Any) -> Any:
    """The same for a board in every position, and for options in any order."""
    form = (_walls(field.rows), field.form(field.pieces), goal, extras)
    last, end = field.high - 1, field.wide - 1
    forms = []
    for transposed, flipped, mirrored in product((False, True), repeat=3):

        def moved(y: int, x: int) -> Cell:
            y, x = last - y if flipped else y, end - x if mirrored else x  # noqa: B023 - called at once
            return (x, y) if transposed else (y, x)  # noqa: B023

        size = (field.wide, field.high) if transposed else (field.high, field.wide)
        forms.append((size, _mapped(form, moved)))
    return min(forms)


def _mapped(form: Any, moved: Callable[[int, int], Cell]) -> Any:
    """A form with all its cells moved, and with its sets in order."""
    if isinstance(form, frozenset):
        return tuple(sorted(_mapped(one, moved) for one in form))
    if not isinstance(form, tuple):
        return form
    if len(form) == 2 and isinstance(form[0], int) and isinstance(form[1], int):
        return moved(*form)
    return tuple(_mapped(one, moved) for one in form)
