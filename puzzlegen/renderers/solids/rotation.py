"""Shows solids of cubes, some of which are others turned."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, fill, labelled, lines, numbered, options
from puzzlegen.renderers.solids.kits.cube_descriptions import GIVEN, LAYERS, layers
from puzzlegen.renderers.solids.kits.layout import Room, arranged
from puzzlegen.renderers.solids.kits.stacks import draw_cubes
from puzzlegen.renderers.solids.kits.turn_descriptions import BY_QUARTERS, quarter_turns, tips

msg: Final = messages(__name__)

_ROOM: Final = Room(0.85)
_NUMBERS: Final = "123456"


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the same solid, the odd one, the groups, or the same turn."""
    task = query.get("task", "")
    boxed, kept = task.endswith("_box"), task.removesuffix("_box")
    first, *_ = statement.get("solids", [statement.get("solid")])
    rules = fill(msg("each") if kept else msg("above"), count=len(first))
    if kept:
        ends = ("1", "4") if boxed else ("A", "D")
        rules = sentences(rules, msg(f"rules-{kept}", first=ends[0], last=ends[1]))
    texts: tuple[Phrase | None, ...] = (None,) * 4
    if boxed:
        texts = ()
    if kept == "grouping":
        texts = tuple(" / ".join(" ".join(map(str, group)) for group in groups) for groups in query["options"])
    kind = Kind.BOX if boxed else Kind.LETTER
    return Wording(
        rules=rules, ask=msg(f"ask-{kept or 'same'}"), short=msg(f"short-{kept or 'same'}"), kind=kind, options=texts
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """The turns, and what the others are."""
    if "quarters" in why:
        words = msg("same") if "mirror" in why else msg("so-turned")
        turns = quarter_turns(why["quarters"])
        told = fill(words, turns=turns, answer=answer, mirror=why.get("mirror"))
        return sentences(BY_QUARTERS, told) if tips(why["quarters"]) else told
    names = LETTERS if query["task"] == "odd_one_out" else _NUMBERS
    chains = [
        msg("becomes", one=names[one - 1], other=names[other - 1], turns=quarter_turns(quarters))
        for chain in why["chains"]
        for one, other, quarters in chain
    ]
    shown: Phrase = msg("chains", chains=comma_list(chains, SEMICOLON))
    if any(tips(quarters) for chain in why["chains"] for _, _, quarters in chain):
        shown = sentences(BY_QUARTERS, shown)
    if query["task"] == "grouping":
        return sentences(shown, msg(f"other-group-{why['contrast']}"))
    return sentences(shown, msg(f"odd-{why['contrast']}", odd=answer.removeprefix("given-")))


def describe(statement: Statement, query: Statement) -> Phrase:
    """The layers of all solids."""
    match query.get("task"):
        case "odd_one_out":
            return lines(LAYERS, options(map(layers, statement["solids"])))
        case "odd_one_out_box" | "grouping":
            return lines(LAYERS, numbered(msg("solid"), map(layers, statement["solids"])))
        case "analogy":
            shown = (statement[name] for name in ("before", "after", "solid"))
            return lines(LAYERS, numbered(msg("solid"), map(layers, shown)), options(map(layers, query["options"])))
    return lines(LAYERS, labelled(GIVEN, layers(statement["solid"])), options(map(layers, query["options"])))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """What is shown above, lettered options below, all at the same scale; or numbered solids in two rows."""
    if "solids" in statement:
        solids = [draw_cubes(solid) for solid in statement["solids"]]
        if query["task"] == "odd_one_out":
            return (arranged([], _ROOM, solids, _ROOM, LETTERS, 2),)
        across = 3 if query["task"] == "grouping" else 2
        return (arranged([], _ROOM, solids, _ROOM, _NUMBERS, across, element="given-{}".format),)
    offered = [draw_cubes(option) for option in query["options"]]
    copied = query.get("task") == "analogy"
    given = [draw_cubes(statement[name]) for name in (("before", "after", "solid") if copied else ("solid",))]
    return (arranged(given, _ROOM, offered, _ROOM, LETTERS, 4, numbered=copied),)
