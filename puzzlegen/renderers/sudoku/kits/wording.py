"""The words of Sudoku questions.

The rules name everything that is in force, so that nothing has to be known beforehand; the picture holds the rest.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.facts.sudoku.grid import SYMBOLS, Layout, MarkKind, Rule
from puzzlegen.formats.sudoku.kits.puzzle import Digit, Query, Sudoku
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list
from puzzlegen.renderers.sudoku.kits.breaking import NEGATIVE, broken
from puzzlegen.renderers.sudoku.kits.published import alone, layout_of

msg: Final = messages(__name__)

_SOME: Final[tuple[MarkKind, ...]] = ("cage", "greater", "sandwich")  # that need not be everywhere
_DIGITS: Final = 9  # so many symbols are digits; beyond, there are letters


@lru_cache(maxsize=256)
def box_of(layout: Layout) -> tuple[int, int] | None:
    """Height and width of the grid's boxes in cells; None if its regions are no boxes."""
    n, regions = layout.size, layout.regions
    width = regions[:n].count(regions[0])
    height = n // width
    if height * width != n:
        return None
    corners = [cell // n // height * height * n + cell % n // width * width for cell in range(n * n)]
    return (height, width) if regions == tuple(regions[corner] for corner in corners) else None


@lru_cache(maxsize=1024)
def _rules(n: int, are_boxes: bool, rules: tuple[Rule, ...], kinds: tuple[MarkKind, ...]) -> Phrase:
    terms = _terms(n)
    symbols = msg("symbols-lettered" if n > _DIGITS else "symbols-digits", n=n, **terms)
    parts = [msg("boxes" if are_boxes else "pieces", symbols=symbols, **terms)]
    parts += (msg(f"rule-{rule}", **terms) for rule in rules if rule not in NEGATIVE)
    for kind in kinds:
        parts.append(msg(f"mark-{kind}", **terms))
        if kind == "black_dot" and "white_dot" in kinds:
            parts.append(msg("either-dot"))
        if kind in _SOME:
            parts.append(msg(f"some-{kind}"))
    # What the absence of marks says comes after what they say.
    parts += (msg(f"rule-{rule}", **terms) for rule in rules if rule in NEGATIVE)
    if _may_miss(rules, kinds):
        parts.append(msg("some-dots", **terms))
    return sentences(*parts)


def _may_miss(rules: Collection[Rule], kinds: Collection[MarkKind]) -> bool:
    """True if dots are there, and perhaps not all."""
    return not {"white_dot", "black_dot"}.isdisjoint(kinds) and "all_dots" not in rules


def _terms(n: int) -> dict[str, Phrase]:
    """What a grid of this size is filled with."""
    return {"noun": _noun(n), "first": SYMBOLS[0], "last": SYMBOLS[n - 1]}


def _noun(n: int) -> Phrase:
    return msg("symbol" if n > _DIGITS else "digit")


def _kinds(sudoku: Sudoku, *others: MarkKind) -> tuple[MarkKind, ...]:
    """The kinds of marks that are there, and these others, in the order in which they are explained."""
    present = {*others, *(mark.kind for mark in sudoku.marks)}
    return tuple(kind for kind in get_args(MarkKind) if kind in present)


def rules(sudoku: Sudoku) -> Phrase:
    """All rules in force."""
    return _rules(sudoku.size, box_of(layout_of(sudoku)) is not None, sudoku.rules, _kinds(sudoku))


def asked(sudoku: Sudoku, query: Query) -> Phrase:
    """The question, for those who know the rules."""
    return msg(f"asked-{task_of(query)}{'-alone' if alone(sudoku, query) else ''}", **_asked_about(sudoku, query))


def short(sudoku: Sudoku, query: Query) -> Phrase:
    """The question, with a few words about each mark and each further rule."""
    kinds = _kinds(sudoku, *(kind for rule in sudoku.rules for kind in NEGATIVE.get(rule, ())))
    hinted: list[str] = [*kinds, *sudoku.rules]
    hinted += ["some_dots"] if _may_miss(sudoku.rules, kinds) else []
    hinted += ["lettered"] if sudoku.size > _DIGITS else []
    question = msg(f"short-{task_of(query)}", **_asked_about(sudoku, query))
    if not hinted:
        return msg("named", question=question)
    hints = comma_list((msg(f"hint-{each}", **_terms(sudoku.size)) for each in hinted), SEMICOLON)
    return msg("named-hints", hints=hints, question=question)


def _asked_about(sudoku: Sudoku, query: Query) -> dict[str, Phrase | float]:
    """What questions speak of."""
    row, column = divmod(query.cell if isinstance(query, Digit) else 0, sudoku.size)
    # For somebody who shall find the rules of Sudoku himself, but could not guess what a mark says.
    printed = msg("printed", noun=_noun(sudoku.size)) if set(sudoku.givens) != {"."} else ""
    shaded = not {"diagonals", "windows"}.isdisjoint(sudoku.rules)
    unmarked = msg("unmarked") if sudoku.marks else msg("unshaded") if shaded else ""
    where = {"row": row + 1, "column": column + 1}
    return {"noun": _noun(sudoku.size), "printed": printed, "unmarked": unmarked, **where}


def solved(rows: str) -> Phrase:
    """The solved grid, for human readers."""
    return msg("solution", rows=rows)


def held(place: tuple[int, int], right: str) -> Phrase:
    """What stands at a row and a column, counted from 0."""
    return msg("cell", row=place[0] + 1, column=place[1] + 1, right=right)


def corrected(place: tuple[int, int], right: str, wrong: str) -> Phrase:
    """What should stand at a row and a column, counted from 0, instead of a wrong symbol."""
    return msg("correction", row=place[0] + 1, column=place[1] + 1, right=right, wrong=wrong)


def compared(sudoku: Sudoku, grids: Sequence[str], solution: str) -> Phrase:
    """For each grid on offer, the first mark that it breaks if it is full, or else where it differs."""
    parts = list[Phrase]()
    named = False  # how cells are named is said once
    for letter, grid in zip(LETTERS, grids, strict=False):
        pairs = enumerate(zip(grid, solution, strict=True))
        cell = next((cell for cell, (has, right) in pairs if has not in (right, ".")), None)
        if cell is None:
            parts.append(msg("right", letter=letter))
        elif "." not in grid and (reason := broken(sudoku, grid)):
            parts.append(msg("broken", letter=letter, reason=reason))
        else:
            row, column = divmod(cell, sudoku.size)
            where = {"row": row + 1, "column": column + 1}
            differs = "wrong" if named else "wrong-first"
            parts.append(msg(differs, letter=letter, right=solution[cell], wrong=grid[cell], **where))
            named = True
    return sentences(*parts)
