"""Shows blocks of cubes and the pieces of which they are made."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.solids.polycubes import Cells
from puzzlegen.renderers.kits.telling import comma_list, labelled, lines, options
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, LAYERS, layers
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.piece_reasons import box, box_said, longest_row, others
from puzzlegen.renderers.solids.kits.stacks import draw_cubes
from puzzlegen.renderers.solids.kits.turn_descriptions import BY_QUARTERS, quarter_turns

msg: Final = messages(__name__)


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the piece that the block lacks."""
    task, (a, b, c) = query["task"], sorted(statement["block"])
    return Wording(
        rules=msg(f"rules-{task}", a=a, b=b, c=c, shown=len(statement["solid"]), cubes=len(query["options"][0])),
        ask=msg(f"ask-{task}"),
        short=msg(f"short-{task}", a=a, b=b, c=c),
        kind=Kind.LETTER,
        options=(None,) * len(query["options"]),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What the gap is like, how the right piece is turned to fit, and what the others have instead."""
    pieces = {letter: _cells(option) for letter, option in zip(LETTERS, query["options"], strict=False)}
    turns = quarter_turns(why["quarters"]) if why["quarters"] else msg("as-it-lies")
    wrong = others(pieces, answer)
    right = {"answer": answer, "box": box_said(box(pieces[answer])), "row": longest_row(pieces[answer])}
    parts = [
        msg(
            "gap" if _reaches(statement) else "gap-at-side",
            cubes=len(pieces[answer]),
            layers=_layers(statement),
            **right,
        )
        if query["task"] == "gap"
        else msg("piece", **right),
        msg(f"fits-{query['task']}", answer=answer, turns=turns),
        wrong.words,
    ]
    if why["quarters"]:
        parts.insert(0, BY_QUARTERS)
    return sentences(*([msg("front")] if why["quarters"] or wrong.placed else []), *parts)


def _reaches(statement: Statement) -> bool:
    """True if what is shown is as wide, as deep and as high as the block."""
    lines = zip(*statement["solid"], strict=True)
    return all(max(line) + 1 == size for line, size in zip(lines, statement["block"], strict=True))


def _layers(statement: Statement) -> Phrase:
    """How many cubes each layer lacks, if any."""
    wide, deep, high = statement["block"]
    there = Counter(z for *_, z in statement["solid"])
    lacking = [(z + 1, wide * deep - there[z]) for z in range(high) if there[z] < wide * deep]
    return comma_list(
        msg("layer" if place else "layer-first", number=z, count=count) for place, (z, count) in enumerate(lacking)
    )


def _cells(solid: Sequence[Sequence[int]]) -> Cells:
    return tuple((x, y, z) for x, y, z in solid)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The layers of all solids."""
    return lines(LAYERS, labelled(GIVEN, layers(statement["solid"])), options(map(layers, query["options"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The block with its gap, or the loose piece, above; the options below; all at the same scale."""
    options = [draw_cubes(option) for option in query["options"]]
    return (arranged([draw_cubes(statement["solid"])], Room(0.85), options, Room(0.85), LETTERS, 4),)
