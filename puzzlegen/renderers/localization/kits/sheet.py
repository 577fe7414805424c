"""Sheets of figures: how they are drawn, and the words about what counts as identical."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import Final, TypeAlias

from msgspec.structs import replace

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Label, Painted, Rect, Scene
from puzzlegen.drawing.marking import areas, pen, ring
from puzzlegen.formats.localization.kits.sheets import Figures, Fill, Name, Part, Runs
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import AND, NUMBER, comma_list, labelled, lines, numbered, sentence_list

msg: Final = messages(__name__)

Point: TypeAlias = tuple[float, float]

_HALF: Final = 120  # of a figure's side, in the unit of its parts
_SIDE: Final = 6  # of a figure, in units: all places are whole units, so that figures fall on pixels alike
_GAP: Final = 1
_BELOW: Final = 2  # with the figure's number
_NUMBER: Final = 0.7  # from a figure down to the middle of its number
_LINE: Final = 0.11
_EDGE: Final = 0.07  # of a figure's square: one pixel
_FILL: Final = 0.94  # of the side of its square that a figure may fill, so that the edge is seen beside it
_CARDS: Final = ("#f4efe3", "#e8eef3", "#e9efe3", "#f5e9e2", "#eeeaf3")
_COLOURS: Final[dict[Fill, str]] = {
    "paper": "#ffffff",
    "ink": "#2b2e36",
    "red": "#d8484f",
    "orange": "#ee9440",
    "yellow": "#f6d255",
    "green": "#57a066",
    "blue": "#4385c8",
    "purple": "#8c5fb0",
    "pink": "#f2abc1",
    "brown": "#b07f56",
}
_SOFT: Final = frozenset[Name](("wing", "petal", "fin", "tail", "flower", "handle", "antenna", "arm", "smoke", "weed"))
_CURVE: Final = 12  # corners: an outline of so many, as of a fish, stands for a curve
_BEND: Final = 0.42  # of a corner of these, along both sides
_PARTS: Final = 6  # of a bend
_SIDES: Final = 40  # of a disc
_SCALE: Final = _FILL * _SIDE / (2 * _HALF)  # of what the parts are measured in
_THREAD: Final = 1.6  # times the width of other lines
_KNOT: Final = 0.75  # of its radius: threads are what is compared
_STRIP: Final = 4  # corners of a band from one side of a body to the other
_BESIDE: Final = 6  # how far a corner of an outline may be from the end of a band to which it belongs
_FREE: Final = frozenset[Name](("fin", "wing"))  # of what is not drawn around a middle, as a wheel is


def depict(sheet: Figures, *, numbered: bool, turned: bool) -> Scene:
    """The figures in rows, each with its number below it if they are numbered."""
    across, down = _origin(sheet, turned=turned)
    drawn = [_node(part) for part in _fitted(sheet)]
    nodes: list[AnyNode] = []
    figures: list[AnyNode] = []  # drawn last: there is less to be looked at below the numbers
    below = _BELOW if numbered else _GAP
    rows, last = divmod(len(sheet.figures) - 1, sheet.columns)
    card = _CARDS[sum(x * x + y * y for part in sheet.parts for x, y in part.points) % len(_CARDS)]
    for place, figure in enumerate(sheet.figures):
        row, column = divmod(place, sheet.columns)
        shift = (sheet.columns - 1 - last) * (_SIDE + _GAP) // 2 if row == rows else 0  # the last row is centred
        x, y = _GAP + shift + column * (_SIDE + _GAP), _GAP + row * (_SIDE + below)
        # Filled twice, so that the edge lies inside the square to the pixel, alike on all sides.
        nodes.append(Rect(x, y, _SIDE, _SIDE, "line"))
        nodes.append(_ground(x + _EDGE, y + _EDGE, _SIDE - 2 * _EDGE, card))
        figures.append(Group(tuple(drawn[part] for part in figure), x + across, y + down))
        nodes.append(Element(f"figure-{place + 1}", x, y, _SIDE, _SIDE))
        if numbered:
            nodes.append(Label(x + _SIDE / 2, y + _SIDE + _NUMBER, str(place + 1), 0.78, "label", "label"))
    # Below the last numbers there is as much room as beside the figures: margins are trimmed to the narrowest
    height = _GAP + (rows + 1) * (_SIDE + below) + (_GAP if numbered else 0)
    return Scene(_GAP + sheet.columns * (_SIDE + _GAP), height, (*nodes, *figures))


def _origin(sheet: Figures, *, turned: bool) -> Point:
    """Where in its square a figure's origin is: in the middle, or so that the middle is that of all fish together.

    Figures that are turned are so around the middle of their squares.
    """
    if turned or not any(part.name in _FREE for part in sheet.parts):
        return _SIDE / 2, _SIDE / 2
    ends = [
        (x + side * part.radius, y + side * part.radius)
        for part in sheet.parts
        for x, y in part.points
        for side in (-1, 1)
    ]
    across, down = ((_SIDE - _SCALE * (min(axis) + max(axis))) / 2 for axis in zip(*ends, strict=True))
    return across, down


def _ground(x: float, y: float, side: float, card: str) -> Painted:
    return Painted(((x, y), (x + side, y), (x + side, y + side), (x, y + side)), card)


def _fitted(sheet: Figures) -> list[Part]:
    """The parts, of which bands bend where the outline of the body does that they lie on."""
    fitted = list(sheet.parts)
    for figure in sheet.figures:
        bodies = [sheet.parts[part] for part in figure if sheet.parts[part].name == "body"]
        for part in figure:
            band = sheet.parts[part]
            if bodies and band.name == "band" and band.shape == "polygon" and len(band.points) == _STRIP:
                fitted[part] = _bent(band, bodies[0].points)
    return fitted


def _bent(band: Part, outline: Sequence[tuple[int, int]]) -> Part:
    """A band with those corners of an outline that lie beside its ends, which begin at its second and last corner."""
    points: list[tuple[int, int]] = []
    for one, other in (band.points[1:3], (band.points[3], band.points[0])):
        wide, high = other[0] - one[0], other[1] - one[1]
        length = hypot(wide, high)
        places = [(x, y, ((x - one[0]) * wide + (y - one[1]) * high) / length) for x, y in outline]
        beside = [
            (along, (x, y))
            for x, y, along in places
            if 0 < along < length and abs((x - one[0]) * high - (y - one[1]) * wide) / length < _BESIDE
        ]
        points += [one, *(corner for _, corner in sorted(beside)), other]
    return replace(band, points=tuple(points))


def _node(part: Part) -> Painted:
    """A part as drawn, around the origin; what grows or is bent has rounded corners."""
    points: list[Point] = [(x * _SCALE, y * _SCALE) for x, y in part.points]
    fill, is_line = _COLOURS[part.fill], part.shape == "line"
    if part.shape == "disc":
        (x, y), radius = points[0], part.radius * _SCALE * (_KNOT if part.name == "knot" else 1)
        turns = [2 * pi * step / _SIDES for step in range(_SIDES)]
        points = [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]
    elif len(points) >= _CURVE:
        points = list(_curved(points))
    elif part.name in _SOFT:
        points = list(_rounded(points, closed=not is_line))
    if is_line:
        return Painted(tuple(points), stroke=fill, width=_LINE * (_THREAD if part.name == "thread" else 1))
    return Painted((*points, points[0]), fill, stroke=_COLOURS["ink"], width=_LINE)


def _curved(points: Sequence[Point]) -> Iterator[Point]:
    """A closed curve through the points, which runs at each of them as from the one before to the one after."""
    for place, one in enumerate(points):
        before, other, after = points[place - 1], points[(place + 1) % len(points)], points[(place + 2) % len(points)]
        for t in (step / _PARTS for step in range(_PARTS)):
            shares = ((-t + 2 * t**2 - t**3) / 2, (2 - 5 * t**2 + 3 * t**3) / 2, (t + 4 * t**2 - 3 * t**3) / 2)
            sides = list(zip((before, one, other, after), (*shares, (t**3 - t**2) / 2), strict=True))
            yield sum(share * x for (x, _), share in sides), sum(share * y for (_, y), share in sides)


def _rounded(points: Sequence[Point], *, closed: bool) -> Iterator[Point]:
    """The same corners, bent in a parabola that begins and ends on their sides."""
    for place, (x, y) in enumerate(points):
        if not closed and place in (0, len(points) - 1):
            yield x, y
            continue
        ends = []
        for a, b in (points[place - 1], points[(place + 1) % len(points)]):
            share = min(_BEND / hypot(a - x, b - y), 0.45)
            ends.append((x + share * (a - x), y + share * (b - y)))
        (a, b), (c, d) = ends
        for part in (step / _PARTS for step in range(_PARTS + 1)):
            first, middle, last = (1 - part) ** 2, 2 * part * (1 - part), part**2
            yield first * a + middle * x + last * c, first * b + middle * y + last * d


_FORM: Final = 12  # steps of a part's width and height in which forms are compared
_TOLD: Final = 12  # parts that are told one by one
_SIDE_OF_MIDDLE: Final = 36  # how far from the middle a part is on one side of it
_FIRST_KNOT: Final = -96  # along both sides of a web
_KNOTS_APART: Final = 64
NUMBERED: Final[Phrase] = msg("numbered")


def apart(sheet: Figures, one: int, other: int, turn: int, own: Sequence[int], others: Sequence[int]) -> Phrase:
    """In which parts two figures differ, each where it stands once the ``turn`` has made the first like the other.

    Many parts are only named: the parts of a vase all change with its outline.
    """
    first, second = [_turned(sheet.parts[part], turn) for part in own], [sheet.parts[part] for part in others]
    mine, theirs = (list(map(_shown, parts)) for parts in (first, second))
    if len(own) + len(others) > _TOLD:
        told: Phrase = ""
    elif mine and theirs:
        form: Phrase = ""
        if Counter(mine) == Counter(theirs):
            form = _differs(one, other, first[0], second[0]) if len(first) == 1 else msg("form-all")
        elif any(text in theirs for text in mine):
            form = msg("form-some")
        told = msg("shown", one=one, other=other, own=_counted(mine), others=_counted(theirs), form=form)
    else:
        more, less = (one, other) if mine else (other, one)
        told = msg("more", one=more, other=less, own=_counted(mine or theirs))
    parts = dict.fromkeys(sheet.parts[part].name for part in (*own, *others))
    names = sentence_list([msg(f"name-{name}") for name in parts], AND)
    turning = msg("turn", one=one, other=other, degrees=90 * turn) if turn else ""
    return sentences(turning, msg("apart", one=one, other=other, names=names), told)


def _turned(part: Part, turn: int) -> Part:
    """A part after so many quarter turns clockwise."""
    points = part.points
    for _ in range(turn):
        points = tuple((-y, x) for x, y in points)
    return replace(part, points=points)


def _changed(one: Part, other: Part) -> str:
    """In what two parts differ that are called alike: in position, in size or in form."""
    if _alone(one) == _alone(other):
        return "position"
    return "size" if _alone(one, stretched=True) == _alone(other, stretched=True) else "form"


def _differs(one: int, other: int, own: Part, others: Part) -> Phrase:
    """How two parts of these figures differ that are called alike: the form by its corners, or by where it is wide."""
    kind, figures = _changed(own, others), {"one": one, "other": other}
    if kind == "form" and len(own.points) != len(others.points):
        ends, what = (2, "bends") if own.shape == "line" else (0, "corners")
        return msg(f"form-{what}", own=len(own.points) - ends, others=len(others.points) - ends, **figures)
    if kind == "form" and len(own.points) == 3 and _bulk(own) != _bulk(others):
        return msg("form-bulk", own=_at(*_bulk(own)), others=_at(*_bulk(others)), **figures)
    return msg(f"form-{kind}")


def _bulk(triangle: Part) -> tuple[int, int]:
    """On which side of the middle of its frame most of a triangle lies: -1 is left or top, 1 right or bottom."""
    across, down = (
        (off > 0) - (off < 0)
        for off in (sum(axis) - 3 * (min(axis) + max(axis)) / 2 for axis in zip(*triangle.points, strict=True))
    )
    return across, down


def _alone(part: Part, *, stretched: bool = False) -> tuple[int, frozenset[tuple[int, ...]]]:
    """A part moved to the origin; ``stretched`` to the same width and height, so that only its form is left."""
    spans = [(min(axis), max(max(axis) - min(axis), 1)) for axis in zip(*part.points, strict=True)]
    moved = frozenset(
        tuple(
            round(_FORM * (end - low) / span) if stretched else end - low
            for end, (low, span) in zip(point, spans, strict=True)
        )
        for point in part.points
    )
    return 0 if stretched else part.radius, moved


def _counted(shown: Sequence[Phrase]) -> Phrase:
    """Parts in words; those that are told alike are counted."""
    counts = Counter(shown)
    return comma_list(part if count == 1 else msg("times", count=count, part=part) for part, count in counts.items())


def _shown(part: Part) -> Phrase:
    """A part by its colour, its shape and its place; a thread by its ends."""
    if part.name == "thread":
        (a, b), (c, d) = sorted((_knot(y), _knot(x)) for x, y in part.points)
        return msg("thread", fill=COLOURS[part.fill], row=a, knot=b, last_row=c, last_knot=d)
    ends = [(min(axis) + max(axis)) / 2 for axis in zip(*part.points, strict=True)]
    across, down = (0 if abs(end) <= _SIDE_OF_MIDDLE else 1 if end > 0 else -1 for end in ends)
    name = _shape(part)
    shape = msg(f"shape-{name}", corners=len(part.points) if name == "polygon" else None)
    return msg("drawn", fill=COLOURS[part.fill], shape=shape, at=_at(across, down))


def _at(across: int, down: int) -> Phrase:
    """A place by the sides of the middle on which it lies."""
    sides = "-".join(filter(None, (("top", "", "bottom")[down + 1], ("left", "", "right")[across + 1])))
    return msg(f"at-{sides or 'middle'}")


def _knot(end: int) -> int:
    """Which knot of a row or column of a web is so far from its middle."""
    return (end - _FIRST_KNOT) // _KNOTS_APART + 1


def _shape(part: Part) -> str:
    """What a part's shape is called."""
    if part.shape != "polygon":
        return part.shape
    if len(part.points) == 3:
        return "triangle"
    wide, high = (sorted(set(axis)) for axis in zip(*part.points, strict=True))
    if len(part.points) == 4 and all(len(axis) == 3 and 2 * axis[1] == axis[0] + axis[2] for axis in (wide, high)):
        return "diamond"
    if len(part.points) == 4 and len(wide) == len(high) == 2:
        return "square" if wide[1] - wide[0] == high[1] - high[0] else "rectangle"
    if len(part.points) == 4 and _slanting_rectangle(part):
        return "rectangle"
    return "rounded" if part.name in _SOFT or len(part.points) >= _CURVE else "polygon"


def _slanting_rectangle(part: Part) -> bool:
    """True if two sides of four corners are at right angles and the fourth corner completes them."""
    (a, b), (c, d), (e, f), (g, h) = part.points
    return (a - c) * (e - c) + (b - d) * (f - d) == 0 and (a + e, b + f) == (c + g, d + h)


def differing(sheet: Figures, scene: Scene, number: int, parts: Sequence[int], *, turned: bool) -> Iterator[AnyNode]:
    """A frame around those parts of a figure, if there are any, in which it differs from another one."""
    reaches = [(part.points, part.radius) for part in map(sheet.parts.__getitem__, parts)]
    if reaches:
        ends = [
            (x + side * radius, y + side * radius) for points, radius in reaches for x, y in points for side in (-1, 1)
        ]
        xs, ys = ([end * _SCALE for end in axis] for axis in zip(*ends, strict=True))
        left, top, *_ = areas(scene)[f"figure-{number}"]
        across, down = _origin(sheet, turned=turned)
        x, y = left + across + min(xs), top + down + min(ys)
        yield ring((x, y, max(xs) - min(xs), max(ys) - min(ys)), pen(scene))


def describe(sheet: Figures) -> Phrase:
    """The parts of the figures, and which figure has which."""
    parts = (
        msg(
            f"part-{part.shape}",
            fill=COLOURS[part.fill],
            points=comma_list(f"({x}, {y})" for x, y in part.points),
            radius=part.radius,
        )
        for part in sheet.parts
    )
    figures = (comma_list(str(part + 1) for part in figure) for figure in sheet.figures)
    return lines(
        labelled(msg("places", columns=sheet.columns, half=_HALF), numbered(NUMBER, parts)),
        labelled(msg("figures"), numbered(NUMBER, figures)),
    )


def runs(options: Runs) -> tuple[Phrase, ...]:
    """Quarters of the sheet as the texts of options."""
    forms = ("run-one", "run-two")
    return tuple(
        msg(forms[last - first] if last - first < len(forms) else "run", first=first, last=last)
        for first, last in options
    )


def worded(ask: Phrase, kind: Kind, options: Sequence[Phrase], *, turned: bool) -> Wording:
    """A question about a sheet; no sheet shows what counts as identical, so that the short form says it, too."""
    facts = ["turned" if turned else "upright", *(["square"] if kind in (Kind.BOX, Kind.BOXES) else [])]
    rules, short = (sentences(*(msg(f"{form}-{fact}") for fact in facts)) for form in ("rules", "short"))
    return Wording(rules=rules, ask=ask, short=sentences(short, ask), kind=kind, options=tuple(options))
