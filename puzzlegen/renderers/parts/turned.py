"""Shows shaded pictures of machined parts that are turned about the upright axis, and tells which show one part."""

import math
from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Rect, Scene, option_element
from puzzlegen.drawing.marking import areas, judged, over, pen, tag
from puzzlegen.formats.parts.turned import Clash, Contrasts, Given, Query, Reasons, Spot
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, options
from puzzlegen.renderers.parts.kits.shaded_parts import drawn, reach, ways
from puzzlegen.renderers.parts.kits.sheets import NOTHING, Drawing, with_options
from puzzlegen.renderers.solids.kits.drawing import Drawing as Shaded

msg: Final = messages(__name__)

_SCALE: Final = 1 / 15
"""Units in a millimetre."""
_PER_MM: Final = 100  # steps of spots
_DIGITS: Final = 5  # of coordinates in units
_PAD: Final = 0.5  # around the part that is shown, within its frame
_SHOWN: Final = "shown"
_NEAR: Final = 1.2  # units within which two marks would cover each other


def word(given: Given, query: Query) -> Wording:
    """Ask for the same part, or for the other one."""
    task = task_of(query)
    return Wording(
        rules=sentences(msg("above", elevation=given.elevation, step=given.step), msg("mirrored")),
        ask=msg(f"ask-{task}"),
        short=msg(f"short-{task}"),
        kind=Kind.LETTER,
        options=(None,) * len(query.options),
    )


def explain(given: Given, query: Query, answer: str, why: Reasons | Contrasts) -> Phrase:
    """Where each wrong part, turned, differs from the first one."""
    named = dict(zip(LETTERS, query.options, strict=False))
    shown = given.shown or named[answer]
    size = reach(shown)
    told: list[Phrase]
    if isinstance(why, Reasons):
        told = [msg("right", answer=answer, turned=_turned(why.turn))]
        told += (_clash(clash, size, msg("framed")) for clash in why.clashes)
        return sentences(*told)
    mirror = all(clash.mirror for clash in why.clashes)
    told = [msg("other-mirror" if mirror else "other", answer=answer)]
    return sentences(*told, *(_clash(clash._replace(mirror=False), size, answer) for clash in why.clashes))


def _clash(clash: Clash, size: tuple[float, float], first: Phrase) -> Phrase:
    told = msg(
        "lacks" if clash.there else "has",
        letter=clash.letter,
        turned=_turned(clash.turn),
        where=_where(clash.spot, size),
        first=first,
    )
    return sentences(msg("mirror", letter=clash.letter), told) if clash.mirror else told


def _turned(turn: int) -> Phrase:
    """By how much something is turned, the shorter way."""
    turn %= 360
    if not turn:
        return msg("unturned")
    return msg("anticlockwise", turn=turn) if turn <= 180 else msg("clockwise", turn=360 - turn)


def _where(at: Spot, size: tuple[float, float]) -> Phrase:
    """In which ninth of a picture, from so far to the left to so far to the right and so on, a spot is."""
    across, up = (
        1 if abs(place) <= _PER_MM * half / 3 else 2 if place > 0 else 0 for place, half in zip(at, size, strict=True)
    )
    return msg(f"{('low', 'level', 'high')[up]}-{('left', 'middle', 'right')[across]}")


def describe(given: Given, query: Query) -> Phrase:
    """The lines of all pictures, in millimetres."""
    shown = [_told(view) for view in _views(given, query)]
    if given.shown is None:
        return lines(msg("notation"), options(shown))
    return lines(msg("notation"), labelled(msg("framed-picture"), shown[0]), options(shown[1:]))


def _told(view: Shaded) -> Phrase:
    return comma_list(("–".join(f"({x} {y})" for x, y in way) for way in ways(view)), SEMICOLON)


def _views(given: Given, query: Query) -> list[Shaded]:
    """All pictures, the one that is shown first."""
    return [drawn(picture) for picture in (given.shown, *query.options) if picture is not None]


def depict(given: Given, query: Query) -> tuple[Scene, ...]:
    """Pictures on offer, at one scale, and the one that is shown in a frame."""
    return (_scene(_views(given, query)),)


def _scene(views: Sequence[Shaded]) -> Scene:
    *shown, one, two, three, four = map(_picture, views)
    return with_options(_framed(shown[0]) if shown else NOTHING, (one, two, three, four))


def _picture(view: Shaded) -> Drawing:
    """What is seen of a part."""
    width, height = (round(_SCALE * side, _DIGITS) for side in (view.right - view.left, view.bottom - view.top))
    return Drawing(view.at(-_SCALE * view.left, -_SCALE * view.top, _SCALE), width, height)


def _framed(picture: Drawing) -> Drawing:
    width, height = picture.width + 2 * _PAD, picture.height + 2 * _PAD
    nodes: tuple[AnyNode, ...] = (
        Rect(0, 0, width, height, stroke="mark", weight="hair"),
        Group(picture.nodes, _PAD, _PAD),
        Element(_SHOWN, _PAD, _PAD, picture.width, picture.height),
    )
    return Drawing(nodes, width, height)


def depict_solution(given: Given, query: Query, answer: str, why: Reasons | Contrasts) -> tuple[Scene, ...]:
    """The answer in a frame, the others struck out, and the letters of these at both places that clash."""
    views = _views(given, query)
    scene = _scene(views)
    width = 0.5 * pen(scene)
    there = [areas(scene)[name] for name in (_SHOWN, *map(option_element, LETTERS[:4]))[-len(views) :]]
    middles = [(x - _SCALE * view.left, y - _SCALE * view.top) for (x, y, _, _), view in zip(there, views, strict=True)]
    named = dict(zip(LETTERS, middles[-4:], strict=False))

    def place(middle: tuple[float, float], at: Spot) -> tuple[float, float]:
        return middle[0] + _SCALE * at.x / _PER_MM, middle[1] - _SCALE * at.y / _PER_MM

    marks: list[AnyNode] = []
    first: dict[tuple[float, float], str] = {}  # places in the first picture, those that are near each other as one
    for clash in why.clashes:
        marks += tag(*place(named[clash.letter], clash.beside), clash.letter, width)
        spot = place(middles[0] if given.shown else named[answer], clash.spot)
        near = next((other for other in first if math.dist(spot, other) < _NEAR), spot)
        first[near] = first.get(near, "") + clash.letter
    for spot, letters in first.items():
        marks += tag(*spot, letters, width)
    return (over(judged(scene, answer, LETTERS[: len(query.options)]), marks),)
