"""Words and draws the boards and ciphers of `puzzlegen.generators.logic.cipher_board`."""

from typing import Any, Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.drawing.marking import ACCENT, chosen, judged, over, pen, ring
from puzzlegen.facts.things import facts
from puzzlegen.formats.logic import cipher_board as form
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import comma_list, grid, labelled, lines, numbered, options
from puzzlegen.renderers.logic.kits.cipher_boards import TALL, TILE, Drawn, Point, board, plate, text, tray
from puzzlegen.renderers.logic.kits.steps import first_of

msg: Final = messages(__name__)

_MARGIN: Final = 0.5
_APART: Final = 0.5  # between the board, or the texts, and the tray
_BETWEEN: Final = 0.35  # the texts
_SCALES: Final = {False: (0.7, 0.8, 0.9, 1.0, 1.1, 1.2), True: (1.0, 1.1, 1.2, 1.3, 1.4)}  # of texts, and at dials

_KINDS: Final = {form.Read: Kind.WORD, form.Slip: Kind.BOX, form.Faded: Kind.SYMBOL}


def word(statement: form.Board, query: form.Query) -> Wording:
    """How words are enciphered, and what is asked."""
    row, column = _lines(statement)
    way = msg("clockwise" if _dial(statement) else "to-the-right")
    turn = msg("turn", turn=statement.turn, way=way, column=column) if statement.turn else ""
    examples = len(statement.examples)
    order = msg(f"order-{statement.order}", row=row, column=column, examples=examples)
    rules = msg("rules", row=row, column=column, turn=turn, order=order, examples=examples)
    kind = _KINDS.get(type(query), Kind.LETTER)
    texts = query.options if isinstance(query, form.Meant) else (None,) * (4 if kind is Kind.LETTER else 0)
    return Wording(msg(f"ask-{task_of(query)}", word=_word(query)), kind, rules, options=texts)


def _word(query: form.Query) -> str:
    """The word that is asked about, if there is one."""
    return query.word if isinstance(query, form.Write | form.Slip) else ""


def _shaded(query: form.Query) -> form.Signs:
    """The signs that are asked about, if there are any."""
    return query.signs if isinstance(query, form.Read | form.Meant | form.Slip) else ()


def _dial(statement: form.Board) -> bool:
    """True if the board is round."""
    return statement.board == "dial"


def _lines(statement: form.Board) -> tuple[Phrase, Phrase]:
    """What its lines are called, of both directions."""
    return (msg("ring"), msg("sector")) if _dial(statement) else (msg("row"), msg("column"))


def _name(sign: str) -> Phrase:
    """A sign in words."""
    return sign if sign.isdigit() else COLOURS[sign] if sign in COLOURS else facts().names[sign]  # type: ignore[index]


def _pair(signs: form.Pair) -> Phrase:
    return comma_list(map(_name, signs), "-")


def explain(statement: form.Board, query: form.Query, answer: str, why: form.Found) -> Phrase:
    """How the examples bring back the heads that are needed, and what these say then."""
    row, column = _lines(statement)
    parts, most = list[Phrase](), 2
    if statement.order == "open":
        first, last = (row, column) if why.rows_first else (column, row)
        if why.against:
            against = [_laid(statement, step, not why.rows_first) for step in why.against.steps]
            parts += [msg("otherwise", line=last), *first_of(against, _more, 1)] if against else []
            terms = _letter(statement, *why.against.nowhere, not why.rows_first)
            parts.append(msg("then-nowhere" if against else "nowhere", **terms, line=first, last=last))
        else:
            parts.append(msg("by-trying", line=first, other=last))
        most = 2 if len(parts) == 1 else 1
    if _dial(statement):
        parts.insert(0, msg("counted"))
    parts += first_of([_laid(statement, step, why.rows_first) for step in why.steps], _more, most)
    for side, line, sign in why.last:
        parts.append(msg("last", one=_name(sign), line=(row, column)[side], number=line + 1))
    return lines(*parts, _end(statement, query, answer, why))


def _more(count: int) -> Phrase:
    return msg("more", count=count)


def _end(statement: form.Board, query: form.Query, answer: str, why: form.Found) -> Phrase:
    """What the heads say of the question."""
    row, column = _lines(statement)
    terms: dict[str, Any] = {"answer": answer, "word": _word(query), "row": row, "column": column}
    match query, why:
        case form.Read() | form.Meant(), form.Spots(cells=places):
            cells = (
                msg("cell" if number else "first-cell", **terms, letter=statement.cells[y][x], y=y + 1, x=x + 1)
                for number, (y, x) in enumerate(places)
            )
            return msg("cells", **terms, cells=comma_list(cells))
        case form.Write(), form.Spelled(spelled=spelled):
            terms["spelled"] = comma_list(f"{letter} {one}" for letter, one in zip(LETTERS, spelled, strict=False))
        case form.Head(options=heads), _:
            terms["sign"] = _name(heads[LETTERS.index(answer)])
        case form.Slip(), form.Spots(cells=((y, x),)):
            number = int(answer.removeprefix("letter-"))
            terms |= {"number": number, "letter": query.word[number - 1]}
            terms |= {"meant": statement.cells[y][x], "y": y + 1, "x": x + 1}
        case form.Faded(), form.Below(below=at):
            terms |= _letter(statement, *at, why.rows_first)
    return msg(f"ends-{task_of(query)}", **terms)


def _letter(statement: form.Board, example: int, letter: int, rows_first: bool) -> dict[str, Any]:
    """A letter of an example, with the sign that is then its row's, and the other one."""
    told = statement.examples[example]
    one, other = told.signs[letter] if rows_first else told.signs[letter][::-1]
    row, column = _lines(statement)
    names = {"row": row, "column": column, "one": _name(one), "other": _name(other)}
    return {"word": told.word, "letter": told.word[letter], "number": letter + 1, **names}


def _laid(statement: form.Board, step: form.Step, rows_first: bool) -> Phrase:
    """Where a letter of an example stands, and the heads that it gives."""
    terms = _letter(statement, step.example, step.letter, rows_first)
    terms |= {"y": step.row + 1, "x": step.column + 1, "slot": step.slot + 1, "cells": step.cells}
    return sentences(
        msg("tried" if step.cells > 1 else "sure", **terms),
        msg("moved" if step.slot != step.column else "heads", **terms),
    )


def describe(statement: form.Board, query: form.Query) -> Phrase:
    """The letters, the heads, those that lie loose, the examples, and what is asked."""
    row, column = _lines(statement)
    letters = msg("told-dial" if _dial(statement) else "told-board", row=row, column=column)
    parts = [labelled(letters, grid(statement.cells))]
    if isinstance(query, form.Faded):
        parts.append(msg("told-smudged"))
    for side, line in enumerate((row, column)):
        heads = [_name(sign) if sign else msg("missing") for sign in statement.heads[side]]
        if isinstance(query, form.Head) and query.side == side:
            heads[query.line] = msg("asked")
        parts.append(labelled(msg("told-heads", line=line), comma_list(heads)))
        parts.append(labelled(msg("told-loose", line=line), comma_list(map(_name, statement.loose[side]))))
    parts.append(numbered(msg("told-example"), [_told(one.word, one.signs) for one in statement.examples]))
    if signs := _shaded(query):
        parts.append(labelled(msg("told-shaded"), _told(_word(query), signs)))
    if isinstance(query, form.Write):
        parts.append(options(_told("", one) for one in query.options))
    if isinstance(query, form.Head):
        parts.append(options(map(_name, query.options)))
    return lines(*parts)


def _told(shown: str, signs: form.Signs) -> Phrase:
    if not shown:
        return comma_list(map(_pair, signs))
    return comma_list(msg("told", letter=a, pair=_pair(b)) for a, b in zip(shown, signs, strict=True))


class _Part(NamedTuple):
    """A part of the page, the width and height that it has there, and where the board begins in it."""

    nodes: tuple[AnyNode, ...]
    wide: float
    high: float
    board: Point | None = None


class _Page(NamedTuple):
    """A scene, its board, and where this begins."""

    scene: Scene
    drawn: Drawn
    left: float
    top: float


def depict(statement: form.Board, query: form.Query) -> tuple[Scene, ...]:
    """The board, the tray, the examples and what is asked."""
    return (_page(statement, query).scene,)


def _page(statement: form.Board, query: form.Query) -> _Page:
    """The texts beside the board, or above one with corners if no options are among them, and as large as is best."""
    asked = (query.side, query.line) if isinstance(query, form.Head) else None
    drawn = board(statement.board, statement.cells, statement.heads, asked)
    held = _Part(drawn.nodes, drawn.wide, drawn.high, (0, 0))
    nodes, wide, high = _texts(statement, query)
    level, upright = (_Part(*tray(statement.board, statement.loose, upright=up)) for up in (False, True))
    pages = list[tuple[float, _Part]]()
    for scale in _SCALES[_dial(statement)]:
        texts = _Part((Group(nodes, scale=scale),), scale * wide, scale * high)
        ways = [
            _joined(held, _joined(texts, level, down=True), down=False),
            _joined(_joined(held, level, down=True), texts, down=False),
        ]
        if not _dial(statement) and not isinstance(query, form.Write | form.Head):
            ways.append(_joined(texts, _joined(held, upright, down=False), down=True))
        inked = sum(part.wide * part.high for part in (held, level, texts))
        pages += ((_filled(way, inked), way) for way in ways)
    page = max(pages, key=lambda one: one[0])[1]
    left, top = page.board or (0, 0)
    whole = Scene(page.wide + 2 * _MARGIN, page.high + 2 * _MARGIN, (Group(page.nodes, _MARGIN, _MARGIN),))
    return _Page(whole, drawn, _MARGIN + left, _MARGIN + top)


def _joined(one: _Part, other: _Part, *, down: bool) -> _Part:
    """Two parts beside or, for ``down``, below one another, the smaller one in the middle."""
    apart = (_APART if down else 2 * _APART) if one.wide and other.wide else 0
    if down:
        wide, high = max(one.wide, other.wide), one.high + apart + other.high
        spots = ((wide - one.wide) / 2, 0.0), ((wide - other.wide) / 2, one.high + apart)
    else:
        wide, high = one.wide + apart + other.wide, max(one.high, other.high)
        spots = (0.0, (high - one.high) / 2), (one.wide + apart, (high - other.high) / 2)
    placed = tuple(zip((one, other), spots, strict=True))
    begins = next(((x + part.board[0], y + part.board[1]) for part, (x, y) in placed if part.board), None)
    return _Part(tuple(Group(part.nodes, *at) for part, at in placed), wide, high, begins)


def _filled(page: _Part, inked: float) -> float:
    """The share of a page that is taken up; less for a long one."""
    shorter, longer = sorted((page.wide + 2 * _MARGIN, page.high + 2 * _MARGIN))
    return inked / (shorter * longer) * min(1.0, 1.9 * shorter / longer)


def _texts(statement: form.Board, query: form.Query) -> tuple[tuple[AnyNode, ...], float, float]:
    """The examples above what is asked, and the width and height of both."""
    name, nodes, wide, y = statement.board, list[AnyNode](), 0.0, 0.0
    for told in statement.examples:
        nodes += text(name, told.word, told.signs, 0, y)
        wide, y = max(wide, len(told.signs) * TILE), y + TALL + 0.6 + _BETWEEN
    if signs := _shaded(query):
        word = _word(query)
        length, high = len(signs) * TILE, TALL + (0.6 if word else 0) + 0.3
        nodes.append(Rect(-0.2, y, length + 0.4, high, fill="highlight", radius=0.15))
        nodes += text(name, word, signs, 0, y + 0.15)
        if isinstance(query, form.Slip):
            nodes += [
                Element(f"letter-{number + 1}", number * TILE, y + 0.2, TILE, TALL + 0.55)
                for number in range(len(signs))
            ]
        wide, y = max(wide, length + 0.2), y + high + _BETWEEN
    if isinstance(query, form.Write | form.Head):
        y += _BETWEEN
    if isinstance(query, form.Write):
        for letter, one in zip(LETTERS, query.options, strict=False):
            nodes.append(Label(0.1, y + TALL / 2, letter, 0.38))
            nodes += text(name, "", one, 0.55, y)
            nodes.append(Element(option_element(letter), 0.55, y, len(one) * TILE, TALL))
            wide, y = max(wide, 0.55 + len(one) * TILE), y + TALL + 0.3
        y += _BETWEEN - 0.3
    if isinstance(query, form.Head):
        for number, (letter, sign) in enumerate(zip(LETTERS, query.options, strict=False)):
            x = max(0.0, (wide - 7.4) / 2) + number * 2.0
            nodes.append(Label(x + 0.1, y + 0.5, letter, 0.38))
            nodes += plate(sign, x + 0.9, y + 0.5, query.side)
            nodes.append(Element(option_element(letter), x + 0.44, y + 0.04, 0.92, 0.92))
        wide, y = max(wide, 7.4), y + 1 + _BETWEEN
    return tuple(nodes), wide, y - _BETWEEN


def depict_solution(statement: form.Board, query: form.Query, answer: str, why: form.Found) -> tuple[Scene, ...]:
    """The heads that are found on their plates, rings around the letters that are read, and the right option."""
    scene, drawn, left, top = _page(statement, query)
    heads = {(side, line): sign for side, line, sign in why.last}
    for step in why.steps:
        signs = statement.examples[step.example].signs[step.letter]
        one, other = signs if why.rows_first else signs[::-1]
        heads |= {(0, step.row): one, (1, step.slot): other}
    marks: list[AnyNode] = []
    for (side, line), sign in heads.items():
        if not statement.heads[side][line]:
            x, y = drawn.plates[side][line]
            marks += [*plate(sign, x, y, side), ring((x - 0.42, y - 0.42, 0.84, 0.84), 0.6 * pen(scene))]
    for place in why.cells if isinstance(why, form.Spots) else ():
        marks.append(Circle(*drawn.cells[place.row][place.column], 0.4, stroke=ACCENT, weight="thick"))
    if isinstance(query, form.Faded):
        y, x = next((y, row.index(".")) for y, row in enumerate(statement.cells) if "." in row)
        spot = drawn.cells[y][x]
        marks += [Circle(*spot, 0.42, "paper", ACCENT, "thick"), Label(*spot, answer, 0.42, ACCENT, "entry")]
    solved = over(scene, marks, left, top)
    if isinstance(query, form.Slip):
        return (chosen(solved, [answer]),)
    return (judged(solved, answer, LETTERS) if isinstance(query, form.Write | form.Head) else solved,)
