"""Shows blocks of cubes and the pieces of which they are made."""

from collections import Counter
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.solids.polycubes import Cells
from puzzlegen.formats.solids.solid_assembly import Gap, Given, Query, Turns
from puzzlegen.renderers.kits.telling import comma_list, labelled, lines, options
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, LAYERS, layers
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.piece_reasons import box, box_said, longest_row, others
from puzzlegen.renderers.solids.kits.stacks import draw_cubes, two_tones
from puzzlegen.renderers.solids.kits.tones import ground_for
from puzzlegen.renderers.solids.kits.turn_descriptions import BY_QUARTERS, quarter_turns

msg: Final = messages(__name__)

_GIVEN: Final = Room(1.0)
_ROOM: Final = Room(0.85)


def word(given: Given, query: Query) -> Wording:
    """Ask for the piece that the block lacks."""
    task, (a, b, c) = task_of(query), sorted(given.block)
    return Wording(
        rules=msg(f"rules-{task}", a=a, b=b, c=c, shown=len(given.solid), cubes=len(query.options[0])),
        ask=msg(f"ask-{task}"),
        short=msg(f"short-{task}", a=a, b=b, c=c),
        kind=Kind.LETTER,
        options=(None,) * len(query.options),
    )


def explain(given: Given, query: Query, answer: str, why: Turns) -> Phrase:
    """What the gap is like, how the right piece is turned to fit, and what the others have instead."""
    pieces: dict[str, Cells] = dict(zip(LETTERS, query.options, strict=False))
    turns = quarter_turns(why.quarters) if why.quarters else msg("as-it-lies")
    wrong = others(pieces, answer)
    right = {"answer": answer, "box": box_said(box(pieces[answer])), "row": longest_row(pieces[answer])}
    parts = [
        msg(
            "gap" if _reaches(given) else "gap-at-side",
            cubes=len(pieces[answer]),
            layers=_layers(given),
            **right,
        )
        if isinstance(query, Gap)
        else msg("piece", **right),
        msg(f"fits-{task_of(query)}", answer=answer, turns=turns),
        wrong.words,
    ]
    if why.quarters:
        parts.insert(0, BY_QUARTERS)
    return sentences(*([msg("front")] if why.quarters or wrong.placed else []), *parts)


def _reaches(given: Given) -> bool:
    """True if what is shown is as wide, as deep and as high as the block."""
    lines = zip(*given.solid, strict=True)
    return all(max(line) + 1 == size for line, size in zip(lines, given.block, strict=True))


def _layers(given: Given) -> Phrase:
    """How many cubes each layer lacks, if any."""
    wide, deep, high = given.block
    there = Counter(z for *_, z in given.solid)
    lacking = [(z + 1, wide * deep - there[z]) for z in range(high) if there[z] < wide * deep]
    return comma_list(
        msg("layer" if place else "layer-first", number=z, count=count) for place, (z, count) in enumerate(lacking)
    )


def describe(given: Given, query: Query) -> Phrase:
    """The layers of all solids."""
    return lines(LAYERS, labelled(GIVEN, layers(given.solid)), options(map(layers, query.options)))


def depict(given: Given, query: Query) -> tuple[Scene, ...]:
    """The block with its gap, or the loose piece, and the options a little smaller; all of these at one scale."""
    solid, piece = two_tones(part for cell in given.solid for part in cell)
    options = [draw_cubes(option, piece) for option in query.options]
    return (arranged([draw_cubes(given.solid, solid)], _GIVEN, options, _ROOM, LETTERS, ground_for(given)),)
