"""The words of questions about differences, and of their explanations."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.facts.differences.terms import Arrangement, Change, Task
from puzzlegen.renderers.differences.kits.names import called
from puzzlegen.renderers.kits.telling import SEMICOLON, comma_list

msg: Final = messages(__name__)

Medium: TypeAlias = Literal["drawing", "photograph"]

_KINDS: Final[dict[Task, Kind]] = {
    "boxes": Kind.BOXES,
    "single": Kind.BOX,
    "choice": Kind.LETTER,
    "count": Kind.NUMBER,
}


def worded(query: Statement, medium: Medium) -> Wording:
    """The question in words; the number of differences is told only where all are to be boxed."""
    task: Task = query["task"]
    one, first = msg(medium), _first(query, medium)
    shown, boxed = msg(f"shown-{query['arrangement']}", one=one), task in ("boxes", "single")
    return Wording(
        rules=sentences(shown, msg("boxes", one=one, first=first) if boxed else ""),
        ask=msg(f"asked-{task}", one=one, number=query.get("number")),
        short=msg(f"short-{task}", one=one, number=query.get("number"), first=first) if boxed else "",
        kind=_KINDS[task],
        options=(None,) * len(query.get("options", ())),
    )


def explained(
    changes: Iterable[tuple[Change, str, tuple[int, int], Phrase | None]], query: Statement, answer: str, medium: Medium
) -> Phrase:
    """Names each change, by the kind of thing if it is known, and by the middle of what is different.

    A change can be told in other words than those for all of its sort.
    """
    told = (
        msg(
            "entry-of-thing" if kind else "entry",
            thing=called(kind) if kind else None,
            x=x,
            y=y,
            change=how or msg(f"changes-{change}", one=msg(medium)),
        )
        for change, kind, (x, y), how in sorted(changes, key=lambda one: one[2])
    )
    listing = msg(f"list-{query['task']}", changes=comma_list(told, SEMICOLON), answer=answer)
    return sentences(listing, msg("places", first=_first(query, medium)))


def _first(query: Statement, medium: Medium) -> Phrase:
    """The picture in which boxes are drawn."""
    arrangement: Arrangement = query["arrangement"]
    return msg(f"first-{arrangement}", one=msg(medium))
