"""Shows the vessels and pipes of `puzzlegen.generators.cues.filling`."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import cos, pi, sin
from typing import Final, NamedTuple, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import (
    AnyNode,
    Circle,
    Clipped,
    Element,
    Label,
    Paint,
    Painted,
    Polyline,
    Rect,
    Scene,
    Segments,
)
from puzzlegen.drawing.marking import areas, chosen, over, pen, tag
from puzzlegen.formats.cues import filling as form
from puzzlegen.formats.cues.filling import Plant, Query, Theme
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, lines

msg: Final = messages(__name__)

Point: TypeAlias = tuple[float, float]

_BESIDE: Final = 1.6  # from the middle of a vessel to that of the next one in its row
_ASIDE: Final = 1.2  # to a pipe that comes down beside it
_HALF: Final = 0.66  # of a vessel's width
_LINE: Final = 0.06  # around a vessel
_LITRE: Final = 0.43  # of a vessel's height
_DROP: Final = 0.87  # from the deepest bottom in a row to the next row
_TOP: Final = 1.95  # of the first row
_MARGIN: Final = 0.45
_PIPE: Final = 0.24  # width with its outline
_LAYERS: Final = (1.0, 0.7, 0.22)  # of a pipe's width: outline, metal and gleam
_BODIES: Final[dict[Theme, tuple[str, str]]] = {
    "jars": ("#fcfdfd", "#dfe6e8"),
    "barrels": ("#d9a566", "#a8713a"),
    "tanks": ("#f0b083", "#b5622f"),
}
_WALLS: Final[dict[Theme, tuple[str, str]]] = {
    "jars": ("#e3efee", "#d3e3e2"),
    "barrels": ("#f4ead9", "#eaddc6"),
    "tanks": ("#ebeaf0", "#dddce6"),
}
_INSET: Final = 0.12  # of the wall
_METALS: Final[dict[Theme, tuple[str, str, str]]] = {
    "jars": ("#46545c", "#a9bac1", "#e6eef1"),
    "barrels": ("#6b3c1c", "#cb8a5b", "#f0c9a8"),
    "tanks": ("#6a521b", "#d8b45c", "#f6e3a8"),
}
_TAP: Final = ("#3c434a", "#b4bdc4", "#eef2f4")
_DROPS: Final[dict[Theme, Paint]] = {"jars": "blue", "barrels": "red", "tanks": "brown"}
_GAUGE: Final = "#fdf6e3"
_BOARD: Final = ("#c89b67", "#a67544", "#5f4222")  # of a shelf: top, bottom and edge


class Placed(NamedTuple):
    """A vessel as drawn: its middle, the height of its rim, and its litres."""

    x: float
    y: float
    holds: int


def word(plant: Plant, query: Query) -> Wording:
    """How vessels fill, and what is asked."""
    terms, kind = _terms(plant), Kind.NUMBER
    ask: Phrase = msg(f"ask-{task_whatever_form(query, form.QUESTIONS)}", **terms, **_named(query))
    if isinstance(query, form.FirstBoxed | form.EmptyBoxed):
        kind = Kind.BOX if isinstance(query, form.First) else Kind.BOXES
        task = task_of(query)
        ask = sentences(msg(f"ask-{task}", **terms), msg(f"boxed-{task}", **terms))
    rules = [msg("rules", **terms), *([] if isinstance(query, form.First | form.Empty) else [msg("scale", **terms)])]
    return Wording(ask, kind, sentences(*rules))


def _terms(plant: Plant) -> dict[str, Phrase]:
    return {"liquid": msg(f"liquid-{plant.theme}"), "vessel": msg(f"vessel-{plant.theme}")}


def _named(query: Query) -> dict[str, int]:
    """What the question names."""
    match query:
        case form.Filled(litres):
            return {"litres": litres}
        case form.Litres(vessel):
            return {"number": vessel}
    return {}


def explain(plant: Plant, query: Query, answer: str, why: form.Facts) -> Phrase:  # noqa: ARG001
    """The way of the liquid to one vessel after the other, up to the one that decides."""
    terms, vessels = _terms(plant), [one.vessel for one in why.full]
    match query:
        case form.Empty():
            cut, empty = (comma_list(map(str, numbers)) for numbers in (why.cut, why.empty))
            return msg("so-empty", **terms, cut=cut, empty=empty, count=len(why.empty))
        case form.First():
            last, so = 0, []
        case form.Filled(litres):
            last = _filled(litres, why)
            near = why.full[max(last - 1, 0) : last + 1]
            so = [msg("when", **terms, number=one.vessel, **_sum(one.held)) for one in near]
            so.append(msg("so-filled", **terms, count=last, litres=litres))
        case form.Litres(vessel):
            last = vessels.index(vessel)
            held = why.full[last].held
            so = [msg("so-litres", **terms, vessels=comma_list(str(one) for one, _ in held), **_sum(held))]
    ways = [(one.vessel, "→".join(map(str, one.way))) for one in why.full[: last + 1]]
    if not so:
        ((number, way),) = ways
        steps = [msg("first", **terms, way=way)] * ("→" in way)
        if any(pipe.start == number for pipe in plant.pipes):  # none of them is open, since nothing else is full
            steps.append(msg("shut", **terms, number=number))
        return sentences(*steps, msg("so-first", **terms, number=number))
    filled = comma_list(msg("filled", number=number, way=way) for number, way in ways)
    return sentences(msg("full", **terms, ways=filled), *so)


def _filled(litres: int, why: form.Facts) -> int:
    """How many vessels are full after so many litres."""
    return sum(sum(n for _, n in one.held) <= litres for one in why.full)


def _sum(held: Sequence[tuple[int, int]]) -> dict[str, Phrase]:
    """What all vessels hold together."""
    return {"held": " + ".join(str(litres) for _, litres in held), "litres": str(sum(litres for _, litres in held))}


def describe(plant: Plant, query: Query) -> Phrase:  # noqa: ARG001 - the plant is the same for all questions
    """Each vessel with its pipes."""
    terms = _terms(plant)
    told = [msg("tap", **terms, number=plant.tap)]
    for number, vessel in enumerate(plant.vessels, 1):
        pipes = sorted((height, to, valve) for start, to, height, valve in plant.pipes if start == number)
        leads = [
            msg("leads", **terms, height=height, number=to, valve=msg(f"valves-{valve}")) for height, to, valve in pipes
        ]
        told.append(msg("holds", **terms, number=number, litres=vessel.holds, pipes=comma_list(leads, SEMICOLON)))
    return lines(*told)


def depict(plant: Plant, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001 - see above
    """The plant: pipes behind vessels."""
    theme, (vessels, across, down) = plant.theme, _laid(plant)
    (left, top), (right, bottom) = (_INSET, _INSET), (across - _INSET, down - _INSET)
    wall = ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
    nodes: list[AnyNode] = [Rect(0, 0, across, down, fill="paper"), Painted(wall, *_WALLS[theme])]
    for start, to, height, valve in plant.pipes:
        nodes += _pipe(vessels[start - 1], vessels[to - 1], height, valve, theme)
    nodes += _tap(vessels[plant.tap - 1], theme)
    for number, vessel in enumerate(vessels, 1):
        nodes += _vessel(vessel, number, theme)
    return (Scene(across, down, tuple(nodes)),)


def depict_solution(plant: Plant, query: Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:  # noqa: ARG001
    """The vessels in the order in which they are full, up to the one that decides; those asked for are framed."""
    (scene,) = depict(plant, query)
    if isinstance(query, form.Empty):
        return (chosen(scene, [f"vessel-{number}" for number in why.empty]),)
    vessels = [one.vessel for one in why.full]
    match query:
        case form.First():
            full = asked = vessels[:1]
        case form.Filled(litres):
            full = asked = vessels[: _filled(litres, why)]
        case form.Litres(vessel):
            full, asked = vessels[: vessels.index(vessel) + 1], [vessel]
    marks, there, width = list[AnyNode](), areas(scene), pen(scene)
    for number, vessel in enumerate(full, 1):
        x, y, wide, _ = there[f"vessel-{vessel}"]
        marks += tag(x + wide - 0.1, y, str(number), width)
    return (over(chosen(scene, [f"vessel-{number}" for number in asked]), marks),)


def _laid(plant: Plant) -> tuple[list[Placed], float, float]:
    """Where the vessels stand, the width of the page and its height.

    Columns move together as far as those that meet in a row allow, both to the left and to the right; the middle
    between the two is taken, and stretched to a square.
    """
    vessels = plant.vessels
    deepest = [
        max(one.holds for one in vessels if one.row == row) for row in range(1 + max(one.row for one in vessels))
    ]
    *tops, below = accumulate((holds * _LITRE + _DROP for holds in deepest), initial=_TOP)
    down = below - _DROP + 0.55 + _MARGIN
    order = sorted(range(len(vessels)), key=lambda one: vessels[one].column)
    lefts, rights = dict[int, float](), dict[int, float]()
    for found, one_by_one in ((lefts, order), (rights, order[::-1])):
        for one in one_by_one:
            apart = {other: abs(vessels[other].row - vessels[one].row) for other in found}
            found[one] = max(
                (found[other] + (_BESIDE, _ASIDE)[rows] for other, rows in apart.items() if rows < 2), default=0
            )
    widest = max(lefts.values())
    middles = [(lefts[one] + widest - rights[one]) / 2 for one in range(len(vessels))]
    start, end, room = min(middles), max(middles), 2 * (_MARGIN + _HALF)
    stretch = max(1.0, (down - room) / (end - start))
    placed = [
        Placed(room / 2 + (x - start) * stretch, tops[one.row], one.holds)
        for x, one in zip(middles, vessels, strict=True)
    ]
    return placed, room + (end - start) * stretch, down


def _pipe(upper: Placed, lower: Placed, height: int, valve: str, theme: Theme) -> Iterator[AnyNode]:
    """From the wall of a vessel aside, then down, where its valve is."""
    y = upper.y + (upper.holds - height) * _LITRE - _PIPE / 2
    side = _HALF if lower.x > upper.x else -_HALF
    way = ((upper.x + 0.8 * side, y), (lower.x, y), (lower.x, lower.y + 0.05))
    yield from _tube(way, _METALS[theme])
    if valve != "none":
        x, y = lower.x, lower.y - 0.45
        yield Circle(x, y, 0.22, "green" if valve == "open" else "red", "ink", "medium")
        a, b = (0.0, 0.36) if valve == "open" else (0.36, 0.0)
        yield Polyline(((x - a, y - b), (x + a, y + b)), "ink", width=0.13)


def _tube(way: Sequence[Point], metal: Sequence[str], wider: float = 1) -> Iterator[AnyNode]:
    for colour, share in zip(metal, _LAYERS, strict=True):
        yield Painted(tuple(way), stroke=colour, width=wider * share * _PIPE)


def _shelf(x: float, y: float) -> Iterator[AnyNode]:
    """A board on two brackets, with its top at this height."""
    half = _HALF + 0.1
    for side in (-0.62, 0.62):
        foot = ((x + side, y + 0.14), (x + side, y + 0.4), (x + side * 0.62, y + 0.14), (x + side, y + 0.14))
        yield Painted(foot, _BOARD[1], stroke=_BOARD[2], width=0.03)
    corners = ((x - half, y), (x + half, y), (x + half, y + 0.15), (x - half, y + 0.15), (x - half, y))
    yield Painted(corners, _BOARD[0], _BOARD[1], _BOARD[2], 0.035)


def _tap(vessel: Placed, theme: Theme) -> Iterator[AnyNode]:
    """A tap that comes down from a flange at the top edge, with a drop below it."""
    x, y, _ = vessel
    left = 1.05 if x > 2.4 * _HALF else -1.05
    way = ((x - left, 3 * _INSET), (x - left, y - 1.1), (x, y - 1.1), (x, y - 0.72))
    yield from _tube(way, _TAP, 1.5)
    yield Rect(x - left - 0.34, 1.2 * _INSET, 0.68, 0.2, "soft", "ink", "thin", 0.03)
    yield Polyline(((x - left / 2, y - 1.1), (x - left / 2, y - 1.42)), "ink", width=0.1)
    yield Polyline(((x - left / 2 - 0.25, y - 1.44), (x - left / 2 + 0.25, y - 1.44)), "ink", width=0.14)
    turns = (pi / 6 * step for step in range(-1, 8))
    round_below = ((x + 0.1 * cos(turn), y - 0.24 + 0.1 * sin(turn)) for turn in turns)
    yield Polyline(((x, y - 0.5), *round_below), "ink", "thin", closed=True, fill=_DROPS[theme])


def _outline(vessel: Placed, theme: Theme) -> tuple[tuple[float, float], ...]:
    """The right side of a vessel from its rim down, and then the left one upwards."""
    x, y, high = vessel.x, vessel.y, vessel.holds * _LITRE
    shares = [step / 12 for step in range(13)]
    if theme == "barrels":
        side = [(_HALF * (0.84 + 0.16 * sin(pi * share)), share * high) for share in shares]
    else:
        corner = 0.26 if theme == "jars" else 0.14
        angles = [pi / 2 * step / 6 for step in range(7)]
        lower = [(_HALF - corner * (1 - cos(angle)), high - corner * (1 - sin(angle))) for angle in angles]
        side = [(_HALF, 0.0), *lower]
    return (*((x + a, y + b) for a, b in side), *((x - a, y + b) for a, b in reversed(side)))


def _vessel(vessel: Placed, number: int, theme: Theme) -> Iterator[AnyNode]:
    """The body, the marks on a pale gauge, and the number below."""
    x, y, high = vessel.x, vessel.y, vessel.holds * _LITRE
    bottom, outline = y + high, _outline(vessel, theme)
    yield from _shelf(x, bottom)
    yield Polyline(outline, "ink", width=_LINE, closed=True, fill="paper")
    yield Painted(outline, fill=_BODIES[theme][0], fade=_BODIES[theme][1])
    shown = []
    if theme == "barrels":
        for stave in (-0.46, -0.3, 0.3, 0.46):
            shown.append(Painted(((x + stave, y), (x + stave, bottom)), stroke="#5d3a16", width=0.03, opacity=0.7))
        for hoop in (y + 0.2, bottom - 0.2):
            shown.append(Painted(((x - _HALF, hoop), (x + _HALF, hoop)), stroke="#4a4f55", width=0.11))
    else:
        for at, wide, opacity in ((-0.8, 0.1, 0.75), (-0.6, 0.05, 0.6), (0.84, 0.06, 0.45)):
            gleam = x + at * _HALF
            shown.append(
                Painted(((gleam, y + 0.1), (gleam, bottom - 0.26)), stroke="#ffffff", width=wide, opacity=opacity)
            )
    if theme == "tanks":
        for rivet in (-0.88, -0.44, 0.44, 0.88):
            for level in (y + 0.1, bottom - 0.1):
                spot = tuple((x + rivet * _HALF + 0.045 * cos(k), level + 0.045 * sin(k)) for k in range(6))
                shown.append(Painted(spot, fill="#5a2c0f", opacity=0.8))
    yield Clipped(outline, tuple(shown))
    yield Polyline(outline, "ink", width=_LINE, closed=True)
    if theme == "jars":  # an open rim
        yield Rect(x - _HALF - 0.06, y - 0.05, 2 * _HALF + 0.12, 0.13, "paper", "ink", "thin", 0.05)
    gauge = ((x - 0.22, y), (x + 0.22, y), (x + 0.22, bottom), (x - 0.22, bottom))
    yield Painted(gauge, fill=_GAUGE)
    yield Rect(x - 0.22, y, 0.44, high, stroke="ink", weight="thin")
    marks = [bottom - litre * _LITRE for litre in range(1, vessel.holds)]
    yield Segments(tuple((x - 0.22, mark, x + 0.22, mark) for mark in marks), "ink", "thin")
    yield Rect(x - 0.33, bottom + 0.15, 0.66, 0.46, "paper", "ink", "thin", 0.1)
    yield Label(x, bottom + 0.38, str(number), 0.34, "given")
    wide = max(a for a, _ in outline) - x + _LINE / 2
    yield Element(f"vessel-{number}", x - wide, y - _LINE / 2, 2 * wide, high + _LINE)
