"""Follows rays through boxes of mirrors, square by square; judges `logic/mirrors`.

The format is that of ``docs/logic-maps.md``.
"""

from collections import defaultdict
from collections.abc import Collection
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.core.certificate import Certificate, MalformedStatement
from puzzlegen.core.item import Statement
from puzzlegen.validators.kits.answers import (
    Findings,
    demand_different,
    fingerprint,
    least,
    letter_of_number,
    letters_of,
    parse,
    proven,
)

BUDGET: Final = 200_000  # squares crossed
Cell: TypeAlias = tuple[int, int]  # row and column
Move: TypeAlias = tuple[int, int]  # rows down, columns to the right
Rim: TypeAlias = tuple[str, ...]
_SIGNS: Final = frozenset("./\\zsfg")
_OTHER: Final = str.maketrans("/\\zsfg", "\\/szgf")  # each mirror turned


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dress: Literal["laser", "harbour", "periscope", "billiard", "sweeper"]
    rows: Annotated[tuple[str, ...], msgspec.Meta(min_length=2, max_length=14)]
    lamp: int


class _Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["exit", "hits", "both", "lit"]


class _Offered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["hits_choice", "both_choice", "lit_choice", "gate", "dark"]
    options: tuple[int, int, int, int]


class _Squares(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["twice"]
    options: tuple[Cell, Cell, Cell, Cell]


class _Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["turn", "remove"]
    goal: int
    options: tuple[tuple[Cell, ...], tuple[Cell, ...], tuple[Cell, ...], tuple[Cell, ...]]


class _Boxed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    task: Literal["turn_box"]
    goal: int


_QUERIES: Final[dict[str, type[Any]]] = {
    **dict.fromkeys(("exit", "hits", "both", "lit"), _Number),
    **dict.fromkeys(("hits_choice", "both_choice", "lit_choice", "gate", "dark"), _Offered),
    "twice": _Squares,
    "turn": _Change,
    "remove": _Change,
    "turn_box": _Boxed,
}


class _Light:
    """All that light touches: the moves in each square, the ports where it leaves, and how often mirrors were met."""

    def __init__(self, rows: tuple[str, ...], port: int) -> None:
        grid = [list(row) for row in rows]
        rim = _rim(len(rows))
        place = {outside: number for number, (outside, _) in enumerate(rim, 1)}
        (row, column), move = rim[port - 1]
        self.moves = defaultdict[Cell, set[Move]](set)
        self.met, self.squares, self.ports, self.mirrors = 0, 0, set[int](), set[Cell]()
        heads = [((row + move[0], column + move[1]), move)]
        swinging = any(sign in "fg" for line in rows for sign in line)
        while heads:
            at, move = heads.pop()
            if at in place:
                self.ports.add(place[at])
                continue
            sign = grid[at[0]][at[1]]
            if not swinging and move in self.moves[at]:
                continue
            self.moves[at].add(move)
            self.squares += 1
            if self.squares > BUDGET:
                return
            turned = {"/": (-move[1], -move[0]), "\\": (move[1], move[0])}.get(
                sign.translate(str.maketrans("zsfg", "/\\/\\"))
            )
            if turned is not None:
                self.met += 1
                self.mirrors.add(at)
                heads.append(((at[0] + turned[0], at[1] + turned[1]), turned))
            if turned is None or sign in "zs":
                heads.append(((at[0] + move[0], at[1] + move[1]), move))
            if sign in "fg":
                grid[at[0]][at[1]] = "g" if sign == "f" else "f"


def _rim(side: int) -> list[tuple[Cell, Move]]:
    """The place outside of each port, clockwise from the top left, and the move into the box from there."""
    span = range(side)
    return [
        *(((-1, along), (1, 0)) for along in span),
        *(((along, side), (0, -1)) for along in span),
        *(((side, along), (-1, 0)) for along in reversed(span)),
        *(((along, -1), (0, 1)) for along in reversed(span)),
    ]


def certify(statement: Statement, query: Statement) -> Certificate:
    """Follow the light, in the box as it is and after each change.

    The difficulty is the number of times that mirrors are met, in all boxes that have to be followed.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    box = parse(statement, _Box, "statement")
    asked = parse(query, _QUERIES.get(str(query.get("task")), _Number), "query")
    _check(box, asked)
    followed = [_Light(box.rows, box.lamp)]
    findings = _answer(box, asked, followed)
    changes = isinstance(asked, _Change | _Boxed)
    return proven(
        [findings],
        BUDGET,
        method="following the light",
        effort={"squares": sum(one.squares for one in followed)},
        difficulty=sum(one.met for one in followed),
        unit="mirrors met in all trials" if changes else "mirrors met",
        canonical=fingerprint((asked.task.partition("_")[0], least(_marked(box, asked), _transposed, _upside_down))),
        structure=f"{len(box.rows)} squares wide, {sum(sign != '.' for row in box.rows for sign in row)} mirrors",
    )


def _check(box: _Box, asked: Any) -> None:
    side, signs = len(box.rows), {sign for row in box.rows for sign in row}
    if any(len(row) != side for row in box.rows) or not signs <= _SIGNS:
        raise MalformedStatement("a box is a square of known signs")
    if signs & {*"zs"} and signs & {*"fg"}:
        raise MalformedStatement("no box has both half mirrors and mirrors that swing")
    if (box.dress in ("billiard", "sweeper") and signs & {*"zs"}) or (
        box.dress not in ("billiard", "sweeper") and signs & {*"fg"}
    ):
        raise MalformedStatement("light is split, and what moves makes mirrors swing")
    ports = [box.lamp, *([asked.goal] if isinstance(asked, _Change | _Boxed) else [])]
    if isinstance(asked, _Offered) and asked.task in ("gate", "dark"):
        ports += asked.options
    if not all(1 <= port <= 4 * side for port in ports) or len(set(ports)) < len(ports):
        raise MalformedStatement("lamp, goal and lettered openings are different openings of the box")
    if asked.task not in ("lit", "lit_choice", "dark") and signs & {*"zs"}:
        raise MalformedStatement("where light is split, it is asked which openings are lit")
    if asked.task.partition("_")[0] in ("both", "twice") and signs & {*"fg"}:
        raise MalformedStatement("what is met on both sides does not swing")
    cells = [cell for some in getattr(asked, "options", ()) if isinstance(asked, _Change) for cell in some]
    cells += asked.options if isinstance(asked, _Squares) else []
    if not all(0 <= place < side for cell in cells for place in cell):
        raise MalformedStatement("lettered squares are squares of the box")
    demand_different(cells)
    if isinstance(asked, _Change) and len({len(some) for some in asked.options} & {1, 2}) != 1:
        raise MalformedStatement("each letter marks one mirror, or each two")
    if any((box.rows[row][column] == ".") != isinstance(asked, _Squares) for row, column in cells):
        raise MalformedStatement("letters stand at mirrors, or in empty squares")


def _answer(box: _Box, asked: Any, followed: list[_Light]) -> Findings:
    """The answers; boxes that are followed on the way are added to the list."""
    light = followed[0]
    lit = light.ports - {box.lamp}
    match asked.task:
        case "exit":
            return Findings(tuple(str(port) for port in sorted(lit)))
        case "gate":
            return letters_of([port in lit for port in asked.options], "it does not come there")
        case "dark":
            return letters_of([port not in lit for port in asked.options], "light leaves there")
        case "twice":
            crossed = [len(light.moves[cell]) == 2 for cell in asked.options]
            return letters_of(crossed, "it is not crossed twice")
        case "turn" | "remove":
            right = [_leads(box, some, asked, followed) for some in asked.options]
            return letters_of(right, "another opening is reached")
        case "turn_box":
            cells = sorted(light.mirrors)  # any other one stands off the way
            fitting = [cell for cell in cells if _leads(box, [cell], asked, followed)]
            return Findings(tuple(f"mirror-{row + 1}-{column + 1}" for row, column in fitting[:2]))
    count = {"hits": len(light.mirrors), "lit": len(lit)}.get(asked.task.partition("_")[0])
    if count is None:
        count = sum(_sides(box.rows[row][column], light.moves[row, column]) == 2 for row, column in light.mirrors)
    return letter_of_number(asked.options, count) if isinstance(asked, _Offered) else Findings((str(count),))


def _sides(sign: str, moves: Collection[Move]) -> int:
    """How many sides of a mirror are met by these moves: of "/", down and to the right meet the upper left one."""
    return len({down + right > 0 if sign == "/" else down - right > 0 for down, right in moves})


def _leads(box: _Box, cells: Collection[Cell], asked: Any, followed: list[_Light]) -> bool:
    """True if a change of these mirrors leads to the goal."""
    rows = [list(row) for row in box.rows]
    for row, column in cells:
        rows[row][column] = "." if asked.task == "remove" else rows[row][column].translate(_OTHER)
    followed.append(_Light(tuple("".join(row) for row in rows), box.lamp))
    return asked.goal in followed[-1].ports


def _marked(box: _Box, asked: Any) -> tuple[Rim, ...]:
    """The box with its rim and all that is marked, each square a text that begins with its sign."""
    side = len(box.rows)
    whole = {(row, column): sign for row, signs in enumerate(box.rows) for column, sign in enumerate(signs)}
    rim = [outside for outside, _ in _rim(side)]
    whole |= dict.fromkeys([*rim, (-1, -1), (-1, side), (side, -1), (side, side)], "+")
    whole[rim[box.lamp - 1]] += "lamp"
    if isinstance(asked, _Change | _Boxed):
        whole[rim[asked.goal - 1]] += "goal"
    if isinstance(asked, _Offered) and asked.task in ("gate", "dark"):
        for port in asked.options:
            whole[rim[port - 1]] += "?"
    if isinstance(asked, _Squares):
        for cell in asked.options:
            whole[cell] += "?"
    if isinstance(asked, _Change):
        partners = sorted(sorted(some) for some in asked.options)
        for some in partners:
            for cell in some:
                # Squares of a pair tell how far the other one is: a distance that no symmetry changes.
                row, column = (abs(a - b) for a, b in zip(some[0], some[-1], strict=True))
                whole[cell] += f"?{min(row, column)} {max(row, column)}"
    span = range(-1, side + 1)
    return tuple(tuple(whole[row, column] for column in span) for row in span)


def _transposed(whole: tuple[Rim, ...]) -> tuple[Rim, ...]:
    return tuple(zip(*whole, strict=True))


def _upside_down(whole: tuple[Rim, ...]) -> tuple[Rim, ...]:
    return tuple(tuple(text[0].translate(_OTHER) + text[1:] for text in row) for row in reversed(whole))
