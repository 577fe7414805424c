"""Shows the enclosed chains of `puzzlegen.generators.boards.go_life_death`."""

from collections.abc import Iterator, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import task_whatever_form
from puzzlegen.core.scene import Scene
from puzzlegen.formats.boards.go_life_death import (
    QUESTIONS,
    Decided,
    Kill,
    KillBox,
    LiveBox,
    Part,
    Query,
    Refuted,
    Status,
)
from puzzlegen.renderers.boards.kits.go_diagram import COLOURS, POINT_BOX, described, diagram
from puzzlegen.renderers.boards.kits.go_marks import Marks
from puzzlegen.renderers.kits.telling import OR, comma_list, sentence_list

msg: Final = messages(__name__)

_STATUSES: Final = tuple(msg(f"status-{one}") for one in ("dead", "alive", "unsettled"))


def word(part: Part, query: Query) -> Wording:
    """Ask for the point to play at, or for the status of the chain."""
    row, column = part.marked
    own = part.rows[row][column]
    rules = msg("scene", group=COLOURS[own], siege=COLOURS["W" if own == "B" else "B"])
    task = task_whatever_form(query, QUESTIONS)
    ask, short = msg(f"ask-{task}"), msg(f"briefly-{task}")
    if isinstance(query, Status):
        return Wording(rules=rules, ask=ask, short=short, kind=Kind.LETTER, options=_STATUSES)
    if isinstance(query, KillBox | LiveBox):
        return Wording(rules=rules, ask=sentences(ask, POINT_BOX), short=sentences(short, POINT_BOX), kind=Kind.BOX)
    return Wording(rules=rules, ask=ask, short=short, kind=Kind.POINT)


def explain(part: Part, query: Query, answer: str, why: Refuted | Decided) -> Phrase:
    """What decides: who plays where first, and how all that might still change it is answered."""
    row, column = part.marked
    own = part.rows[row][column]
    owner, siege = msg(f"sides-{own}"), msg("sides-W" if own == "B" else "sides-B")
    if isinstance(why, Refuted):
        sides = (owner, siege) if isinstance(query, Kill) else (siege, owner)
        done = msg(f"done-{task_whatever_form(query, QUESTIONS)}", at=answer)
        return sentences(done, _tries(*sides, why.tries), *_refuted(why.refuted))
    verdict, first, then = _STATUSES[LETTERS.index(answer)], why.saving, why.taking
    if first is None or then is None:
        sides = (owner, siege) if answer == LETTERS[0] else (siege, owner)
        return sentences(verdict, _tries(*sides, why.tries or ()))
    return sentences(
        *(verdict, msg("done-saving", side=owner, at=first.at), _tries(siege, owner, first.tries)),
        *(msg("done-taking", side=siege, at=then.at), _tries(owner, siege, then.tries)),
    )


def _tries(side: Phrase, other: Phrase, lines: Sequence[Sequence[str]]) -> Phrase:
    """What a side can still try, until nothing more needs an answer."""
    sides = {"side": side, "other": other}
    return msg("tries", **sides, lines=_lines(lines)) if lines else msg("quiet", **sides)


def _refuted(lines: Sequence[Sequence[str]]) -> Iterator[Phrase]:
    """What refutes all other first moves."""
    answered, alone = [line for line in lines if len(line) > 1], [line[0] for line in lines if len(line) == 1]
    if answered:
        yield msg("refuted", lines=_lines(answered))
    if alone:
        yield msg("alone" if answered else "refuted-alone", points=sentence_list(alone, OR))


def _lines(lines: Sequence[Sequence[str]]) -> Phrase:
    return comma_list("-".join(line) for line in lines)


def describe(part: Part, query: Query) -> Phrase:  # noqa: ARG001
    """The part of the board, and where it goes on."""
    return described(part.rows, part.marked, size=part.size, top=part.top, left=part.left)


def depict(part: Part, query: Query) -> tuple[Scene, ...]:
    """The part of the board; its lines run on where the board does."""
    boxed = isinstance(query, KillBox | LiveBox)
    return (diagram(part.rows, part.marked, size=part.size, top=part.top, left=part.left, boxed=boxed),)


def depict_solution(part: Part, query: Query, answer: str, why: Refuted | Decided) -> tuple[Scene, ...]:
    """The move and the longest line of those that follow; where it depends on who begins, where both would."""
    (scene,) = depict(part, query)
    marks = Marks(scene, part.size, part.top, part.left)
    row, column = part.marked
    own = part.rows[row][column] == "B"
    if isinstance(why, Refuted):
        marks.play([answer, *max(why.tries, key=len, default=())], black=True)
    elif why.saving and why.taking:
        marks.play([why.saving.at], black=own)
        if why.taking.at != why.saving.at:
            marks.play([why.taking.at], black=not own)
        else:
            marks.rings([why.taking.at])
    else:
        besieged = answer == LETTERS[0]  # it is the owner who tries in vain
        marks.play(max(why.tries or (), key=len, default=()), black=own == besieged)
    return (marks.scene,)
