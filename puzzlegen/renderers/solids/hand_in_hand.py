"""Shows children hand in hand in a row or in a ring, from the front and from behind."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, Series, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts
from puzzlegen.core.scene import AnyNode, Circle, Element, Group, Label, Painted, Polyline, Scene, option_element
from puzzlegen.drawing import marking
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
_ASIDE: Final = 0.85  # of an outer child, with its arm
_TALL: Final = 2.6  # a line of children
_HIPS: Final = 1.62  # below the top of a line
_LINES: Final = 2.62  # from one line of a ring to the other, at their ends
_ARCH: Final = 0.3  # of the middle of each line, away from the other one
_ROUND: Final = 0.24  # radius of a ring around a hand
_PALM: Final = 0.095  # from a hand to where it meets another
_MARGIN: Final = 0.5
_GAP: Final = 0.6
_LETTER: Final = 0.36
_ABOVE: Final = 0.7  # letters and numbers above or below children
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
    shown = tuple(_children(children, ring, "child"))
    if isinstance(query, Behind):
        return (_offered(shown, wide, high, query, ring),)
    if not isinstance(query, WrongBoxed):
        return (Scene(wide + 2 * _MARGIN, high + 2 * _MARGIN, (Group(shown, _MARGIN, _MARGIN),)),)
    second = list(_children(query.second, ring, "second"))
    for letter, number in zip(LETTERS, query.options if isinstance(query, Wrong) else (), strict=False):
        x, y = _spot(number, len(children), ring)
        above = ring and number < len(children) // 2
        second.append(Label(x, y + (-1.85 if above else 1.2), letter, _LETTER, "label", "label"))
    x, y = _MARGIN + (0 if ring else 0.6), _MARGIN + (_ABOVE if ring else 0)
    across, down = (wide + _GAP, 0.0) if ring else (0.0, high + _GAP)
    spot = (x + wide / 2, y + high + 0.5) if ring else (_MARGIN, y + high / 2)
    nodes: list[AnyNode] = []
    for number, (picture, right, below) in enumerate(((shown, 0.0, 0.0), (second, across, down)), start=1):
        nodes.append(Group(tuple(picture), x + right, y + below))
        nodes.append(Label(spot[0] + right, spot[1] + below, str(number), _LETTER, "label", "label"))
    return (Scene(x + across + wide + _MARGIN, y + down + high + _ABOVE + _MARGIN, tuple(nodes)),)


def _offered(shown: Sequence[AnyNode], wide: float, high: float, query: Behind, ring: bool) -> Scene:
    """A picture with four on offer: below it in one column, or beside it in two if children stand in rings."""
    small, across = (0.75, 2) if ring else (0.9, 1)
    column, row = small * wide + _GAP + 0.6, small * high + _GAP
    if ring:
        left, top, height = _MARGIN + wide + 0.6, _MARGIN, 2 * row - _GAP + 2 * _MARGIN
        nodes: list[AnyNode] = [Group(tuple(shown), _MARGIN, (height - high) / 2)]
    else:
        left, top, height = _MARGIN + 0.6, _MARGIN + high + _GAP, high + 4 * row + 2 * _MARGIN
        nodes = [Group(tuple(shown), left + (small - 1) * wide / 2, _MARGIN)]
    for number, (letter, option) in enumerate(zip(LETTERS, query.options, strict=False)):
        x, y = left + number % across * column, top + number // across * row
        nodes.append(Group(tuple(_children(option, ring, "")), x, y, small))
        nodes.append(Element(option_element(letter), x, y, small * wide, small * high))
        nodes.append(Label(x - 0.35, y + small * high / 2, letter, _LETTER, "label", "label"))
    return Scene(left + across * column + (0 if ring else (1 - small) * wide), height, tuple(nodes))


def depict_solution(given: Given, query: Query, answer: str, why: Way | NoFacts) -> tuple[Scene, ...]:
    """The way of the ball, numbered child by child; hands that count in rings; else the answer alone."""
    (scene,) = depict(given, query)
    there, width = marking.areas(scene), marking.pen(scene)
    if isinstance(why, Way) and isinstance(query, PassBoxed):
        shirts = [child.shirt for child in given.children]
        turns: dict[int, list[str]] = {}
        for turn, shirt in enumerate(why.shirts):
            turns.setdefault(shirts.index(shirt), []).append(str(turn))
        last = there[f"child-{shirts.index(why.shirts[-1]) + 1}"]
        frames = ((there[f"child-{number + 1}"], " ".join(told)) for number, told in turns.items())
        tags = (
            node
            for (x, y, wide, high), text in frames
            for node in marking.tag(x + wide / 2, y + 0.62 * high, text, width)
        )
        return (marking.over(scene, [marking.ring(last, width), *tags]),)
    if isinstance(query, Count):
        held = hands(given.children, given.ring)
        spots = [
            _hands(number, len(held), given.ring)[side(child, child.bag)]
            for number, (child, by) in enumerate(zip(given.children, held, strict=True))
            if child.bag in by and by[child.bag][1] == "left"
        ]
        rings = (Circle(_MARGIN + x, _MARGIN + y, _ROUND, stroke=marking.ACCENT, weight="thick") for x, y in spots)
        return (marking.over(scene, rings),)
    return marking.answered([scene], answer, LETTERS[:4] if isinstance(query, Behind | Wrong) else "")


def _size(count: int, ring: bool) -> tuple[float, float]:
    across = count // 2 if ring else count
    return 2 * _ASIDE + (across - 1) * _APART, _TALL + (_pitch(count) if ring else 0)


def _pitch(count: int) -> float:
    """How far below the far line of a ring the nearer one is."""
    return _LINES + (2 * _ARCH if count > 4 else 0)


def _spot(number: int, count: int, ring: bool) -> tuple[float, float]:
    """Where the hips of a child are; the ends of the two lines of a ring bend towards one another."""
    half = count // 2
    nearer = ring and number >= half
    column = count - 1 - number if nearer else number
    bend = _ARCH if ring and count > 4 and column in (0, half - 1) else 0.0
    return _ASIDE + column * _APART, _HIPS + (_pitch(count) - bend if nearer else bend)


def _children(children: Sequence[Child], ring: bool, name: str) -> list[AnyNode]:
    """Children whose hands meet halfway; at the ends of a ring they meet between the lines, outside."""
    nodes = list[AnyNode]()
    for number, child in enumerate(children):
        x, y = _spot(number, len(children), ring)
        held = _hands(number, len(children), ring)
        drawn = [node for toward, hand in held.items() for node in arm(x, y, toward, hand, child)]
        drawn += body(child, x, y)
        nodes += drawn
        if name:
            nodes.append(Element(f"{name}-{number + 1}", *_frame(drawn)))
    return nodes


def _hands(number: int, count: int, ring: bool) -> dict[int, tuple[float, float]]:
    """Where a child's hands are: on the left of the picture, -1, and on its right, 1."""
    half = count // 2
    x, y = _spot(number, count, ring)
    nearer = ring and number >= half
    found: dict[int, tuple[float, float]] = {}
    for toward in (-1, 1):
        other = number - toward if nearer else number + toward
        column = (count - 1 - number if nearer else number) + toward
        if 0 <= column < (half if ring else count):
            found[toward] = x + toward * (_APART / 2 - _PALM), (y + _spot(other, count, ring)[1]) / 2 - 0.1
        elif ring:
            p, q = _spot(other % count, count, ring)
            found[toward] = (x + p) / 2 + toward * 0.72, (y + q) / 2 - 0.6 + (_PALM if nearer else -_PALM)
        else:
            found[toward] = x + toward * 0.58, y + 0.1
    return found


def _frame(nodes: Sequence[AnyNode]) -> tuple[float, float, float, float]:
    """The left edge, the top, the width and the height of what is drawn, with half of its thin outlines."""
    across, down = list[float](), list[float]()
    for node in nodes:
        match node:
            case Circle(x, y, radius):
                points, out = ((x, y),), radius + _OUTLINE
            case Polyline(points, width=width):
                out = (width or 2 * _OUTLINE) / 2
            case Painted(points):
                out = _OUTLINE
            case _:
                continue
        across += [x + aside for x, _ in points for aside in (-out, out)]
        down += [y + aside for _, y in points for aside in (-out, out)]
    return min(across), min(down), max(across) - min(across), max(down) - min(down)
