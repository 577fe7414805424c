"""Shows the pieces of `puzzlegen.generators.cues.layer_order`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import AnyNode, Scene
from puzzlegen.drawing.marking import Area, areas, chosen, over, pen, tag
from puzzlegen.formats.cues import layer_order as form
from puzzlegen.formats.cues.layer_order import Crossing, Heap, Query
from puzzlegen.renderers.cues.kits.heaps import picture
from puzzlegen.renderers.kits.colours import COLOURS
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list, labelled, lines, sentence_list
from puzzlegen.renderers.kits.wording import numbers

msg: Final = messages(__name__)

_LIFTED: Final = ("sticks", "strips")
_BESIDE: Final = 6  # of numbers of an order from those of pieces, in widths of the pen


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
        case form.Sure(pairs):
            kind = Kind.LETTER
            options = tuple(msg(f"pair-{_how(heap)}", over=over, under=under) for over, under in pairs)
        case form.AboveOffered():
            kind, options = Kind.LETTER, numbers(query.options)
    piece = query.piece if isinstance(query, form.Above) else None
    ask: Phrase = msg(f"ask-{asked}-{_how(heap)}", noun=msg(f"noun-{heap.theme}"), piece=piece)
    if isinstance(query, form.Top | form.Bottom | form.HeldBoxed):
        ask = sentences(ask, msg(after))
    return Wording(ask, kind, msg(f"rules-{heap.theme}"), options=options)


def _how(heap: Heap) -> str:
    """Whether pieces are lifted one after the other, or were made so; it ends the ids of messages."""
    return "lifted" if heap.theme in _LIFTED else "made"


def explain(heap: Heap, query: Query, answer: str, why: form.Facts) -> Phrase:
    """The crossings that decide, and what follows."""
    how, so, steps = _how(heap), task_whatever_form(query, form.QUESTIONS), list[Phrase]()
    terms: dict[str, Any] = {"answer": answer}
    match query, why:
        case form.Sure(options), _:
            steps += [msg(f"lies-{how}", **one._asdict()) for one in why.told]
            terms["over"], terms["under"] = options[LETTERS.index(answer)]
        case form.Above(piece), _:
            above = sorted({crossing.over for crossing in why.told})
            terms |= {"piece": piece, "count": len(above), "above": _row(above)}
            steps += _piled(why.told, how)
            so = so if above else "bare"
        case form.Orders(), _:
            wrong = [letter for letter in LETTERS if letter != answer]
            for letter, one in zip(wrong, why.told, strict=False):
                steps.append(msg(f"breaks-{how}", letter=letter, **one._asdict()))
        case form.Held(), form.Lifting(told, taken):
            left = sorted(under for _, under in told)
            steps.append(msg("taken", taken=_row(taken), count=len(taken)) if taken else msg("none"))
            steps += [msg("lies-lifted", **one._asdict()) for one in told]
            terms |= {"count": len(left), "above": _row(left)}
            so = "held" if left else "free"
        case _:
            steps += [msg(f"lies-{how}", **one._asdict()) for one in why.told]
            terms["piece"] = answer.removeprefix("tag-")
    return sentences(*steps, msg(f"so-{so}-{how}", **terms))


def _piled(told: Sequence[Crossing], how: str) -> list[Phrase]:
    """What lies on each piece, and which of all these have nothing on them."""
    on = {under: [over for over, below in told if below == under] for _, under in told}
    steps = [msg("on", under=under, over=_row(overs)) for under, overs in on.items()]
    free = sorted({over for over, _ in told if over not in on})
    return [*steps, *([msg(f"bare-{how}", piece=_row(free, "or"))] if free else [])]


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


def depict_solution(heap: Heap, query: Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """The pieces that are asked for, those above one, or the order in which pieces are taken."""
    (scene,) = depict(heap, query)
    there, width = areas(scene), pen(scene)
    match query, why:
        case form.Sure(options), _:
            named = [*options[LETTERS.index(answer)]]
        case form.Above(), _:
            named = sorted({crossing.over for crossing in why.told})
        case form.Orders(options), _:
            order = options[LETTERS.index(answer)]
            return (over(scene, _numbered(there, order, width)),)
        case form.Held(), form.Lifting(told, taken):
            scene = over(scene, _numbered(there, taken, width))
            named = sorted({under for _, under in told})
        case _:
            named = [int(answer.removeprefix("tag-"))]
    return (chosen(scene, [f"tag-{piece}" for piece in named]),)


def _numbered(there: Mapping[str, Area], pieces: Sequence[int], width: float) -> list[AnyNode]:
    """Places in an order beside the numbers of pieces."""
    marks = list[AnyNode]()
    for number, piece in enumerate(pieces, 1):
        x, y, wide, high = there[f"tag-{piece}"]
        away = _BESIDE * width
        marks += tag(x + wide / 2, y - away if y > 2 * away else y + high + away, str(number), width)
    return marks
