"""Shows children hand in hand in a row or in a ring, from the front and from behind."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Polyline, Scene, option_element
from puzzlegen.facts.solids.children import MARKS, from_behind, hands
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, numbered, options
from puzzlegen.renderers.kits.wording import counting, number_meant
from puzzlegen.renderers.solids.kits.children import arm, body, side

msg: Final = messages(__name__)

_APART: Final = 1.5  # from child to child
_TALL: Final = 2.75  # a line of children
_HIPS: Final = 1.65  # below the top of a line
_MARGIN: Final = 0.5
_GAP: Final = 0.6
_LETTER: Final = 0.36
_OUTLINE: Final = 0.015  # half as wide as a thin line


def _task(query: Statement) -> str:
    task: str = query["task"]
    return task.removesuffix("_choice")


def _shirt(child: Mapping[str, Any]) -> Phrase:
    return COLOURS[child["shirt"]]


def word(statement: Statement, query: Statement) -> Wording:
    """How the children stand, and what is asked."""
    task = _task(query)
    rules = [
        msg("ring") if statement["ring"] else msg("row"),
        msg("worn") if task in ("behind", "wrong", "wrong_box") else msg("own"),
    ]
    terms: dict[str, Phrase] = {}
    if task in ("pass", "pass_box"):
        terms = {"start": COLOURS[query["start"]], "hands": comma_list(msg(f"with-{hand}") for hand in query["hands"])}
    ask = msg(f"ask-{task}", **terms)
    if task == "count":
        kind, texts = counting(query)
        return Wording(rules=sentences(*rules), ask=ask, kind=kind, options=texts)
    offered: tuple[Phrase | None, ...] = (None,) * 4
    if task == "pass":
        offered = tuple(COLOURS[shirt] for shirt in query["options"])
    boxed = task.endswith("_box")
    return Wording(
        rules=sentences(*rules), ask=ask, kind=Kind.BOX if boxed else Kind.LETTER, options=() if boxed else offered
    )


def _different(shown: Sequence[Any], wanted: Sequence[Any], name: Phrase, first: Phrase) -> Phrase | None:
    """What is wrong with the first child of a picture that is, against the first picture."""
    for child, right in zip(shown, wanted, strict=True):
        for mark in MARKS:
            if child[mark] != right[mark] and child[mark] and right[mark]:
                return msg(
                    "differs",
                    name=name,
                    first=first,
                    shirt=_shirt(child),
                    thing=msg(f"thing-{mark}"),
                    other=msg(f"sides-{child[mark]}"),
                    side=msg(f"sides-{right[mark]}"),
                )
        if child != right:
            return msg("otherwise", name=name, first=first, shirt=_shirt(child))
    return None


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What is on which side, or the way of the ball, hand by hand."""
    task, children, ring = _task(query), statement["children"], statement["ring"]
    if task in ("behind", "wrong", "wrong_box"):
        wanted = from_behind(children, ring)
        if task != "behind":
            told = _different(query["second"], wanted, msg("second"), msg("first")) or msg("empty")
            return msg("kept", told=told)
        shown = [
            one
            for letter, option in zip(LETTERS, query["options"], strict=False)
            if (one := _different(option, wanted, str(letter), msg("top"))) is not None
        ]
        return sentences(msg("kept", told=comma_list(shown, SEMICOLON)), msg("so", answer=answer))
    if task in ("pass", "pass_box"):
        first, *shirts = [COLOURS[shirt] for shirt in why["shirts"]]
        passed = [
            msg("passed", hand=msg(f"with-{hand}"), shirt=shirt)
            for hand, shirt in zip(query["hands"], shirts, strict=True)
        ]
        return msg("way", start=first, way=comma_list(passed))
    held = []
    for child, by in zip(children, hands(children, ring), strict=True):
        if child["bag"] in by:
            other, hand = by[child["bag"]]
            held.append(msg("holds", shirt=_shirt(child), hand=msg(f"sides-{hand}"), other=_shirt(children[other])))
        elif child["bag"]:
            held.append(msg("nobody", shirt=_shirt(child)))
    return msg("held", held=comma_list(held, SEMICOLON), number=number_meant(query, answer))


def describe(statement: Statement, query: Statement) -> Phrase:
    """The children one by one, and what they wear on which side of the picture."""
    ring, task = statement["ring"], query["task"]
    first = _told(statement["children"], ring)
    if task == "behind":
        return lines(first, options(_told(option, ring) for option in query["options"]))
    if "second" not in query:
        return first
    both = numbered(msg("picture"), [first, _told(query["second"], ring)])
    if task == "wrong_box":
        return both
    told = [
        msg("of", letter=letter, shirt=_shirt(query["second"][number]))
        for letter, number in zip(LETTERS, query["options"], strict=False)
    ]
    return lines(both, msg("lettered", told=comma_list(told, SEMICOLON)))


def _told(children: Sequence[Any], ring: bool) -> Phrase:
    def line(some: Sequence[Any]) -> Phrase:
        return comma_list(map(_child, some), SEMICOLON)

    if not ring:
        return labelled(msg("line"), line(children))
    half = len(children) // 2
    return lines(labelled(msg("far"), line(children[:half])), labelled(msg("nearer"), line(children[half:][::-1])))


def _child(child: Mapping[str, Any]) -> Phrase:
    worn = [
        msg(
            "on", thing=msg(f"thing-{mark}"), side=msg("sides-right" if side(child, child[mark]) == 1 else "sides-left")
        )
        for mark in MARKS
        if child[mark]
    ] or [msg("empty")]
    hair = COLOURS[child["hair"]]
    return msg(
        "child",
        shirt=_shirt(child),
        hair=hair,
        seen=msg("face-seen" if child["faces"] else "back-seen"),
        worn=comma_list(worn, msg("empty")) if worn else msg("empty"),
    )


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """One picture, two, or one with four below it."""
    children, ring, task = statement["children"], statement["ring"], query["task"]
    wide, high = _size(len(children), ring)
    nodes: list[AnyNode] = [Group(tuple(_children(children, ring, "child")), _MARGIN, _MARGIN)]
    top = _MARGIN + high + _GAP
    width = wide + 2 * _MARGIN
    if task == "behind":
        small, across = (0.75, 2) if ring else (0.9, 1)
        width = max(width, across * (small * wide + _GAP + 0.4) + 2 * _MARGIN)
        nodes[0] = Group(nodes[0].children, (width - wide) / 2, _MARGIN) if isinstance(nodes[0], Group) else nodes[0]
        for number, option in enumerate(query["options"]):
            left = _MARGIN + 0.6 + number % across * (small * wide + _GAP + 0.6)
            y = top + number // across * (small * high + _GAP)
            letter = LETTERS[number]
            nodes.append(Group(tuple(_children(option, ring, "")), left, y, small))
            nodes.append(Element(option_element(letter), left, y, small * wide, small * high))
            nodes.append(Label(left - 0.35, y + small * high / 2, letter, _LETTER, "label", "label"))
        top += 4 // across * (small * high + _GAP)
        width = max(width, _MARGIN * 2 + 0.6 + across * (small * wide + _GAP + 0.6))
    elif "second" in query:
        width += 0.6
        second = list(_children(query["second"], ring, "second"))
        for letter, number in zip(LETTERS, query.get("options", ()), strict=False):
            x, y = _spot(number, len(children), ring)
            second.append(Label(x, y + 1.2, letter, _LETTER, "label", "label"))
        for number, y in enumerate((_MARGIN, top + 0.3), start=1):
            nodes.append(Label(0.45, y + high / 2, str(number), _LETTER, "label", "label"))
        nodes[0] = Group(tuple(_children(children, ring, "child")), _MARGIN + 0.6, _MARGIN)
        nodes.append(Group(tuple(second), _MARGIN + 0.6, top + 0.3))
        top += high + 0.3 + _GAP
    return (Scene(width, top, tuple(nodes), unit=(62, 76)),)


def _size(count: int, ring: bool) -> tuple[float, float]:
    across = count // 2 if ring else count
    return (across + 0.6) * _APART, _TALL * (2 if ring else 1) + 0.45 * (2 if ring else 1)


def _spot(number: int, count: int, ring: bool) -> tuple[float, float]:
    """Where the hips of a child are."""
    half = count // 2
    column, line = (count - 1 - number, 1) if ring and number >= half else (number, 0)
    return (column + 0.8) * _APART, _HIPS + line * (_TALL + 0.45)


def _children(children: Sequence[Any], ring: bool, name: str) -> list[AnyNode]:
    """Children whose hands meet halfway; at the ends of a ring they meet between the lines, outside."""
    count, half, nodes = len(children), len(children) // 2, list[AnyNode]()
    between = _HIPS + _TALL / 2 - 0.2
    for number, child in enumerate(children):
        x, y = _spot(number, count, ring)
        arms = list[AnyNode]()
        for toward in (-1, 1):
            hand = (x + toward * (_APART / 2 - 0.1), y - 0.1)
            column = count - 1 - number if ring and number >= half else number
            if column + toward in (-1, half if ring else count):
                hand = (x + toward * 0.62, y + 0.1)
                if ring:
                    hand = (x + toward * 0.85, between + (0.11 if number >= half else -0.11))
            arms += arm(x, y, toward, hand, child["shirt"])
        drawn = [*arms, *body(child, x, y)]
        nodes += drawn
        if name:
            nodes.append(Element(f"{name}-{number + 1}", *_frame(drawn)))
    return nodes


def _frame(nodes: Sequence[AnyNode]) -> tuple[float, float, float, float]:
    """The left edge, the top, the width and the height of what is drawn, with half of its thin outlines."""
    across, down = list[float](), list[float]()
    for node in nodes:
        match node:
            case Circle(x, y, radius):
                points, out = ((x, y),), radius + _OUTLINE
            case Polyline(points, width=width):
                out = (width or 2 * _OUTLINE) / 2
            case _:
                continue
        across += [x + aside for x, _ in points for aside in (-out, out)]
        down += [y + aside for _, y in points for aside in (-out, out)]
    return min(across), min(down), max(across) - min(across), max(down) - min(down)
