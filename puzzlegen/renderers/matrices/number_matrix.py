"""Words and draws the grids of `puzzlegen.generators.matrices.number_matrix`."""

from collections.abc import Callable, Mapping
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Group, Label, Paint, Rect, Scene
from puzzlegen.drawing.marking import figure, over, pen, ring
from puzzlegen.formats.matrices import number_matrix as form
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, comma_list, in_rows, legend, lines, sentence_list
from puzzlegen.renderers.kits.wording import number_meant, numbers

msg: Final = messages(__name__)

_RIM: Final = 0.12  # of the ground around the cells
_JOINT: Final = 0.07  # between cells
_ASKED: Final = 0.72  # side of the mark in the cell that is asked about
_MARGIN: Final = 0.3 + _RIM

_SCOPES: Final[Mapping[form.Scope, Callable[[int, int], bool]]] = {  # of a cell so far down and to the right
    "row": lambda down, _: not down,
    "column": lambda _, right: not right,
    "row_column": lambda down, right: not down or not right,
    "sides": lambda down, right: abs(down) + abs(right) == 1,
    "diagonals": lambda down, right: abs(down) == abs(right) == 1,
    "around": lambda down, right: max(abs(down), abs(right)) == 1,
    "left": lambda down, right: not down and right < 0,
    "right": lambda down, right: not down and right > 0,
    "above": lambda down, right: not right and down < 0,
    "below": lambda down, right: not right and down > 0,
    "slants": lambda down, right: abs(down) == abs(right),
    "knights": lambda down, right: {abs(down), abs(right)} == {1, 2},
}
_SIGNS: Final = legend({"*": msg("dark"), ".": msg("empty"), "?": msg("asked")})


def word(grid: form.Grid, query: form.Query) -> Wording:  # noqa: ARG001 - the words do not depend on the numbers
    """Ask for the number of the cell with the question mark."""
    options: tuple[Phrase, ...] = ()
    kind = Kind.NUMBER
    if isinstance(query, form.MissingOffered | form.StatedOffered):
        options, kind = numbers(query.options), Kind.LETTER
    if isinstance(query, form.Missing):
        return Wording(msg("ask"), kind, msg("find"), msg("short-find"), options)
    rule = _spoken(query.rule)
    return Wording(msg("ask"), kind, msg("follow", rule=rule), msg("short-follow", rule=rule), options)


def explain(grid: form.Grid, query: form.Query, answer: str, why: form.Found | form.Worked) -> Phrase:  # noqa: ARG001
    """The rule with the numbers that lead to the key, or one number after the other."""
    if isinstance(query, form.MissingOffered | form.StatedOffered):
        answer = str(query.options[LETTERS.index(answer)])
    if isinstance(why, form.Found):
        return msg("found", rule=_spoken(why.rule), held=sentence_list(map(str, why.held), AND), key=answer)
    steps = [
        msg("step", cell=_place(step.cell), number=step.number)
        if step.cell == step.clue
        else msg("step-back", cell=_place(step.cell), number=step.number, clue=_place(step.clue))
        for step in why.steps
    ]
    return msg("worked", steps=comma_list(steps, SEMICOLON), key=answer)


def _place(cell: form.Cell) -> Phrase:
    return msg("place", row=cell[0] + 1, column=cell[1] + 1)


def describe(grid: form.Grid, query: form.Query) -> Phrase:  # noqa: ARG001 - options are words
    """The numbers in rows; the dark cells are starred."""
    cells = [
        ("?" if (row, column) == grid.asked else "." if number is None else str(number))
        + ("*" if shade == "#" else " ")
        for row, (numbers, shades) in enumerate(zip(grid.numbers, grid.shades, strict=True))
        for column, (number, shade) in enumerate(zip(numbers, shades, strict=True))
    ]
    return lines(_SIGNS, in_rows(cells, len(grid.shades[0])))


def depict(grid: form.Grid, query: form.Query) -> tuple[Scene, ...]:  # noqa: ARG001 - options are words
    """The grid; a unit is the side of a cell."""
    shades = grid.shades
    rows, columns = len(shades), len(shades[0])
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    nodes: list[AnyNode] = [Rect(-_RIM, -_RIM, columns + 2 * _RIM, rows + 2 * _RIM, "tint", None, radius=0.2)]
    for row, column in cells:
        asked, number = (row, column) == grid.asked, grid.numbers[row][column]
        paint: Paint = "soft" if shades[row][column] == "#" else "paper"
        left, top, side = column + _JOINT / 2, row + _JOINT / 2, 1 - _JOINT
        nodes.append(Rect(left, top, side, side, paint, "line", "hair"))
        if asked:  # whether it is dark is seen around the mark
            inset = (1 - _ASKED) / 2
            nodes.append(Rect(column + inset, row + inset, _ASKED, _ASKED, "highlight", radius=0.1))
            nodes.append(Label(column + 0.5, row + 0.5, "?", 0.42))
        elif number is not None:
            nodes.append(Label(column + 0.5, row + 0.5, str(number), 0.38))
    board = Group(tuple(nodes), _MARGIN, _MARGIN)
    return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,)),)


def _spoken(rule: form.Rule) -> Phrase:
    """What a light cell holds, in words."""
    words, by = msg(f"function-{rule.function}", cells=msg(f"scope-{rule.scope}")), rule.by
    if rule.change == "times":
        return msg("times", by=by, words=words)
    return msg("minus" if by < 0 else "plus", words=words, by=abs(by)) if by else words


def depict_solution(
    grid: form.Grid, query: form.Query, answer: str, why: form.Found | form.Worked
) -> tuple[Scene, ...]:
    """The number in its cell; the cells from which it follows in frames, or the numbers that follow before it."""
    (scene,) = depict(grid, query)
    row, column = grid.asked
    width = pen(scene)
    inset = (1 - _ASKED) / 2
    marks: list[AnyNode] = [Rect(column + inset, row + inset, _ASKED, _ASKED, "highlight", radius=0.1)]
    marks.append(figure(column + 0.5, row + 0.5, number_meant(query, answer), 0.7))
    if isinstance(why, form.Found):
        counts = _SCOPES[why.rule.scope]
        marks += (
            ring((x + 0.12, y + 0.12, 0.76, 0.76), width)
            for y, shades in enumerate(grid.shades)
            for x, shade in enumerate(shades)
            if shade == "#" and counts(y - row, x - column)
        )
    else:
        marks += (figure(x + 0.5, y + 0.5, str(step.number), 0.6) for step in why.steps[:-1] for y, x in (step.cell,))
    return (over(scene, marks, _MARGIN, _MARGIN),)
