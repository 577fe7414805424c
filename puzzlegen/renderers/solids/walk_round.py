"""Shows round lawns from above, with stops on the path around them, and the pictures taken there."""

from collections.abc import Iterable, Mapping, Sequence
from math import cos, pi, sin, tau
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts, task_whatever_form
from puzzlegen.core.scene import (
    AnyNode,
    Circle,
    Element,
    Group,
    Label,
    Painted,
    Rect,
    Scene,
    option_element,
)
from puzzlegen.drawing import marking
from puzzlegen.facts.solids.lawns import HALF_WIDTH, ROUND, World
from puzzlegen.formats.solids.walk_round import (
    QUESTIONS,
    Cannot,
    Clue,
    Clues,
    Fitting,
    InOrder,
    Lawn,
    Never,
    OrderOffered,
    Picture,
    Query,
    Spot,
    Steps,
    StepsOffered,
    StopBoxed,
    StopOffered,
    Told,
    View,
    WhichStop,
)
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, options
from puzzlegen.renderers.kits.wording import numbers
from puzzlegen.renderers.solids.kits.lawn_bodies import NAMES, height, shadow, standing
from puzzlegen.renderers.solids.kits.tones import GROUNDS, SKIES

msg: Final = messages(__name__)

_TOLD: Final = 2  # pictures of four whose clues are told; of the others, only the stops

_PATH: Final = 4.3  # radius of the path's middle, in units
_HALF_PATH: Final = 0.15  # of its width
_STOP: Final = 0.36  # radius of a stop's disc
_BODY: Final = 0.46  # radius of a disc on the plan
_WIDE: Final = {1: 9.7, 2: 7.6, 4: 7.0}  # pictures, by their number
_ASPECT: Final = (1.9, 2.4)  # of pictures: they are cropped as narrowly as all of them can be
_EDGE: Final = 0.2  # around what is seen, in units of pictures
_SIGHT: Final = 4.6  # units for what is as far to the right as it is away
_EYE: Final = 27  # above the lawn
_SKY: Final = 0.5  # of a picture, above the horizon
_LINE: Final = 0.03  # width of outlines
_GAP: Final = 0.35
_FOOT: Final = 0.65  # below a picture, with its letter
_RIMS: Final[Mapping[World, tuple[int, float, str, str]]] = {  # arcs around the edge, their radius, fill and outline
    "garden": (72, 0.17, "#7db083", "#3f6b48"),
    "winter": (40, 0.31, "#dbe7f2", "#74899c"),
    "beach": (56, 0.21, "#7fb4dc", "#3d6f9c"),
    "table": (0, 0.0, "#a97c50", "#6b4a2c"),
}
_ROUNDNESS: Final = 120  # corners of the ground
_ARC: Final = 16  # sides of one of those arcs
_CLUES: Final = {"left": "left", "0 left": "none-left", "1 left": "between", "2 left": "none-right"}
"""Sort of a clue, as the generator says it -> the end of a message's id; but for places, counted from the left."""


def _pictures(query: Query) -> Sequence[Picture]:
    return query.options if isinstance(query, View | Cannot) else query.pictures


def _labels(query: Query) -> str:
    """What pictures are called: nothing where there is one."""
    if isinstance(query, OrderOffered):
        return "1234"  # letters are those of the orders on offer
    return "" if isinstance(query, WhichStop) else LETTERS[:4] if len(_pictures(query)) == 4 else "12"


def word(lawn: Lawn, query: Query) -> Wording:
    """How pictures are taken, and what is asked of them."""
    kinds = [body.kind for body in lawn.bodies]
    twins = msg("twins") if len(set(kinds)) < len(kinds) else ""
    rules = sentences(msg("rules", area=msg(f"area-{lawn.world}")), twins)
    names = _labels(query) or " "
    ask = msg(
        f"ask-{task_of(query) if isinstance(query, StopBoxed) else task_whatever_form(query, QUESTIONS)}",
        first=names[0],
        last=names[-1],
        stop=query.stop if isinstance(query, View) else None,
        kind=NAMES[query.kind] if isinstance(query, Spot) else None,
    )
    kind, texts = Kind.LETTER, tuple[Phrase | None, ...]((None,) * 4)
    match query:
        case OrderOffered():
            texts = query.options
        case StopOffered() | StepsOffered():
            texts = numbers(query.options)
        case WhichStop() | Steps() | InOrder():
            kind = {InOrder: Kind.ORDER, StopBoxed: Kind.BOX}.get(type(query), Kind.NUMBER)
            texts = ()
    return Wording(rules=rules, ask=ask, kind=kind, options=texts)


def _row(picture: Picture) -> Phrase:
    """What a picture shows, from left to right."""
    return comma_list(NAMES[thing.kind] for thing in sorted(picture, key=lambda one: one.right))


def explain(lawn: Lawn, query: Query, answer: str, why: Told | Never | NoFacts) -> Phrase:  # noqa: ARG001
    """Which sight lines leave which stops, picture by picture, and what follows from the stops."""
    pictures, names = _pictures(query), _labels(query)
    if isinstance(query, View):
        picture = pictures[LETTERS.index(answer)]
        return msg("from", stop=query.stop, row=msg("row", row=_row(picture)), name=answer)
    if isinstance(why, Never):
        others = [name for name in names if name != answer]
        taken = comma_list(msg("taken", name=name, stop=stop) for name, stop in zip(others, why.stops, strict=True))
        pairs = comma_list(_clue(Clue("left", one, other)) for one, other in why.never)
        return msg("never", shown=taken, letter=answer, pairs=pairs)
    assert isinstance(why, Told)
    found = [msg("in", name=name, clues=_last_left(clues)) for name, clues in zip(names, why.clues, strict=False)]
    match query:
        case WhichStop():
            row = msg("row", row=_row(pictures[0]))
            clues = msg("the-picture", clues=_stops_left(why.clues[0]))
            return sentences(clues, msg("the-one", stop=why.stops[0], row=row))
        case Spot():
            assert isinstance(why, Fitting)
            spots = [msg("spot", kind=NAMES[query.kind], spots=comma_list(left)) for left in why.left]
            parts = [part for both in zip(found, spots, strict=True) for part in both]
            return sentences(*parts, msg("so", answer=answer))
        case Steps():
            number = query.options[LETTERS.index(answer)] if isinstance(query, StepsOffered) else int(answer)
            return sentences(*found, msg("apart", first=why.stops[0], second=why.stops[1], number=number))
    order = "".join(sorted(names, key=lambda name: why.stops[names.index(name)]))
    rest = list(zip(names, why.stops, strict=True))[_TOLD:]
    likewise = comma_list(msg("taken-likewise", name=name, stop=stop) for name, stop in rest)
    return sentences(*found[:_TOLD], msg("likewise", shown=likewise), msg("walk", order=order))


def _clue(clue: Clue) -> Phrase:
    sort, one, other = clue
    if isinstance(other, int):
        return msg("clue-at", one=NAMES[one], place=other)
    return msg(f"clue-{_CLUES[sort]}", one=NAMES[one], other=NAMES[other])


def _stops_left(clues: Clues) -> Phrase:
    """Clues one by one, with the stops that remain."""
    return comma_list(
        (msg("leaves", clue=_clue(clue), stops=comma_list(map(str, left)), count=len(left)) for clue, left in clues),
        SEMICOLON,
    )


def _last_left(clues: Clues) -> Phrase:
    """All clues, and the stops that remain after the last one."""
    left = clues[-1][1]
    told = comma_list(_clue(clue) for clue, _ in clues)
    return msg("leaves", clue=told, stops=comma_list(map(str, left)), count=len(left))


def describe(lawn: Lawn, query: Query) -> Phrase:
    """Places on the plan, and what the pictures show."""
    things = [_at(NAMES[body.kind], body.at) for body in lawn.bodies]
    parts = [
        msg("plan"),
        labelled(msg("on", area=msg(f"area-{lawn.world}")), comma_list(things, SEMICOLON)),
        labelled(msg("stops"), comma_list((f"({x}, {y})" for x, y in lawn.stops), SEMICOLON)),
    ]
    shown = [comma_list((_at(NAMES[kind], at) for kind, *at in picture), SEMICOLON) for picture in _pictures(query)]
    if isinstance(query, View | Cannot):
        return lines(*parts, options(shown))
    labels = _labels(query) or " "
    parts += [labelled(msg("picture", name=name), one) for name, one in zip(labels, shown, strict=False)]
    if isinstance(query, Spot):
        parts.append(options(f"({x}, {y})" for x, y in query.options))
    return lines(*parts)


def _at(name: Phrase, at: Sequence[int]) -> Phrase:
    return msg("at", name=name, x=at[0], y=at[1])


def depict(lawn: Lawn, query: Query) -> tuple[Scene, ...]:
    """The plan with two pictures beside it, or one or four below it in rows of at most two."""
    pictures, labels, drawn = _pictures(query), _labels(query), isinstance(query, View | Cannot)
    beside, in_row = len(pictures) == 2, min(2, len(pictures))
    width, height = _crop(pictures)
    wide = _WIDE[len(pictures)]
    high = wide * height / width
    below = high + (_FOOT if labels else 0) + _GAP
    far = _PATH + _STOP + _GAP
    up, down = (_GAP + _reach(lawn, way) for way in (-1, 1))
    left, across = (2 * far + _GAP, 0) if beside else (_GAP, in_row * (wide + _GAP) + _GAP)
    top = (up + down - len(pictures) * below) / 2 if beside else up + down
    nodes = _plan(lawn, query, (far if beside else across / 2, up))
    for number, picture in enumerate(pictures):
        x = left + (0 if beside else number % 2 * (wide + _GAP))
        y = top + (number if beside else number // 2) * below + (_GAP / 2 if beside else 0)
        scale = wide / width
        nodes.append(Group(tuple(_photograph(picture, lawn.world, width, height, _LINE / scale)), x, y, scale))
        nodes.append(Rect(x, y, wide, high, stroke="ink", weight="thin"))
        if labels:
            nodes.append(Label(x + wide / 2, y + high + 0.38, labels[number], 0.36, "given", "label"))
        if drawn:
            nodes.append(Element(option_element(labels[number]), x, y, wide, high))
    if beside:
        return (Scene(left + wide + _GAP, up + down, tuple(nodes)),)
    return (Scene(across, top + len(pictures) // in_row * below, tuple(nodes)),)


def _reach(lawn: Lawn, way: int) -> float:
    """How far the plan reaches up (way -1) or down (1) from its middle: to the path, or to a stop that lies beyond."""
    return max(_PATH + _HALF_PATH, *(way * y * _PATH / ROUND + _STOP for _, y in lawn.stops))


def _crop(pictures: Sequence[Picture]) -> tuple[float, float]:
    """The width and height of pictures that show all that is seen in any of them."""
    things = [thing for picture in pictures for thing in picture]
    wide = 2 * (_EDGE + _SIGHT * max(abs(one.right) / 1000 + HALF_WIDTH / one.away for one in things))
    high = _EDGE + _SKY + _SIGHT * max((_EYE + HALF_WIDTH / 3) / one.away for one in things)
    low, most = _ASPECT
    return max(wide, low * high), max(high, wide / most)


def depict_solution(lawn: Lawn, query: Query, answer: str, why: Told | Never | NoFacts) -> tuple[Scene, ...]:
    """From which stops the pictures were taken, with the way of the camera; and the right option."""
    (scene,) = depict(lawn, query)
    there, width, names = marking.areas(scene), marking.pen(scene), _labels(query)
    if isinstance(query, View):
        stops: Sequence[int] = (query.stop,)
        names = answer
    else:
        assert isinstance(why, Told | Never)
        stops = why.stops
        names = names.replace(answer, "") if isinstance(query, Cannot) else names
    frames = [there[f"stop-{number}"] for number in range(1, len(lawn.stops) + 1)]
    spots = [(x + wide / 2, y + high / 2) for x, y, wide, high in frames]
    p, q = (sum(spot[axis] for spot in spots) / len(spots) for axis in (0, 1))
    marks: list[AnyNode] = []
    for number, stop in enumerate(stops):
        x, y = spots[stop - 1]
        inner, outer = (x + 0.11 * (p - x), y + 0.11 * (q - y)), (x + 0.23 * (p - x), y + 0.23 * (q - y))
        marks += [marking.ring(frames[stop - 1], width), *marking.way((inner, outer), width)]
        if names:
            marks += marking.tag(x + 0.33 * (p - x), y + 0.33 * (q - y), names[number], 0.8 * width)
    if isinstance(query, View | Cannot):
        scene = marking.judged(scene, answer, LETTERS[:4]) if isinstance(query, View) else scene
        scene = marking.chosen(scene, [option_element(answer)]) if isinstance(query, Cannot) else scene
    elif isinstance(query, Spot):
        marks += (marking.ring(area, width) for area in [marking.labelled(scene, answer)] if area is not None)
    return (marking.over(scene, marks),)


def _plan(lawn: Lawn, query: Query, middle: tuple[float, float]) -> list[AnyNode]:
    scale = _PATH / ROUND

    def place(at: Sequence[int]) -> tuple[float, float]:
        return middle[0] + at[0] * scale, middle[1] + at[1] * scale

    edge = _PATH - 0.75
    nodes: list[AnyNode] = [Circle(*middle, _PATH, stroke="soft", weight="bold")]
    number, radius, fill, outline = _RIMS[lawn.world]
    if number:  # a hedge, a wall of snow or waves
        bumps = _ring(middle, ((along / number, edge + radius * up) for along, up in _arcs(number)))
        nodes.append(Painted(bumps, fill))
        nodes.append(Painted((*bumps, bumps[0]), stroke=outline, width=_LINE))
    else:
        nodes.append(Painted(_ring(middle, _round(edge + 0.15)), fill))
    rim = _ring(middle, _round(edge - 0.05))
    nodes += [Painted(rim, GROUNDS[lawn.world]), Painted((*rim, rim[0]), stroke=outline, width=_LINE)]
    for number, at in enumerate(lawn.stops, start=1):
        x, y = place(at)
        nodes += [
            Circle(x, y, _STOP, fill="paper", stroke="ink", weight="thin"),
            Label(x, y, str(number), 0.3, "given", "label"),
            Element(f"stop-{number}", x - _STOP, y - _STOP, 2 * _STOP, 2 * _STOP),
        ]
    for body in lawn.bodies:
        x, y = place(body.at)
        half = 1.45 * _BODY / max(2, height(body.kind))
        nodes.append(Circle(x, y, _BODY, fill="paper", stroke="ink", weight="thin"))
        nodes += standing(body.kind, x, y + height(body.kind) * half / 2, half, _LINE)
    if isinstance(query, Spot):
        for letter, at in zip(LETTERS, query.options, strict=False):
            x, y = place(at)
            nodes.append(Circle(x, y, _BODY * 0.76, fill="highlight", stroke="ink", weight="thin"))
            nodes.append(Label(x, y, letter, 0.32, "given", "label"))
    return nodes


def _ring(middle: tuple[float, float], points: Iterable[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    """A line around the middle of the plan, of points that are a share of the way round, and so far from there."""
    x, y = middle
    return tuple((x + far * cos(tau * share), y + far * sin(tau * share)) for share, far in points)


def _round(radius: float) -> list[tuple[float, float]]:
    return [(k / _ROUNDNESS, radius) for k in range(_ROUNDNESS)]


def _arcs(count: int) -> list[tuple[float, float]]:
    """So many arcs in a row, each 1 wide and 1 high, the foot of the last one too."""
    steps = [pi * k / _ARC for k in range(_ARC)]
    return [(arc + (1 - cos(step)) / 2, sin(step)) for arc in range(count) for step in steps] + [(count, 0.0)]


def _photograph(picture: Picture, world: World, wide: float, high: float, line: float) -> list[AnyNode]:
    """What is seen: what is nearer stands lower, is larger, and covers what is behind it."""
    above, below = SKIES[world]
    nodes: list[AnyNode] = [Painted(_strip(wide, 0, _SKY), above, below)]
    number, radius, fill, outline = _RIMS[world]
    if number:
        count = round(wide / (2 * radius))
        tops = tuple((wide * along / count, _SKY - radius * up) for along, up in _arcs(count))
        nodes += [Painted((*tops, (wide, _SKY), (0, _SKY)), fill), Painted(tops, stroke=outline, width=line)]
    nodes.append(Painted(_strip(wide, _SKY, high), GROUNDS[world]))
    nodes.append(Painted(((0, _SKY), (wide, _SKY)), stroke=outline, width=line))
    things = [
        (kind, wide / 2 + _SIGHT * right / 1000, _SKY + _SIGHT * _EYE / away, _SIGHT * HALF_WIDTH / away)
        for kind, right, away in sorted(picture, key=lambda one: -one.away)
    ]
    nodes += (shadow(x, y, half) for _, x, y, half in things)
    for kind, x, y, half in things:
        nodes += standing(kind, x, y, half, line)
    return nodes


def _strip(wide: float, top: float, bottom: float) -> tuple[tuple[float, float], ...]:
    return (0, top), (wide, top), (wide, bottom), (0, bottom)
