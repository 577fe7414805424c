"""The words of questions about differences, and of their explanations."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.facts.differences.terms import Change
from puzzlegen.formats.differences.kits.pairs import Boxes, Count, Single
from puzzlegen.formats.differences.scene_difference import Choice, Query
from puzzlegen.renderers.differences.kits.names import called
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list

msg: Final = messages(__name__)

Medium: TypeAlias = Literal["drawing", "photograph"]
Entry: TypeAlias = tuple[tuple[int, int], Phrase]


def worded(query: Query, medium: Medium) -> Wording:
    """The question in words; the number of differences is told only where all are to be boxed."""
    one, first = msg(medium), _first(query, medium)
    shown = msg(f"shown-{query.arrangement}", one=one)
    match query:
        case Choice(options=options):
            return Wording(msg("asked-choice", one=one), Kind.LETTER, shown, options=(None,) * len(options))
        case Count():
            held = [msg("held")] if medium == "drawing" else []
            return Wording(msg("asked-count", one=one), Kind.NUMBER, sentences(shown, *held))
    task, number = task_of(query), query.number if isinstance(query, Boxes) else None
    return Wording(
        rules=sentences(shown, msg(task, one=one, first=first), msg("where-boxes", one=one)),
        ask=msg(f"asked-{task}", one=one, number=number),
        short=msg(f"short-{task}", one=one, number=number, first=first),
        kind=Kind.BOX if isinstance(query, Single) else Kind.BOXES,
    )


def entry(place: tuple[int, int], kind: str = "", change: Change | None = None, how: Phrase = "") -> Entry:
    """A difference, by the middle of what is different, and by the thing and how it differs, where that is known.

    A change can be told in other words than those for all of its sort.
    """
    x, y = place
    if change is None:
        return place, msg("entry", x=x, y=y)
    named = how or msg(f"changes-{change}", one=msg("drawing"))
    return place, msg("entry-of-thing", thing=called(kind), x=x, y=y, change=named)


def explained(entries: Iterable[Entry], query: Query, answer: str, medium: Medium) -> Phrase:
    """Tells all differences, from the left."""
    told = [text for _, text in sorted(entries, key=lambda one: one[0])]
    number = len(told) if isinstance(query, Count) else None
    listing = msg(f"list-{task_of(query)}", changes=comma_list(told, SEMICOLON), answer=answer, number=number)
    return sentences(listing, msg("places", first=_first(query, medium)))


def _first(query: Query, medium: Medium) -> Phrase:
    """The picture in which boxes are drawn."""
    return msg(f"first-{query.arrangement}", one=msg(medium))
