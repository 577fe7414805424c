"""Tells a chain of deductions: a step by its conclusion and its technique, an assumption by what it comes to."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain, takewhile
from typing import Final, NamedTuple

from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.formats.sudoku.kits.puzzle import Put, Step, Sudoku
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, sentence_list
from puzzlegen.renderers.sudoku.kits.candidates import Candidates, units
from puzzlegen.renderers.sudoku.kits.published import layout_of
from puzzlegen.renderers.sudoku.kits.wording import box_of

msg: Final = messages(__name__)

_SHOWN: Final = 12  # so many deductions are told one by one, if they are short
_LAST: Final = 3  # so many of them, if they are short, are the last ones, which decide
_ROOM: Final = 74  # for about so many words
_ENDING: Final = 10  # words about how a chain goes on that does not fill the grid
_BEGINNING: Final = 13  # words about how such an assumption begins, after a chain
_NESTED: Final = 12  # words about how an assumption goes on that needs further ones
_REFUTED: Final = 18  # words about an assumption
_NOTED: Final = 5  # so many signs fit into a cell of the picture
_TELLING: Final = 6  # so few symbols left to a cell say something about it


class Told(NamedTuple):
    """What a deduction says about a cell.

    Attributes:
        cell: the cell.
        gone: the symbols that are struck there.
        left: the symbols that it may hold after that.
    """

    cell: int
    gone: str
    left: str

    @property
    def tells_left(self) -> bool:
        """True if what is left is said: the one symbol, or fewer symbols than are struck."""
        return len(self.left) == 1 or 0 < len(self.left) < len(self.gone)


class Deduction(NamedTuple):
    """A step that stands by itself, or an assumption with all that follows until something has no way out.

    Attributes:
        step: the step, or the assumption.
        told: what it says about cells.
        puts: the cells whose symbols are known by it.
        clash: what has no way out; None for a step by itself.
        inner: the steps that lead there.
        trials: how many further assumptions are refuted on the way.
        apart: True if the cells of locked candidates and those that see them lie in no one unit.
    """

    step: Put | Step
    told: tuple[Told, ...]
    puts: tuple[int, ...] = ()
    clash: Step | None = None
    inner: tuple[Put | Step, ...] = ()
    trials: int = 0
    apart: bool = False

    @property
    def words(self) -> int:
        """About how many words it takes."""
        if isinstance(self.step, Put):
            return _REFUTED if self.clash else 3 if self.step.by == "cell" else 4
        cells = len(self.told) + len(self.step.basis)
        if self.apart:
            return 9 + len(self.told) + cells
        return (5 if self.step.by == "mark" else 3) + cells


def deductions(sudoku: Sudoku, steps: Sequence[Put | Step], assumed: Put | None = None) -> list[Deduction]:
    """The steps from the givens and an assumption, those from a further assumption to its end taken together.

    Where a step leaves one symbol to a cell, this is known from there on: it is not told once more as a naked single,
    and what says nothing beyond it is left out.
    """
    found, settled, candidates = list[Deduction](), dict[int, int](), Candidates(sudoku)
    if assumed:
        candidates.put(assumed.cell, assumed.symbol)
    open_ones, inner, trials = list[Put](), list[Put | Step](), 0
    for step in steps:
        if isinstance(step, Put) and step.by == "trial":
            if open_ones:
                trials += 1
            else:
                inner, trials = [], 0
            open_ones.append(step)
        elif isinstance(step, Step) and step.by in ("no_symbol", "no_place", "no_way"):
            tried = open_ones.pop()
            told = () if open_ones else _struck(candidates, ((tried.cell, tried.symbol),))
            if told:
                found.append(Deduction(tried, told, (), step, tuple(inner), trials))
        elif open_ones:
            inner.append(step)
        elif isinstance(step, Put):
            candidates.put(step.cell, step.symbol)
            if step.by == "cell" and step.cell in settled:
                by = settled[step.cell]
                found[by] = found[by]._replace(puts=(*found[by].puts, step.cell))
            else:
                found.append(Deduction(step, (Told(step.cell, "", step.symbol),), (step.cell,)))
        elif told := _struck(candidates, step.told):
            settled.update((each.cell, len(found)) for each in told if len(each.left) == 1)
            seen = {*step.basis, *(each.cell for each in told)}
            apart = step.by == "locked" and not any(unit >= seen for unit in units(layout_of(sudoku)))
            found.append(Deduction(step, told, apart=apart))
    return found


def _struck(candidates: Candidates, told: Iterable[tuple[int, str]]) -> tuple[Told, ...]:
    """Strike symbols from cells, and say of which; what is left, with nothing that the other ones show."""
    gone = [(cell, symbols) for cell, each in told if (symbols := candidates.strike(cell, each))]
    rest = {cell for cell, _ in gone}
    while known := {cell for cell in rest if len(candidates.left(cell)) == 1}:
        for cell in known:
            candidates.put(cell, candidates.left(cell))
        rest -= known
    return tuple(Told(cell, symbols, candidates.left(cell)) for cell, symbols in gone)


class Shown(NamedTuple):
    """The deductions, by their numbers, that are told one by one: the first ones, and the last ones if not all are."""

    first: range
    last: range


def shown(found: Sequence[Deduction], beside: int = 0) -> Shown:
    """Which deductions are told; ``beside`` words are said about something else."""
    room, count = _ROOM - beside, len(found)
    words = [each.words for each in found]
    if count <= _SHOWN and sum(words) <= room:
        return Shown(range(1, count + 1), range(0))
    last = 1
    while last < _LAST and sum(words[count - last - 1 :]) <= room // 2:
        last += 1
    room -= sum(words[count - last :])
    first = 1
    while first < min(_SHOWN, count) - last and sum(words[: first + 1]) <= room:
        first += 1
    return Shown(range(1, min(first, count - last) + 1), range(count - last + 1, count + 1))


def led(sudoku: Sudoku, steps: Sequence[Put | Step], beside: int = 0, known: bool = False) -> Phrase:
    """The chain that leads to an answer; how cells are named has been said if it is ``known``.

    A chain that is one assumption is told from within, up to the first assumption that it needs itself.
    """
    found = deductions(sudoku, steps)
    if not found:
        return ""
    only, more = found[0], "-known" if known else ""
    plain = _before_trials(steps, only.step) if only.trials else only.inner
    if len(found) > 1 or not only.clash or not plain:
        start = [] if known else _beginning(sudoku, steps, found)
        if not start:
            return msg(f"led{more}", steps=_chain(sudoku, found, beside))
        told = comma_list((_told(sudoku, each) for each in start), SEMICOLON)
        beside += _BEGINNING // 2
        return sentences(msg(f"led{more}", steps=_chain(sudoku, found, beside)), msg("begins", steps=told))
    assert isinstance(only.step, Put)
    inner, clash = deductions(sudoku, plain, only.step), only.clash
    for number, each in enumerate(inner, 1):
        empty = [told.cell for told in each.told if not told.left]
        if empty and not only.trials:  # no need to go on
            inner, clash = inner[:number], Step("no_symbol", basis=(empty[0],))
            break
    return msg(
        f"supposed{'-nested' if only.trials else ''}{more}",
        further=len(only.inner) - len(plain),
        trials=only.trials,
        cell=_cell(sudoku, only.step.cell),
        symbol=only.step.symbol,
        steps=_chain(sudoku, inner, beside + (_NESTED if only.trials else 0)),
        clash=_clash(sudoku, clash),
    )


def _before_trials(steps: Sequence[Put | Step], assumed: Put | Step) -> tuple[Put | Step, ...]:
    """The steps from an assumption to the next one."""
    after = steps[steps.index(assumed) + 1 :]
    return tuple(takewhile(lambda step: not (isinstance(step, Put) and step.by == "trial"), after))


def _beginning(sudoku: Sudoku, steps: Sequence[Put | Step], found: Sequence[Deduction]) -> list[Deduction]:
    """How the assumption that decides at the end of a chain begins, if it needs further ones: a few words of it."""
    last = next((number for number in range(len(found) - 1, max(-1, len(found) - 3), -1) if found[number].trials), None)
    if last is None:
        return []
    tried = found[last].step
    assert isinstance(tried, Put)
    there = steps[: steps.index(tried)], tried._replace(by="cell"), _before_trials(steps, tried)
    inner = deductions(sudoku, (*there[0], there[1], *there[2]))[last + 1 :]
    return inner[: sum(words <= _BEGINNING for words in accumulate(each.words for each in inner))]


def _chain(sudoku: Sudoku, found: Sequence[Deduction], beside: int) -> Phrase:
    """The first deductions and the last ones."""
    told = shown(found, beside)
    first, last = (comma_list((_told(sudoku, found[number - 1]) for number in numbers), SEMICOLON) for numbers in told)
    more = len(found) - len(told.first) - len(told.last)
    if not told.last:
        return first
    return msg("first-last", first=first, more=more, last=last) if more else comma_list((first, last), SEMICOLON)


def begun(sudoku: Sudoku, steps: Sequence[Put | Step]) -> Phrase:
    """The chain that fills the grid, or its first part, which ends where no step goes on without an assumption."""
    found = deductions(sudoku, steps)
    if not found:
        return ""
    full = sum(len(each.puts) for each in found) == sudoku.givens.count(".")
    end = "full" if full else "on-trial" if found[-1].clash else "on"
    return sentences(msg("led", steps=_chain(sudoku, found, 0 if full else _ENDING)), msg(end))


class Note(NamedTuple):
    """What a deduction, by its number, leaves to a cell or strikes from it (``gone``); no text if that is long."""

    number: int
    text: str
    gone: bool


def notes(found: Sequence[Deduction]) -> dict[int, Note]:
    """By cell, what the last deduction that is told says about it, of those that put nothing there."""
    noted: dict[int, Note] = {}
    for number in chain(*shown(found)):
        each = found[number - 1]
        for cell, gone, left in each.told if isinstance(each.step, Step) or each.clash else ():
            tells_left = Told(cell, gone, left).tells_left
            text = "/".join(left) if tells_left else gone
            noted[cell] = Note(number, text if len(text) <= _NOTED else "", not tells_left)
    return noted


def left(sudoku: Sudoku, steps: Sequence[Put | Step], cell: int, symbols: str, right: str) -> Phrase:
    """What the steps, which have been told, leave to a cell where only a long search shows which symbol is right."""
    found = deductions(sudoku, steps)
    only = found[0].step if len(found) == 1 and found[0].clash else None
    tried = msg("ruled-out", cell=_cell(sudoku, only.cell), symbol=only.symbol) if isinstance(only, Put) else ""
    if len(symbols) > _TELLING:
        return sentences(tried, msg("searched", cell=_cell(sudoku, cell)))
    others = sentence_list(symbols.replace(right, ""), msg("or"))
    listed = sentence_list(symbols, msg("or"))
    return sentences(tried, msg("left", cell=_cell(sudoku, cell), left=listed, others=others))


def ruled_out(sudoku: Sudoku, steps: Sequence[Put | Step], cell: int, symbol: str) -> Phrase:
    """A symbol that a cell cannot hold, if that is not what has been told last."""
    found = deductions(sudoku, steps)
    last = found[-1]
    if cell in [each.cell for each in last.told] and not (len(found) == 1 and last.clash and not last.trials):
        return ""
    return msg("ruled-out", cell=_cell(sudoku, cell), symbol=symbol)


def _told(sudoku: Sudoku, each: Deduction) -> Phrase:
    step = each.step
    if not isinstance(step, Put):
        return msg("struck", cells=comma_list(_said(sudoku, each.told)), reason=_reason(sudoku, step, each))
    row, column = divmod(step.cell, sudoku.size)
    if each.clash:
        return msg(
            "refuted-nested" if each.trials else "refuted",
            cell=_cell(sudoku, step.cell),
            symbol=step.symbol,
            inner=len(each.inner),
            trials=each.trials,
            clash=_clash(sudoku, each.clash),
        )
    if step.by == "cell":
        return msg("naked_single", row=row + 1, column=column + 1, symbol=step.symbol)
    unit = _unit(sudoku, step.by)
    return msg("hidden_single", row=row + 1, column=column + 1, symbol=step.symbol, unit=unit)


def _said(sudoku: Sudoku, told: Iterable[Told]) -> Iterator[Phrase]:
    """Cells with what they cannot hold, or with the few symbols that they then may, the same ones together."""
    alike: dict[tuple[bool, str], list[int]] = {}
    for each in told:
        alike.setdefault((each.tells_left, each.left if each.tells_left else each.gone), []).append(each.cell)
    for (tells_left, symbols), cells in alike.items():
        listed = comma_list(symbols, "/" if tells_left else ",")
        yield msg("may" if tells_left else "not", cells=_cells(sudoku, cells), symbols=listed)


def _reason(sudoku: Sudoku, step: Step, each: Deduction) -> Phrase:
    if step.by == "mark":
        return _mark(sudoku, step.mark or 0)
    if step.by == "unmarked":
        return _unmarked(sudoku, step)
    if step.by in ("x_wing", "swordfish"):
        n = sudoku.size
        lines = sorted({cell // n if step.unit == "row" else cell % n for cell in step.basis})
        return msg(f"{step.by}-{step.unit}", lines=comma_list((str(line + 1) for line in lines), ","))
    if each.apart:
        return msg(
            "seen",
            symbol=step.symbols,
            unit=_named(sudoku, step),
            places=sentence_list((_cell(sudoku, cell) for cell in step.basis), msg("or-in")),
            count=len(step.basis),
            cells=_cells(sudoku, [told.cell for told in each.told]),
            told=len(each.told),
        )
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
