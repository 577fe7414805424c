"""Shows stacks and machined parts, and their views from the front, the left and above."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.solids.parts import Feature, composed
from puzzlegen.facts.solids.parts import view as part_view
from puzzlegen.facts.solids.stacks import read
from puzzlegen.facts.solids.stacks import view as stack_view
from puzzlegen.facts.solids.views import SIDES, Side, View
from puzzlegen.renderers.kits.telling import SEMICOLON, capitalised, comma_list, labelled, lines, options
from puzzlegen.renderers.solids.kits import view_descriptions
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, HEIGHTS, WEDGES, heights
from puzzlegen.renderers.solids.kits.drawing import Drawing
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.parts import draw_part
from puzzlegen.renderers.solids.kits.stacks import STANDING, draw_stack
from puzzlegen.renderers.solids.kits.view_reasons import Looked, counted, faults, telling, told
from puzzlegen.renderers.solids.kits.views import draw_view
from puzzlegen.renderers.solids.kits.workings import without_and_with

msg: Final = messages(__name__)

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


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for a view, for the solid with three views, or for the view that is wrong."""
    made, task = _made(_solids(statement, query)), query["task"]
    subject = msg("each-of-these" if task == "solid" else "the-solid", made=_MADE[made])
    asked = query["side"] if task == "view" else task
    return Wording(
        rules=sentences(subject, msg("views"), msg("lines-of-parts" if made == "part" else "lines")),
        ask=msg(f"ask-{asked}"),
        short=msg(f"short-{asked}"),
        kind=Kind.LETTER,
        options=(None,) * len(query["options"]),
    )


def _solids(statement: Statement, query: Statement) -> Sequence[Any]:
    """The stacks or parts that are shown: lists of rows or of features."""
    if query["task"] == "solid":
        return list(query["options"])
    return [statement["part"] if "part" in statement else statement["stack"]]


def _made(solids: Sequence[Any]) -> Made:
    if isinstance(solids[0][0], Mapping):
        return "part"
    return "wedges" if any(not text.isdigit() for rows in solids for row in rows for text in row) else "cubes"


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """Lines that are wrong, and what the solid shows there; of options, the fewest that rule the others out."""
    solids, task = _solids(statement, query), query["task"]
    looks = _looks(solids, statement, query)
    found = faults(look for look in looks if (look.letter == answer) == (task == "wrong"))
    chosen = list(telling(found))
    if _made(solids) == "part":
        parts = why["parts"] if task == "view" else solids
        first = without_and_with(dict(zip(LETTERS, parts, strict=False)), answer)
    else:
        first = counted(chosen)
    wrong = msg("point", what=capitalised(comma_list((told(fault, task == "solid") for fault in chosen), SEMICOLON)))
    return sentences(first, wrong, msg("wrong" if task == "wrong" else "left-over", answer=answer))


def _looks(solids: Sequence[Any], statement: Statement, query: Statement) -> Iterator[Looked]:
    """What is drawn under each letter, or what a solid is to look like, and what is really seen."""
    for number, (letter, option) in enumerate(zip(LETTERS, query["options"], strict=False)):
        match query["task"]:
            case "solid":
                drawn, solid = statement["views"], option
            case "view":
                drawn, solid = {query["side"]: option}, solids[0]
            case _:
                drawn, solid = {SIDES[number]: option}, solids[0]
        for side in SIDES:
            if side in drawn:
                yield _look(letter, side, msgspec.convert(drawn[side], View), solid)


def _look(letter: str, side: Side, drawn: View, solid: Sequence[Any]) -> Looked:
    if isinstance(solid[0], Mapping):
        return Looked(letter, side, drawn, part_view(composed(tuple(map(Feature.read, solid))), side))
    stack = read(solid)
    return Looked(letter, side, drawn, stack_view(stack, side), stack)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The heights of stacks or the making of parts, and the lines of the views."""
    made = _made(_solids(statement, query))
    parts = [msg("arrows"), *_KEYS[made], view_descriptions.VIEWS]
    if made == "part":
        parts.append(view_descriptions.DASHED)
    if query["task"] == "solid":
        parts += (labelled(msg(f"view-{side}"), _lines_of(statement["views"][side])) for side in SIDES)
        return lines(*parts, options(map(_told, query["options"])))
    (solid,) = _solids(statement, query)
    return lines(*parts, labelled(GIVEN, _told(solid)), options(map(_lines_of, query["options"])))


def _told(solid: Sequence[Any]) -> Phrase:
    return view_descriptions.part(solid) if isinstance(solid[0], Mapping) else heights(solid)


def _lines_of(view: Any) -> Phrase:
    return view_descriptions.view(msgspec.convert(view, View))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """What is given above, the options below; solids have arrows that show where they are looked at from."""
    solids = [_drawn(solid) for solid in _solids(statement, query)]
    if query["task"] == "solid":
        views = [_view(statement["views"][side]) for side in SIDES]
        return (arranged(views, Room(0.7), solids, Room(0.75), LETTERS, 4),)
    return (arranged(solids, Room(1.0), list(map(_view, query["options"])), Room(0.75), LETTERS, 4),)


def _drawn(solid: Sequence[Any]) -> Drawing:
    if isinstance(solid[0], Mapping):
        return draw_part(tuple(map(Feature.read, solid)), arrows=True)
    return draw_stack(solid, arrows=True)


def _view(view: Any) -> Drawing:
    return draw_view(msgspec.convert(view, View))
