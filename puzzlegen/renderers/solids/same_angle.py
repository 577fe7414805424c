"""Shows bodies on marked plates, which are turned against one another."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec.structs import replace

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Label, Scene, option_element
from puzzlegen.drawing import marking
from puzzlegen.facts.solids.fronts import APART
from puzzlegen.formats.solids import same_angle as form
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, fill, labelled, lines, numbered, options
from puzzlegen.renderers.solids.kits.fronted_bodies import (
    FLAT,
    LARGER,
    NAMES,
    RADIUS,
    covered,
    drawn,
    front,
    fronts,
    plate,
)
from puzzlegen.renderers.solids.kits.layout import card, rule
from puzzlegen.renderers.solids.kits.tones import ground_for

msg: Final = messages(__name__)

_INSIDE: Final = 0.16  # between a frame and what is in it
_GAP: Final = 0.35
_LETTER_ROOM: Final = 0.66
_LETTER: Final = 0.3
_NUMBER: Final = 0.27
_BELOW: Final = 1.27  # of a number, below the middle of its plate
_SMALL: Final = 0.82  # scale of broad pictures, at least
_BROAD: Final = 15.0
_BENT: Final = 5  # plates in a row that stand in two halves
_ROW: Final = 54  # from one half to the other, in tenths of the radius of a plate


def _offered(query: form.Query) -> Sequence[form.Picture]:
    """The drawn options."""
    return query.options if isinstance(query, form.Same | form.Odd | form.Next) else ()


def word(shown: form.Shown, query: form.Query) -> Wording:
    """Where fronts are, and what is asked of the turns."""
    pictures = [*shown.pictures, *_offered(query)]
    floor, step = msg(f"floors-{shown.floor}"), shown.step
    ahead = comma_list(fronts(body.kind for picture in pictures for body in picture), SEMICOLON)
    rules = [msg("stands", floor=floor, marks=360 // step, step=step, fronts=ahead)]
    room = [msg("room")] if len(shown.pictures) > 1 else []
    last = max((body.number for picture in shown.pictures for body in picture), default=0)
    match query:
        case form.Between():
            rules += room
            ask = msg("ask-turn", start=query.start, end=query.end)
        case form.Count():
            rules += room
            ask = msg("ask-count")
        case form.Wrong():
            rules += [msg("turn"), *room, msg(f"rules-{query.rule}")]
            ask = msg("ask-breaks") if isinstance(query, form.WrongOffered) else msg("ask-breaks_box", floor=floor)
        case form.Next():
            rules += [msg("turn"), *room, msg(f"rules-{query.rule}")]
            both = len(query.options[0]) > 1
            ask = msg("ask-next-both", number=last + 1, last=last) if both else msg("ask-next", number=last + 1)
        case _:
            rules += [msg("turn"), *([msg("sides")] if _from_sides(pictures, step) else ())]
            ask = msg(f"ask-{task_of(query)}", turns=msg("turns", bodies=len(pictures[0])))
    kind, texts = Kind.LETTER, tuple[Phrase | None, ...]((None,) * 4)
    match query:
        case form.BetweenOffered():
            texts = tuple(msg("degrees", number=number) for number in query.options)
        case form.WrongOffered():
            texts = tuple(msg("body", number=number) for number in query.options)
        case form.Between() | form.Count():
            kind, texts = Kind.NUMBER, ()
        case form.Wrong() | form.OddBoxed():
            kind, texts = Kind.BOX, ()
    return Wording(rules=sentences(*rules), ask=ask, kind=kind, options=texts)


def _from_sides(pictures: Sequence[form.Picture], step: int) -> bool:
    return len({picture[0].faces % step for picture in pictures}) > 1


def explain(shown: form.Shown, query: form.Query, answer: str, why: form.Facts) -> Phrase:
    """The turns, in the order in which they are worked out."""
    match why:
        case form.Compared():
            turns = [_degrees(one) for one in why.turns]
            told = [msg("at-top", turns=turns.pop(0))] if isinstance(query, form.Same) else []
            told += [msg("in", name=letter, turns=one) for letter, one in zip(LETTERS, turns, strict=False)]
            letter = LETTERS[int(answer.removeprefix("picture-")) - 1] if isinstance(query, form.OddBoxed) else answer
            so = msg("so-same" if isinstance(query, form.Same) else "so-odd", answer=letter)
            return sentences(msg("read", step=shown.step, shown=comma_list(told, SEMICOLON)), so)
        case form.Way():
            return _sum(why, shown.step)
        case form.FromFirst():
            counted = msg("counted", turns=_degrees(why.turns), alike=why.turns.count(0))
            return sentences(msg("by-way"), counted) if len(shown.pictures) > 1 else counted
        case form.Row():
            *seen, last = why.turns
            number = len(seen) + 2
            return msg("goes-on", turns=_degrees(seen), rule=_rule(seen), number=number, turn=last, answer=answer)
    right = _degrees(why.right)
    return msg("mended", turns=_degrees(why.turns), wrong=why.wrong, right=right, rule=_rule(why.right))


def _sum(why: form.Way, step: int) -> Phrase:
    """The turns on a way, and what they come to."""
    pairs, whole = zip(pairwise(why.way), why.turns, strict=True), sum(why.turns)
    read = msg("read", step=step, shown=comma_list(msg("from-to", one=a, two=b, turn=turn) for (a, b), turn in pairs))
    if len(why.turns) == 1:
        return read
    ending = msg("sum" if whole >= 360 else "sum-plain", sum=whole, rest=whole % 360)
    return sentences(msg("together", start=why.way[0], end=why.way[-1]), read, ending)


def _rule(turns: Sequence[int]) -> Phrase:
    """How the turns of a row change."""
    change = (turns[1] - turns[0] + 180) % 360 - 180
    if change == 0:
        return msg("steady", turn=turns[0])
    return fill(msg("growing") if change > 0 else msg("shrinking"), change=abs(change))


def _degrees(turns: Iterable[int]) -> Phrase:
    return comma_list(msg("degrees", number=turn) for turn in turns)


def describe(shown: form.Shown, query: form.Query) -> Phrase:
    """Where each front points, picture by picture."""
    parts: list[Phrase] = [msg("directions", step=shown.step)]
    given = [_told(picture) for picture in shown.pictures]
    if isinstance(query, form.OddBoxed):
        parts += [labelled(msg("picture", number=letter), one) for letter, one in zip(LETTERS, given, strict=False)]
    elif given:
        parts.append(numbered(msg("picture"), given))
    if offered := _offered(query):
        parts.append(options(map(_told, offered)))
    return lines(*parts)


def _told(picture: form.Picture) -> Phrase:
    ordered = sorted(picture, key=lambda body: body.at[0])
    row = [msg("one", number=body.number, kind=NAMES[body.kind], faces=body.faces) for body in ordered]
    return msg("from-left", row=comma_list(row))


class _Panel(NamedTuple):
    """A picture in its frame: where its letter stands below it, and the name of its element, if there are any."""

    bodies: form.Picture
    letter: str = ""
    element: str = ""
    missing: int = 0
    """The number of a body that is not there yet, on the last plate."""

    @property
    def bent(self) -> bool:
        """Whether its bodies stand in two rows."""
        return len(self.bodies) + bool(self.missing) >= _BENT

    @property
    def wide(self) -> float:
        """In radii of a plate, nearly."""
        count = len(self.bodies) + bool(self.missing)
        return (count - count // 2 if self.bent else count) * APART / 10 + 0.2


class _Placed(NamedTuple):
    """A panel with its upper left corner, in units of the scene."""

    panel: _Panel
    left: float
    top: float
    head: float
    """From the upper side of its frame to the middles of plates at the front."""
    high: float


class _Sheet(NamedTuple):
    """All panels, in units of the scene, and the scale of what is in them."""

    placed: list[_Placed]
    scale: float
    width: float
    height: float
    parted: float
    """Where a line parts what is given from the options; 0 without one."""


def depict(shown: form.Shown, query: form.Query) -> tuple[Scene, ...]:
    """What is given in rows of two, and the options below it."""
    sheet = _placed(shown, query)
    boxes = isinstance(query, form.Wrong) and not isinstance(query, form.WrongOffered)
    nodes: list[AnyNode] = []
    if sheet.parted:
        nodes.append(rule(_GAP, sheet.width - _GAP, sheet.parted))
    for one in sheet.placed:
        panel, left, top = one.panel, one.left, one.top
        nodes += _framed(one, shown, sheet, boxes=boxes)
        if panel.letter:
            wide, high = panel.wide * sheet.scale, one.high
            nodes.append(Element(panel.element, left, top, wide, high))
            nodes.append(Label(left + wide / 2, top + high + 0.34, panel.letter, _LETTER, "given", "label"))
    return (Scene(sheet.width, sheet.height, tuple(nodes)),)


def depict_solution(shown: form.Shown, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """At which marks all fronts point; and the answer, or the body that faces the wrong way."""
    scenes = depict(shown, query)
    sheet = _placed(shown, query)
    scale = sheet.scale
    options = _offered(query)
    answered = options or isinstance(query, form.OddBoxed)
    (scene,) = (marking.answered(scenes, answer, LETTERS[: len(options)]) if answered else ()) or scenes
    width, arrows = marking.pen(scene), list[AnyNode]()
    for one in sheet.placed:
        for body in one.panel.bodies:
            x, y = _spot(one, body, sheet)
            inner, rim = (front(body.faces, part * scale) for part in (0.55, 1.2))
            if isinstance(why, form.Mended) and why.wrong == body.number:
                side = 2.4 * scale
                arrows.append(marking.ring((x - side / 2, y - side / 2, side, side), width))
            arrows += marking.way(((x + inner[0], y + inner[1]), (x + rim[0], y + rim[1])), width)
    return (marking.over(scene, arrows),)


def _placed(shown: form.Shown, query: form.Query) -> _Sheet:
    """All panels; the frames of what is given are of one height, and so are those of the options."""
    rows = _panels(shown, query)
    scale = min(1.0, max(_SMALL, _BROAD / max(sum(panel.wide for panel in row) for row in rows)))
    panels = [panel for row in rows for panel in row]
    reaches = {
        offered: _reach([panel for panel in panels if _is_offered(panel) is offered], scale, shown.floor)
        for offered in {*map(_is_offered, panels)}
    }
    wide = [sum(panel.wide * scale + _GAP for panel in row) + _GAP for row in rows]
    placed, top, parted = list[_Placed](), _GAP, 0.0
    for row, across in zip(rows, wide, strict=True):
        if _is_offered(row[0]) and placed and not _is_offered(placed[-1].panel):
            parted = top + _GAP / 2
            top += 2 * _GAP
        left = (max(wide) - across) / 2 + _GAP
        head, high = reaches[_is_offered(row[0])]
        for panel in row:
            placed.append(_Placed(panel, left, top, head, high))
            left += panel.wide * scale + _GAP
        top += high + (_LETTER_ROOM if row[0].letter else 0) + _GAP
    return _Sheet(placed, scale, max(wide), top, parted)


def _reach(panels: Sequence[_Panel], scale: float, floor: str) -> tuple[float, float]:
    """The head and the height of frames, as the highest of their bodies and the lowest of their numbers need them."""
    bodies = [body for panel in panels for body in panel.bodies]
    head = max(_raised(body) - covered(body.kind, body.faces, floor)[1] for body in bodies)
    lowest = min(_raised(body) for body in bodies)
    for panel in panels:
        if panel.missing:  # its plate goes on along the row
            head, lowest = max(head, _next(panel) + RADIUS * FLAT), min(lowest, _next(panel))
    head = head * scale + _INSIDE
    return head, head + (_BELOW - lowest) * scale + _NUMBER / 2 + _INSIDE


def _is_offered(panel: _Panel) -> bool:
    return panel.element.startswith("option")


def _raised(body: form.Body) -> float:
    """How far the middle of its plate is above that of a plate at the front, in radii of a plate."""
    return body.at[1] / 10 * FLAT


def _next(panel: _Panel) -> float:
    """The same of the plate without a body."""
    one, two = panel.bodies[-2:]
    return 2 * _raised(two) - _raised(one)


def _spot(placed: _Placed, body: form.Body, sheet: _Sheet) -> tuple[float, float]:
    """Where the middle of a body's plate is."""
    panel, scale = placed.panel, sheet.scale
    middle = (panel.wide - bool(panel.missing and not panel.bent) * APART / 10) / 2
    return placed.left + (middle + body.at[0] / 10) * scale, placed.top + placed.head - _raised(body) * scale


def _panels(shown: form.Shown, query: form.Query) -> list[list[_Panel]]:
    """The rows of pictures."""
    given = [_Panel(_bent(picture, len(picture))) for picture in shown.pictures]
    if isinstance(query, form.OddBoxed):
        given = [_Panel(one, LETTERS[at], f"picture-{at + 1}") for at, one in enumerate(shown.pictures)]
    if isinstance(query, form.Next) and len(query.options[0]) == 1:
        count = len(shown.pictures[0]) + 1
        given = [_Panel(_bent(shown.pictures[0], count), missing=count)]
    offered = [
        _Panel(picture, letter, option_element(letter))
        for letter, picture in zip(LETTERS, _offered(query), strict=False)
    ]
    across = 4 if offered and len(offered[0].bodies) == 1 else 2
    rows = [given[start : start + 2] for start in range(0, len(given), 2)]
    return rows + [offered[start : start + across] for start in range(0, len(offered), across)]


def _bent(picture: form.Picture, count: int) -> form.Picture:
    """A long row of so many plates in two halves, the second one before the first."""
    if count < _BENT:
        return picture
    half = count // 2
    moved: list[form.Body] = []
    for place, body in enumerate(picture):
        second = place >= half
        spot = place - half - (count - half - 1) / 2 if second else place - (half - 1) / 2
        away = body.at[1] - picture[half if second else 0].at[1] - second * _ROW
        moved.append(replace(body, at=(round(APART * spot), away)))
    return tuple(moved)


def _framed(placed: _Placed, shown: form.Shown, sheet: _Sheet, *, boxes: bool) -> list[AnyNode]:
    """A picture: bodies on their plates from back to front, and their numbers."""
    panel, scale = placed.panel, sheet.scale
    wide, high = panel.wide * scale, placed.high
    nodes: list[AnyNode] = [card(placed.left, placed.top, wide, high, ground_for(shown))]
    floor, step = shown.floor, shown.step
    marks = range(panel.bodies[0].faces % step, 360, step)
    spots = [_spot(placed, body, sheet) for body in panel.bodies]
    if panel.missing:
        (_, before), (x, y) = spots[-2:]
        spots.append((x + APART / 10 * scale, 2 * y - before))

    def number(x: float, y: float, text: int) -> Label:
        """In one line with those of its row."""
        lowest = max(low for _, low in spots if abs(low - y) < _ROW / 20 * FLAT * scale)
        return Label(x, lowest + _BELOW * scale, str(text), _NUMBER, "given", "label")

    for body in sorted(panel.bodies, key=lambda body: -body.at[1]):
        x, y = _spot(placed, body, sheet)
        nodes += plate(floor, x, y, scale, marks)
        nodes += drawn(body.kind, body.faces).at(x, y, LARGER * scale)
        nodes.append(number(x, y, body.number))
        if boxes:
            left_end, upper, right_end, lower = (scale * edge for edge in covered(body.kind, body.faces, floor))
            nodes.append(Element(f"body-{body.number}", x + left_end, y + upper, right_end - left_end, lower - upper))
    if panel.missing:
        x, y = spots[-1]
        nodes += plate(floor, x, y, scale, marks)
        nodes += (Label(x, y, "?", 0.5, "given", "label"), number(x, y, panel.missing))
    return nodes
