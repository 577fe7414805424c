"""Tells a chain of deductions: a step by its conclusion and its technique, an assumption by what it comes to."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from puzzlegen.core.message import Phrase, messages
from puzzlegen.facts.sudoku.grid import SYMBOLS
from puzzlegen.formats.sudoku.kits.puzzle import Put, Step, Sudoku
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, comma_list, sentence_list
from puzzlegen.renderers.sudoku.kits.published import layout_of
from puzzlegen.renderers.sudoku.kits.wording import box_of

msg: Final = messages(__name__)

_SHOWN: Final = 12  # so many deductions are told one by one, if they are short
_ROOM: Final = 70  # for about so many words
_REFUTED: Final = 16  # words about an assumption
_NOTED: Final = 5  # so many signs fit into a cell of the picture
_TELLING: Final = 6  # so few symbols left to a cell say something about it


class Deduction(NamedTuple):
    """A step that stands by itself, or an assumption with all that follows until something has no way out.

    Attributes:
        step: the step, or the assumption.
        clash: what has no way out; None for a step by itself.
        inner: how many steps lead there.
        trials: how many further assumptions are refuted on the way.
    """

    step: Put | Step
    clash: Step | None = None
    inner: int = 0
    trials: int = 0

    @property
    def puts(self) -> int | None:
        """The cell into which a symbol is put, if one is."""
        return self.step.cell if isinstance(self.step, Put) and not self.clash else None

    @property
    def told(self) -> tuple[tuple[int, str], ...]:
        """Cells with the symbols that are put there or struck."""
        return ((self.step.cell, self.step.symbol),) if isinstance(self.step, Put) else self.step.told

    @property
    def words(self) -> int:
        """About how many words it takes."""
        if isinstance(self.step, Put):
            return _REFUTED if self.clash else 3
        return (5 if self.step.by == "mark" else 3) + len(self.step.told) + len(self.step.basis)


def deductions(steps: Sequence[Put | Step]) -> list[Deduction]:
    """The steps, those from an assumption to its end taken together."""
    found, open_ones = list[Deduction](), list[Put]()
    inner = trials = 0
    for step in steps:
        if isinstance(step, Put):
            if step.by == "trial":
                if open_ones:
                    trials += 1
                else:
                    inner = trials = 0
                open_ones.append(step)
            elif open_ones:
                inner += 1
            else:
                found.append(Deduction(step))
        elif step.by in ("no_symbol", "no_place", "no_way"):
            tried = open_ones.pop()
            if not open_ones:
                found.append(Deduction(tried, step, inner, trials))
        elif open_ones:
            inner += 1
        else:
            found.append(Deduction(step))
    return found


def shown(found: Sequence[Deduction], beside: int = 0) -> Sequence[Deduction]:
    """The first deductions, which are told one by one; ``beside`` words are said about something else."""
    room = _ROOM - beside
    for place, each in enumerate(found[:_SHOWN]):
        room -= each.words
        if room < 0:
            return found[: max(place, 1)]
    return found[:_SHOWN]


def led(sudoku: Sudoku, steps: Sequence[Put | Step], then: str, beside: int = 0) -> Phrase:
    """The chain that leads to an answer; ``then`` says where its last step leads if not all are told."""
    found = deductions(steps)
    if not found:
        return ""
    told = shown(found, beside)
    more = len(found) - len(told)
    return msg(
        "led",
        steps=comma_list((_told(sudoku, each) for each in told), SEMICOLON),
        then=msg(f"then-{then}", more=more) if more else "",
    )


def begun(sudoku: Sudoku, steps: Sequence[Put | Step]) -> Phrase:
    """The chain that fills the grid, or the first part of it."""
    full = sum(each.puts is not None for each in deductions(steps)) == sudoku.givens.count(".")
    return led(sudoku, steps, "full" if full else "on")


class Note(NamedTuple):
    """What a deduction, by its number, leaves to a cell or strikes from it (``gone``); no text if that is long."""

    number: int
    text: str
    gone: bool


def notes(sudoku: Sudoku, found: Sequence[Deduction]) -> dict[int, Note]:
    """By cell, what the last of these deductions says about it that puts nothing there."""
    noted: dict[int, Note] = {}
    for number, each in enumerate(found, 1):
        for cell, symbols in each.told if each.puts is None else ():
            rest = [symbol for symbol in SYMBOLS[: sudoku.size] if symbol not in symbols]
            gone = len(rest) >= len(symbols)
            text = symbols if gone else "/".join(rest)
            noted[cell] = Note(number, text if len(text) <= _NOTED else "", gone)
    return noted


def left(sudoku: Sudoku, cell: int, symbols: str, right: str) -> Phrase:
    """What is left to a cell where only a long search shows which symbol is right."""
    if len(symbols) > _TELLING:
        return msg("searched", cell=_cell(sudoku, cell))
    others = sentence_list(symbols.replace(right, ""), msg("or"))
    return msg("left", cell=_cell(sudoku, cell), left=sentence_list(symbols, AND), others=others)


def ruled_out(sudoku: Sudoku, steps: Sequence[Put | Step], cell: int, symbol: str) -> Phrase:
    """A symbol that a cell cannot hold, if that is not what has been told last."""
    found = deductions(steps)
    if len(shown(found)) == len(found) and cell in [place for place, _ in found[-1].told]:
        return ""
    return msg("ruled-out", cell=_cell(sudoku, cell), symbol=symbol)


def _told(sudoku: Sudoku, each: Deduction) -> Phrase:
    step = each.step
    if not isinstance(step, Put):
        return msg("struck", cells=comma_list(_struck(sudoku, step)), reason=_reason(sudoku, step))
    row, column = divmod(step.cell, sudoku.size)
    if each.clash:
        return msg(
            "refuted-nested" if each.trials else "refuted",
            cell=_cell(sudoku, step.cell),
            symbol=step.symbol,
            inner=each.inner,
            trials=each.trials,
            clash=_clash(sudoku, each.clash),
        )
    if step.by == "cell":
        return msg("naked_single", row=row + 1, column=column + 1, symbol=step.symbol)
    unit = _unit(sudoku, step.by)
    return msg("hidden_single", row=row + 1, column=column + 1, symbol=step.symbol, unit=unit)


def _struck(sudoku: Sudoku, step: Step) -> Iterator[Phrase]:
    """Cells with what they cannot hold, or with the few symbols that they then may, the same ones together."""
    alike: dict[str, list[int]] = {}
    for cell, symbols in step.told:
        alike.setdefault(symbols, []).append(cell)
    for symbols, cells in alike.items():
        rest = [symbol for symbol in SYMBOLS[: sudoku.size] if symbol not in symbols]
        if len(rest) < len(symbols):
            yield msg("may", cells=_cells(sudoku, cells), symbols=comma_list(rest, "/"))
        else:
            yield msg("not", cells=_cells(sudoku, cells), symbols=comma_list(symbols, ","))


def _reason(sudoku: Sudoku, step: Step) -> Phrase:
    if step.by == "mark":
        return _mark(sudoku, step.mark or 0)
    if step.by == "unmarked":
        return _unmarked(sudoku, step)
    if step.by in ("x_wing", "swordfish"):
        n = sudoku.size
        lines = sorted({cell // n if step.unit == "row" else cell % n for cell in step.basis})
        return msg(f"{step.by}-{step.unit}", lines=comma_list((str(line + 1) for line in lines), ","))
    symbols = comma_list(step.symbols or "", ",")
    return msg(step.by, cells=_cells(sudoku, step.basis), first=_cells(sudoku, step.basis[:1]), symbols=symbols)


def _clash(sudoku: Sudoku, step: Step) -> Phrase:
    if step.by == "no_symbol":
        return msg("no_symbol", cell=_cell(sudoku, step.basis[0]))
    if step.by == "no_place":
        return msg("no_place", symbol=step.symbols or "", unit=_named(sudoku, step))
    reason = _unmarked(sudoku, step) if step.mark is None else _mark(sudoku, step.mark)
    return msg("no_way", mark=reason)


def _mark(sudoku: Sudoku, number: int) -> Phrase:
    """A mark, by its place."""
    mark, n = sudoku.marks[number], sudoku.size
    row, column = divmod(mark.cells[0], n)
    lying = mark.cells[1:2] == (mark.cells[0] + 1,)
    line = msg("number-row", line=row + 1) if lying else msg("number-column", line=column + 1)
    pair = _cells(sudoku, mark.cells[:2])
    return msg(f"by-{mark.kind}", value=mark.value, cell=_cell(sudoku, mark.cells[0]), pair=pair, line=line)


def _unmarked(sudoku: Sudoku, step: Step) -> Phrase:
    return msg("no-dot" if "all_dots" in sudoku.rules else "no-bar", pair=_cells(sudoku, step.basis))


def _unit(sudoku: Sudoku, unit: str) -> Phrase:
    """What a unit is called."""
    return _called("box" if unit == "region" and box_of(layout_of(sudoku)) else unit)


@lru_cache(maxsize=16)
def _called(unit: str) -> Phrase:
    return msg(f"unit-{unit}")


def _named(sudoku: Sudoku, step: Step) -> Phrase:
    """A unit by its number, or by a cell of it."""
    row, column = divmod(step.basis[0], sudoku.size)
    if step.unit in ("row", "column"):
        return msg(f"number-{step.unit}", line=(row if step.unit == "row" else column) + 1)
    if step.unit in ("falling", "rising"):
        return msg(f"named-{step.unit}")
    return msg("unit-of", unit=_unit(sudoku, step.unit or ""), cell=_cell(sudoku, step.basis[0]))


def _cell(sudoku: Sudoku, cell: int) -> Phrase:
    return _place(*divmod(cell, sudoku.size))


@lru_cache(maxsize=256)
def _place(row: int, column: int) -> Phrase:
    """A cell by its row and its column, counted from 0."""
    return msg("cell", row=row + 1, column=column + 1)


def _cells(sudoku: Sudoku, cells: Sequence[int]) -> Phrase:
    return comma_list((_cell(sudoku, cell) for cell in cells), " ")
