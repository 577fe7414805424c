"""Shows children hand in hand in a row or in a ring, from the front and from behind."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, Series, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Polyline, Scene, option_element
from puzzlegen.facts.solids.children import MARKS, Child, from_behind, hands
from puzzlegen.formats.solids.hand_in_hand import (
    Behind,
    Count,
    CountOffered,
    Given,
    Pass,
    PassBoxed,
    Query,
    Way,
    Wrong,
    WrongBoxed,
)
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, numbered, options
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.solids.kits.children import arm, body, side

msg: Final = messages(__name__)

_APART: Final = 1.5  # from child to child
_TALL: Final = 2.75  # a line of children
_HIPS: Final = 1.65  # below the top of a line
_MARGIN: Final = 0.5
_GAP: Final = 0.6
_LETTER: Final = 0.36
_OUTLINE: Final = 0.015  # half as wide as a thin line


def _shirt(child: Child) -> Phrase:
    return COLOURS[child.shirt]


def word(given: Given, query: Query) -> Wording:
    """How the children stand, and what is asked."""
    rules = sentences(
        msg("ring") if given.ring else msg("row"),
        msg("worn") if isinstance(query, Behind | WrongBoxed) else msg("own"),
    )
    match query:
        case Count():
            texts = numbers(query.options) if isinstance(query, CountOffered) else ()
            return Wording(rules=rules, ask=msg("ask-count"), kind=Kind.LETTER if texts else Kind.NUMBER, options=texts)
        case PassBoxed():
            passed = comma_list(msg(f"with-{hand}") for hand in query.hands)
            ask = msg(f"ask-{task_of(query)}", start=COLOURS[query.start], hands=passed)
        case _:
            ask = msg(f"ask-{task_of(query)}")
    match query:
        case Pass():
            return Wording(rules=rules, ask=ask, kind=Kind.LETTER, options=tuple(COLOURS[one] for one in query.options))
        case Behind() | Wrong():
            return Wording(rules=rules, ask=ask, kind=Kind.LETTER, options=(None,) * 4)
    return Wording(rules=rules, ask=ask, kind=Kind.BOX)


def _different(shown: Sequence[Child], wanted: Sequence[Child], name: Phrase, first: Phrase) -> Phrase | None:
    """What is wrong with the first child of a picture that is, against the first picture."""
    for child, right in zip(shown, wanted, strict=True):
        for mark in MARKS:
            other, side = child.worn(mark), right.worn(mark)
            if other and side and other != side:
                return msg(
                    "differs",
                    name=name,
                    first=first,
                    shirt=_shirt(child),
                    thing=msg(f"thing-{mark}"),
                    other=msg(f"sides-{other}"),
                    side=msg(f"sides-{side}"),
                )
        if child != right:
            return msg("otherwise", name=name, first=first, shirt=_shirt(child))
    return None


def explain(given: Given, query: Query, answer: str, why: Way | NoFacts) -> Phrase:
    """What is on which side, or the way of the ball, hand by hand."""
    children, ring = given.children, given.ring
    wanted = from_behind(children, ring)
    match query:
        case WrongBoxed(second):
            told = _different(second, wanted, msg("second"), msg("first"))
            assert told is not None, "one child is wrong"
            return msg("kept", told=told)
        case Behind(offered):
            found = (
                _different(option, wanted, letter, msg("top")) for letter, option in zip(LETTERS, offered, strict=False)
            )
            shown = comma_list((one for one in found if one is not None), SEMICOLON)
            return sentences(msg("kept", told=shown), msg("so", answer=answer))
        case PassBoxed():
            assert isinstance(why, Way)
            first, *shirts = [COLOURS[shirt] for shirt in why.shirts]
            passed = (
                msg("passed", hand=msg(f"with-{hand}"), shirt=shirt)
                for hand, shirt in zip(query.hands, shirts, strict=True)
            )
            return msg("way", start=first, way=comma_list(passed))
    held = []
    for child, by in zip(children, hands(children, ring), strict=True):
        if child.bag and child.bag in by:
            other, hand = by[child.bag]
            held.append(msg("holds", shirt=_shirt(child), hand=msg(f"sides-{hand}"), other=_shirt(children[other])))
        elif child.bag:
            held.append(msg("nobody", shirt=_shirt(child)))
    number = query.options[LETTERS.index(answer)] if isinstance(query, CountOffered) else int(answer)
    return msg("held", held=comma_list(held, SEMICOLON), number=number)


def describe(given: Given, query: Query) -> Phrase:
    """The children one by one, and what they wear on which side of the picture."""
    first = _told(given.children, given.ring)
    if isinstance(query, Behind):
        return lines(first, options(_told(option, given.ring) for option in query.options))
    if not isinstance(query, WrongBoxed):
        return first
    both = numbered(msg("picture"), [first, _told(query.second, given.ring)])
    if not isinstance(query, Wrong):
        return both
    told = [
        msg("of", letter=letter, shirt=_shirt(query.second[number]))
        for letter, number in zip(LETTERS, query.options, strict=False)
    ]
    return lines(both, msg("lettered", told=comma_list(told, SEMICOLON)))


def _told(children: Sequence[Child], ring: bool) -> Phrase:
    def line(some: Sequence[Child]) -> Phrase:
        return comma_list(map(_child, some), SEMICOLON)

    if not ring:
        return labelled(msg("line"), line(children))
    half = len(children) // 2
    return lines(labelled(msg("far"), line(children[:half])), labelled(msg("nearer"), line(children[half:][::-1])))


def _child(child: Child) -> Phrase:
    worn = [
        msg("on", thing=msg(f"thing-{mark}"), side=msg("sides-right" if side(child, own) == 1 else "sides-left"))
        for mark in MARKS
        if (own := child.worn(mark))
    ]
    return msg(
        "child",
        shirt=_shirt(child),
        hair=COLOURS[child.hair],
        seen=msg("face-seen" if child.faces else "back-seen"),
        worn=Series(tuple(worn), ""),
    )


def depict(given: Given, query: Query) -> tuple[Scene, ...]:
    """One picture, two, or one with four below it."""
    children, ring = given.children, given.ring
    wide, high = _size(len(children), ring)
    nodes: list[AnyNode] = [Group(tuple(_children(children, ring, "child")), _MARGIN, _MARGIN)]
    top = _MARGIN + high + _GAP
    width = wide + 2 * _MARGIN
    if isinstance(query, Behind):
        small, across = (0.75, 2) if ring else (0.9, 1)
        width = max(width, across * (small * wide + _GAP + 0.4) + 2 * _MARGIN)
        nodes[0] = Group(nodes[0].children, (width - wide) / 2, _MARGIN) if isinstance(nodes[0], Group) else nodes[0]
        for number, option in enumerate(query.options):
            left = _MARGIN + 0.6 + number % across * (small * wide + _GAP + 0.6)
            y = top + number // across * (small * high + _GAP)
            letter = LETTERS[number]
            nodes.append(Group(tuple(_children(option, ring, "")), left, y, small))
            nodes.append(Element(option_element(letter), left, y, small * wide, small * high))
            nodes.append(Label(left - 0.35, y + small * high / 2, letter, _LETTER, "label", "label"))
        top += 4 // across * (small * high + _GAP)
        width = max(width, _MARGIN * 2 + 0.6 + across * (small * wide + _GAP + 0.6))
    elif isinstance(query, WrongBoxed):
        width += 0.6
        second = list(_children(query.second, ring, "second"))
        for letter, number in zip(LETTERS, query.options if isinstance(query, Wrong) else (), strict=False):
            x, y = _spot(number, len(children), ring)
            second.append(Label(x, y + 1.2, letter, _LETTER, "label", "label"))
        for number, y in enumerate((_MARGIN, top + 0.3), start=1):
            nodes.append(Label(0.45, y + high / 2, str(number), _LETTER, "label", "label"))
        nodes[0] = Group(tuple(_children(children, ring, "child")), _MARGIN + 0.6, _MARGIN)
        nodes.append(Group(tuple(second), _MARGIN + 0.6, top + 0.3))
        top += high + 0.3 + _GAP
    return (Scene(width, top, tuple(nodes)),)


def _size(count: int, ring: bool) -> tuple[float, float]:
    across = count // 2 if ring else count
    return (across + 0.6) * _APART, _TALL * (2 if ring else 1) + 0.45 * (2 if ring else 1)


def _spot(number: int, count: int, ring: bool) -> tuple[float, float]:
    """Where the hips of a child are."""
    half = count // 2
    column, line = (count - 1 - number, 1) if ring and number >= half else (number, 0)
    return (column + 0.8) * _APART, _HIPS + line * (_TALL + 0.45)


def _children(children: Sequence[Child], ring: bool, name: str) -> list[AnyNode]:
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
            arms += arm(x, y, toward, hand, child.shirt)
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
