"""Words and draws the sums of `puzzlegen.generators.cues.rebus_sums`."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.drawing.marking import ACCENT, answered, over
from puzzlegen.facts.things import facts
from puzzlegen.formats.cues.rebus_sums import Facts, Missing, OfAKind, Query, Step, Sums, Term, WordOffered
from puzzlegen.renderers.cues.kits.carriers import CARD, CLOSE, COUPLING, GROUNDS, ROW, THEMES, Placed
from puzzlegen.renderers.kits.icons.coats import coated
from puzzlegen.renderers.kits.telling import comma_list, lines, options

msg: Final = messages(__name__)

_LETTER: Final = 0.62  # width of a letter on a card
_SIGN: Final = 0.9  # from card to card
_AXIS: Final = 0.05  # from the middle of a capital down to that of a sign
_MARGIN: Final = 0.6
_CAPTION: Final = 0.75
_FLATTEST: Final = 2.2  # width of a page by its height, where a sum can go on in another line

_STEP: Final = {"+": "added", "-": "removed"}


def word(shown: Sums, query: Query) -> Wording:
    """Ask for the word, for the one of four that is of a kind or is not, or for the missing picture."""
    result, ask, offered = msg("result-one"), msg(f"ask-{task_of(query)}"), tuple[Phrase | None, ...]()
    match query:
        case WordOffered():
            offered = query.options
        case Missing():
            result, offered = msg("result-picture", word=query.word), (None,) * len(query.options)
        case OfAKind():
            result, offered = msg("result-class"), (None,) * len(shown.sums)
            ask = msg("ask-odd" if query.odd else "ask-class", kind=_kind(query))
    kind = Kind.LETTER if offered else Kind.WORD
    return Wording(ask, kind, sentences(msg("rules"), result), sentences(msg("short"), result, ask), offered)


def _kind(query: OfAKind) -> Phrase:
    return next((one.text for one in facts().properties if one.name == query.kind), "")


def explain(shown: Sums, query: Query, answer: str, why: Facts) -> Phrase:  # noqa: ARG001
    """What is there after each term, and what follows."""
    whole = comma_list(map(_narrated, why.steps), msg("stop"))
    if isinstance(query, OfAKind):
        at = LETTERS.index(answer)
        thus = "is-not" if query.odd else "is"
        return msg(thus, steps=whole, word=why.steps[at][-1].then, kind=_kind(query))
    if isinstance(query, Missing):
        name = facts().called[query.options[LETTERS.index(answer)]][0].upper()
        return msg("fits", name=name, steps=whole)
    return msg("why", steps=whole)


def _narrated(steps: Sequence[Step]) -> Phrase:
    """A sum, step by step."""
    before, told = "", []
    for sign, part, then in steps:
        told += [msg(_STEP[sign], before=before, part=part, then=then)] if before else []
        before = then
    return comma_list(told, msg("then"))


def describe(shown: Sums, query: Query) -> Phrase:
    """The terms one after the other, pictures by the names of what they show."""
    sums = [comma_list((*map(_told, terms), f"= {_result(query)}"), " ") for terms in shown.sums]
    told = options(sums) if len(sums) > 1 else sums[0]
    if not isinstance(query, Missing):
        return told
    return lines(told, options(_named(thing) for thing in query.options))


def _result(query: Query) -> str:
    """What is printed behind the sums."""
    return query.word if isinstance(query, Missing) else "?"


def _named(thing: str) -> Phrase:
    """A picture by its name."""
    return msg("picture", name=facts().name_of(thing))


def _told(term: Term) -> Phrase:
    what = term.letters or (msg("missing") if term.icon == "?" else _named(term.icon))
    return comma_list((term.sign.replace("-", "−"), what), " ")


def depict(shown: Sums, query: Query) -> tuple[Scene, ...]:
    """The sums below one another, and drawn options below them; a unit is a little less than half of a picture."""
    lettered, choices = isinstance(query, OfAKind), query.options if isinstance(query, Missing) else ()
    rows, inner, pitch = _laid(shown, query)
    theme, (left, top, right, bottom) = THEMES[shown.theme]
    nodes: list[AnyNode] = []
    if shown.theme in GROUNDS:
        nodes += GROUNDS[shown.theme](inner, (len(rows) - 1) * pitch + ROW)
    for number, row in enumerate(rows):
        begins = lettered or number == 0
        signs = _signs(row, on_page=shown.theme in GROUNDS)
        nodes.append(Group((*theme(row, inner, begins=begins), *signs), left, top + number * pitch))
        if lettered:
            inset, less = (1.2, 0.2) if shown.theme == "notebook" else (0, 0)  # on a page
            nodes += _frame(
                LETTERS[number], _CAPTION / 2 - _before(shown), inset, number * ROW, left + inner + right - less
            )
    height = top + (len(rows) - 1) * pitch + CARD + bottom
    for number, thing in enumerate(choices):
        x = (left + inner + right - len(choices) * (CARD + 0.6) + 0.6) / 2 + number * (CARD + 0.6)
        nodes += _option(LETTERS[number], thing, x, height + 0.5)
    height += (CARD + 0.5 + _CAPTION) * bool(choices)
    width = left + inner + right
    x = _MARGIN + _before(shown) * lettered
    return (Scene(x + width + _MARGIN, height + 2 * _MARGIN, (Group(tuple(nodes), x, _MARGIN),)),)


def _before(shown: Sums) -> float:
    """Room for the letters before sums, and before the wires of a notebook."""
    return _CAPTION + 0.45 * (shown.theme == "notebook")


def depict_solution(shown: Sums, query: Query, answer: str, why: Facts) -> tuple[Scene, ...]:
    """The names of the pictures, the words that the sums spell, and the right option."""
    (scene,) = depict(shown, query)
    rows, _, pitch = _laid(shown, query)
    left, top, _, _ = THEMES[shown.theme][1]
    x, y = _MARGIN + _before(shown) * isinstance(query, OfAKind) + left, _MARGIN + top
    texts = iter(text for steps in why.steps for text in (*(step.part for step in steps), steps[-1].then))
    spoken = iter(
        term for terms in shown.sums for term in (*(bool(one.icon) for one in terms), not isinstance(query, Missing))
    )
    beside = {"train": -0.28, "notebook": CARD + 0.34}.get(shown.theme, CARD + 0.28)  # wagons have wheels below
    marks = list[AnyNode]()
    for number, row in enumerate(rows):
        for card, text, told in zip(row, texts, spoken, strict=False):
            if told:
                size = min(0.4, (max(card.width, CARD) + 0.5) / (0.7 * len(text)))
                marks.append(
                    Label(x + card.x + card.width / 2, y + number * pitch + beside, text, size, ACCENT, "entry")
                )
    letters = LETTERS if isinstance(query, Missing | OfAKind) else ""
    (scene, *_) = answered([scene], answer, letters) or (scene,)
    return (over(scene, marks),)


def _laid(shown: Sums, query: Query) -> tuple[list[list[Placed]], float, float]:
    """The cards line by line, how wide the widest line is, and how far it is from line to line."""
    lettered, cards = isinstance(query, OfAKind), [_cards(terms, _result(query)) for terms in shown.sums]
    choices = len(query.options) if isinstance(query, Missing) else 0
    pitch = CLOSE if shown.theme == "notebook" and not lettered else ROW
    left, top, right, bottom = THEMES[shown.theme][1]
    for count in range(1, 4):
        rows = cards if lettered else [line for one in cards for line in _lines(one, min(count, len(one) - 1))]
        inner = max([row[-1].x + row[-1].width for row in rows] + [choices * (CARD + 0.6) - 0.6])
        high = top + (len(rows) - 1) * pitch + CARD + bottom + (CARD + 0.5 + _CAPTION) * bool(choices)
        if lettered or left + inner + right <= _FLATTEST * high:
            break
    if shown.theme == "washing line":
        rows = [_moved(row, (inner - row[-1].x - row[-1].width) / 2) for row in rows]
    elif shown.theme == "train":  # wagons without an engine stand in the middle
        rows = [
            _moved(row, (inner + right - left + COUPLING - row[0].x - row[-1].x - row[-1].width) / 2)
            if row[0].sign
            else row
            for row in rows
        ]
    return rows, inner, pitch


def _cards(terms: Sequence[Term], result: str) -> list[Placed]:
    """The cards of a sum and of its result, in one row."""
    placed: list[Placed] = []
    x = 0.0
    for sign, icon, letters in (*((term.sign, term.icon, term.letters) for term in terms), ("=", "", result)):
        width = max(1.4, len(letters) * _LETTER + 0.6) if letters else CARD
        nodes: tuple[AnyNode, ...] = (Label(width / 2, CARD / 2, letters or "?", 0.56),)
        if icon not in ("", "?"):
            nodes = (Group(coated(icon), 0.15, 0.15, CARD - 0.3),)
        placed.append(Placed("" if not placed else sign.replace("-", "−"), x, width, nodes))
        x += width + _SIGN
    return placed


def _lines(cards: Sequence[Placed], count: int) -> list[list[Placed]]:
    """A sum on so many lines, about equally long; those after the first begin with a sign."""
    breaks = min(
        ((0, *some, len(cards)) for some in combinations(range(1, len(cards)), count - 1)),
        key=lambda ends: max(cards[end - 1].x + cards[end - 1].width - cards[start].x for start, end in pairwise(ends)),
    )
    lines = [cards[start:end] for start, end in pairwise(breaks)]
    return [[card._replace(x=card.x - line[0].x + _SIGN * (line is not lines[0])) for card in line] for line in lines]


def _moved(row: Sequence[Placed], by: float) -> list[Placed]:
    """A line of cards, so much farther to the right."""
    return [card._replace(x=card.x + by) for card in row]


def _signs(row: Sequence[Placed], *, on_page: bool) -> list[AnyNode]:
    """What the cards hold, and the signs between them, which stand on discs unless they are written on a page."""
    nodes: list[AnyNode] = [Group(card.nodes, card.x, 0) for card in row]
    for card in row:
        if card.sign:
            x = card.x - _SIGN / 2
            nodes += [] if on_page else [Circle(x, CARD / 2, 0.34, "paper")]
            nodes.append(Label(x, CARD / 2 - _AXIS, card.sign, 0.42))
    return nodes


def _frame(letter: str, x: float, left: float, top: float, right: float) -> list[AnyNode]:
    """A sum that can be chosen, and its letter in front of it, with its middle at this x."""
    return [
        Rect(left, top, right - left, ROW - 0.2, None, "line", "thin", 0.14),
        Label(x, top + ROW / 2, letter, 0.46),
        Element(option_element(letter), left, top, right - left, ROW - 0.2),
    ]


def _option(letter: str, thing: str, x: float, y: float) -> list[AnyNode]:
    return [
        Rect(x, y, CARD, CARD, None, "line", "thin", 0.14),
        Group(coated(thing), x + 0.15, y + 0.15, CARD - 0.3),
        Label(x + CARD / 2, y + CARD + _CAPTION / 2, letter, 0.42),
        Element(option_element(letter), x, y, CARD, CARD),
    ]
