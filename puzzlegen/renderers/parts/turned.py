"""Shows shaded pictures of machined parts that are turned about the upright axis, and tells which show one part."""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Element, Group, Rect, Scene, option_element
from puzzlegen.drawing.marking import Area, areas, judged, over, pen, tag
from puzzlegen.facts.parts.poses import ELEVATION, camera
from puzzlegen.formats.parts.turned import Clash, Parts, Picture, Query, Reasons, Same, Spot
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, options
from puzzlegen.renderers.parts.kits.shaded_parts import drawn, solid_of, ways
from puzzlegen.renderers.parts.kits.sheets import NOTHING, Drawing, with_options
from puzzlegen.renderers.solids.kits.drawing import Drawing as Shaded

msg: Final = messages(__name__)

_SCALE: Final = 1 / 15
"""Units in a millimetre."""
_PER_MM: Final = 100  # steps of spots
_DIGITS: Final = 5  # of coordinates in units
_PAD: Final = 0.5  # around the part that is shown, within its frame
_SHOWN: Final = "shown"


def word(parts: Parts, query: Query) -> Wording:  # noqa: ARG001
    """Ask for the same part, or for the other one."""
    task = task_of(query)
    return Wording(
        rules=sentences(msg("above", elevation=ELEVATION), msg("mirrored")),
        ask=msg(f"ask-{task}"),
        short=msg(f"short-{task}"),
        kind=Kind.LETTER,
        options=(None,) * len(query.options),
    )


def explain(parts: Parts, query: Query, answer: str, why: Reasons) -> Phrase:
    """What each wrong part is, and where it, turned to stand like the first one, differs from that."""
    named, first = _compared(query, answer)
    size = _size(parts, first)
    if isinstance(query, Same):
        told = [msg("right", answer=answer, turned=_turned(named[answer].turn - first.turn))]
        told += (
            sentences(_contrast(clash.letter, first, named[clash.letter]), _clash(clash, size, msg("framed")))
            for clash in why.clashes
        )
    else:
        one = next(picture for letter, picture in named.items() if letter != answer)
        told = [msg("others", answer=answer), _contrast(answer, one, first)]
        told += (_clash(clash, size, answer) for clash in why.clashes)
    return sentences(*told)


def _compared(query: Query, answer: str) -> tuple[Mapping[str, Picture], Picture]:
    """The pictures on offer by their letters, and the one that others are compared with."""
    named = dict(zip(LETTERS, query.options, strict=False))
    return named, query.shown if isinstance(query, Same) else named[answer]


def _contrast(letter: str, one: Picture, other: Picture) -> Phrase:
    """How the part of a lettered picture differs from another one."""
    changed, mirrored = one.part != other.part, one.mirrored != other.mirrored
    return msg("changed-mirror" if changed and mirrored else "changed" if changed else "mirror", letter=letter)


def _clash(clash: Clash, size: tuple[float, float], first: Phrase) -> Phrase:
    return msg(
        "lacks" if clash.there else "has",
        letter=clash.letter,
        turned=_turned(clash.turn),
        where=_where(clash.spot, size),
        first=first,
    )


def _turned(turn: int) -> Phrase:
    """By how much something is turned, the shorter way."""
    turn %= 360
    if not turn:
        return msg("unturned")
    return msg("anticlockwise", turn=turn) if turn <= 180 else msg("clockwise", turn=360 - turn)


def _where(at: Spot, size: tuple[float, float]) -> Phrase:
    """In which ninth of a picture, from so far to the left to so far to the right and so on, a spot is."""
    across, down = (
        1 if abs(place) <= _PER_MM * half / 3 else 2 if place > 0 else 0 for place, half in zip(at, size, strict=True)
    )
    return msg(f"{('low', 'level', 'high')[down]}-{('left', 'middle', 'right')[across]}")


def _size(parts: Parts, picture: Picture) -> tuple[float, float]:
    """How far a part reaches from the middle of its picture, across and up, in millimetres."""
    solid = solid_of(parts.parts[picture.part], picture.mirrored)
    across, down = np.abs(camera(picture.turn).project(solid.vertices)[:, :2]).max(axis=0).tolist()
    return across, down


def describe(parts: Parts, query: Query) -> Phrase:
    """The lines of all pictures, in millimetres."""
    shown = [_told(view) for view in _views(parts, query)]
    if isinstance(query, Same):
        return lines(msg("notation"), labelled(msg("framed-picture"), shown[0]), options(shown[1:]))
    return lines(msg("notation"), options(shown))


def _told(view: Shaded) -> Phrase:
    return comma_list(("–".join(f"({x} {y})" for x, y in way) for way in ways(view)), SEMICOLON)


def _views(parts: Parts, query: Query) -> list[Shaded]:
    """All pictures, the one that is shown first."""
    pictures = (query.shown, *query.options) if isinstance(query, Same) else query.options
    solids = {
        (part, mirrored): solid_of(parts.parts[part], mirrored)
        for part, mirrored in dict.fromkeys(picture[:2] for picture in pictures)
    }
    return [drawn(solids[picture[:2]], picture.turn) for picture in pictures]


def depict(parts: Parts, query: Query) -> tuple[Scene, ...]:
    """Pictures on offer, at one scale, and the one that is shown in a frame."""
    views = _views(parts, query)
    x, y, width, height = _field(views)
    pictures = [Drawing(view.at(-x, -y, _SCALE), width, height) for view in views]
    if not isinstance(query, Same):
        return (with_options(NOTHING, pictures),)
    first, *offered = pictures
    return (with_options(_framed(first), offered),)


def _field(views: Sequence[Shaded]) -> Area:
    """The least area around the middle of a picture, in units, that holds each of them."""
    left, top = min(view.left for view in views), min(view.top for view in views)
    right, bottom = max(view.right for view in views), max(view.bottom for view in views)
    x, y, width, height = (round(_SCALE * at, _DIGITS) for at in (left, top, right - left, bottom - top))
    return x, y, width, height


def _framed(picture: Drawing) -> Drawing:
    width, height = picture.width + 2 * _PAD, picture.height + 2 * _PAD
    nodes: tuple[AnyNode, ...] = (
        Rect(0, 0, width, height, stroke="mark", weight="hair"),
        Group(picture.nodes, _PAD, _PAD),
        Element(_SHOWN, _PAD, _PAD, picture.width, picture.height),
    )
    return Drawing(nodes, width, height)


def depict_solution(parts: Parts, query: Query, answer: str, why: Reasons) -> tuple[Scene, ...]:
    """The answer in a frame, the others struck out, and the same number at both places that clash."""
    (scene,) = depict(parts, query)
    letters = LETTERS[: len(query.options)]
    there, width = areas(scene), 0.5 * pen(scene)
    left, top, _, _ = _field(_views(parts, query))
    first = there[_SHOWN] if isinstance(query, Same) else there[option_element(answer)]
    marks: list[AnyNode] = []
    for number, clash in enumerate(why.clashes, 1):
        other = there[option_element(clash.letter)]
        for area, at in ((first, clash.spot), (other, clash.beside)):
            x, y = area[0] - left + _SCALE * at.x / _PER_MM, area[1] - top - _SCALE * at.y / _PER_MM
            marks += tag(x, y, str(number), width)
    return (over(judged(scene, answer, letters), marks),)
