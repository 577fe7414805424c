"""Shows bodies on marked plates, which are turned against one another."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Label, Rect, Scene, option_element
from puzzlegen.facts.solids.fronts import APART
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, fill, labelled, lines, numbered, options
from puzzlegen.renderers.solids.kits.fronted_bodies import FLAT, FRONTS, NAMES, covered, drawn, plate

msg: Final = messages(__name__)

_HEAD: Final = 1.9  # of a picture, above the middles of its plates
_FOOT: Final = 1.9
_GAP: Final = 0.35
_LETTER_ROOM: Final = 0.7
_LETTER: Final = 0.36
_NUMBER: Final = 0.34
_BELOW: Final = 1.22  # of a number, below the middle of its plate
_SMALL: Final = 0.82  # scale of broad pictures, at least
_BROAD: Final = 15.0


def _task(query: Statement) -> str:
    task: str = query["task"]
    return task.removesuffix("_choice")


def _offered(query: Statement) -> Sequence[Any]:
    """The drawn options."""
    return query["options"] if query["task"] in ("same", "odd", "next") else ()


def _all(statement: Statement, query: Statement) -> list[Any]:
    return [*statement["pictures"], *_offered(query)]


def word(statement: Statement, query: Statement) -> Wording:
    """Where fronts are, and what is asked of the turns."""
    task, pictures = _task(query), _all(statement, query)
    floor, step = msg(f"floors-{statement['floor']}"), statement["step"]
    kinds = sorted({body["kind"] for picture in pictures for body in picture})
    fronts = comma_list((FRONTS[kind] for kind in kinds), SEMICOLON)
    rules = [msg("stands", floor=floor, marks=360 // step, step=step, fronts=fronts)]
    if task in ("same", "odd", "odd_box"):
        rules += [msg("turn"), *([msg("sides")] if _from_sides(pictures, step) else ())]
        ask = msg(f"ask-{task}", turns=msg("turns", bodies=len(pictures[0])))
    elif task in ("turn", "count"):
        rules += [msg("room")] if len(pictures) > 1 else []
        ask = msg(f"ask-{task}", **{name: query[name] for name in query if name in ("start", "end")})
    else:
        rules += [
            msg("turn"),
            *([msg("room")] if len(statement["pictures"]) > 1 else ()),
            msg(f"rules-{query['rule']}"),
        ]
        last = max(body["number"] for picture in statement["pictures"] for body in picture)
        both = task == "next" and len(query["options"][0]) > 1
        rules += [msg("wrong")] if task != "next" else []
        ask = msg("ask-next-both" if both else f"ask-{task}", floor=floor, number=last + 1, last=last)
    kind, texts = Kind.LETTER, tuple[Phrase | None, ...]((None,) * 4)
    if task.endswith("_box"):
        kind, texts = Kind.BOX, ()
    elif query["task"] in ("turn", "count"):
        kind, texts = Kind.NUMBER, ()
    elif query["task"] == "turn_choice":
        texts = tuple(msg("degrees", number=number) for number in query["options"])
    elif task == "breaks":
        texts = tuple(msg("body", number=number) for number in query["options"])
    return Wording(rules=sentences(*rules), ask=ask, kind=kind, options=texts)


def _from_sides(pictures: Sequence[Any], step: int) -> bool:
    return len({picture[0]["faces"] % step for picture in pictures}) > 1


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """The turns, in the order in which they are worked out."""
    task, step = _task(query), statement["step"]
    if task in ("same", "odd", "odd_box"):
        turns = [_degrees(_turns(picture)) for picture in _all(statement, query)]
        shown = [msg("at-top", turns=turns.pop(0))] if task == "same" else []
        shown += [msg("in", name=letter, turns=one) for letter, one in zip(LETTERS, turns, strict=False)]
        letter = LETTERS[int(answer.removeprefix("picture-")) - 1] if task == "odd_box" else answer
        ending = msg(f"so-{task.removesuffix('_box')}", answer=letter)
        return sentences(msg("read", step=step, shown=comma_list(shown, SEMICOLON)), ending)
    if task == "turn":
        way, whole = why["way"], sum(why["turns"])
        pairs = zip(pairwise(way), why["turns"], strict=True)
        shown = [msg("from-to", one=one, two=two, turn=turn) for (one, two), turn in pairs]
        read = msg("read", step=step, shown=comma_list(shown))
        if len(shown) == 1:
            return read
        ending = msg("sum" if whole >= 360 else "sum-plain", sum=whole, rest=whole % 360)
        return sentences(msg("together", start=way[0], end=way[-1]), read, ending)
    if task == "count":
        counted = msg("counted", turns=_degrees(why["turns"]), alike=why["turns"].count(0))
        return sentences(msg("by-way"), counted) if len(statement["pictures"]) > 1 else counted
    if task == "next":
        *seen, last = why["turns"]
        number = len(seen) + 2
        return msg("goes-on", turns=_degrees(seen), rule=_rule(seen), number=number, turn=last, answer=answer)
    turns, right = why["turns"], why["right"]
    return msg("mended", turns=_degrees(turns), wrong=why["wrong"], right=_degrees(right), rule=_rule(right))


def _rule(turns: Sequence[int]) -> Phrase:
    """How the turns of a row change."""
    change = (turns[1] - turns[0] + 180) % 360 - 180
    if change == 0:
        return msg("steady", turn=turns[0])
    return fill(msg("growing") if change > 0 else msg("shrinking"), change=abs(change))


def _turns(picture: Sequence[Any]) -> list[int]:
    ordered = sorted(picture, key=lambda body: body["number"])
    return [(two["faces"] - one["faces"]) % 360 for one, two in pairwise(ordered)]


def _degrees(turns: Iterable[int]) -> Phrase:
    return comma_list(msg("degrees", number=turn) for turn in turns)


def describe(statement: Statement, query: Statement) -> Phrase:
    """Where each front points, picture by picture."""
    parts: list[Phrase] = [msg("directions", step=statement["step"])]
    given = [_told(picture) for picture in statement["pictures"]]
    if query["task"] == "odd_box":
        parts += [labelled(msg("picture", number=letter), one) for letter, one in zip(LETTERS, given, strict=False)]
    elif given:
        parts.append(numbered(msg("picture"), given))
    if _offered(query):
        parts.append(options(map(_told, query["options"])))
    return lines(*parts)


def _told(picture: Sequence[Any]) -> Phrase:
    ordered = sorted(picture, key=lambda body: body["at"][0])
    row = [msg("one", number=body["number"], kind=NAMES[body["kind"]], faces=body["faces"]) for body in ordered]
    return msg("from-left", row=comma_list(row))


class _Panel(NamedTuple):
    """A picture in its frame: where its letter stands below it, and the name of its element, if there are any."""

    bodies: Sequence[Any]
    letter: str = ""
    element: str = ""
    missing: int = 0
    """The number of a body that is not there yet, on the last plate."""

    @property
    def wide(self) -> float:
        """In radii of a plate, nearly."""
        return (len(self.bodies) + bool(self.missing)) * APART / 10 + 0.2


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """What is given in rows of two, and the options below it."""
    rows = _panels(statement, query)
    scale = min(1.0, max(_SMALL, _BROAD / max(sum(panel.wide for panel in row) for row in rows)))
    width = max(sum(panel.wide * scale + _GAP for panel in row) for row in rows) + _GAP
    nodes: list[AnyNode] = []
    top, high = _GAP, (_HEAD + _FOOT) * scale
    for row in rows:
        left = (width - sum(panel.wide * scale + _GAP for panel in row) + _GAP) / 2
        for panel in row:
            wide = panel.wide * scale
            nodes += _framed(panel, statement, left, top, scale, boxes=query["task"] == "breaks_box")
            if panel.letter:
                nodes.append(Element(panel.element, left, top, wide, high))
                nodes.append(Label(left + wide / 2, top + high + 0.36, panel.letter, _LETTER, "label", "label"))
            left += wide + _GAP
        top += high + (_LETTER_ROOM if row[0].letter else 0) + _GAP
    return (Scene(width, top, tuple(nodes), unit=(56, 72)),)


def _panels(statement: Statement, query: Statement) -> list[list[_Panel]]:
    """The rows of pictures."""
    given, task = statement["pictures"], query["task"]
    shown = [_Panel(picture) for picture in given]
    if task == "odd_box":
        shown = [_Panel(one, LETTERS[number], f"picture-{number + 1}") for number, one in enumerate(given)]
    if task == "next" and len(query["options"][0]) == 1:
        shown = [_Panel(given[0], missing=len(given[0]) + 1)]
    offered = [
        _Panel(picture, letter, option_element(letter))
        for letter, picture in zip(LETTERS, _offered(query), strict=False)
    ]
    across = 4 if offered and len(offered[0].bodies) == 1 else 2
    rows = [shown[start : start + 2] for start in range(0, len(shown), 2)]
    return rows + [offered[start : start + across] for start in range(0, len(offered), across)]


def _framed(
    panel: _Panel, statement: Statement, left: float, top: float, scale: float, *, boxes: bool
) -> list[AnyNode]:
    """A picture: bodies on their plates from back to front, and their numbers."""
    nodes: list[AnyNode] = [
        Rect(
            left,
            top,
            panel.wide * scale,
            (_HEAD + _FOOT) * scale,
            fill="tint",
            stroke="ink",
            weight="thin",
            radius=0.15,
        )
    ]
    missing = bool(panel.missing)
    x0, y0 = left + (panel.wide - missing * APART / 10) / 2 * scale, top + _HEAD * scale
    floor, step = statement["floor"], statement["step"]
    marks = panel.bodies[0]["faces"] % step
    for body in sorted(panel.bodies, key=lambda body: -body["at"][1]):
        x, y = x0 + body["at"][0] / 10 * scale, y0 - body["at"][1] / 10 * FLAT * scale
        nodes += plate(floor, x, y, scale, range(marks, 360, step))
        nodes += drawn(body["kind"], body["faces"]).at(x, y, scale)
        nodes.append(Label(x, y + _BELOW * scale, str(body["number"]), _NUMBER, "label", "label"))
        if boxes:
            left_end, upper, right_end, lower = (scale * edge for edge in covered(body["kind"], body["faces"], floor))
            nodes.append(
                Element(f"body-{body['number']}", x + left_end, y + upper, right_end - left_end, lower - upper)
            )
    if missing:
        one, two = panel.bodies[-2]["at"], panel.bodies[-1]["at"]
        x, y = x0 + (two[0] + APART) / 10 * scale, y0 - (2 * two[1] - one[1]) / 10 * FLAT * scale
        nodes += plate(floor, x, y, scale, range(marks, 360, step))
        nodes.append(Label(x, y, "?", 0.5, "label", "label"))
        nodes.append(Label(x, y + _BELOW * scale, str(panel.missing), _NUMBER, "label", "label"))
    return nodes
