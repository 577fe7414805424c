"""Shows the crowded scenes of `puzzlegen.generators.counting.object_count`."""

import math
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from puzzlegen.answers.kinds import Kind as AnswerKind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Element, Painted, Polyline, Rect, Scene
from puzzlegen.drawing.marking import ACCENT, over, pen, strike, tag
from puzzlegen.drawing.palettes import MUTED
from puzzlegen.facts.counting.objects import DETAILS, NAILS, SHADES, SIDED, Kind, Sided, Thing, element, placed
from puzzlegen.formats.counting.object_count import (
    Across,
    Boxes,
    Count,
    Counted,
    CountOffered,
    Crowd,
    Inside,
    InsideOffered,
    More,
    Query,
    Side,
    Wanted,
)
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import NUMBER, SEMICOLON, capitalised, comma_list, labelled, lines, numbered
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

_SCALE: Final = 100  # points in a unit of the scene
_PAGE: Final = 0.08  # around the ground
_STROKE: Final = 0.032  # width of an object's outline, in units of the scene
_DETAIL: Final = 0.026
_LIGHT: Final = "#ffffff"  # of what is lighter within an object, which keeps some of its colour
_SHARE: Final = 0.65
_DARK: Final = "#1f2430"  # of what is darker
_SHADE: Final = 0.14
_NAIL: Final = ("#6e5c4e", "#f7efe6")  # its edge, without which those of a yellow hand are hardly seen, and within it
_FILLS: Final = replace(MUTED, brown="#9c7554")  # on which lines are seen
_GROUNDS: Final = (  # and their edges: paper, mist, sage, sand, lavender
    ("#f3eee2", "#c2b69c"),
    ("#e6edf3", "#a9b8c6"),
    ("#e7eee2", "#adbca4"),
    ("#efe4d3", "#c0ac8c"),
    ("#ece8f2", "#b4abc4"),
)
_STRIPS: Final = 5  # of the picture's height, in which many objects are told
_FEW: Final = 4
_RULED: Final[tuple[Sided, ...]] = ("hand", "arrow", "boat")  # whose sides need a word


def word(crowd: Crowd, query: Query) -> Wording:
    """What counts, and what is asked about it."""
    of, rules = query.of, [msg("rules")]
    ask = msg(
        f"ask-{_asked(query)}",
        hue=_hue(of),
        things=_things(of),
        than=_called(query.than) if isinstance(query, More) else None,
    )
    sided = {one.kind for one in (of, *([query.than] if isinstance(query, More) else [])) if one.mirrored is not None}
    if isinstance(query, Side) and len({thing.kind for thing in crowd.objects}) == 1:
        rules = []
        if of.kind == "arrow":
            ask = msg(f"ask-turning-{_side(of)}")
    rules += [msg(f"rules-{kind}") for kind in _RULED if kind in sided]
    options = numbers(query.options) if isinstance(query, CountOffered | InsideOffered) else ()
    kind = AnswerKind.LETTER if options else AnswerKind.BOXES if isinstance(query, Boxes) else AnswerKind.NUMBER
    return Wording(rules=sentences(*rules), ask=ask, kind=kind, options=options)


def _asked(query: Query) -> str:
    """The task, whatever the form."""
    return "count" if isinstance(query, Count | Side) else "inside" if isinstance(query, Inside) else task_of(query)


def _called(wanted: Wanted) -> Phrase:
    """What fits, in words."""
    return msg("called", hue=_hue(wanted), things=_things(wanted))


def _hue(wanted: Wanted) -> Phrase:
    """The colour before a thing, if it has to have one."""
    return msg("hue", colour=COLOURS[wanted.hue]) if wanted.hue else ""


def _things(wanted: Wanted) -> Phrase:
    """Things of a kind, of whatever colour."""
    return msg(f"things-{wanted.kind or 'any'}{'' if wanted.mirrored is None else f'-{_side(wanted)}'}")


def _side(wanted: Wanted) -> str:
    return "mirrored" if wanted.mirrored else "plain"


def explain(crowd: Crowd, query: Query, answer: str, why: Counted) -> Phrase:  # noqa: ARG001
    """Where every object that counts lies, added up; and how many of its kind do not count."""
    size, of, found = (crowd.width, crowd.height), query.of, [crowd.objects[number] for number in why.found]
    parts = [_located(of, found, size)]
    match query:
        case More(than=than):
            fewer = _fitting(than, crowd)
            parts.append(_located(than, fewer, size))
            parts.append(msg("difference", sum=f"{len(found)} - {len(fewer)} = {len(found) - len(fewer)}"))
        case Inside() | Across():
            others = len(_fitting(of, crowd)) - len(found)
            parts.append(msg(f"others-{_asked(query)}", others=others, of=_called(of)))
        case Side():
            turned = replace(of, mirrored=not of.mirrored)
            parts.append(msg("others-side", others=len(_fitting(turned, crowd)), of=_called(turned)))
    return sentences(*parts, msg("percent"))


def _fitting(wanted: Wanted, crowd: Crowd) -> list[Thing]:
    """The objects that are like that."""
    return [
        thing
        for thing in crowd.objects
        if wanted.kind in (None, thing.kind)
        and wanted.hue in (None, thing.hue)
        and wanted.mirrored in (None, thing.mirrored)
    ]


def _located(wanted: Wanted, things: Sequence[Thing], size: tuple[int, int]) -> Phrase:
    """Where objects lie: in strips from the top to the bottom if they are many, and from the left to the right."""
    width, height = size
    strips: list[list[Thing]] = [[] for _ in range(_STRIPS if len(things) > _FEW else 1)]
    for thing in sorted(things, key=lambda thing: (thing.x, thing.y)):
        strips[len(strips) * thing.y // height].append(thing)
    spots = [
        comma_list(f"({100 * thing.x / width:.0f}, {100 * thing.y / height:.0f})" for thing in strip)
        for strip in strips
    ]
    name, total = capitalised(_called(wanted)), len(things)
    if not strips[1:]:
        return msg("told", name=name, spots=spots[0] if things else "-", total=total)
    counts = list(map(len, strips))
    told = (labelled(str(count), spot) if count else str(0) for count, spot in zip(counts, spots, strict=True))
    return msg(
        "told-strips", name=name, strips=comma_list(told, SEMICOLON), sum=" + ".join(map(str, counts)), total=total
    )


def describe(crowd: Crowd, query: Query) -> Phrase:  # noqa: ARG001 - all questions are about the whole scene
    """The objects, what they look like, and the big circle or rectangle."""
    parts: list[Phrase] = [msg("scene", width=crowd.width, height=crowd.height)]
    if crowd.circle:
        parts.append(msg("circled", **dict(zip(("x", "y", "radius"), crowd.circle, strict=True))))
    if crowd.frame:
        parts.append(msg("framed", **dict(zip(("left", "top", "right", "bottom"), crowd.frame, strict=True))))
    for kind, outline in crowd.outlines.items():
        points = comma_list(f"({x}, {y})" for x, y in outline)
        parts.append(labelled(msg("outline", things=_things(Wanted(kind, mirrored=_mirrors(kind)))), points))
    objects = (
        msg(
            "object",
            colour=COLOURS[thing.hue],
            things=_things(Wanted(thing.kind, mirrored=None if _mirrors(thing.kind) is None else thing.mirrored)),
            x=thing.x,
            y=thing.y,
            size=thing.size,
            turn=thing.turn,
        )
        for thing in crowd.objects
    )
    return lines(*parts, labelled(msg("objects"), numbered(NUMBER, objects)))


def _mirrors(kind: Kind | Sided) -> bool | None:
    """False for kinds that differ from their mirror images, whose outline is that of one that is not mirrored."""
    return False if kind in SIDED else None


def depict(crowd: Crowd, query: Query) -> tuple[Scene, ...]:
    """The scene in its frame, the lowest object first."""
    width, height = crowd.width / _SCALE, crowd.height / _SCALE
    first = crowd.objects[0]
    ground, edge = _GROUNDS[(first.x + first.y + first.turn) % len(_GROUNDS)]
    left, top, right, bottom = _PAGE, _PAGE, width - _PAGE, height - _PAGE
    nodes: list[AnyNode] = [
        Painted(((left, top), (right, top), (right, bottom), (left, bottom)), fill=ground, stroke=edge, width=0.04)
    ]
    if crowd.circle:
        x, y, radius = (number / _SCALE for number in crowd.circle)
        nodes.append(Circle(x, y, radius, "paper", "ink", "thick"))
    elif crowd.frame:
        left, top, right, bottom = (number / _SCALE for number in crowd.frame)
        nodes.append(Rect(left, top, right - left, bottom - top, "paper", "ink", "thick"))
    boxes: list[AnyNode] = []
    for number, thing in enumerate(crowd.objects):
        outlined = placed(thing, crowd.outlines[thing.kind], 1000, _SCALE)
        nodes.append(Painted(tuple(outlined), fill=getattr(_FILLS, thing.hue)))
        if shade := SHADES.get(thing.kind):
            nodes.append(Painted(tuple(placed(thing, shade, 1, _SCALE)), fill=_DARK, opacity=_SHADE))
        nodes.append(Polyline(tuple(outlined), "ink", width=_STROKE, closed=True))
        for nails, fill in zip(NAILS, _NAIL, strict=True) if thing.kind == "hand" else ():
            nodes.append(Painted(tuple(placed(thing, nails, 1, _SCALE)), fill))
        for detail in DETAILS.get(thing.kind, ()):
            line = tuple(placed(thing, detail, 1, _SCALE))
            if math.isclose(math.dist(line[0], line[-1]), 0, abs_tol=1e-6):
                nodes.append(Painted(line, fill=_LIGHT, opacity=_SHARE))
            nodes.append(Polyline(line, "ink", width=_DETAIL))
        xs, ys = zip(*outlined, strict=True)
        left, top = min(xs) - _STROKE / 2, min(ys) - _STROKE / 2
        boxes.append(Element(element(number), left, top, max(xs) + _STROKE / 2 - left, max(ys) + _STROKE / 2 - top))
    if isinstance(query, Boxes):
        nodes += boxes
    return (Scene(width, height, tuple(nodes)),)


def depict_solution(crowd: Crowd, query: Query, answer: str, why: Counted) -> tuple[Scene, ...]:  # noqa: ARG001
    """Every object that counts is ringed and numbered; what is subtracted is struck out."""
    (scene,) = depict(crowd, query)
    width, marks = pen(scene), list[AnyNode]()
    for number, place in enumerate(why.found, 1):
        thing = crowd.objects[place]
        x, y, radius = thing.x / _SCALE, thing.y / _SCALE, thing.size / _SCALE
        marks.append(Circle(x, y, radius, stroke=ACCENT, weight="thick"))
        marks += tag(x, y, str(number), 0.6 * width)
    for thing in _fitting(query.than, crowd) if isinstance(query, More) else ():
        x, y, radius = thing.x / _SCALE, thing.y / _SCALE, 0.6 * thing.size / _SCALE
        marks.append(strike((x - radius, y - radius, 2 * radius, 2 * radius), 2 * width))
    return (over(scene, marks),)
