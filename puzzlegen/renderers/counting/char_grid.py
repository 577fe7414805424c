"""Shows the grids of `puzzlegen.generators.counting.char_grid`."""

from functools import lru_cache
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Polyline, Rect, Scene
from puzzlegen.drawing.marking import ACCENT, over, pen, ring, under
from puzzlegen.facts.counting.cells import block
from puzzlegen.formats.counting.char_grid import (
    Boxes,
    Characters,
    Count,
    CountOffered,
    FirstRow,
    Mend,
    Occurrences,
    Query,
)
from puzzlegen.renderers.counting.kits import grids
from puzzlegen.renderers.kits.telling import OR, SEMICOLON, comma_list, grid, labelled, sentence_list
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

_CAPITAL: Final = 0.46  # height of a character, in cells
_MARGIN: Final = 0.04  # beyond the strips, of the longer side
_STRIP: Final = 0.86  # from the grid to the outer edge of a strip with the numbers of rows, or of columns
_WIDE: Final = 0.76
_OVER: Final = 0.03  # by which strips are longer than the grid: half of its frame
_STEPS: Final = {"horizontal": ((0, 1),), "vertical": ((1, 0),), "diagonal": ((1, 1), (1, -1))}  # down, right


def word(shown: Characters, query: Query) -> Wording:  # noqa: ARG001 - the word says what the grid holds
    """What is looked for, along which lines, and what is asked about it."""
    task, sought = "count" if isinstance(query, Count) else task_of(query), query.word
    every_way = query.backwards and len(query.lines) == len(_STEPS)
    reading = "reading-every-way" if every_way else "reading-both-ways" if query.backwards else "reading-forwards"
    directions = sentence_list((msg(f"along-{line}") for line in query.lines), OR)
    options: tuple[Phrase, ...] = numbers(query.options) if isinstance(query, CountOffered) else ()
    if isinstance(query, Mend):
        options = tuple(msg("cell", row=row + 1, column=column + 1) for row, column in query.options)
    return Wording(
        rules=sentences(
            msg("sought-digits" if sought.isdecimal() else "sought-letters", word=sought),
            msg(reading, directions=directions),
            "" if isinstance(query, FirstRow | Mend) else msg("every"),
        ),
        ask=msg(f"ask-{task}"),
        kind=Kind.LETTER if options else Kind.BOXES if isinstance(query, Boxes) else Kind.NUMBER,
        short=msg(f"short-{task}", word=sought, ways=msg("every-way") if every_way else directions),
        options=options,
    )


def explain(shown: Characters, query: Query, answer: str, why: Occurrences) -> Phrase:  # noqa: ARG001
    """In which row and column each occurrence begins, which way it goes, and what makes it."""
    begun: dict[int, list[Phrase]] = {}
    for top, left, bottom, right in why.found:
        ways = _way(bottom - top, "up", "down"), _way(right - left, "left", "right")
        way = "-".join(filter(None, ways))
        begun.setdefault(top, []).append(msg("begins", column=left + 1, way=msg(f"way-{way}")))
    rows = [msg("in-row", row=row + 1, columns=comma_list(starts)) for row, starts in sorted(begun.items())]
    counts = list(map(len, begun.values()))
    total = f"{' + '.join(map(str, counts))} = {sum(counts)}" if counts[1:] and max(counts) > 1 else str(sum(counts))
    listed = comma_list(rows, SEMICOLON)
    if isinstance(query, Mend):
        row, column = query.options[LETTERS.index(answer)]
        top, left, *_ = why.found[0]
        character = query.word[max(abs(row - top), abs(column - left))]
        cell = msg("cell", row=row + 1, column=column + 1)
        parts = [msg("made", cell=cell, character=character, word=query.word, rows=listed)]
    else:
        parts = [msg("found", word=query.word, rows=listed)]
    parts += [msg("times", total=total)] if not isinstance(query, FirstRow | Mend) else []
    return sentences(*parts, msg("counted"))


def _way(steps: int, back: str, ahead: str) -> str:
    """Which way so many steps go; nothing if they are none."""
    return ahead if steps > 0 else back if steps else ""


def describe(shown: Characters, query: Query) -> Phrase:  # noqa: ARG001 - the question tells what is looked for
    """The rows of the grid."""
    return labelled(msg("grid"), grid(shown.rows))


def depict(shown: Characters, query: Query) -> tuple[Scene, ...]:
    """The grid; a unit is the side of a cell."""
    rows, columns = len(shown.rows), len(shown.rows[0])
    nodes: list[AnyNode] = [*_frame(rows, columns, isinstance(query, FirstRow | Mend))]
    if isinstance(query, Boxes):
        nodes += _elements(rows, columns, len(query.word), query.lines)
    for y, row in enumerate(shown.rows):
        nodes += [Label(x + 0.5, y + 0.5, character, _CAPITAL) for x, character in enumerate(row)]
    margin = _margin(shown)
    around = 2 * margin - _STRIP
    return (Scene(columns + around, rows + around, (Group(tuple(nodes), x=margin, y=margin),)),)


def _margin(shown: Characters) -> float:
    """Left of the grid and above it: as wide on the page however many cells there are."""
    return _STRIP + _MARGIN * max(len(shown.rows), len(shown.rows[0]))


@lru_cache(maxsize=256)
def _frame(rows: int, columns: int, numbered: bool) -> tuple[AnyNode, ...]:
    """The lines between the cells, the frame, and the numbers of rows and columns on strips of their own."""
    strips = (
        Rect(-_OVER, -_STRIP, columns + 2 * _OVER, _WIDE, "tint"),
        Rect(-_STRIP, -_OVER, _WIDE, rows + 2 * _OVER, "tint"),
    )
    return (
        Group(strips, optional=None if numbered else "coordinates"),
        grids.lines(rows, columns, "hair", "tint"),
        Rect(0, 0, columns, rows, stroke="ink", weight="medium"),
        grids.coordinates(rows, columns, _STRIP - _WIDE / 2, 0.34, needed=numbered),
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


def depict_solution(shown: Characters, query: Query, answer: str, why: Occurrences) -> tuple[Scene, ...]:
    """A band under each occurrence, and a ring around the cell that makes them."""
    (scene,) = depict(shown, query)
    bands: list[AnyNode] = []
    for top, left, bottom, right in why.found:
        ends = ((left + 0.5, top + 0.5), (right + 0.5, bottom + 0.5))
        bands += [Polyline(ends, ACCENT, width=0.86), Polyline(ends, "highlight", width=0.76)]
    scene = under(scene, bands, _margin(shown), _margin(shown))
    if isinstance(query, Mend):
        y, x = query.options[LETTERS.index(answer)]
        scene = over(scene, (ring((x, y, 1, 1), pen(scene)),), _margin(shown), _margin(shown))
    return (scene,)
