"""Shows the enclosed chains of `puzzlegen.generators.boards.go_life_death`."""

from collections.abc import Iterator, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits.go_diagram import COLOURS, POINT_BOX, described, diagram
from puzzlegen.renderers.kits.telling import OR, comma_list, sentence_list

msg: Final = messages(__name__)

_STATUSES: Final = tuple(msg(f"status-{one}") for one in ("dead", "alive", "unsettled"))


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the point to play at, or for the status of the chain."""
    row, column = statement["marked"]
    own = statement["rows"][row][column]
    rules = msg("scene", size=statement["size"], group=COLOURS[own], siege=COLOURS["W" if own == "B" else "B"])
    task = query["task"].removesuffix("_box")
    ask, short = msg(f"ask-{task}"), msg(f"briefly-{task}")
    if task == "status":
        return Wording(rules=rules, ask=ask, short=short, kind=Kind.LETTER, options=_STATUSES)
    if task != query["task"]:
        return Wording(rules=rules, ask=sentences(ask, POINT_BOX), short=sentences(short, POINT_BOX), kind=Kind.BOX)
    return Wording(rules=rules, ask=ask, short=short, kind=Kind.POINT)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What decides: who plays where first, and how all that might still change it is answered."""
    row, column = statement["marked"]
    own = statement["rows"][row][column]
    owner, siege = msg(f"sides-{own}"), msg("sides-W" if own == "B" else "sides-B")
    task = query["task"].removesuffix("_box")
    if task != "status":
        sides = (owner, siege) if task == "kill" else (siege, owner)
        return sentences(msg(f"done-{task}", at=answer), _tries(*sides, why["tries"]), *_refuted(why["refuted"]))
    verdict = _STATUSES[LETTERS.index(answer)]
    if answer != LETTERS[2]:
        sides = (owner, siege) if answer == LETTERS[0] else (siege, owner)
        return sentences(verdict, _tries(*sides, why["tries"]))
    first, then = why["saving"], why["taking"]
    return sentences(
        *(verdict, msg("done-saving", side=owner, at=first["at"]), _tries(siege, owner, first["tries"])),
        *(msg("done-taking", side=siege, at=then["at"]), _tries(owner, siege, then["tries"])),
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


def describe(statement: Statement, query: Statement) -> Phrase:  # noqa: ARG001
    """The part of the board, and where it goes on."""
    size, top, left = statement["size"], statement["top"], statement["left"]
    return described(statement["rows"], statement["marked"], size=size, top=top, left=left)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The part of the board; its lines run on where the board does."""
    size, top, left = statement["size"], statement["top"], statement["left"]
    boxed = query["task"].endswith("box")
    return (diagram(statement["rows"], statement["marked"], size=size, top=top, left=left, boxed=boxed),)
