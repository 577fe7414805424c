"""Shows stacks and machined parts, and their views from the front, the left and above."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts
from puzzlegen.core.scene import AnyNode, Polyline, Scene, option_element
from puzzlegen.drawing.marking import ACCENT, areas, chosen, judged, over, pen
from puzzlegen.facts.solids.parts import Feature, Part, composed
from puzzlegen.facts.solids.parts import view as part_view
from puzzlegen.facts.solids.stacks import read
from puzzlegen.facts.solids.stacks import view as stack_view
from puzzlegen.facts.solids.views import ARCS, SIDES, Side, View
from puzzlegen.formats.solids.kits.stacks import Row
from puzzlegen.formats.solids.three_view import Given, Parts, Query, Solid, WhichIsWrong, WhichSolid, WhichView
from puzzlegen.renderers.kits.telling import SEMICOLON, capitalised, comma_list, labelled, lines, options
from puzzlegen.renderers.solids.kits import view_descriptions
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, HEIGHTS, WEDGES, heights
from puzzlegen.renderers.solids.kits.drawing import Drawing
from puzzlegen.renderers.solids.kits.layout import Room, arranged, beside, quartered
from puzzlegen.renderers.solids.kits.parts import draw_part
from puzzlegen.renderers.solids.kits.stacks import STANDING, draw_stack
from puzzlegen.renderers.solids.kits.tones import ground_for
from puzzlegen.renderers.solids.kits.view_reasons import Fault, Looked, counted, faults, telling, told
from puzzlegen.renderers.solids.kits.views import draw_view, sheet
from puzzlegen.renderers.solids.kits.workings import without_and_with

msg: Final = messages(__name__)

_OF_PEN: Final = 1.4  # width of lines that tell what is wrong

Made: TypeAlias = Literal["cubes", "wedges", "part"]

_MADE: Final[Mapping[Made, Phrase]] = {
    "cubes": STANDING,
    "wedges": msg("made-wedges"),
    "part": msg("made-part"),
}
_KEYS: Final[Mapping[Made, tuple[Phrase, ...]]] = {
    "cubes": (HEIGHTS,),
    "wedges": (HEIGHTS, WEDGES),
    "part": (view_descriptions.PART,),
}


def word(given: Given, query: Query) -> Wording:
    """Ask for a view, for the solid with three views, or for the view that is wrong."""
    solids = _solids(given, query)
    made = _made(solids)
    standing, drawn = _MADE[made], msg("lines-of-parts" if made == "part" else "lines")
    if made == "part" and not _has_rounds(solids, query):
        standing, drawn = msg("made-plain-part"), msg("lines-of-plain-parts")
    subject = msg("each-of-these" if isinstance(query, WhichSolid) else "the-solid", made=standing)
    asked = query.side if isinstance(query, WhichView) else task_of(query)
    return Wording(
        rules=sentences(subject, drawn),
        ask=msg(f"ask-{asked}"),
        short=msg(f"short-{asked}"),
        kind=Kind.LETTER,
        options=(None,) * len(query.options),
    )


def _solids(given: Given, query: Query) -> Sequence[Solid]:
    """The stacks or parts that are shown."""
    if isinstance(query, WhichSolid):
        return query.options
    solid: Solid | None = given.stack if given.part is None else given.part
    assert solid is not None, "a solid is given where views are on offer"
    return [solid]


def _part(solid: Solid) -> Part:
    return tuple(line for line in solid if isinstance(line, Feature))


def _rows(solid: Solid) -> tuple[Row, ...]:
    return tuple(line for line in solid if not isinstance(line, Feature))


def _made(solids: Sequence[Solid]) -> Made:
    if _part(solids[0]):
        return "part"
    return "wedges" if any(not text.isdigit() for one in solids for row in _rows(one) for text in row) else "cubes"


def _has_rounds(solids: Sequence[Solid], query: Query) -> bool:
    """True if a part that is shown has something round, or a view on offer has an arc."""
    views = query.options if isinstance(query, WhichView) else ()
    return any(feature.shape == "cylinder" for solid in solids for feature in _part(solid)) or any(
        {*ARCS.values()} & {*"".join(view.signs)} for view in views
    )


def explain(given: Given, query: Query, answer: str, why: Parts | NoFacts) -> Phrase:
    """Lines that are wrong, and what the solid shows there; of options, the fewest that rule the others out."""
    solids, wrong = _solids(given, query), isinstance(query, WhichIsWrong)
    found = faults(look for look in _looks(solids, given, query) if (look.letter == answer) == wrong)
    chosen = list(telling(found))
    if _made(solids) == "part":
        parts = why.parts if isinstance(why, Parts) else map(_part, solids)
        first = without_and_with(dict(zip(LETTERS, parts, strict=False)), answer)
    else:
        first = counted(chosen)
    of_solids = isinstance(query, WhichSolid)
    what = msg("point", what=capitalised(comma_list((told(fault, of_solids) for fault in chosen), SEMICOLON)))
    return sentences(first, what, msg("wrong" if wrong else "left-over", answer=answer))


def _looks(solids: Sequence[Solid], given: Given, query: Query) -> Iterator[Looked]:
    """What is drawn under each letter, or what a solid is to look like, and what is really seen."""
    match query:
        case WhichSolid(options):
            for letter, solid in zip(LETTERS, options, strict=False):
                for side, drawn in zip(SIDES, _views(given), strict=True):
                    yield _look(letter, side, drawn, solid)
        case WhichView(side, views):
            yield from (_look(letter, side, drawn, solids[0]) for letter, drawn in zip(LETTERS, views, strict=False))
        case WhichIsWrong(views):
            for letter, side, drawn in zip(LETTERS, SIDES, views, strict=False):
                yield _look(letter, side, drawn, solids[0])


def _views(given: Given) -> tuple[View, ...]:
    assert given.views is not None, "views are given where solids are on offer"
    return given.views.front, given.views.left, given.views.top


def _look(letter: str, side: Side, drawn: View, solid: Solid) -> Looked:
    if part := _part(solid):
        return Looked(letter, side, drawn, part_view(composed(part), side))
    stack = read(_rows(solid))
    return Looked(letter, side, drawn, stack_view(stack, side), stack)


def describe(given: Given, query: Query) -> Phrase:
    """The heights of stacks or the making of parts, and the lines of the views."""
    made = _made(_solids(given, query))
    parts = [msg("arrows"), *_KEYS[made], view_descriptions.VIEWS]
    if made == "part":
        parts.append(view_descriptions.DASHED)
    if isinstance(query, WhichSolid):
        views = zip(SIDES, map(view_descriptions.view, _views(given)), strict=True)
        parts += (labelled(msg(f"view-{side}"), told) for side, told in views)
        return lines(*parts, options(map(_told, query.options)))
    (solid,) = _solids(given, query)
    return lines(*parts, labelled(GIVEN, _told(solid)), options(map(view_descriptions.view, query.options)))


def _told(solid: Solid) -> Phrase:
    part = _part(solid)
    return view_descriptions.part(part) if part else heights(_rows(solid))


def depict(given: Given, query: Query) -> tuple[Scene, ...]:
    """What is given above or on the left, then the options; arrows show where solids are looked at from.

    Three views stand as on a sheet in first-angle projection; if one is wrong, with the solid in the free corner.
    """
    solids, ground = [_drawn(solid) for solid in _solids(given, query)], ground_for(given)
    if isinstance(query, WhichSolid):
        views = [sheet(*_views(given))]
        return (arranged(views, Room(1.3, 9.5, 9.0), solids, Room(1.0), LETTERS, ground, places=[beside]),)
    if isinstance(query, WhichIsWrong):
        return (quartered(list(map(draw_view, query.options)), solids[0], LETTERS, ground),)
    return (arranged(solids, Room(1.25, 9.0, 6.5), list(map(draw_view, query.options)), Room(0.75), LETTERS, ground),)


def depict_solution(given: Given, query: Query, answer: str, why: Parts | NoFacts) -> tuple[Scene, ...]:  # noqa: ARG001
    """The answer in a frame, other options struck out; of views that are wrong, the lines that tell it."""
    (scene,) = depict(given, query)
    if isinstance(query, WhichSolid):
        return (judged(scene, answer, LETTERS[: len(query.options)]),)
    there, width = areas(scene), pen(scene)
    marks: list[AnyNode] = []
    for fault in telling(faults(_looks(_solids(given, query), given, query))):
        for letter in fault.letters:
            x, y, wide, high = there[option_element(letter)]
            rows, columns = fault.size
            ends = [(x + a * wide / columns, y + b * high / rows) for a, b in _ends(fault)]
            marks.append(Polyline(tuple(ends), ACCENT, width=_OF_PEN * width))
    if isinstance(query, WhichIsWrong):
        return (over(chosen(scene, [option_element(answer)]), marks),)
    return (over(judged(scene, answer, LETTERS[: len(query.options)]), marks),)


def _ends(fault: Fault) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a line that is wrong begins and ends, in fields from the upper left corner of its view."""
    (run, y, x), (_, p, q) = fault.first, fault.last
    if run == "slanted" and "/" in fault.drawn + fault.true:
        return (x, y + 1), (q + 1, p)
    return (x, y), (q + (run != "upright"), p + (run != "across"))


def _drawn(solid: Solid) -> Drawing:
    part = _part(solid)
    return draw_part(part, arrows=True) if part else draw_stack(_rows(solid), arrows=True, weight="thick")
