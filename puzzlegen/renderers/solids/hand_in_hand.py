"""Shows children hand in hand in a row or in a ring, from the front and from behind."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, Series, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts
from puzzlegen.core.scene import (
    AnyNode,
    Circle,
    Clipped,
    Element,
    Group,
    Label,
    Painted,
    Polyline,
    Scene,
    option_element,
)
from puzzlegen.drawing import marking
from puzzlegen.facts.solids.bodies import Tone
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
from puzzlegen.renderers.solids.kits.layout import card
from puzzlegen.renderers.solids.kits.tones import GROUNDS, SKIES

msg: Final = messages(__name__)

_APART: Final = 1.5  # from child to child
_ASIDE: Final = 0.85  # of an outer child, with its arm
_TALL: Final = 2.6  # a line of children
_HIPS: Final = 1.62  # below the top of a line
_LINES: Final = 2.62  # from one line of a ring to the other, at their ends
_ARCH: Final = 0.3  # of the middle of each line, away from the other one
_ROUND: Final = 0.24  # radius of a ring around a hand
_PALM: Final = 0.075  # from a hand to where it meets another, over which it reaches
_EDGE: Final = 0.3  # of a page, around pictures
_MARGIN: Final = 0.45  # of a picture, around children
_STEEP: Final = 0.09  # of a hill, by the square of how many children are between
_FEET: Final = 0.55  # from hips to where the ground begins behind the legs
_SHORT: Final = 6  # children in a row of which two stand side by side
_LETTERED: Final = 0.6  # room for the letter before an option
_STEPS: Final = 40  # of the line of a hill
_SKIES: Final = {**SKIES, "winter": ("#b7d0e6", "#d2e2ee")}  # darker than a hill of snow
_LARGEST: Final = 1.5  # children above smaller ones, by others
_LARGER: Final = 1.2  # those of a ring beside smaller ones
_BROADEST: Final = 2.5  # a picture by its height
_GAP: Final = 0.6
_LETTERS_ROOM: Final = 0.35  # more of a margin, where letters stand in it
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
    if isinstance(query, Behind):
        return (_offered(given, query),)
    if not isinstance(query, WrongBoxed):
        picture, wide, high = _picture(given, children, "child", arched=not ring)
        return (Scene(wide + 2 * _EDGE, high + 2 * _EDGE, (Group(picture, _EDGE, _EDGE),)),)
    marks: list[AnyNode] = []
    for letter, number in zip(LETTERS, query.options if isinstance(query, Wrong) else (), strict=False):
        x, y = _spot(number, len(children), ring)
        above = ring and number < len(children) // 2
        marks.append(Label(x, y + (-1.85 if above else 1.2), letter, _LETTER, "given", "label"))
    room = _MARGIN + (_LETTERS_ROOM if marks else 0)
    first, wide, high = _picture(given, children, "child", room=room)
    second, _, _ = _picture(given, query.second, "second", room=room, marks=marks)
    left = _EDGE if ring else _EDGE + _MARGIN
    spot = (left + wide / 2, _EDGE + high + 0.5) if ring else (_EDGE + 0.2, _EDGE + high / 2)
    across, down = (wide + _GAP, 0.0) if ring else (0.0, high + _GAP)
    nodes: list[AnyNode] = []
    for number, (picture, right, below) in enumerate(((first, 0.0, 0.0), (second, across, down)), start=1):
        nodes.append(Group(picture, left + right, _EDGE + below))
        nodes.append(Label(spot[0] + right, spot[1] + below, str(number), _LETTER, "given", "label"))
    return (
        Scene(left + across + wide + _EDGE, _EDGE + down + high + (_ABOVE + _EDGE if ring else _EDGE), tuple(nodes)),
    )


def _picture(
    given: Given,
    children: Sequence[Child],
    name: str,
    *,
    arched: bool = False,
    least: float = 0,
    room: float = _MARGIN,
    marks: Sequence[AnyNode] = (),
) -> tuple[tuple[AnyNode, ...], float, float]:
    """Children out of doors, with the width and the height of the picture, which is no narrower than the ``least``.

    ``arched`` ones stand on a hill; ``room`` is left above and below them, and ``marks`` are in their units.
    """
    count = len(children)
    wide, high = _size(count, given.ring, arched=arched)
    width = max(wide + 2 * _MARGIN, least)
    scale = min((width - 2 * _MARGIN) / wide, _LARGEST)
    wide, high = scale * wide, scale * high
    height = max(high + 2 * room, (wide + 2 * _MARGIN) / _BROADEST)
    left, top = (width - wide) / 2, (height - high) / 2
    world = tuple(GROUNDS)[sum(child.faces + 2 * (child.bag is None) for child in given.children) % len(GROUNDS)]
    outline = card(0, 0, width, height, Tone(GROUNDS[world])).points
    hill = [
        (x, top + scale * (_HIPS + _FEET + (_bend((x - left - _ASIDE) / _APART, count) if arched else 0)))
        for x in (width * step / _STEPS for step in range(_STEPS + 1))
    ]
    above, horizon = _SKIES[world]
    nodes: list[AnyNode] = [
        Clipped(
            outline, (Painted(outline, above, horizon), Painted((*hill, (width, height), (0, height)), GROUNDS[world]))
        )
    ]
    nodes.append(Group((*_children(children, given.ring, name, arched=arched), *marks), left, top, scale))
    return tuple(nodes), width, height


def _offered(given: Given, query: Behind) -> Scene:
    """A picture with four on offer: beside it if children stand in rings, else below it; long rows in one column."""
    ring, count = given.ring, len(given.children)
    one, two = _size(count, ring)
    small, across = 0.8 if ring else 0.9, 2 if ring or count <= _SHORT else 1
    column, row = small * one + _GAP + _LETTERED, small * two + _GAP
    broad, deep = across * column - _GAP, 4 // across * row - _GAP
    least = _LARGER * one + 2 * _MARGIN if ring else broad
    room = (deep - _LARGER * two) / 2 if ring else _MARGIN  # so that the picture is as high as what is beside it
    picture, wide, high = _picture(given, given.children, "child", least=least, room=room)
    if ring:
        height = max(high + 2 * _EDGE, deep + 2 * _MARGIN)
        left, top = _EDGE + wide + _MARGIN, (height - deep) / 2
        width = left + broad + _MARGIN
        nodes: list[AnyNode] = [Group(picture, _EDGE, (height - high) / 2)]
    else:
        left, top, width = _EDGE, _EDGE + high + _GAP, wide + 2 * _EDGE
        height = top + deep + _MARGIN
        nodes = [Group(picture, _EDGE, _EDGE)]
    for number, (letter, option) in enumerate(zip(LETTERS, query.options, strict=False)):
        x, y = left + _LETTERED + number % across * column, top + number // across * row
        nodes.append(Group(tuple(_children(option, ring, "")), x, y, small))
        nodes.append(Element(option_element(letter), x, y, small * one, small * two))
        nodes.append(Label(x - 0.35, y + small * two / 2, letter, _LETTER, "given", "label"))
    return Scene(width, height, tuple(nodes))


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
        _, high = _size(len(held), given.ring, arched=not given.ring)
        left, top = _EDGE + _MARGIN, (scene.height - high) / 2
        spots = [
            _hands(number, len(held), given.ring, arched=not given.ring)[side(child, child.bag)]
            for number, (child, by) in enumerate(zip(given.children, held, strict=True))
            if child.bag in by and by[child.bag][1] == "left"
        ]
        rings = (Circle(left + x, top + y, _ROUND, stroke=marking.ACCENT, weight="thick") for x, y in spots)
        return (marking.over(scene, rings),)
    return marking.answered([scene], answer, LETTERS[:4] if isinstance(query, Behind | Wrong) else "")


def _size(count: int, ring: bool, *, arched: bool = False) -> tuple[float, float]:
    across = count // 2 if ring else count
    more = _pitch(count) if ring else _bend(0, count) if arched else 0
    return 2 * _ASIDE + (across - 1) * _APART, _TALL + more


def _bend(column: float, count: int) -> float:
    """How much lower than the top of a hill it is, in a place of a row of so many children."""
    return _STEEP * (column - (count - 1) / 2) ** 2


def _pitch(count: int) -> float:
    """How far below the far line of a ring the nearer one is."""
    return _LINES + (2 * _ARCH if count > 4 else 0)


def _spot(number: int, count: int, ring: bool, *, arched: bool = False) -> tuple[float, float]:
    """Where the hips of a child are; the ends of the two lines of a ring bend towards one another."""
    if arched:
        return _ASIDE + number * _APART, _HIPS + _bend(number, count)
    half = count // 2
    nearer = ring and number >= half
    column = count - 1 - number if nearer else number
    bend = _ARCH if ring and count > 4 and column in (0, half - 1) else 0.0
    return _ASIDE + column * _APART, _HIPS + (_pitch(count) - bend if nearer else bend)


def _children(children: Sequence[Child], ring: bool, name: str, *, arched: bool = False) -> list[AnyNode]:
    """Children whose hands meet halfway; at the ends of a ring they meet between the lines, outside."""
    nodes = list[AnyNode]()
    for number, child in enumerate(children):
        x, y = _spot(number, len(children), ring, arched=arched)
        held = _hands(number, len(children), ring, arched=arched)
        drawn = [node for toward, hand in held.items() for node in arm(x, y, toward, hand, child)]
        drawn += body(child, x, y)
        nodes += drawn
        if name:
            nodes.append(Element(f"{name}-{number + 1}", *_frame(drawn)))
    return nodes


def _hands(number: int, count: int, ring: bool, *, arched: bool = False) -> dict[int, tuple[float, float]]:
    """Where a child's hands are: on the left of the picture, -1, and on its right, 1."""
    half = count // 2
    x, y = _spot(number, count, ring, arched=arched)
    nearer = ring and number >= half
    found: dict[int, tuple[float, float]] = {}
    for toward in (-1, 1):
        other = number - toward if nearer else number + toward
        column = (count - 1 - number if nearer else number) + toward
        if 0 <= column < (half if ring else count):
            found[toward] = (
                x + toward * (_APART / 2 - _PALM),
                (y + _spot(other, count, ring, arched=arched)[1]) / 2 - 0.1,
            )
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
