"""Shows the jugs of `puzzlegen.generators.logic.pour`."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import AnyNode, Element, Label, Paint, Polyline, Rect, Scene, Segments
from puzzlegen.drawing.marking import ACCENT, areas, over, pen, ring, tag
from puzzlegen.formats.logic import pour as form
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, numbered
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.logic.kits.vessels import FOOT, HEAD, LITRE, WIDE, sink, table, tap, vessel

msg: Final = messages(__name__)

_JUGS: Final = "WXYZ"
_MARGIN: Final = 0.5
_ABOVE: Final = 0.2  # of the wall above the highest vessel
_FLATTEST: Final = 0.23  # height of a wall by the width of its page
_BESIDE: Final = 2.1  # for the tap, and for the sink
_CARD: Final = 2.7  # from card to card of a list
_TALL: Final = 0.9  # of a card
_STRIP: Final = 0.64  # of a card, for its number
_BLOB: Final = (
    *((-0.6, -0.1), (-0.42, -0.34), (-0.2, -0.24), (0.04, -0.4), (0.22, -0.26), (0.5, -0.3), (0.64, -0.02)),
    *((0.46, 0.2), (0.2, 0.22), (0.02, 0.36), (-0.2, 0.24), (-0.48, 0.28)),
)


def word(shown: form.Kitchen, query: form.Query) -> Wording:
    """How to pour, and what is asked."""
    terms = _terms(shown, query)
    rules = sentences(msg("rules", **terms), msg("tap" if shown.tap else "closed", **terms))
    ask = f"ask-{task_whatever_form(query, form.QUESTIONS)}"
    options = tuple[Phrase, ...]()
    match query:
        case form.EndsBox():
            return Wording(msg("ask-ends_box", **terms), Kind.BOX, rules)
        case form.Ends():
            return Wording(msg(ask, **terms), Kind.SYMBOL, rules)
        case form.First() | form.Blot():
            options = tuple(map(_arrow, query.options))
        case form.After():
            options = tuple(map(_filling, query.options))
        case form.Never():
            options = tuple(msg("amount", litres=one) for one in query.options)
        case form.FewestOffered():
            options = numbers(query.options)
    return Wording(msg(ask, **terms), Kind.LETTER if options else Kind.NUMBER, rules, options=options)


def _terms(shown: form.Kitchen, query: form.Query) -> dict[str, Any]:
    litres = query.litres if isinstance(query, form.Measure | form.Hidden) else None
    return {
        "vessel": msg(f"vessel-{shown.theme}"),
        "name": _JUGS[query.jug if isinstance(query, form.Hidden) else 0],
        "litres": litres,
        "amount": None if litres is None else msg("amount", litres=litres),
    }


def _arrow(pouring: Sequence[int]) -> str:
    start, stop = pouring
    return f"{'T' if start < 0 else _JUGS[start]} → {'S' if stop < 0 else _JUGS[stop]}"


def _filling(filling: Sequence[int]) -> str:
    return ", ".join(f"{name} {has} L" for name, has in zip(_JUGS, filling, strict=False))


def _steps(steps: Sequence[form.Step]) -> Phrase:
    """Pourings, each with what the jugs hold afterwards."""
    told = (msg("step", pouring=_arrow(one), filling=", ".join(map(str, after))) for one, after in steps)
    return comma_list(told, SEMICOLON)


def explain(shown: form.Kitchen, query: form.Query, answer: str, why: form.Steps | form.Reached) -> Phrase:
    """A shortest way, or what the pourings lead to."""
    terms = _terms(shown, query) | {"answer": answer.removeprefix("jug-")}
    match query:
        case form.FewestOffered():
            terms["answer"] = str(query.options[LETTERS.index(answer)])
        case form.Never():
            terms["amount"] = msg("amount", litres=query.options[LETTERS.index(answer)])
        case form.Blot():
            terms["pouring"] = _arrow(query.options[LETTERS.index(answer)])
        case form.Hidden():
            terms["amount"] = msg("amount", litres=int(answer))
    match why:
        case form.Reached():
            made = (msg("made", amount=msg("amount", litres=one), steps=_steps(steps)) for one, steps in why.made)
            shared = msg("shared", **terms, divisor=why.divisor) if why.divisor > 1 else ""
            amounts = comma_list(map(str, why.amounts))
            return msg("why-never", **terms, made=comma_list(made, SEMICOLON), shared=shared, amounts=amounts)
        case form.Shortest():
            terms["states"] = why.states
        case form.Measured():
            new = (
                msg("new", number=number, amounts=comma_list(map(str, some)))
                for number, some in enumerate(why.amounts)
                if some
            )
            terms["amounts"] = comma_list(new, SEMICOLON)
        case form.Tried():
            terms |= {"left": comma_list(map(str, why.left)), "most": len(why.left) - 1}
            terms["covered"] = _JUGS[query.vessel] if isinstance(query, form.Hidden) else None
        case form.Blotted():
            letters = (letter for letter in LETTERS if letter != answer)
            others = (
                msg("leads", letter=letter, filling=", ".join(map(str, filling)))
                for letter, filling in zip(letters, why.others, strict=False)
            )
            terms["others"] = comma_list(others, SEMICOLON)
        case form.Beginnings():
            later = (
                msg("later" if number else "not-at-all", letter=letter, number=number)
                for letter, number in zip(LETTERS, why.later, strict=False)
                if letter != answer
            )
            terms["later"] = comma_list(later, SEMICOLON)
    return msg(f"why-{task_whatever_form(query, form.QUESTIONS)}", **terms, steps=_steps(why.steps))


def _pourings(query: form.Query) -> Sequence[form.Pouring | None]:
    """What stands on cards."""
    return query.pourings if isinstance(query, form.Blot | form.Hidden | form.After) else ()


def _lower(query: form.Query) -> form.Filling:
    """What the lower row shows; nothing if there is none."""
    match query:
        case form.Target():
            return query.wanted
        case form.Blot():
            return query.after
    return ()


def describe(shown: form.Kitchen, query: form.Query) -> Phrase:
    """Each vessel, its size and content; the cards, and the lower row."""
    told = [
        msg("holds", name=name, holds=one.holds, has=msg("covered") if one.has is None else one.has)
        for name, one in zip(_JUGS, shown.vessels, strict=False)
    ]
    parts: list[Phrase] = [msg("row", vessels=comma_list(told, SEMICOLON))]
    if shown.tap:
        parts.append(msg("beside"))
    if cards := _pourings(query):
        parts.append(numbered(msg("cards"), (_arrow(one) if one else msg("blot") for one in cards)))
    if lower := _lower(query):
        parts.append(labelled(msg("lower"), _filling(lower)))
    return lines(*parts)


def depict(shown: form.Kitchen, query: form.Query) -> tuple[Scene, ...]:
    """The vessels on a table; below them cards, and once more vessels where a filling is wanted."""
    vessels, cards, lower = shown.vessels, _pourings(query), _lower(query)
    in_row = -(-len(cards) // -(-len(cards) // 5)) if cards else 0
    beside = 2 * _BESIDE * shown.tap
    wide = max(WIDE, (in_row * _CARD - beside) / len(vessels))
    across = 2 * _MARGIN + len(vessels) * wide + beside
    high = max(HEAD + _ABOVE + max(one.holds for one in vessels) * LITRE, _FLATTEST * across)
    ground = _MARGIN + high
    nodes: list[AnyNode] = [*_row(shown, [one.has for one in vessels], wide, across, ground, high)]
    down = ground + FOOT + _MARGIN
    if cards:
        nodes += _cards(cards, in_row, across, down)
        down += -(-len(cards) // in_row) * (_TALL + 0.15) + 0.1
    elif lower:
        shaft = ((across / 2, down - 0.2), (across / 2, down + 0.55))
        nodes.append(Polyline(shaft, "mark", "thick"))
        head = tuple((across / 2 + a, down + b) for a, b in ((0.0, 0.75), (-0.2, 0.43), (0.2, 0.43)))
        nodes.append(Polyline(head, "mark", closed=True, fill="mark"))
        down += 0.9
    if lower:
        nodes += _row(replace(shown, tap=False), lower, wide, across, down + high, high)
        down += high + FOOT + 0.4
    return (Scene(across, down, tuple(nodes)),)


def _row(
    shown: form.Kitchen, filling: Sequence[int | None], wide: float, across: float, ground: float, high: float
) -> Iterator[AnyNode]:
    """All vessels, so far apart, on their table in front of a wall, between tap and sink if there are any."""
    left = (across - len(shown.vessels) * wide) / 2
    yield from table(shown.theme, _MARGIN, ground - high, ground, across - 2 * _MARGIN)
    if shown.tap:
        yield from tap(shown.liquid, left - _BESIDE / 2, ground)
        yield from sink(across - left + _BESIDE / 2, ground)
    for number, (one, has) in enumerate(zip(shown.vessels, filling, strict=True)):
        x = left + (number + 0.5) * wide
        yield from vessel(shown.theme, shown.liquid, _JUGS[number], one.holds, has, x, ground)


def _cards(cards: Sequence[form.Pouring | None], in_row: int, across: float, top: float) -> Iterator[AnyNode]:
    """Cards with pourings, so many in a row, each with its number on the left."""
    for number, pouring in enumerate(cards):
        row, column = divmod(number, in_row)
        x = across / 2 + (column - min(len(cards) - in_row * row, in_row) / 2) * _CARD + 0.08
        y = top + row * (_TALL + 0.15)
        yield Rect(x, y, _CARD - 0.16, _TALL, fill="paper", stroke="line", weight="medium", radius=0.12)
        yield Element(f"card-{number + 1}", x, y, _CARD - 0.16, _TALL)
        yield Segments(((x + _STRIP, y, x + _STRIP, y + _TALL),), "line")
        yield Label(x + _STRIP / 2, y + _TALL / 2, str(number + 1), 0.28, "ink", "label")
        middle, level = x + (_STRIP + _CARD - 0.16) / 2, y + _TALL / 2
        if pouring is None:
            yield Polyline(tuple((middle + a, level + b) for a, b in _BLOB), "ink", closed=True, fill="ink")
            continue
        yield from _poured(pouring, middle, level, "given", "mark")


def _poured(pouring: form.Pouring, x: float, y: float, text: Paint, arrow: Paint) -> Iterator[AnyNode]:
    """Two letters with an arrow between them."""
    names = ("T" if pouring[0] < 0 else _JUGS[pouring[0]], "S" if pouring[1] < 0 else _JUGS[pouring[1]])
    for name, side in zip(names, (-0.56, 0.56), strict=True):
        yield Label(x + side, y, name, 0.34, text)
    yield Polyline(((x - 0.2, y), (x + 0.06, y)), arrow, "thick")
    head = ((x + 0.2, y), (x + 0.02, y - 0.12), (x + 0.02, y + 0.12))
    yield Polyline(head, arrow, closed=True, fill=arrow)


def depict_solution(
    shown: form.Kitchen, query: form.Query, answer: str, why: form.Steps | form.Reached
) -> tuple[Scene, ...]:
    """The vessel that comes to hold the amount, what was under the cloth, or the pouring under the blot."""
    (scene,) = depict(shown, query)
    there, width = areas(scene), pen(scene)
    match query, why:
        case form.Measure(), form.Steps():
            marks = list[AnyNode]()
            for name, one, has in zip(_JUGS, shown.vessels, why.steps[-1].filling, strict=False):
                if has == query.litres:
                    x, y, wide, high = there[f"jug-{name}"]
                    level = y + high * (1 - has / one.holds)
                    marks += [ring((x, y, wide, high), width)]
                    marks += [Polyline(((x, level), (x + wide, level)), ACCENT, width=2 * width)]
            return (over(scene, marks),)
        case form.Hidden(), _:
            x, y, wide, high = there[f"jug-{_JUGS[query.vessel]}"]
            return (over(scene, tag(x + wide / 2, y + high / 2, answer, 1.2 * width)),)
        case form.Blot(), _:
            x, y, wide, high = there[f"card-{query.pourings.index(None) + 1}"]
            key = query.options[LETTERS.index(answer)]
            ground = Rect(x + _STRIP + 0.1, y + 0.1, wide - _STRIP - 0.2, high - 0.2, fill="paper")
            middle = x + (_STRIP + wide) / 2
            return (over(scene, (ground, *_poured(key, middle, y + high / 2, ACCENT, ACCENT))),)
    return ()
