"""Shows the grids of `puzzlegen.generators.counting.char_grid`."""

from functools import lru_cache
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene
from puzzlegen.facts.counting.cells import block
from puzzlegen.renderers.counting.kits import grids
from puzzlegen.renderers.kits.telling import SEMICOLON, grid, listed, named
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

_CAPITAL: Final = 0.46  # height of a character, in cells
_MARGIN: Final = 0.9
_STEPS: Final = {"horizontal": ((0, 1),), "vertical": ((1, 0),), "diagonal": ((1, 1), (1, -1))}  # down, right
_SOUGHT: Final[dict[bool, Phrase]] = {
    False: msg("sought-no"),
    True: msg("sought-yes"),
}
_DIRECTIONS: Final[dict[str, Phrase]] = {
    "horizontal": msg("directions-horizontal"),
    "vertical": msg("directions-vertical"),
    "diagonal": msg("directions-diagonal"),
}
_READING: Final[dict[bool, Phrase]] = {
    False: msg("reading-no"),
    True: msg("reading-yes"),
}
_WAYS: Final[dict[tuple[int, int], Phrase]] = {
    (0, 1): msg("ways-0-1"),
    (0, -1): msg("ways-0--1"),
    (1, 0): msg("ways-1-0"),
    (-1, 0): msg("ways-1-0-2"),
    (1, 1): msg("ways-1-1"),
    (1, -1): msg("ways-1--1"),
    (-1, 1): msg("ways-1-1-2"),
    (-1, -1): msg("ways-1--1-2"),
}
"""By steps down and to the right."""


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the word says what the grid holds
    """What is looked for, along which lines, and what is asked about it."""
    task, sought, backwards = query["task"], query["word"], query["backwards"]
    directions = _directions(query["lines"])
    every_way = backwards and len(query["lines"]) == len(_DIRECTIONS)
    ways = msg("eight") if every_way else directions
    asked = "count" if task == "count_choice" else task
    options = numbers(query.get("options", ()))
    return Wording(
        rules=sentences(
            _with(_SOUGHT[sought.isdecimal()], word=_same(sought)),
            msg("every-way") if every_way else _with(_READING[backwards], directions=directions),
            *([] if task == "row" else [msg("every")]),
        ),
        ask={"count": msg("count"), "row": msg("row"), "boxes": msg("boxes")}[asked],
        kind=Kind.LETTER if options else Kind.BOXES if task == "boxes" else Kind.NUMBER,
        short=_with(msg(f"short-{asked}"), word=_same(sought), ways=ways),
        options=options,
    )


def _same(words: str) -> Phrase:
    return dict.fromkeys(LANGUAGES, words)


def _with(words: Phrase, **parts: Phrase) -> Phrase:
    """Words with their gaps filled, in every language."""
    return {
        language: words[language].format(**{name: part[language] for name, part in parts.items()})
        for language in LANGUAGES
    }


def _directions(lines: list[str]) -> Phrase:
    """The directions along some lines: "..., ... or ..."."""
    directions = {}
    for language, (comma, last) in {"en": (", ", " or "), "zh": ("、", "或")}.items():
        names = [_DIRECTIONS[line][language] for line in lines]
        directions[language] = last.join([comma.join(names[:-1]), names[-1]] if names[1:] else names)
    return directions


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """In which row and column each occurrence begins, and which way it goes."""
    begun: dict[int, list[Phrase]] = {}
    for top, left, bottom, right in why["found"]:
        way = _WAYS[_sign(bottom - top), _sign(right - left)]
        begun.setdefault(top, []).append(msg("begins", column=left + 1, way=way))
    rows = [msg("in-row", row=row + 1, columns=listed(starts)) for row, starts in sorted(begun.items())]
    counts = list(map(len, begun.values()))
    total = f"{' + '.join(map(str, counts))} = {sum(counts)}" if counts[1:] and max(counts) > 1 else str(sum(counts))
    parts = [msg("found", word=query["word"], rows=listed(rows, SEMICOLON))]
    parts += [msg("times", total=total)] if query["task"] != "row" else []
    return sentences(*parts, msg("counted"))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001 - the question tells what is looked for
    """The rows of the grid."""
    return named(msg("grid"), grid(statement["rows"]))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The grid; a unit is the side of a cell."""
    rows, columns = len(statement["rows"]), len(statement["rows"][0])
    nodes: list[AnyNode] = [*_frame(rows, columns, query["task"] == "row")]
    if query["task"] == "boxes":
        nodes += _elements(rows, columns, len(query["word"]), tuple(query["lines"]))
    for y, row in enumerate(statement["rows"]):
        nodes += [Label(x + 0.5, y + 0.5, character, _CAPITAL) for x, character in enumerate(row)]
    board = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
    return (Scene(columns + 2 * _MARGIN, rows + 2 * _MARGIN, (board,), unit=(30, 42)),)


@lru_cache(maxsize=256)
def _frame(rows: int, columns: int, numbered: bool) -> tuple[AnyNode, ...]:
    """The lines between the cells, the frame, and the numbers of rows and columns."""
    return (
        grids.lines(rows, columns, "hair"),
        Rect(0, 0, columns, rows, stroke="ink", weight="medium"),
        grids.coordinates(rows, columns, 0.45, 0.34, needed=numbered),
    )


@lru_cache(maxsize=512)
def _elements(rows: int, columns: int, length: int, lines: tuple[str, ...]) -> tuple[Element, ...]:
    """Every rectangle that an occurrence of this length can span."""
    sizes = {((length - 1) * down + 1, (length - 1) * abs(right) + 1) for line in lines for down, right in _STEPS[line]}
    return tuple(
        Element(block(y, x, y + high - 1, x + wide - 1), x, y, wide, high)
        for high, wide in sorted(sizes)
        for y in range(rows - high + 1)
        for x in range(columns - wide + 1)
    )
