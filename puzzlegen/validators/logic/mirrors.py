"""Follows rays through boxes of mirrors, square by square; judges `logic/mirrors`.

The format is that of ``docs/logic-maps.md``.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any, Final, TypeAlias, get_args

from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement
from puzzlegen.core.family import Faults
from puzzlegen.core.item import task_of
from puzzlegen.formats.logic import mirrors as form
from puzzlegen.formats.logic.mirrors import Box, Cell, Query
from puzzlegen.validators.kits.answers import (
    LETTERS,
    Findings,
    demand_different,
    fingerprint,
    least,
    letter_of_number,
    letters_of,
    proven,
)

BUDGET: Final = 200_000  # squares crossed
Move: TypeAlias = tuple[int, int]  # rows down, columns to the right
Rim: TypeAlias = tuple[str, ...]
_OTHER: Final = str.maketrans("/\\zsfg", "\\/szgf")  # each mirror turned
_MOVES: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))  # by the headings of explanations
_CHANGED: Final = form.Turn | form.Remove | form.TurnBox


class _Light:
    """All that light touches: the moves in each square, the ports where it leaves, and how often mirrors were met.

    Light that is split goes on in rounds, from one mirror to the next everywhere at once: ``ports`` and ``crossed``
    tell how many mirrors one behind the other lead to a port, and to the last crossing of an empty square.
    """

    def __init__(self, rows: tuple[str, ...], port: int) -> None:
        grid = [list(row) for row in rows]
        rim = _rim(len(rows))
        place = {outside: number for number, (outside, _) in enumerate(rim, 1)}
        (row, column), move = rim[port - 1]
        self.moves = defaultdict[Cell, set[Move]](set)
        self.met, self.squares = 0, 0
        self.ports, self.crossed, self.mirrors = dict[int, int](), dict[Cell, int](), set[Cell]()
        heads = [((row + move[0], column + move[1]), move, 0)]
        swinging = any(sign in "fg" for line in rows for sign in line)
        for start, move, met in heads:
            at = start
            while at not in place:
                sign = grid[at[0]][at[1]]
                if not swinging and move in self.moves[at]:
                    break
                self.moves[at].add(move)
                self.squares += 1
                if self.squares > BUDGET:
                    return
                turned = _turned(sign, move)
                if turned is None:
                    self.crossed[at] = met
                    at = at[0] + move[0], at[1] + move[1]
                    continue
                self.met += 1
                self.mirrors.add(at)
                for after in (turned, move) if sign in "zs" else (turned,):
                    heads.append(((at[0] + after[0], at[1] + after[1]), after, met + 1))
                if sign in "fg":
                    grid[at[0]][at[1]] = "g" if sign == "f" else "f"
                break
            else:
                self.ports.setdefault(place[at], met)


def _turned(sign: str, move: Move) -> Move | None:
    """The move after one is reflected; None in an empty square."""
    return None if sign == "." else (-move[1], -move[0]) if sign in "/zf" else (move[1], move[0])


def _rim(side: int) -> list[tuple[Cell, Move]]:
    """The place outside of each port, clockwise from the top left, and the move into the box from there."""
    span = range(side)
    return [
        *(((-1, along), (1, 0)) for along in span),
        *(((along, side), (0, -1)) for along in span),
        *(((side, along), (-1, 0)) for along in reversed(span)),
        *(((along, -1), (0, 1)) for along in reversed(span)),
    ]


def certify(box: Box, asked: Query) -> Certificate:
    """Follow the light, in the box as it is and after each change.

    The difficulty is the number of times that mirrors are met, in all boxes that have to be followed. The depth is the
    chain of mirrors, each of which shows the next one, up to the last one that counts; after the right change, where
    one is asked for.

    Raises:
        MalformedStatement: box and question contradict one another.
    """
    _check(box, asked)
    followed = [_Light(box.rows, box.lamp)]
    findings = _answer(box, asked, followed)
    task = task_of(asked).partition("_")[0]
    return proven(
        [findings],
        BUDGET,
        method="following the light",
        effort={"squares": sum(one.squares for one in followed)},
        difficulty=sum(one.met for one in followed),
        unit=form.QUESTIONS[type(asked)].unit,
        canonical=fingerprint((task, least(_marked(box, asked), _transposed, _upside_down))),
        structure=f"{len(box.rows)} squares wide, {sum(sign != '.' for row in box.rows for sign in row)} mirrors",
        depth=Depth.chain(_chain(asked, followed)),
    )


def _chain(asked: Query, followed: Sequence[_Light]) -> int:
    """The depth, as `certify` says."""
    light = followed[0]
    match asked:
        case form.Changed() | form.TurnBox():
            return max((one.ports[asked.goal] for one in followed[1:] if asked.goal in one.ports), default=0)
        case form.Dark():
            return max((light.ports.get(port, 0) for port in asked.options), default=0)
        case form.Twice():
            return max((light.crossed[cell] for cell in asked.options if len(light.moves[cell]) == 2), default=0)
    return max(light.ports.values(), default=0)


def certify_why(box: Box, asked: Any, answer: str, why: form.Facts) -> Faults:
    """Go each way, mirror by mirror, and see where it leads."""
    light = _Light(box.rows, box.lamp)
    if isinstance(why, form.Exits):
        lit = light.ports.keys() - {box.lamp}
        ports = [one for one in asked.options if one in lit] if isinstance(asked, form.Dark) else sorted(lit)
        fits = [port for port, _ in why.lit] == ports
        fits = fits and all(_leaves(box.rows, box.lamp, met) == port for port, met in why.lit)
        return () if fits else ("light takes other ways",)
    if isinstance(why, form.Way):
        return () if _leaves(box.rows, box.lamp, why.way) == why.leaves else ("it goes another way",)
    if not isinstance(why, form.Tried):
        _, row, column = answer.split("-")
        change: Sequence[Cell] = ((int(row) - 1, int(column) - 1),)
    else:
        change = asked.options[LETTERS.index(answer)]
        if any(
            _Light(_changed(box, some, asked), box.lamp).ports.keys() != {to}
            for some, to in zip(asked.options, why.tried, strict=True)
        ):
            return ("a change leads elsewhere",)
    if light.ports.keys() != {why.leaves} or _leaves(_changed(box, change, asked), box.lamp, why.after) != asked.goal:
        return ("it goes another way",)
    return ()


def _leaves(rows: Sequence[str], port: int, met: Sequence[form.Met]) -> int | None:
    """The port where one leaves who meets just these mirrors; None if that is no way."""
    grid, rim = [list(row) for row in rows], _rim(len(rows))
    place = {outside: number for number, (outside, _) in enumerate(rim, 1)}
    (row, column), move = rim[port - 1]
    at, left = (row + move[0], column + move[1]), [*met]
    while at not in place:
        sign = grid[at[0]][at[1]]
        if sign != ".":
            after = {_turned(sign, move), *([move] if sign in "zs" else [])}
            if not left or left[0][:2] != at or _MOVES[left[0].heading] not in after:
                return None
            move = _MOVES[left.pop(0).heading]
            grid[at[0]][at[1]] = {"f": "g", "g": "f"}.get(sign, sign)
        at = at[0] + move[0], at[1] + move[1]
    return None if left else place[at]


def _check(box: Box, asked: Query) -> None:
    side, signs = len(box.rows), {sign for row in box.rows for sign in row}
    if any(len(row) != side for row in box.rows):
        raise MalformedStatement("a box is a square")
    if signs & {*("zs" if box.theme in get_args(form.Movers) else "fg")}:
        raise MalformedStatement("light is split, and what moves makes mirrors swing")
    ports = [box.lamp, *([asked.goal] if isinstance(asked, _CHANGED) else [])]
    if isinstance(asked, form.Gate | form.Dark):
        ports += asked.options
    if max(ports) > 4 * side or len(set(ports)) < len(ports):
        raise MalformedStatement("lamp, goal and lettered openings are different openings of the box")
    if not isinstance(asked, form.Lit | form.Dark) and signs & {*"zs"}:
        raise MalformedStatement("where light is split, it is asked which openings are lit")
    if isinstance(asked, form.Both | form.Twice) and signs & {*"fg"}:
        raise MalformedStatement("what is met on both sides does not swing")
    cells = [cell for some in asked.options for cell in some] if isinstance(asked, form.Changed) else []
    cells += asked.options if isinstance(asked, form.Twice) else []
    if not all(place < side for cell in cells for place in cell):
        raise MalformedStatement("lettered squares are squares of the box")
    demand_different(cells)
    if isinstance(asked, form.Changed) and len({len(some) for some in asked.options} & {1, 2}) != 1:
        raise MalformedStatement("each letter marks one mirror, or each two")
    if any((box.rows[row][column] == ".") != isinstance(asked, form.Twice) for row, column in cells):
        raise MalformedStatement("letters stand at mirrors, or in empty squares")


def _answer(box: Box, asked: Query, followed: list[_Light]) -> Findings:
    """The answers; boxes that are followed on the way are added to the list."""
    light = followed[0]
    lit = light.ports.keys() - {box.lamp}
    match asked:
        case form.Exit():
            return Findings(tuple(str(port) for port in sorted(lit)))
        case form.Gate():
            return letters_of([port in lit for port in asked.options], "it does not come there")
        case form.Dark():
            return letters_of([port not in lit for port in asked.options], "light leaves there")
        case form.Twice():
            crossed = [len(light.moves[cell]) == 2 for cell in asked.options]
            return letters_of(crossed, "it is not crossed twice")
        case form.Changed():
            right = [_leads(box, some, asked, followed) for some in asked.options]
            if any(_leads(box, [cell], asked, []) for some in asked.options if len(some) > 1 for cell in some):
                return Findings(())  # two have to be changed, as one alone is not enough
            return letters_of(right, "another opening is reached")
        case form.TurnBox():
            cells = sorted(light.mirrors)  # any other one stands off the way
            fitting = [cell for cell in cells if _leads(box, [cell], asked, followed)]
            return Findings(tuple(f"mirror-{row + 1}-{column + 1}" for row, column in fitting[:2]))
        case form.Hits():
            count = len(light.mirrors)
        case form.Lit():
            count = len(lit)
        case _:
            count = sum(_sides(box.rows[row][column], light.moves[row, column]) == 2 for row, column in light.mirrors)
    if isinstance(asked, form.HitsOffered | form.BothOffered | form.LitOffered):
        return letter_of_number(asked.options, count)
    return Findings((str(count),))


def _sides(sign: str, moves: Collection[Move]) -> int:
    """How many sides of a mirror are met by these moves: of "/", down and to the right meet the upper left one."""
    return len({down + right > 0 if sign == "/" else down - right > 0 for down, right in moves})


def _changed(box: Box, cells: Collection[Cell], asked: Query | form.Changed) -> tuple[str, ...]:
    """The rows with these mirrors turned or taken away."""
    rows = [list(row) for row in box.rows]
    for row, column in cells:
        rows[row][column] = "." if isinstance(asked, form.Remove) else rows[row][column].translate(_OTHER)
    return tuple(map("".join, rows))


def _leads(box: Box, cells: Collection[Cell], asked: form.Changed | form.TurnBox, followed: list[_Light]) -> bool:
    """True if a change of these mirrors leads to the goal."""
    followed.append(_Light(_changed(box, cells, asked), box.lamp))
    return asked.goal in followed[-1].ports


def _marked(box: Box, asked: Query) -> tuple[Rim, ...]:
    """The box with its rim and all that is marked, each square a text that begins with its sign."""
    side = len(box.rows)
    whole = {(row, column): sign for row, signs in enumerate(box.rows) for column, sign in enumerate(signs)}
    rim = [outside for outside, _ in _rim(side)]
    whole |= dict.fromkeys([*rim, (-1, -1), (-1, side), (side, -1), (side, side)], "+")
    whole[rim[box.lamp - 1]] += "lamp"
    if isinstance(asked, _CHANGED):
        whole[rim[asked.goal - 1]] += "goal"
    if isinstance(asked, form.Gate | form.Dark):
        for port in asked.options:
            whole[rim[port - 1]] += "?"
    if isinstance(asked, form.Twice):
        for cell in asked.options:
            whole[cell] += "?"
    if isinstance(asked, form.Changed):
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
