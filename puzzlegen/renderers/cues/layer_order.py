"""Shows the pieces of `puzzlegen.generators.cues.layer_order`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.cues.kits.heaps import Heap, picture
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, sentence_list
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

_KINDS: Final = {"top_box": Kind.BOX, "bottom_box": Kind.BOX, "held_boxes": Kind.BOXES}
_LIFTED: Final = ("sticks", "strips")
_AFTER: Final = {
    "top": msg("number"),
    "bottom": msg("number"),
    "top_box": msg("tagged"),
    "bottom_box": msg("tagged"),
    "held_boxes": msg("all-tagged"),
}


def word(statement: Statement, query: Statement) -> Wording:
    """What covering means, and what is asked."""
    dress, task = statement["dress"], query["task"]
    asked = task if task == "held_boxes" else task.partition("_")[0]
    terms = {"noun": msg(f"noun-{dress}"), "piece": query.get("piece")}
    ask = sentences(msg(f"ask-{asked}-{_how(dress)}", **terms), _AFTER.get(task, ""))
    options: tuple[Phrase, ...] = ()
    if task == "order":
        options = tuple(", ".join(map(str, order)) for order in query["options"])
    elif "options" in query:
        options = numbers(query["options"])
    return Wording(
        ask, Kind.LETTER if options else _KINDS.get(task, Kind.NUMBER), msg(f"rules-{dress}"), options=options
    )


def _how(dress: str) -> str:
    """Whether pieces are lifted one after the other, or were made so; it ends the ids of messages."""
    return "lifted" if dress in _LIFTED else "made"


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """The crossings that decide, in the order in which one finds them, and what follows."""
    edges, task, how = statement["crossings"], query["task"].partition("_")[0], _how(statement["dress"])
    numbers = range(1, len(statement["pieces"]) + 1)
    if task in ("count", "sure"):
        steps, above = _above(query["piece"], edges, how)
        terms = {"piece": query["piece"], "count": len(above), "above": _row(above)}
        if not above:
            steps, task = [], "bare"
        if task == "sure":
            terms["option"], terms["answer"] = query["options"][LETTERS.index(answer)], answer
    elif task == "order":
        steps, terms = [], {"answer": answer}
        for letter, order in zip(LETTERS, query["options"], strict=False):
            for over, under in edges:
                if (order.index(over) < order.index(under)) != (how == "lifted"):
                    steps.append(msg(f"breaks-{how}", letter=letter, over=over, under=under))
                    break
    elif task == "held":
        taken, left = _peeled(numbers, edges)
        steps = [msg("taken", taken=_row(taken)) if taken else msg("none")]
        steps += [msg("lies-lifted", over=over, under=under) for under, over in _bound(left, edges)]
        terms = {"count": len(left), "above": _row(left)}
        task = "held" if left else "free"
    else:
        seen = {pair[task == "top"]: pair for pair in edges}
        steps = [msg(f"lies-{how}", over=seen[one][0], under=seen[one][1]) for one in numbers if one in seen]
        terms = {"piece": answer.removeprefix("tag-")}
    return sentences(*steps, msg(f"so-{task}-{how}", **terms))


def _above(piece: int, edges: Sequence[Sequence[int]], how: str) -> tuple[list[Phrase], list[int]]:
    """All that lies on a piece, on each of those, and so on, told step by step; and all of these pieces."""
    steps, reached, free = list[Phrase](), [piece], list[int]()
    for under in reached:
        if on := sorted({over for over, low in edges if low == under}):
            steps.append(msg("on", under=under, over=_row(on)))
            reached += [over for over in on if over not in reached]
        else:
            free.append(under)
    return [*steps, *([msg(f"bare-{how}", piece=_row(sorted(free), "or"))] if free else [])], sorted(reached[1:])


def _peeled(numbers: Sequence[int], edges: Sequence[Sequence[int]]) -> tuple[list[int], list[int]]:
    """What can be lifted, in an order in which it can, and what cannot."""
    left, taken = [*numbers], list[int]()
    while free := [one for one in left if not any(over in left and under == one for over, under in edges)]:
        taken += free
        left = [one for one in left if one not in free]
    return taken, left


def _bound(left: Sequence[int], edges: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """For each of the pieces that are left, another one on it; first those that form a ring, along the ring."""
    over = {one: next(high for high, under in edges if under == one and high in left) for one in left}
    way = list(left[:1])
    while way and over[way[-1]] not in way:
        way.append(over[way[-1]])
    ring = way[way.index(over[way[-1]]) :] if way else []
    return [(one, over[one]) for one in [*ring, *(one for one in left if one not in ring)]]


def _row(pieces: Sequence[int], word: str = "and") -> Phrase:
    """Numbers in a row, such as ``1, 2 and 3``."""
    return sentence_list(map(str, pieces), msg(word)) if pieces else ""


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001 - all that is asked stands in the question
    """The pieces with their colours and places, and all crossings."""
    noun = msg(f"noun-{statement['dress']}")
    told = []
    for number, piece in enumerate(statement["pieces"], 1):
        (a, b), (c, d) = piece["strokes"][0][0], piece["strokes"][-1][-1]
        way = msg("way", a=a, b=b, c=c, d=d)
        told.append(msg("piece", noun=noun, number=number, hue=COLOURS[piece["hue"]], way=way))
    wide, high = statement["size"]
    crossings = comma_list((msg("over", over=over, under=under) for over, under in statement["crossings"]), SEMICOLON)
    return lines(msg("places", wide=wide, high=high), *told, labelled(msg("crossings"), crossings))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:  # noqa: ARG001 - the heap is the same for all
    """The heap."""
    heap = Heap(
        statement["dress"],
        tuple(statement["size"]),
        statement["width"],
        tuple(piece["hue"] for piece in statement["pieces"]),
        tuple(tuple(tuple(map(tuple, stroke)) for stroke in piece["strokes"]) for piece in statement["pieces"]),
        tuple((over - 1, under - 1) for over, under in statement["crossings"]),
    )
    return (picture(heap),)
