"""Shows the panes of `puzzlegen.generators.cues.crack_order`."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import AnyNode, Circle, Clipped, Element, Group, Label, Painted, Scene
from puzzlegen.drawing.marking import ACCENT, over, passing, pen, tag
from puzzlegen.formats.cues import crack_order as form
from puzzlegen.renderers.cues.kits.panes import LOOKS, Look, outline, round_points, surface
from puzzlegen.renderers.kits.telling import AND, comma_list, labelled, lines, sentence_list
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

Point: TypeAlias = tuple[float, float]

_UNIT: Final = 100  # of the statement's lengths
_SEVERAL: Final = 3  # steps that are told in one sentence
_MARGIN: Final = 1.3
_WIDE: Final = 0.12  # a crack at its impact
_THIN: Final = 0.034  # at an end that touches nothing
_MET: Final = 0.06  # at an end on another crack or at the edge
_HOLE: Final = 0.46
_DISC: Final = 0.3
_RIM: Final = 0.03
_RAGGED: Final = (0.78, 0.92, 0.74, 0.82, 0.98, 0.76, 0.88)  # of a hole's reach


def word(pane: form.Pane, query: form.Query) -> Wording:
    """What cracks tell, and what is asked about their impacts."""
    options: tuple[Phrase, ...] = ()
    match query:
        case form.Pair(impacts):
            options = (*(msg("impact", number=number) for number in impacts), msg("unknown"))
        case form.Among() | form.BeforeOffered() | form.OrderOffered():
            options = numbers(query.options)
    boxed = isinstance(query, form.FirstBoxed)
    own = boxed or isinstance(query, form.OrderOffered)  # words for this form
    return Wording(
        rules=msg("rules", thing=msg(f"thing-{pane.thing}")),
        ask=msg(f"ask-{task_of(query) if own else task_whatever_form(query, form.QUESTIONS)}", **_named(query)),
        kind=Kind.BOX if boxed else Kind.LETTER if options else Kind.NUMBER,
        short=msg("short-first_box") if boxed else "",
        options=options,
    )


def _named(query: form.Query) -> dict[str, Phrase | float | None]:
    """The impacts that are asked about."""
    return (
        dict(zip(("one", "other"), query.impacts, strict=False)) if isinstance(query, form.Pair | form.Before) else {}
    )


def explain(pane: form.Pane, query: form.Query, answer: str, why: form.Facts) -> Phrase:  # noqa: ARG001
    """Which cracks stop at which, from the earliest impact on, and what follows."""
    line, terms = why.line, _named(query)
    pairs = comma_list(f"{earlier} → {later}" for earlier, later in why.steps)
    steps = [msg("step", earlier=earlier, later=later) for earlier, later in why.steps]
    steps = steps if len(steps) < _SEVERAL else [msg("steps", pairs=pairs)]
    match query:
        case form.Pair() if not line:
            return sentences(*steps, msg("so-open", **terms))
        case form.Pair():
            return sentences(*steps, *[msg("so-pair", earlier=line[0], later=line[-1])][: len(why.steps) - 1])
        case form.Before() if not line:
            return msg("so-none", **terms)
        case form.Before():
            rest = [msg("rest", **terms)][: len(pane.impacts) - 1 - len(line)]
            so = msg("so-before", line=sentence_list(map(str, line), AND), count=len(line), **terms)
            return sentences(*steps, so, *rest)
    return sentences(*steps, msg(f"so-{task_whatever_form(query, form.QUESTIONS)}", line=comma_list(map(str, line))))


def describe(pane: form.Pane, query: form.Query) -> Phrase:  # noqa: ARG001 - the question names the impacts
    """The places of the impacts, and those along each crack."""
    cracks = [points for _, points in pane.cracks]
    shown: list[Phrase] = [msg("shown")]
    told = []
    for number, place in enumerate(pane.impacts, 1):
        rays = [points for points in cracks if points[0] == place]
        told += rays
        shown.append(labelled(msg("place", number=number, place=_place(place)), _ways(rays)))
    rest = [points for points in cracks if points not in told]
    return lines(*shown, *([labelled(msg("sides"), _ways(rest))] if rest else []))


def _place(point: Sequence[int]) -> str:
    return f"({point[0]}, {point[1]})"


def _ways(cracks: Sequence[Sequence[Sequence[int]]]) -> Phrase:
    return "\n".join(" ".join(map(_place, points)) for points in cracks)


def depict(pane: form.Pane, query: form.Query) -> tuple[Scene, ...]:
    """The thing, its cracks and its numbered holes; a unit is a hundred of the statement's."""
    thing = pane.thing
    width, height = (side / _UNIT for side in pane.size)
    cracks = [[(x / _UNIT, y / _UNIT) for x, y in points] for _, points in pane.cracks]
    impacts = [(x / _UNIT, y / _UNIT) for x, y in pane.impacts]
    look = LOOKS[thing]
    nodes: list[AnyNode] = [*surface(thing, width, height, sum(pane.size) % 3)]
    nodes += _cracks(cracks, impacts, look, outline(thing, width, height))
    for number, (x, y) in enumerate(impacts, 1):
        hole = _hole(x, y, number)
        nodes += [Painted(hole, fill=look.hole, stroke=look.rim, width=_RIM)]
        nodes += [Circle(x, y, _DISC, fill="paper"), Label(x, y, str(number), 0.32)]
        if isinstance(query, form.FirstBoxed):
            nodes.append(Element(f"impact-{number}", *_bounds(hole)))
    whole = Group(tuple(nodes), x=_MARGIN, y=_MARGIN)
    return (Scene(width + 2 * _MARGIN, height + 2 * _MARGIN, (whole,)),)


def _cracks(
    cracks: Sequence[Sequence[Point]], impacts: Sequence[Point], look: Look, pane: Sequence[Point]
) -> list[AnyNode]:
    """All cracks, above the light that breaks at their edges within the pane."""
    met = [point for points in cracks for point in points[1:]]
    tapered = []
    for points in cracks:
        first = _WIDE if points[0] in impacts else _MET
        tapered.append(_tapered(points, first, _MET if met.count(points[-1]) > 1 else _THIN))
    shifted = (tuple((x + 0.045, y + 0.05) for x, y in outline) for outline in tapered)
    light = tuple(Painted(outline, fill=look.light, opacity=0.75) for outline in shifted)
    return [Clipped(tuple(pane), light), *(Painted(outline, fill=look.crack) for outline in tapered)]


def _tapered(points: Sequence[Point], first: float, last: float) -> tuple[Point, ...]:
    """The outline of a line whose width changes from end to end."""
    steps = [hypot(c - a, d - b) for (a, b), (c, d) in pairwise(points)]
    whole, way = sum(steps), 0.0
    left, right = [], []
    for number, (x, y) in enumerate(points):
        (a, b), (c, d) = points[max(number - 1, 0)], points[min(number + 1, len(points) - 1)]
        half = (first + (last - first) * way / whole) / 2 / hypot(c - a, d - b)
        left.append((x - half * (d - b), y + half * (c - a)))
        right.append((x + half * (d - b), y - half * (c - a)))
        way += steps[number] if number < len(steps) else 0
    return (*left, *reversed(right))


def _hole(x: float, y: float, number: int) -> tuple[Point, ...]:
    """The outline of a ragged hole."""
    spikes = [_HOLE * (1 if place % 4 == 0 else _RAGGED[(place + 5 * number) % len(_RAGGED)]) for place in range(16)]
    return tuple((x + radius * a, y + radius * b) for radius, (a, b) in zip(spikes, round_points(16), strict=True))


def _bounds(outline: Sequence[Point]) -> tuple[float, float, float, float]:
    """Left, top, width and height of what is drawn of a hole, its rim included."""
    left, top = (min(place[axis] for place in outline) - _RIM / 2 for axis in (0, 1))
    right, bottom = (max(place[axis] for place in outline) + _RIM / 2 for axis in (0, 1))
    return left, top, right - left, bottom - top


def depict_solution(pane: form.Pane, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """Arrows from earlier impacts to later ones, and places in the order that is concluded."""
    (scene,) = depict(pane, query)
    width, impacts, marks = pen(scene), [(x / _UNIT, y / _UNIT) for x, y in pane.impacts], list[AnyNode]()
    for earlier, later in why.steps:
        marks += passing([impacts[earlier - 1], impacts[later - 1]], width, _DISC)
    if isinstance(query, form.Order):
        for number, impact in enumerate(why.line, 1):
            x, y = impacts[impact - 1]
            marks += tag(x + 1.6 * _DISC, y - 1.6 * _DISC, str(number), width)
    elif named := {int(answer[-1])} if isinstance(query, form.First | form.Last) else {*why.line}:
        marks += (Circle(*impacts[impact - 1], 1.3 * _DISC, stroke=ACCENT, weight="thick") for impact in sorted(named))
    return (over(scene, marks, _MARGIN, _MARGIN),)
