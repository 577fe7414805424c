"""Shows the matches of `puzzlegen.generators.cues.matchsticks`."""

import re
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts, task_whatever_form
from puzzlegen.core.scene import AnyNode, Element, Group, Hue, Label, Paint, Polyline, Rect, Scene
from puzzlegen.drawing.marking import ACCENT, answered, over, pen, strike
from puzzlegen.facts.cues.segments import DIGITS, OPERATORS, SLOTS
from puzzlegen.facts.cues.segments import LETTERS as SHAPES
from puzzlegen.formats.cues import matchsticks as form
from puzzlegen.formats.cues.matchsticks import Equation, Lattice, Query, Statement, Word
from puzzlegen.renderers.cues.kits import matches
from puzzlegen.renderers.cues.kits.matches import CROSS, PLACE, Line
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import (
    SEMICOLON,
    capitalised,
    comma_list,
    labelled,
    legend,
    lines,
    numbered,
    options,
    sentence_list,
)
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

_MARGIN: Final = 0.7
_GAP: Final = 0.62  # between two signs
_LONGEST: Final = 11.0  # row of signs, with the room behind the last one
_LINE: Final = 2.8  # from row to row
_CARD_WIDE: Final = 0.8  # of the width of the signs, at least
_SIGN: Final = 0.3  # size of the signs on the card, of those on the table
_ON_CARD: Final = 11  # signs in a row
_HUES: Final[dict[str, Hue]] = {
    "r": "red",
    "o": "orange",
    "y": "yellow",
    "g": "green",
    "b": "blue",
    "p": "purple",
}
_OPERATORS: Final = {"=": "=", "h": "-", "hv": "+"}


def word(figure: Statement, query: Query) -> Wording:
    """What counts as a sign or as a square, and what is to be done with the matches."""
    task, kind, texts = task_whatever_form(query, form.QUESTIONS), Kind.NUMBER, tuple[Phrase, ...]()
    terms = dict[str, int]()
    match query:
        case form.Change(change, count):
            task, kind, terms = change, Kind.EQUATION, {"count": count}
        case form.MovedOffered():
            task, texts = task_of(query), tuple(msg("head", hue=COLOURS[hue]) for *_, hue in query.options)
        case form.Moved():
            kind = Kind.BOX
        case form.Spell(count):
            kind, terms = Kind.WORD, {"count": count}
        case form.Colour(left, hues):
            texts, terms = tuple(COLOURS[hue] for hue in hues), {"left": left}
        case form.SquaresOffered() | form.LeftOffered():
            texts = numbers(query.options)
    rules = {Equation: "equation", Word: "word", Lattice: "squares"}[type(figure)]
    ask = msg(f"ask-{task}", **terms)
    return Wording(rules=msg(f"rules-{rules}"), ask=ask, kind=Kind.LETTER if texts else kind, options=texts)


def explain(
    figure: Statement, query: Query, answer: str, why: form.Result | NoFacts | form.Sizes | form.Remains
) -> Phrase:
    """What each character becomes, or which squares there are."""
    match figure, query, why:
        case Equation(_, signs), _, form.Result(result):
            changes = capitalised(comma_list(_changes(signs, result, DIGITS | OPERATORS), SEMICOLON))
            return sentences(_reading(signs), msg("so-equation", changes=changes, result=result))
        case Word(_, signs), _, _:
            changes = capitalised(comma_list(_changes(signs, answer, SHAPES), SEMICOLON))
            return msg("so-word", changes=changes, result=answer)
        case _, form.Colour(_, hues), form.Remains(counts):
            each = (labelled(COLOURS[hue], str(left)) for hue, left in zip(hues, counts, strict=True))
            return msg("so-colour", each=comma_list(each), hue=COLOURS[hues[LETTERS.index(answer)]])
    found = why.sizes if isinstance(why, form.Sizes) else ()
    sizes = comma_list((msg("sized", side=side, sum=_sum(rows)) for side, rows in enumerate(found, 1)), SEMICOLON)
    return msg(f"so-{task_whatever_form(query, form.QUESTIONS)}", sizes=sizes, sum=_sum([*map(sum, found)]))


def _sum(numbers: Sequence[int]) -> str:
    added = " + ".join(map(str, numbers))
    return f"{added} = {sum(numbers)}" if len(numbers) > 1 else added


def _reading(signs: Sequence[str]) -> Phrase:
    """What the figure of an equation reads as it is."""
    shown = {slots: sign for sign, slots in (DIGITS | OPERATORS).items()} | {"=": "="}
    reading = "".join(shown.get(sign, "?") for sign in signs)
    return msg("reads-unclear" if "?" in reading else "reads", reading=reading)


def _where(result: str, place: int) -> Phrase:
    """Where a character of an equation or a word stands."""
    if result.isalpha():
        return msg("where-letter", place=place + 1)
    numbers = re.split(r"[-+=]", result)
    number = len(re.findall(r"[-+=]", result[: place + 1]))
    if not result[place].isdigit():
        return msg("where-operator", number=number)
    begun = place - sum(len(one) + 1 for one in numbers[:number])
    return msg("where-digit" if len(numbers[number]) > 1 else "where-number", number=number + 1, place=begun + 1)


def _changes(signs: Sequence[str], result: str, shapes: dict[str, str]) -> Iterator[Phrase]:
    """What is taken from each character, and what is put down there, from left to right."""
    for place, (was, sign) in enumerate(zip(signs, result, strict=True)):
        now = was if sign == "=" else shapes[sign.lower()]
        taken, put = [slot for slot in was if slot not in now], [slot for slot in now if slot not in was]
        told = [msg("taken", slots=_together(taken), count=len(taken))] if taken else []
        told += [msg("put", slots=_together(put), count=len(put))] if put else []
        if told:
            yield msg("becomes", where=_where(result, place), sign=sign, changes=sentence_list(told, msg("and")))


def _together(slots: Sequence[str]) -> Phrase:
    return sentence_list((msg(f"slot-{slot}") for slot in slots), msg("and"))


def _at(place: int, slot: str) -> Phrase:
    """A match by the character that it belongs to."""
    return msg("at", slot=msg(f"slot-{slot}"), place=place + 1)


def describe(figure: Statement, query: Query) -> Phrase:
    """The figure in signs of text, and the card."""
    if isinstance(figure, Lattice):
        used = "".join((*figure.across, *figure.down))
        signs = {mark: msg("coloured", hue=COLOURS[hue]) for mark, hue in _HUES.items() if mark in used}
        signs |= {"- |": msg("plain"), "+": msg("corner")}
        drawn = []
        for number, row in enumerate(figure.across):
            drawn.append("+" + "+".join(_mark(head, "-") for head in row) + "+")
            drawn += [" ".join(_mark(head, "|") for head in row) for row in figure.down[number : number + 1]]
        return lines(labelled(msg("figure"), "\n".join(drawn)), legend(signs))
    shapes = DIGITS if isinstance(figure, Equation) else SHAPES
    slots = labelled(msg("characters"), numbered(msg("character"), map(_slots, figure.signs)))
    card = (labelled(sign.upper(), _slots(slots)) for sign, slots in shapes.items())
    parts = [labelled(msg("figure"), _art(figure.signs)), slots]
    parts.append(labelled(msg("card"), lines(*card)))
    if isinstance(query, form.MovedOffered):
        heads = (labelled(COLOURS[hue], _at(at, slot)) for at, slot, hue in query.options)
        parts.append(labelled(msg("heads"), options(heads)))
    return lines(*parts)


def _mark(head: str, plain: str) -> str:
    return " " if head == "." else plain if head == "#" else head


def _slots(sign: str) -> Phrase:
    return msg("equals-sign") if sign == "=" else comma_list(msg(f"slot-{slot}") for slot in sign)


def _art(signs: Sequence[str]) -> str:
    """The signs as lines of text, like those of a seven-segment display."""
    rows = []
    for row in (" a ", "fgb", "edc"):
        cells = []
        for sign in signs:
            if sign in _OPERATORS:
                cells.append(f" {_OPERATORS[sign] if row == 'fgb' else ' '} ")
            else:
                cells.append("".join("_|"[slot in "bcef"] if slot in sign else " " for slot in row))
        rows.append(" ".join(cells).rstrip())
    return "\n".join(rows)


def depict(figure: Statement, query: Query) -> tuple[Scene, ...]:
    """The table, the matches, and the card with the signs; a unit is the length of a slot."""
    if isinstance(figure, Lattice):
        return (_lattice(figure),)
    offered = query.options if isinstance(query, form.MovedOffered) else ()
    heads: dict[tuple[int, str], Hue] = {(at, slot): hue for at, slot, hue in offered}
    shapes = DIGITS if isinstance(figure, Equation) else SHAPES
    nodes: list[AnyNode] = []
    empty: list[AnyNode] = []  # below all matches: some cross them
    boxes: list[AnyNode] = []
    places, across, deep = _laid(figure.signs)
    for at, (sign, (left, top)) in enumerate(zip(figure.signs, places, strict=True)):
        slots = CROSS if "h" in sign else PLACE
        if sign == "=":
            for number, y in enumerate((0.78, 1.22), start=at):
                nodes += matches.match((left, top + y, left + 0.8, top + y), number, "black" if heads else "red")
        else:
            for slot in "hv" if "h" in sign else SLOTS:
                line = _moved(slots[slot], left, top)
                if slot in sign:
                    drawn = matches.match(line, at + ord(slot), heads.get((at, slot), "black" if heads else "red"))
                    nodes += drawn
                    boxes.append(Element(f"match-{at}-{slot}", *matches.box(drawn)))
                else:
                    empty.append(matches.slot(line, figure.surface))
    card, card_wide, card_high = _card(shapes, labelled=shapes is SHAPES)
    scale = max(1.0, _CARD_WIDE * across / card_wide)
    card_wide, card_high = scale * card_wide, scale * card_high
    wide = max(across, card_wide) + 2 * _MARGIN
    high = deep + card_high + 3 * _MARGIN
    boxed = boxes if isinstance(query, form.Moved) and not offered else ()
    laid = Group((*empty, *nodes, *boxed), x=(wide - across) / 2, y=_MARGIN)
    below = Group(card, (wide - card_wide) / 2, deep + 2 * _MARGIN, scale)
    return (Scene(wide, high, (*matches.table(figure.surface, wide, high), laid, below)),)


def depict_solution(
    figure: Statement, query: Query, answer: str, why: form.Result | NoFacts | form.Sizes | form.Remains
) -> tuple[Scene, ...]:
    """Matches that are taken away, struck out, and dashes where one is put down; or the right answer alone."""
    scenes = depict(figure, query)
    result = why.result if isinstance(why, form.Result) else answer
    letters = LETTERS if isinstance(query, form.MovedOffered) else ""
    if isinstance(figure, Lattice):
        return answered(scenes, answer, letters)
    (scene,) = scenes
    shapes = DIGITS | OPERATORS if isinstance(figure, Equation) else SHAPES
    places, across, _ = _laid(figure.signs)
    marks, width = list[AnyNode](), pen(scene)
    for was, sign, (left, top) in zip(figure.signs, result, places, strict=True):
        now, slots = was if sign == "=" else shapes[sign.lower()], CROSS if "h" in was else PLACE
        for slot in sorted({*was} ^ {*now}):
            x1, y1, x2, y2 = _moved(slots[slot], left + (scene.width - across) / 2, top + _MARGIN)
            if slot in now:
                line = tuple((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for share in (0.18, 0.82))
                marks.append(Polyline(line, ACCENT, width=4 * width))
            else:
                x, y = (x1 + x2) / 2, (y1 + y2) / 2
                marks.append(strike((x - 0.2, y - 0.2, 0.4, 0.4), 2 * width))
    return (over(scene, marks),)


def _laid(signs: Sequence[str]) -> tuple[list[tuple[float, float]], float, float]:
    """The top left corners of the signs, and how wide and deep they are together.

    A long row goes on in a second one, which begins with an operator.
    """
    steps = [(1.0 if sign != "=" and "h" not in sign else 0.8) + _GAP for sign in signs]
    lines = [(0, len(signs))]
    breaks = [place for place, sign in enumerate(signs) if place and (sign == "=" or "h" in sign)]
    if sum(steps) > _LONGEST and breaks:  # words have none
        middle = min(breaks, key=lambda place: max(sum(steps[:place]), sum(steps[place:])))
        lines = [(0, middle), (middle, len(signs))]
    across = max(sum(steps[start:end]) for start, end in lines) - _GAP
    places = list[tuple[float, float]]()
    for line, (start, end) in enumerate(lines):
        *lefts, right = accumulate(steps[start:end], initial=0.0)
        places += [(left + (across - right + _GAP) / 2, line * _LINE) for left in lefts]
    return places, across, 2 + (len(lines) - 1) * _LINE


def _lattice(figure: Lattice) -> Scene:
    """The matches of a lattice; a node has no more than the heads of a level match and of an upright one."""
    rows, columns = len(figure.down), len(figure.across[0])
    wide, high = columns + 2 * _MARGIN, rows + 2 * _MARGIN
    laid = [((x, y, x + 1, y), head) for y, row in enumerate(figure.across) for x, head in enumerate(row)]
    for y, row in enumerate(figure.down):
        laid += [((x, y + x % 2, x, y + 1 - x % 2), head) for x, head in enumerate(row)]
    plain = "black" if {head for _, head in laid} - {".", "#"} else "red"
    there = [(number, line, head) for number, (line, head) in enumerate(laid) if head != "."]
    nodes = [node for number, line, head in there for node in matches.match(line, number, _HUES.get(head, plain))]
    return Scene(wide, high, (*matches.table(figure.surface, wide, high), Group(tuple(nodes), x=_MARGIN, y=_MARGIN)))


def _moved(line: Line, right: float, down: float) -> Line:
    x1, y1, x2, y2 = line
    return x1 + right, y1 + down, x2 + right, y2 + down


def _card(shapes: dict[str, str], *, labelled: bool) -> tuple[tuple[AnyNode, ...], float, float]:
    """A card of paper with all signs, its width and its height."""
    step, row = 0.62, 1.35 if labelled else 0.95
    columns, rows = min(_ON_CARD, len(shapes)), -(-len(shapes) // _ON_CARD)
    wide, high = columns * step + 0.3, rows * row + 0.2
    nodes: list[AnyNode] = [Rect(0, 0, wide, high, fill="paper", stroke="line", radius=0.12)]
    for number, (sign, slots) in enumerate(shapes.items()):
        x, y = 0.31 + number % _ON_CARD * step, 0.28 + number // _ON_CARD * row
        for slot in sorted(SLOTS, key=slots.__contains__):  # those without a match are pale, and below the others
            x1, y1, x2, y2 = (_SIGN * end for end in PLACE[slot])
            paint: Paint = "ink" if slot in slots else "tint"
            nodes.append(Polyline(((x + x1, y + y1), (x + x2, y + y2)), stroke=paint, width=0.065))
        if labelled:
            nodes.append(Label(x + _SIGN / 2, y + 0.86, sign.upper(), 0.22))
    return tuple(nodes), wide, high
