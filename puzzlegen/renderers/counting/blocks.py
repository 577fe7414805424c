"""Shows the stacks of cubes of `puzzlegen.generators.counting.blocks`."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Paint, Polyline, Scene
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, grid, labelled, lines, pair
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

Corner: TypeAlias = tuple[int, int, int]  # row, column and level; rows and columns grow towards the eye

_WIDE: Final = 3**0.5 / 2  # half of a cube's width, for edges of length 1
_MARGIN: Final = 0.5
_FACES: Final[dict[Paint, tuple[Corner, ...]]] = {  # those of the first cube that can be seen, by their fill
    "soft": ((1, 0, 1), (1, 1, 1), (1, 1, 0), (1, 0, 0)),  # left
    "mark": ((0, 1, 1), (1, 1, 1), (1, 1, 0), (0, 1, 0)),  # right
    "highlight": ((0, 0, 1), (0, 1, 1), (1, 1, 1), (1, 0, 1)),  # top
}
_TILE: Final[tuple[Corner, ...]] = ((0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 0, 0))
_FEW: Final = 8  # columns with unseen cubes, of which it is told what is in front


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - a stack says nothing
    """Ask for the number of cubes, of those that nobody sees, or of those that are missing in a box."""
    options, task = numbers(query.get("options", ())), query["task"].removesuffix("_choice")
    ask = msg(f"ask-{task}")
    return Wording(
        rules=msg("rules"),
        ask=ask,
        kind=Kind.LETTER if options else Kind.NUMBER,
        short=sentences(msg("rules-short"), msg("short-missing") if task == "missing" else ask),
        options=options,
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """The heights of all columns, added up; what the box takes, or which columns hide how many cubes."""
    heights = statement["heights"]
    cubes = sum(map(sum, heights))
    parts: list[Phrase] = [msg("rows", rows=comma_list((_added(line) for line in heights), SEMICOLON))]
    parts.append(msg("together", sum=_added([sum(line) for line in heights])))
    match query["task"]:
        case "missing":
            rows, columns, tallest = len(heights), len(heights[0]), max(map(max, heights))
            room = rows * columns * tallest
            parts.append(
                msg("box", sides=f"{rows} × {columns} × {tallest} = {room}", rest=f"{room} - {cubes} = {room - cubes}")
            )
        case "unseen":
            parts.append(_told_unseen(heights, why))
        case _:
            parts.append(msg("unseen" if why["unseen"] else "all-seen", unseen=why["unseen"]))
    return sentences(*parts)


def _told_unseen(heights: Sequence[Sequence[int]], why: Statement) -> Phrase:
    """How many cubes of which columns cannot be seen; and what is in front, if those columns are few."""
    hidden = {(row, column): (unseen, before) for row, column, unseen, before in why["hidden"]}
    if not hidden:
        return msg("all-seen")
    if len(hidden) > _FEW:
        counts = [
            [hidden.get((row, column), (0,))[0] for column in range(len(line))] for row, line in enumerate(heights)
        ]
        rows = comma_list((_added(line) for line in counts), SEMICOLON)
        return msg("unseen-rows", rows=rows, sum=_added([sum(line) for line in counts]))
    columns = (
        msg(
            "behind" if before else "below",
            column=pair(*place),
            unseen=unseen,
            before=comma_list(pair(*one) for one in before),
        )
        for place, (unseen, before) in hidden.items()
    )
    return msg(
        "unseen-columns", columns=comma_list(columns, SEMICOLON), sum=_added([unseen for unseen, _ in hidden.values()])
    )


def _added(numbers: Sequence[int]) -> Phrase:
    """A sum, such as "1 + 2 = 3"."""
    return f"{' + '.join(map(str, numbers))} = {sum(numbers)}" if numbers[1:] else str(numbers[0])


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001 - all questions are about the whole stack
    """The heights of all columns, and from where they are seen."""
    return lines(labelled(msg("heights"), grid(statement["heights"])), msg("seen"))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001
    """The floor, then the cubes, the farthest and lowest first; an edge of a cube is a unit.

    The stack is seen from above the corner between the last row and the last column.
    """
    heights = statement["heights"]
    rows, columns = len(heights), len(heights[0])
    tallest = max(height - (row + column) / 2 for row, line in enumerate(heights) for column, height in enumerate(line))
    left, top = _MARGIN + rows * _WIDE, _MARGIN + max(tallest, 0)

    def face(cube: Corner, corners: tuple[Corner, ...], fill: Paint, stroke: Paint = "ink") -> AnyNode:
        places = [(cube[0] + row, cube[1] + column, cube[2] + level) for row, column, level in corners]
        points = tuple(
            (left + (column - row) * _WIDE, top + ((column + row) / 2 - level)) for row, column, level in places
        )
        return Polyline(points, stroke, width=0.05, closed=True, fill=fill)

    nodes = [face((row, column, 0), _TILE, "paper", "line") for row in range(rows) for column in range(columns)]
    nodes += [
        face((row, column, level), corners, fill)
        for row, line in enumerate(heights)
        for column, height in enumerate(line)
        for level in range(height)
        for fill, corners in _FACES.items()
    ]
    width = 2 * _MARGIN + (rows + columns) * _WIDE
    return (Scene(width, top + (rows + columns) / 2 + _MARGIN, tuple(nodes), unit=(44, 56)),)
