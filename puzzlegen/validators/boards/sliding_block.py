"""Searches the positions of boards with sliding pieces, fewest moves first; judges `boards/sliding_block`."""

from collections.abc import Callable, Sequence
from itertools import product
from string import ascii_lowercase
from typing import Any, Final

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.boards import sliding_block as form
from puzzlegen.formats.boards.sliding_block import Cell, Move, Step
from puzzlegen.validators.boards.kits.sliding_field import WAYS, Cells, Field, covered, pieces_of, size_of
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    letter_of_number,
    letters_of,
    proven,
)

BUDGET: Final = 60_000  # positions


def certify(shown: form.Board, query: form.Query) -> Certificate:
    """Search all positions, those with fewest moves first.

    The difficulty is the number of positions that are met; of ``within``, of those that are so near; of ``after``, the
    moves listed; of ``now``, the moves that are possible. The depth is the number of moves of a shortest way, each of
    whose layers of positions needs the one before; of ``stay``, of the longest one that is needed to see of every
    option whether it can stay; of ``after``, of the moves that follow from one another.

    Raises:
        MalformedStatement: there is no such board, goal or move, or options are alike.
    """
    field = Field(shown, BUDGET)
    if (shown.goal is None) != isinstance(query, form.Within | form.After | form.Now):
        raise MalformedStatement("there is a goal where the question needs one, and only there")
    if isinstance(query, form.Within | form.After):
        found, work, extras = _boards(field, query)
        depth = query.moves if isinstance(query, form.Within) else _chained(field, query)
    elif isinstance(query, form.Stay):
        found, depth, extras = _stay(field, query)
        work = field.met
    elif isinstance(query, form.Now):
        work = len(field.moves(field.start, field.taken))
        found, extras, depth = [Findings((str(work),))], (), 1
    else:
        found, depth, extras = _shortest(field, query)
        work = field.met
    goal = () if shown.goal is None else covered(shown.goal, size_of(field.pieces[shown.special]))
    return proven(
        found,
        BUDGET,
        method="all positions, fewest moves first",
        effort={"positions": field.met},
        difficulty=work,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint((task_of(query), _canonical(field, frozenset(goal), extras))),
        structure=f"{shown.theme} on {field.high} x {field.wide}",
        depth=Depth.chain(depth),
    )


def _shortest(field: Field, query: form.Query) -> tuple[list[Findings], int, Any]:
    """The answers about the shortest ways to the goal, the number of their moves, and what options show."""
    extras: Any = ()
    steps = _steps(field)
    if isinstance(query, form.First):
        demand_different(query.options)
        if not set(query.options) <= {step for step, _ in steps}:
            raise MalformedStatement("the options are moves that are possible")
        extras = frozenset((field.pieces[step[0]], cells) for step, cells in steps if step in query.options)
    if isinstance(query, form.FewestOffered):
        extras = query.options
    solved = field.solve()
    if solved is None:
        return [], 0, extras
    count, firsts = solved
    best = [step for number, (step, _) in enumerate(steps) if firsts >> number & 1]
    if isinstance(query, form.FewestOffered):
        return [letter_of_number(query.options, count)], count, extras
    if isinstance(query, form.First):
        right = [option in best for option in query.options]
        return [letters_of(right, f"no way of {count} moves begins with it")], count, extras
    if isinstance(query, form.Fewest):
        return [Findings((str(count),))], count, extras
    box = "piece-" if isinstance(query, form.MoverBox) else ""
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


def _stay(field: Field, query: form.Stay) -> tuple[list[Findings], int, Any]:
    """Which of the pieces can stay where they are."""
    demand_different(query.options)
    if not set(query.options) <= field.pieces.keys() - {field.special}:
        raise MalformedStatement("the options are other pieces than the special one")
    ways = []
    for letter in query.options:
        ways.append(field.solve(field.bit(field.kinds[letter], min(field.pieces[letter]))))
        if field.met > BUDGET:
            return [], 0, ()
    work = max((way[0] for way in ways if way), default=0)
    extras = frozenset(field.pieces[letter] for letter in query.options)
    return [letters_of([way is not None for way in ways], "the goal is never reached while it stays")], work, extras


def _boards(field: Field, query: form.Within | form.After) -> tuple[list[Findings], int, Any]:
    """Which of the drawn positions arises."""
    options = [pieces_of(rows) for rows in query.options]
    sizes = {letter: size_of(cells) for letter, cells in field.pieces.items()}
    for rows, pieces in zip(query.options, options, strict=True):
        if _walls(rows) != _walls(field.rows):
            raise MalformedStatement("all boards have the same walls")
        if {letter: size_of(cells) for letter, cells in pieces.items()} != sizes:
            raise MalformedStatement("all boards have the same pieces")
    positions = [field.position(pieces) for pieces in options]
    demand_different(positions)
    forms = frozenset(field.form(pieces) for pieces in options)
    if isinstance(query, form.Within):
        met = set[int]()
        for _, layer in zip(range(query.moves + 1), field.layers(), strict=False):
            met.update(layer)
        right = [position in met for position in positions]
        return [letters_of(right, f"{query.moves} moves never lead to it")], len(met), (query.moves, forms)
    held, ways = dict(field.pieces), []
    for letter, way in query.moves:
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


def _chained(field: Field, query: form.After) -> int:
    """How many of the listed moves follow from one another: a piece moves again, or stops, or goes on, for another."""
    held = dict(field.pieces)
    cells_of, longest = dict[Cell, int](), 0
    for letter, way in query.moves:
        before = held[letter]
        others = frozenset().union(*(cells for name, cells in held.items() if name != letter))
        after = held[letter] = field.pushed(letter, before, way, others)
        (down, right), sweep = WAYS[way], set(before)
        while not after <= sweep:
            sweep |= {(y + down, x + right) for y, x in sweep}
        near = {(y + down, x + right) for y, x in after} | sweep
        step = 1 + max((cells_of.get(cell, 0) for cell in near), default=0)
        longest = max(longest, step)
        cells_of |= dict.fromkeys(before | after, step)
    return longest


def certify_why(shown: form.Board, query: form.Query, answer: str, why: form.Led | form.Possible) -> Faults:
    """What is false in the facts of an explanation: moves, how many positions arise, and what else could be done."""
    field = Field(shown, BUDGET)
    if isinstance(why, form.Possible):
        return () if why.moves == tuple(sorted(_moves(field))) else ("the moves are others",)
    match query, why:
        case form.After(), _:
            held = _after(field, why.way)
            pushed = tuple((ascii_lowercase[number - 1], way) for number, way, _ in why.way)
            goal = field.position(pieces_of(query.options[LETTERS.index(answer)]))
            holds = {_WAY: pushed == query.moves and held is not None and field.position(held) == goal}
        case form.Within(), form.Met():
            held, goal = _after(field, why.way), field.position(pieces_of(query.options[LETTERS.index(answer)]))
            layers = [layer for _, layer in zip(range(query.moves + 1), field.layers(), strict=False)]
            holds = {
                _WAY: held is not None and field.position(held) == goal and len(why.way) <= query.moves,
                _MET: sum(map(len, layers)) == why.met,
            }
        case form.Stay(), form.Stuck():
            key = query.options[LETTERS.index(answer)]
            others = [letter for letter in query.options if letter != key]
            solved, moved = field.solve(_still(field, key)), {ascii_lowercase[number - 1] for number, *_ in why.way}
            stuck = tuple((_number(one), sum(map(len, field.layers(_still(field, one))))) for one in others)
            holds = {
                _WAY: _ends(field, why.way) and key not in moved and solved is not None and len(why.way) == solved[0],
                _MET: stuck == why.stuck,
            }
        case _, form.Met():
            layers = [layer for _, layer in zip(why.way, field.layers(), strict=False)]
            solved = field.solve()
            holds = {
                _WAY: _ends(field, why.way) and solved is not None and len(why.way) == solved[0],
                _MET: sum(map(len, layers)) == why.met,
            }
        case _, form.Firsts():
            firsts, begun = _firsts(field), True
            if isinstance(query, form.First):
                moves = [(_number(letter), way, far) for letter, way, far in query.options]
                begun = why.way[:1] == (moves[LETTERS.index(answer)],)
            else:
                quickest: dict[int, Move] = {}
                for _, move in sorted((total or BUDGET, move) for move, total in firsts.items()):
                    quickest.setdefault(move[0], move)
                moves = [*quickest.values()]
            shortest = min(total for total in firsts.values() if total)
            holds = {
                _WAY: begun and _ends(field, why.way) and len(why.way) == shortest,
                "the first moves end otherwise": tuple((*move, firsts[move]) for move in moves) == why.firsts,
            }
        case _:
            holds = {_WAY: False}
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
        if far > reach or (field.theme == "pucks" and far < reach):
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
