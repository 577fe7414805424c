"""Words and draws the boards and ciphers of `puzzlegen.generators.logic.cipher_board`."""

from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.formats.logic import cipher_board as form
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import comma_list, grid, labelled, lines, numbered, options
from puzzlegen.renderers.logic.kits.cipher_boards import TALL, TILE, board, plate, text
from puzzlegen.renderers.logic.kits.steps import first_of

msg: Final = messages(__name__)

_KINDS: Final = {form.Read: Kind.WORD, form.Slip: Kind.BOX, form.Faded: Kind.SYMBOL}


def word(statement: form.Board, query: form.Query) -> Wording:
    """How words are enciphered, and what is asked."""
    row, column = _lines(statement)
    way = msg("clockwise" if _dial(statement) else "to-the-right")
    turn = msg("turn", turn=statement.turn, way=way, column=column) if statement.turn else ""
    order = msg(f"order-{statement.order}", row=row, column=column)
    rules = msg("rules", row=row, column=column, turn=turn, order=order, examples=len(statement.examples))
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
    parts: list[Phrase] = [msg("counted")] if _dial(statement) else []
    if statement.order == "open":
        first, last = (row, column) if why.rows_first else (column, row)
        if why.against:
            parts.append(msg("otherwise", line=last))
            against = [_laid(statement, step, not why.rows_first) for step in why.against.steps]
            parts += first_of(against, _more, 1)
            terms = _letter(statement, *why.against.nowhere, not why.rows_first)
            parts.append(msg("then-nowhere" if why.against.steps else "nowhere", **terms, line=first))
        else:
            parts.append(msg("by-trying", line=first, other=last))
    parts += first_of([_laid(statement, step, why.rows_first) for step in why.steps], _more)
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
    terms["examples"] = len(statement.examples)
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


def depict(statement: form.Board, query: form.Query) -> tuple[Scene, ...]:
    """The board with the loose heads below it, the examples beside it, and what is asked below these."""
    name = statement.board
    asked = (query.side, query.line) if isinstance(query, form.Head) else None
    drawn = board(name, statement.cells, statement.heads, asked)
    nodes: list[AnyNode] = list(drawn.nodes)
    tray = [(sign, side) for side in (0, 1) for sign in statement.loose[side]]
    across = max(4, int(drawn.wide))
    tall = -(-len(tray) // across)
    if tray:
        nodes.append(Rect(0, drawn.high + 0.3, across + 0.1, tall + 0.1, fill="tint", stroke="line", radius=0.2))
    for number, (sign, side) in enumerate(tray):
        nodes += plate(sign, 0.55 + number % across, drawn.high + 0.85 + number // across, side)
    left, y = max(drawn.wide, across + 0.1) + 0.8, 0.2
    wide = left
    for told in statement.examples:
        nodes += text(name, told.word, told.signs, left, y)
        wide, y = max(wide, left + len(told.signs) * TILE), y + TALL + 0.95
    if signs := _shaded(query):
        length, slip = len(signs) * TILE, isinstance(query, form.Slip)
        high = TALL + (0.9 if slip else 0.3)
        nodes.append(Rect(left - 0.2, y + 0.1, length + 0.4, high, fill="highlight", radius=0.15))
        nodes += text(name, _word(query), signs, left, y + 0.25)
        if slip:
            nodes += [
                Element(f"letter-{number + 1}", left + number * TILE, y + 0.3, TILE, TALL + 0.55)
                for number in range(len(signs))
            ]
        wide, y = max(wide, left + length + 0.3), y + high + 0.3
    if isinstance(query, form.Write):
        for number, (letter, one) in enumerate(zip(LETTERS, query.options, strict=False)):
            x, top = left + 0.55, y + 0.1 + number * (TALL + 0.3)
            nodes.append(Label(left + 0.1, top + TALL / 2, letter, 0.34, "label", "label"))
            nodes += text(name, "", one, x, top)
            nodes.append(Element(option_element(letter), x, top, len(one) * TILE, TALL))
            wide = max(wide, x + len(one) * TILE)
        y += 0.1 + 4 * (TALL + 0.3)
    if isinstance(query, form.Head):
        for number, (letter, sign) in enumerate(zip(LETTERS, query.options, strict=False)):
            x = left + number * 1.9
            nodes.append(Label(x + 0.1, y + 0.8, letter, 0.34, "label", "label"))
            nodes += plate(sign, x + 0.9, y + 0.8, query.side)
            nodes.append(Element(option_element(letter), x + 0.44, y + 0.34, 0.92, 0.92))
        wide, y = max(wide, left + 7.2), y + 1.5
    high = max(drawn.high + 0.3 + (tall + 0.2 if tray else 0), y)
    margin = 0.4
    return (Scene(wide + 2 * margin, high + 2 * margin, (Group(tuple(nodes), margin, margin),)),)
