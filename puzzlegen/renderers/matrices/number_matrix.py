"""Words and draws the grids of `puzzlegen.generators.matrices.number_matrix`."""

from collections.abc import Mapping
from typing import Any, Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Group, Label, Rect, Scene, Segments
from puzzlegen.renderers.kits.telling import in_rows, legend, lines
from puzzlegen.renderers.kits.wording import number_meant, numbers

msg: Final = messages(__name__)

_MARGIN: Final = 0.5

_SIGNS: Final = legend({"*": msg("dark"), ".": msg("empty"), "?": msg("asked")})


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the words do not depend on the numbers
    """Ask for the number of the cell with the question mark."""
    options = numbers(query.get("options", ()))
    kind = Kind.LETTER if options else Kind.NUMBER
    if "rule" not in query:
        return Wording(msg("ask"), kind, msg("find"), msg("short-find"), options)
    rule = _spoken(query["rule"])
    return Wording(msg("ask"), kind, msg("follow", rule=rule), msg("short-follow", rule=rule), options)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """The rule, and the number to which it leads."""
    return msg("told", rule=_spoken(why["rule"]), key=number_meant(query, answer))


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001 - options are words
    """The numbers in rows; the dark cells are starred."""
    cells = [
        ("?" if [row, column] == statement["asked"] else "." if number is None else str(number))
        + ("*" if shade == "#" else " ")
        for row, (numbers, shades) in enumerate(zip(statement["numbers"], statement["shades"], strict=True))
        for column, (number, shade) in enumerate(zip(numbers, shades, strict=True))
    ]
    return lines(_SIGNS, in_rows(cells, len(statement["shades"][0])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001 - options are words
    """The grid; a unit is the side of a cell."""
    shades = statement["shades"]
    rows, columns = len(shades), len(shades[0])
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    nodes: list[AnyNode] = [Rect(column, row, 1, 1, "soft") for row, column in cells if shades[row][column] == "#"]
    lines = [(0, row, columns, row) for row in range(1, rows)]
    lines += [(column, 0, column, rows) for column in range(1, columns)]
    nodes += (Segments(tuple(lines), "ink", "thin"), Rect(0, 0, columns, rows, None, "ink", "thick"))
    for row, column in cells:
        number = statement["numbers"][row][column]
        if [row, column] == statement["asked"]:
            nodes.append(Label(column + 0.5, row + 0.5, "?", 0.46))
        elif number is not None:
            nodes.append(Label(column + 0.5, row + 0.5, str(number), 0.36))
    board = Group(tuple(nodes), _MARGIN, _MARGIN)
    return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,), (60, 76)),)


def _spoken(rule: Mapping[str, Any]) -> Phrase:
    """What a light cell holds, in words."""
    words = msg(f"function-{rule['function']}", cells=msg(f"scope-{rule['scope']}"))
    change, by = rule.get("change", "plus"), rule.get("by", 0)
    if change == "times":
        return msg("times", by=by, words=words)
    return msg("minus" if by < 0 else "plus", words=words, by=abs(by)) if by else words
