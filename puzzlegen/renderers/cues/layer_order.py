"""Shows the pieces of `puzzlegen.generators.cues.layer_order`."""

from collections.abc import Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts, task_whatever_form
from puzzlegen.core.scene import Scene
from puzzlegen.formats.cues import layer_order as form
from puzzlegen.formats.cues.layer_order import Crossing, Heap, Query
from puzzlegen.renderers.cues.kits.heaps import picture
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, sentence_list
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

_LIFTED: Final = ("sticks", "strips")


def word(heap: Heap, query: Query) -> Wording:
    """What covering means, and what is asked."""
    asked, after, kind, options = task_whatever_form(query, form.QUESTIONS), "number", Kind.NUMBER, tuple[Phrase, ...]()
    match query:
        case form.TopBoxed() | form.BottomBoxed():
            kind, after = Kind.BOX, "tagged"
        case form.HeldBoxed():
            asked, kind, after = task_of(query), Kind.BOXES, "all-tagged"
        case form.Orders(orders):
            kind, options = Kind.LETTER, tuple(", ".join(map(str, order)) for order in orders)
        case form.AboveOffered() | form.Sure():
            kind, options = Kind.LETTER, numbers(query.options)
    piece = query.piece if isinstance(query, form.Above | form.Sure) else None
    ask: Phrase = msg(f"ask-{asked}-{_how(heap)}", noun=msg(f"noun-{heap.theme}"), piece=piece)
    if isinstance(query, form.Top | form.Bottom | form.HeldBoxed):
        ask = sentences(ask, msg(after))
    return Wording(ask, kind, msg(f"rules-{heap.theme}"), options=options)


def _how(heap: Heap) -> str:
    """Whether pieces are lifted one after the other, or were made so; it ends the ids of messages."""
    return "lifted" if heap.theme in _LIFTED else "made"


def explain(heap: Heap, query: Query, answer: str, why: NoFacts) -> Phrase:  # noqa: ARG001
    """The crossings that decide, in the order in which one finds them, and what follows."""
    edges, how, so, steps = heap.crossings, _how(heap), task_whatever_form(query, form.QUESTIONS), list[Phrase]()
    numbers, terms = range(1, len(heap.pieces) + 1), dict[str, Any]()
    match query:
        case form.Above(piece) | form.Sure(piece):
            steps, above = _above(piece, edges, how)
            terms = {"piece": piece, "count": len(above), "above": _row(above)}
            if not above:
                steps, so = [], "bare"
            if isinstance(query, form.Sure):
                terms |= {"option": query.options[LETTERS.index(answer)], "answer": answer}
        case form.Orders(orders):
            terms["answer"] = answer
            for letter, order in zip(LETTERS, orders, strict=False):
                for over, under in edges:
                    if (order.index(over) < order.index(under)) != (how == "lifted"):
                        steps.append(msg(f"breaks-{how}", letter=letter, over=over, under=under))
                        break
        case form.Held():
            taken, left = _peeled(numbers, edges)
            steps.append(msg("taken", taken=_row(taken), count=len(taken)) if taken else msg("none"))
            steps += [msg("lies-lifted", over=over, under=under) for under, over in _bound(left, edges)]
            terms = {"count": len(left), "above": _row(left)}
            so = "held" if left else "free"
        case _:
            seen = {edge.under if isinstance(query, form.Top) else edge.over: edge for edge in edges}
            steps += [msg(f"lies-{how}", over=seen[one].over, under=seen[one].under) for one in numbers if one in seen]
            terms["piece"] = answer.removeprefix("tag-")
    return sentences(*steps, msg(f"so-{so}-{how}", **terms))


def _above(piece: int, edges: Sequence[Crossing], how: str) -> tuple[list[Phrase], list[int]]:
    """All that lies on a piece, on each of those, and so on, told step by step; and all of these pieces."""
    steps, reached, free = list[Phrase](), [piece], list[int]()
    for under in reached:
        if on := sorted({over for over, low in edges if low == under}):
            steps.append(msg("on", under=under, over=_row(on)))
            reached += [over for over in on if over not in reached]
        else:
            free.append(under)
    return [*steps, *([msg(f"bare-{how}", piece=_row(sorted(free), "or"))] if free else [])], sorted(reached[1:])


def _peeled(numbers: Sequence[int], edges: Sequence[Crossing]) -> tuple[list[int], list[int]]:
    """What can be lifted, in an order in which it can, and what cannot."""
    left, taken = [*numbers], list[int]()
    while free := [one for one in left if not any(over in left and under == one for over, under in edges)]:
        taken += free
        left = [one for one in left if one not in free]
    return taken, left


def _bound(left: Sequence[int], edges: Sequence[Crossing]) -> list[tuple[int, int]]:
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


def describe(heap: Heap, query: Query) -> Phrase:  # noqa: ARG001 - all that is asked stands in the question
    """The pieces with their colours and places, and all crossings."""
    noun = msg(f"noun-{heap.theme}")
    told = []
    for number, piece in enumerate(heap.pieces, 1):
        (a, b), (c, d) = piece.strokes[0][0], piece.strokes[-1][-1]
        way = msg("way", a=a, b=b, c=c, d=d)
        told.append(msg("piece", noun=noun, number=number, hue=COLOURS[piece.hue], way=way))
    wide, high = heap.size
    crossings = comma_list((msg("over", over=over, under=under) for over, under in heap.crossings), SEMICOLON)
    return lines(msg("places", wide=wide, high=high), *told, labelled(msg("crossings"), crossings))


def depict(heap: Heap, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001 - the heap is the same for all
    """The heap."""
    return (picture(heap),)
