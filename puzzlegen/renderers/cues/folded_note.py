"""Shows the notes of `puzzlegen.generators.cues.folded_note`; a unit is a cell of the paper's lattice."""

from collections.abc import Collection, Iterable, Sequence
from itertools import starmap
from typing import Final, get_args

from puzzlegen.answers.kinds import LETTERS as OPTION_LETTERS
from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import (
    AnyNode,
    Element,
    Group,
    Rect,
    Scene,
    option_element,
)
from puzzlegen.drawing.marking import ACCENT, answered, over
from puzzlegen.formats.cues import folded_note as form
from puzzlegen.formats.cues.folded_note import Line, Note, Place, Query, Read, ReadOffered, Stroke, Which
from puzzlegen.renderers.cues.kits.folded_paper import badge, desk, draw_ink, draw_note, landed, strokes_of
from puzzlegen.renderers.kits.telling import (
    AND,
    SEMICOLON,
    capitalised,
    comma_list,
    labelled,
    lines,
    options,
    sentence_list,
)

msg: Final = messages(__name__)

_TOP: Final = 3.8  # room above a note for arrows and letters
_SIDE: Final = 3.8  # room beside it for the same
_ARROW: Final = 2.2  # room above a note with an arrow only
_MARGIN: Final = 1.2

_WHOLE: Final[dict[str, tuple[Place, Place]]] = {  # both halves together
    "top": ("top left", "top right"),
    "middle": ("middle left", "middle right"),
    "bottom": ("bottom left", "bottom right"),
    "left": ("upper left", "lower left"),
    "centre": ("upper centre", "lower centre"),
    "right": ("upper right", "lower right"),
}


def _kind(note: Note, query: Query) -> form.Kind:
    """Whether a number or a word is to appear."""
    match query:
        case Read(kind) | Line(kind):
            return kind
        case Which():
            return "number" if (note.sign or "").isdigit() else "word"
    return "word"


def word(note: Note, query: Query) -> Wording:
    """Ask for what appears, for the line, or for the note."""
    folds, kind = note.folds, _kind(note, query)
    axes = {axis for axis, _ in folds} | ({"x"} if isinstance(query, Line) else set())
    rules = [msg("paper"), *([msg("vertical")] if "x" in axes else []), *([msg("horizontal")] if "y" in axes else [])]
    rules += [msg("last", folds=len(folds))] * (isinstance(query, Line) and bool(folds))
    asks = "line" if isinstance(query, Line) else "which" if isinstance(query, Which) else "read"
    ask = msg(f"ask-{asks}", folds=len(folds), what=msg(f"what-{kind}"), one=msg(f"one-{kind}"))
    if isinstance(query, Read):
        return Wording(ask, Kind.NUMBER if kind == "number" else Kind.WORD, sentences(*rules))
    options = query.options if isinstance(query, ReadOffered) else (None,) * 4
    return Wording(ask, Kind.LETTER, sentences(*rules), options=options)


def explain(note: Note, query: Query, answer: str, why: form.Built | form.Compared) -> Phrase:
    """What lands where, sign by sign; and by how much the other lines are wrong, or where the other notes are."""
    if isinstance(why, form.Compared):
        others = [
            capitalised(labelled(msg("note", letter=letter), comma_list(starmap(_wrong, spoiled), SEMICOLON)))
            for letter, spoiled in zip(OPTION_LETTERS, why.spoiled, strict=False)
            if spoiled
        ]
        return msg("fits", others=comma_list(others, msg("stop")), letter=answer, sign=note.sign)
    names = [*map(str, range(1, len(note.folds) + 1)), answer]
    signs = [
        labelled(sign, comma_list((_brought(names, *part) for part in parts), SEMICOLON))
        for sign, parts in zip(why.sign, why.parts, strict=True)
    ]
    says = msg("says", sign=why.sign, what=msg(f"what-{_kind(note, query)}"))
    if isinstance(query, Line):
        key = query.options[OPTION_LETTERS.index(answer)]
        others = []
        for letter, at in zip(OPTION_LETTERS, query.options, strict=False):
            off, side = abs(at - key), msg("side-right" if at > key else "side-left")
            others += [msg("off", letter=letter, cells=_cells(off), double=off, side=side)] * (at != key)
        places = [{place for turned, some in parts if len(names) in turned for place in some} for parts in why.parts]
        least = min((some for some in places if some), key=len, default=set())
        at = places.index(least)
        told: dict[str, Phrase] = {"nth": msg("nth", number=at + 1), "sign": why.sign[at]}
        told["brought"] = sentence_list(_placed(least), AND)
        return sentences(msg("sought", letter=answer, **told, others=comma_list(others)), says)
    return sentences(msg("built", signs=comma_list(signs, msg("stop"))), says)


def _brought(names: Sequence[str], turned: Sequence[int], places: Sequence[str]) -> Phrase:
    """The places of a sign to which ink came over the same lines; ``names`` are those of all lines."""
    told = sentence_list(_placed(places), AND)
    return msg("brought", places=told, lines="+".join(names[line - 1] for line in turned)) if turned else told


def _wrong(sign: int, missing: Sequence[str], extra: Sequence[str]) -> Phrase:
    """What is wrong with a sign of a note."""
    told = {"missing": missing, "extra": extra}
    terms = {name: sentence_list(_placed(places), AND) for name, places in told.items() if places}
    return msg(f"spoiled-{'-'.join(terms)}", nth=msg("nth", number=sign), **terms)


def _placed(places: Collection[str]) -> list[Phrase]:
    """Places in a sign, both halves of a stroke as one."""
    whole = [name for name, halves in _WHOLE.items() if {*halves} <= {*places}]
    rest = {*places}.difference(*(_WHOLE[name] for name in whole))
    halves = (msg(f"half-{place.replace(' ', '-')}") for place in get_args(Place) if place in rest)
    return [*(msg(f"whole-{name}") for name in whole), *halves]


def _cells(halves: int) -> str:
    return f"{halves / 2:g}"


def _told(strokes: Iterable[Stroke]) -> Phrase:
    """Strokes from end to end."""
    return " ".join("({}, {})-({}, {})".format(*map(_cells, stroke)) for stroke in strokes)


def describe(note: Note, query: Query) -> Phrase:
    """All strokes and lines by their places."""
    width, height = map(_cells, note.size)
    lined = comma_list(msg(f"axes-{axis}", at=_cells(at)) for axis, at in note.folds)
    parts = [msg("size", width=width, height=height), labelled(msg("folds"), lined)]
    if isinstance(query, Which):
        return lines(labelled(msg("sign"), note.sign or ""), *parts, options(map(_told, query.options)))
    parts.append(labelled(msg("strokes"), _told(note.strokes)))
    if isinstance(query, Line):
        parts.append(labelled(msg("lines"), options(msg("axes-x", at=_cells(at)) for at in query.options)))
    return lines(*parts)


def depict(note: Note, query: Query) -> tuple[Scene, ...]:
    """The note, or the sign and four notes below it."""
    width, height = (side / 2 for side in note.size)
    if not isinstance(query, Which):
        left, top = _origin(note, query)
        page = left + width + _MARGIN
        nodes = draw_note(note, note.strokes, page, query.options if isinstance(query, Line) else ())
        return (_scene(note, page, top + height + _MARGIN, [Group(tuple(nodes), left, top)]),)
    sign = note.sign or ""
    across, down = width + _SIDE + _MARGIN, height + _TOP + _MARGIN
    left = across + (_SIDE - 3 * len(sign) + 1) / 2 - _MARGIN / 2
    parts: list[AnyNode] = [
        Rect(left - 0.8, _MARGIN, 3 * len(sign) + 0.6, 5.6, "highlight", "ink", "medium", 0.3),
        Group(tuple(draw_ink(strokes_of(sign), "ink", 2 * across)), left, _MARGIN + 0.8),
    ]
    for place, (letter, strokes) in enumerate(zip(OPTION_LETTERS, query.options, strict=False)):
        x, y = _SIDE + place % 2 * across, 5.6 + _MARGIN + _TOP + place // 2 * down
        parts.append(Group(tuple(draw_note(note, strokes, 2 * across)), x, y))
        parts += badge(letter, x - 1.5, y - 1.5, 1.5)
        parts.append(Element(option_element(letter), x, y, width, height))
    return (_scene(note, 2 * across, 5.6 + _MARGIN + 2 * down, parts),)


def _origin(note: Note, query: Query) -> tuple[float, float]:
    """Where a note that stands alone begins on the page."""
    left = _SIDE if any(axis == "y" for axis, _ in note.folds) else _MARGIN
    return left, _TOP if len(note.folds) > 1 or isinstance(query, Line) else _ARROW


def depict_solution(
    note: Note,
    query: Query,
    answer: str,
    why: form.Built | form.Compared,  # noqa: ARG001 - the paper shows it
) -> tuple[Scene, ...]:
    """All ink where it lies on the folded note, and the right option."""
    (scene,) = depict(note, query)
    folds = note.folds
    if isinstance(query, Which | Line):
        (scene, *_) = marked = answered([scene], answer, OPTION_LETTERS[:4])
        if isinstance(query, Which):
            return marked
        folds = (*folds, ("x", query.options[OPTION_LETTERS.index(answer)]))
    return (over(scene, draw_ink(landed(note.strokes, folds), ACCENT, scene.width), *_origin(note, query)),)


def _scene(note: Note, width: float, height: float, nodes: Sequence[AnyNode]) -> Scene:
    """A picture of a desk."""
    return Scene(width, height, (desk(sum(note.size), width, height), *nodes))
