"""Shows dice."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.solids.marks import NUMBERS, SYMMETRY, Sign
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import capitalised, lines, numbered, options
from puzzlegen.renderers.solids.kits.cubes import draw_cube
from puzzlegen.renderers.solids.kits.die_reasons import Views, against, chain, order, turn
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.mark_descriptions import FACES, cube, mark
from puzzlegen.renderers.solids.kits.marks import figure
from puzzlegen.renderers.solids.kits.nets import Panel, draw_net

msg: Final = messages(__name__)

_UNIT: Final = (0, 1), (1, 1), (1, 0), (0, 0)


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the mark on a face."""
    options = query.get("options", ())
    marks = "marks" if options else "pips"
    name: Phrase | int | None = None
    if asked := query.get("asked"):
        name = COLOURS[asked["hue"]] if options else NUMBERS.index(asked["mark"]) + 1
    covered = msg("covered") if any(None in view.values() for view in statement["views"][:-1]) else ""
    return Wording(
        rules=sentences(msg(f"rules-{marks}", count=msg("number", count=len(statement["views"]))), covered),
        ask=msg(f"ask-{query['task']}-{marks}", asked=name),
        short=sentences(covered, msg(f"short-{query['task']}-{marks}", asked=name)),
        kind=Kind.LETTER if options else Kind.NUMBER,
        options=(None,) * len(options),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What the views show to be opposite, and what follows for the face that is asked about."""
    looks = msgspec.convert(statement["views"], list[dict[str, Sign | None]])
    shown = [{face: sign for face, sign in look.items() if sign is not None} for look in looks]
    options = msgspec.convert(dict(zip(LETTERS, query.get("options", ()), strict=False)), dict[str, Sign])
    mark = options[answer].mark if options else NUMBERS[int(answer) - 1]
    for views in (Views(shown), Views(shown, why["behind"])):  # where trying only tells what is opposite, it is given
        if query["task"] != "missing":
            told: Sequence[Phrase] | None = chain([views.found[mark]]) if mark in views.found else None
        else:
            asked = next(face for face, sign in looks[-1].items() if sign is None)
            told = _filled(views, asked, mark, answer, options)
        if told is not None:
            break
    assert told is not None, "what is behind all faces tells the rest"
    so = msg("so-letter", answer=answer) if options else msg("so", mark=views.name(mark))
    return sentences(msg("counted"), *map(capitalised, told), so)


def _filled(views: Views, asked: str, mark: str, answer: str, options: Mapping[str, Sign]) -> Sequence[Phrase] | None:
    """Why this belongs at the question mark, or else why none of the other options does."""
    which = order(views, asked, mark)
    if not options:
        return which
    if which is None:
        which = against(views, asked, {letter: one for letter, one in options.items() if one.mark != mark})
    if which is None or SYMMETRY[mark] == 1:
        return which
    others = {letter: one for letter, one in options.items() if one.mark == mark and letter != answer}
    how = turn(views, asked, options[answer]) or against(views, asked, others)
    return None if how is None else [*which, *(words for words in how if words not in which)]


def describe(statement: Statement, query: Statement) -> Phrase:
    """What is on the faces in each view, and in the options."""
    *views, last = statement["views"]
    parts = [FACES, numbered(msg("view"), [*(cube(view, msg("hidden")) for view in views), cube(last)])]
    if "options" in query:
        parts += [msg("filled")] if query["task"] == "missing" else []
        parts.append(options(map(mark, query["options"])))
    return lines(*parts)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The views in a row, and below them the options: marks, or the last view with its missing mark."""
    views, options = statement["views"], query.get("options", ())
    if query["task"] == "missing":
        last = views[-1]
        offered = [draw_cube({face: last[face] or option for face in last}) for option in options]
    else:
        offered = [draw_net([Panel(_UNIT, figure(msgspec.convert(option, Sign)))]) for option in options]
    room = Room(1.5 if query["task"] == "missing" else 1.2)
    shown = [*(draw_cube(view, ()) for view in views[:-1]), draw_cube(views[-1])]
    return (arranged(shown, Room(1.5), offered, room, LETTERS, 4),)
