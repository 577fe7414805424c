"""Words and draws the sums of `puzzlegen.generators.cues.rebus_sums`."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Rect, Scene, option_element
from puzzlegen.facts.things import facts
from puzzlegen.renderers.cues.kits.carriers import CARD, DRESSES, GROUNDS, ROW, Placed
from puzzlegen.renderers.kits.icons import ICONS
from puzzlegen.renderers.kits.telling import lines, listed, options

msg: Final = messages(__name__)

_LETTER: Final = 0.62  # width of a letter on a card
_SIGN: Final = 0.9  # from card to card
_MARGIN: Final = 0.6
_CAPTION: Final = 0.75

_STEP: Final = {"+": "added", "-": "removed"}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the word, for the one of four that is of a kind or is not, or for the missing picture."""
    task = query["task"]
    result = msg(f"result-{task if task in ('class', 'picture') else 'one'}", word=query.get("word"))
    ask = msg("ask-odd" if query.get("odd") else f"ask-{task}", kind=_kind(query))
    texts: Mapping[str, tuple[Phrase | None, ...]] = {
        "class": (None,) * len(statement["sums"]),
        "word_choice": tuple(query.get("options", ())),
        "picture": (None,) * len(query.get("options", ())),
    }
    kind = Kind.LETTER if task in texts else Kind.WORD
    return Wording(
        ask, kind, sentences(msg("rules"), result), sentences(msg("short"), result, ask), texts.get(task, ())
    )


def _kind(query: Statement) -> Phrase:
    return next((one.text for one in facts().properties if one.name == query.get("kind")), "")


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """What is there after each term, and what follows."""
    whole = listed(map(_narrated, why["steps"]), msg("stop"))
    if query["task"] == "class":
        at = LETTERS.index(answer)
        thus = "is-not" if query["odd"] else "is"
        return msg(thus, steps=whole, word=why["steps"][at][-1][-1], kind=_kind(query))
    if query["task"] == "picture":
        name = facts().called[query["options"][LETTERS.index(answer)]][0].upper()
        return msg("fits", name=name, steps=whole)
    return msg("why", steps=whole)


def _narrated(steps: Sequence[Sequence[str]]) -> Phrase:
    """A sum, step by step."""
    before, told = "", []
    for sign, part, then in steps:
        told += [msg(_STEP[sign], before=before, part=part, then=then)] if before else []
        before = then
    return listed(told, msg("then"))


def describe(statement: Statement, query: Statement) -> Phrase:
    """The terms one after the other, pictures by the names of what they show."""
    result = {"picture": query.get("word", "")}.get(query["task"], "?")
    sums = [listed((*map(_told, terms), f"= {result}"), " ") for terms in statement["sums"]]
    shown = options(sums) if len(sums) > 1 else sums[0]
    if query["task"] != "picture":
        return shown
    return lines(shown, options(_named(thing) for thing in query["options"]))


def _named(thing: str) -> Phrase:
    """A picture by its name."""
    return msg("picture", name=facts().name_of(thing))


def _told(term: Mapping[str, str]) -> Phrase:
    sign = {"+": "+", "-": "−"}[term["sign"]]
    what = term["letters"] if "letters" in term else msg("missing") if term["icon"] == "?" else _named(term["icon"])
    return listed((sign, what), " ")


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The sums below one another, and drawn options below them; a unit is a little less than half of a picture."""
    rows = [_row(terms, query.get("word", "?")) for terms in statement["sums"]]
    choices = query["options"] if query["task"] == "picture" else ()
    inner = max([row[-1].x + row[-1].width for row in rows] + [len(choices) * (CARD + 0.6) - 0.6])
    dress, (left, top, right, bottom) = DRESSES[statement["dress"]]
    nodes: list[AnyNode] = GROUNDS[statement["dress"]](inner, len(rows)) if statement["dress"] in GROUNDS else []
    for number, row in enumerate(rows):
        nodes.append(Group((*dress(row, inner), *_signs(row)), left, top + number * ROW))
        if query["task"] == "class":
            inset, less = (1.15, 0.2) if statement["dress"] == "notebook" else (0, 0)  # on a page
            nodes += _frame(LETTERS[number], inset, number * ROW, left + inner + right - less)
    height = top + (len(rows) - 1) * ROW + CARD + bottom
    for number, thing in enumerate(choices):
        x = left + (inner - len(choices) * (CARD + 0.6) + 0.6) / 2 + number * (CARD + 0.6)
        nodes += _option(LETTERS[number], thing, x, height + 0.5)
    height += (CARD + 0.5 + _CAPTION) * bool(choices)
    width = left + inner + right
    x = _MARGIN + _CAPTION * (query["task"] == "class")
    return (Scene(x + width + _MARGIN, height + 2 * _MARGIN, (Group(tuple(nodes), x, _MARGIN),), (40, 52)),)


def _row(terms: Sequence[Mapping[str, str]], result: str) -> list[Placed]:
    """The cards of a sum and of its result."""
    placed: list[Placed] = []
    x = 0.0
    for term in (*terms, {"sign": "=", "letters": result}):
        text = term.get("letters", "?" if term.get("icon") == "?" else "")
        width = max(1.4, len(text) * _LETTER + 0.6) if "letters" in term else CARD
        icon = term.get("icon", "?")
        nodes: tuple[AnyNode, ...] = (Label(width / 2, CARD / 2, text, 0.56),)
        if icon != "?":
            nodes = (Group(ICONS[icon], 0.15, 0.15, CARD - 0.3),)
        placed.append(Placed("" if not placed else term["sign"].replace("-", "−"), x, width, nodes))
        x += width + _SIGN
    return placed


def _signs(row: Sequence[Placed]) -> list[AnyNode]:
    """What the cards hold, and the signs between them."""
    nodes: list[AnyNode] = [Group(card.nodes, card.x, 0) for card in row]
    nodes += [Label(card.x - _SIGN / 2, CARD / 2, card.sign, 0.42) for card in row if card.sign]
    return nodes


def _frame(letter: str, left: float, top: float, right: float) -> list[AnyNode]:
    """A sum that can be chosen, and its letter in front of it."""
    return [
        Rect(left, top, right - left, ROW - 0.2, None, "line", "thin", 0.14),
        Label(-_CAPTION / 2, top + ROW / 2, letter, 0.4, "label", "label"),
        Element(option_element(letter), left, top, right - left, ROW - 0.2),
    ]


def _option(letter: str, thing: str, x: float, y: float) -> list[AnyNode]:
    return [
        Rect(x, y, CARD, CARD, None, "line", "thin", 0.14),
        Group(ICONS[thing], x + 0.15, y + 0.15, CARD - 0.3),
        Label(x + CARD / 2, y + CARD + _CAPTION / 2, letter, 0.34, "label", "label"),
        Element(option_element(letter), x, y, CARD, CARD),
    ]
