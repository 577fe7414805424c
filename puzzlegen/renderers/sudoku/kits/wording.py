"""The words of Sudoku questions, in English and Chinese.

The rules name everything that is in force, so that nothing has to be known beforehand; the picture holds the rest.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, get_args

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.facts.sudoku.grid import SYMBOLS, Layout, MarkKind, Rule
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, listed, strung
from puzzlegen.renderers.sudoku.kits.breaking import NEGATIVE, broken
from puzzlegen.renderers.sudoku.kits.published import Sudoku

msg: Final = messages(__name__)

_SIZE: Final = msg("size")
_SOME_DOTS: Final = msg("some-dots")
_SOME_MARKS: Final[dict[MarkKind, dict[str, str]]] = {
    "cage": msg("some-marks-cage"),
    "greater": msg("some-marks-greater"),
    "sandwich": msg("some-marks-sandwich"),
}
_EITHER_DOT: Final = msg("either-dot")
_UNMARKED: Final[Phrase] = msg("unmarked")
_UNSHADED: Final[Phrase] = msg("unshaded")
# For somebody who shall find the rules of Sudoku himself, but could not guess what a mark says.
_PRINTED: Final = msg("printed")
_PLAIN: Final = "123456789"
_NOUNS: Final = {"en": ("digit", "symbol"), "zh": ("数字", "符号")}
_FRAME: Final = {"en": ("Sudoku", " ({})", "; ", ": "), "zh": ("数独", "（{}）", "；", "：")}
BOLD: Final = msg("bold")
"""Before steps that start from the puzzle itself, in a grid that somebody has begun to fill in."""
_REGION: Final = {"en": ("box", "region"), "zh": ("宫", "区域")}
_REGIONS: Final = {"en": ("boxes", "regions"), "zh": _REGION["zh"]}
_TELLING: Final = 4  # so few symbols left to a cell say something about it


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
def _rules(n: int, box: tuple[int, int] | None, rules: tuple[Rule, ...], kinds: tuple[MarkKind, ...]) -> Phrase:
    height, width = box or (0, 0)
    lettered = n > len(_PLAIN)
    text = {}
    for language in LANGUAGES:
        sentences = [_SIZE[language], (msg("boxes") if box else msg("pieces"))[language]]
        sentences += (msg(f"rules-{rule}")[language] for rule in rules if rule not in NEGATIVE)
        for kind in kinds:
            sentences.append(msg(f"marks-{kind}")[language])
            if kind == "black_dot" and "white_dot" in kinds:
                sentences.append(_EITHER_DOT[language])
            if kind in _SOME_MARKS:
                sentences.append(_SOME_MARKS[kind][language])
        # What the absence of marks says comes after what they say.
        sentences += (msg(f"rules-{rule}")[language] for rule in rules if rule in NEGATIVE)
        if {"white_dot", "black_dot"}.intersection(kinds) and "all_dots" not in rules:
            sentences.append(_SOME_DOTS[language])
        text[language] = (
            (" " if language == "en" else "")
            .join(sentences)
            .format(
                n=n,
                height=height,
                width=width,
                symbols=(msg("lettered") if lettered else msg("digits"))[language].format(last=SYMBOLS[n - 1], n=n),
                **_terms(n, language),
            )
        )
    return text


def _terms(n: int, language: str) -> dict[str, str]:
    return {"noun": _NOUNS[language][n > len(_PLAIN)], "first": SYMBOLS[0], "last": SYMBOLS[n - 1]}


def _kinds(sudoku: Sudoku, *others: MarkKind) -> tuple[MarkKind, ...]:
    """The kinds of marks that are there, and these others, in the order in which they are explained."""
    present = {*others, *(mark.kind for mark in sudoku.marks)}
    return tuple(kind for kind in get_args(MarkKind) if kind in present)


def rules(sudoku: Sudoku) -> Phrase:
    """All rules in force."""
    return _rules(sudoku.size, box_of(sudoku.layout), sudoku.rules, _kinds(sudoku))


def asked(sudoku: Sudoku, query: Statement) -> Phrase:
    """The question, for those who know the rules."""
    return _put(msg(f"asked-{query['task']}"), sudoku, query)


def short(sudoku: Sudoku, query: Statement) -> Phrase:
    """The question, with a few words about each mark and each further rule."""
    kinds = _kinds(sudoku, *(kind for rule in sudoku.rules for kind in NEGATIVE.get(rule, ())))
    hints = [msg(f"hints-{each}") for each in (*kinds, *sudoku.rules)]
    if {"white_dot", "black_dot"}.intersection(kinds) and "all_dots" not in sudoku.rules:
        hints.append(msg("may-miss"))
    if sudoku.size > len(_PLAIN):
        hints.append(msg("symbols"))
    question = _put(msg(f"short-{query['task']}"), sudoku, query)
    text = {}
    for language, (name, sign, between, colon) in _FRAME.items():
        said = between.join(hint[language] for hint in hints).format(**_terms(sudoku.size, language))
        text[language] = f"{name}{sign.format(said) if said else ''}{colon}{question[language]}"
    return text


def _put(words: Phrase, sudoku: Sudoku, query: Statement) -> Phrase:
    row, column = divmod(query.get("cell", 0), sudoku.size)
    text = {}
    for language in LANGUAGES:
        terms = _terms(sudoku.size, language) | {"row": str(row + 1), "column": str(column + 1)}
        printed = _PRINTED[language].format(**terms) if set(sudoku.givens) != {"."} else ""
        unmarked = ""
        if sudoku.marks:
            unmarked = _UNMARKED[language]
        elif {"diagonals", "windows"}.intersection(sudoku.rules):
            unmarked = _UNSHADED[language]
        text[language] = words[language].format(printed=printed, unmarked=unmarked, **terms)
    return text


def solved(rows: str) -> Phrase:
    """The solved grid, for human readers."""
    return msg("solution", rows=rows)


def held(place: tuple[int, int], right: str) -> Phrase:
    """What stands at a row and a column, counted from 0."""
    return msg("cell", row=place[0] + 1, column=place[1] + 1, right=right)


def corrected(place: tuple[int, int], right: str, wrong: str) -> Phrase:
    """What should stand at a row and a column, counted from 0, instead of a wrong symbol."""
    return msg("correction", row=place[0] + 1, column=place[1] + 1, right=right, wrong=wrong)


def begun(sudoku: Sudoku, steps: Sequence[tuple[int, str]], solution: str) -> Phrase:
    """How to begin, or that nothing follows from rows, columns and regions alone."""
    if not steps:
        return msg("stuck", region=_region(sudoku.layout, _REGIONS))
    return msg("begin", steps=_steps(sudoku, steps, solution))


def led(sudoku: Sudoku, steps: Sequence[tuple[int, str]], left: str, cell: int, solution: str) -> Phrase:
    """What leads to a cell: steps, of which it is the last; or the few symbols left to it, of which one is right."""
    if steps:
        return msg("led", steps=_steps(sudoku, steps, solution))
    if len(left) > _TELLING:
        return ""
    return msg(
        "left",
        noun=_noun(sudoku.layout),
        region=_region(sudoku.layout),
        left=strung(map(str, left), AND),
        others=strung(map(str, left.replace(solution[cell], "")), msg("or")),
    )


def _steps(sudoku: Sudoku, steps: Sequence[tuple[int, str]], solution: str) -> Phrase:
    return listed((_step(sudoku, cell, reason, solution[cell]) for cell, reason in steps), SEMICOLON)


def _step(sudoku: Sudoku, cell: int, reason: str, right: str) -> Phrase:
    row, column = divmod(cell, sudoku.size)
    return msg("step", row=row + 1, column=column + 1, right=right, reason=_reason(sudoku.layout, reason))


@lru_cache(maxsize=256)
def _reason(layout: Layout, reason: str) -> Phrase:
    return msg(f"reasons-{reason}", noun=_noun(layout), region=_region(layout))


def _noun(layout: Layout) -> Phrase:
    return {language: words[layout.size > len(_PLAIN)] for language, words in _NOUNS.items()}


def _region(layout: Layout, called: Mapping[str, tuple[str, str]] = _REGION) -> Phrase:
    """What a region is called: a box, if all are."""
    return {language: words[box_of(layout) is None] for language, words in called.items()}


def compared(sudoku: Sudoku, grids: Sequence[str], solution: str) -> Phrase:
    """For each grid on offer, the first mark that it breaks if it is full, or else where it differs."""
    return sentences(*(_judged(sudoku, letter, grid, solution) for letter, grid in zip(LETTERS, grids, strict=False)))


def _judged(sudoku: Sudoku, letter: str, grid: str, solution: str) -> Phrase:
    pairs = enumerate(zip(grid, solution, strict=True))
    cell = next((cell for cell, (has, right) in pairs if has not in (right, ".")), None)
    if cell is None:
        return msg("right", letter=letter)
    if "." not in grid and (reason := broken(sudoku, grid)):
        return msg("broken", letter=letter, reason=reason)
    row, column = divmod(cell, sudoku.size)
    terms = {"row": row + 1, "column": column + 1, "right": solution[cell], "wrong": grid[cell]}
    return msg("wrong", letter=letter, **terms)
