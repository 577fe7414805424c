"""Asks what a position is worth: points, passed and isolated pawns, or an engine's value."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import depicted, described
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import comma_list

msg: Final = messages(__name__)

_MEN: Final = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the balance, the diagram, the pawns, the range or the value."""
    view = words.seen_from(statement["bottom"])
    match query["task"]:
        case "balance":
            return Wording(
                rules=sentences(view, msg("count")), ask=msg("balance"), short=msg("balance-briefly"), kind=Kind.NUMBER
            )
        case "diagram":
            fens, balance = query["options"], query["balance"]
            return Wording(
                rules=sentences(view, msg("count")),
                ask=msg("diagram", balance=balance),
                short=msg("diagram-briefly", balance=balance),
                kind=Kind.LETTER,
                options=(None,) * len(fens),
            )
        case "range" | "value" as task:
            fen, engine, nodes = statement["fen"], query["engine"], query["nodes"]
            told = {"engine": engine, "nodes": f"{nodes:,}", "tolerance": query.get("tolerance")}
            return Wording(
                rules=sentences(view, words.of_engine(engine, nodes), msg("sign")),
                ask=sentences(words.turn(fen), *words.rights(fen), msg(task, **told)),
                short=words.briefly(msg(f"{task}-briefly", **told), fen),
                kind=Kind.LETTER if task == "range" else Kind.ESTIMATE,
                options=tuple(_range(low, high) for low, high in query.get("options", ())),
            )
        case task:
            return Wording(rules=sentences(view, msg(f"{task}-means")), ask=msg(task), kind=Kind.BOXES)


def _range(low: int | None, high: int | None) -> Phrase:
    """A range of values, open where it has no bound."""
    if low is None:
        return msg("range-below", high=high)
    if high is None:
        return msg("range-above", low=low)
    return msg("range-between", low=low, high=high)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """The men of both sides and their points, what keeps other pawns from being counted, or the engine's value."""
    match query["task"]:
        case "range":
            return msg("in-range", engine=query["engine"], range=_range(*query["options"][LETTERS.index(answer)]))
        case "value":
            worth, tolerance = int(answer.partition(" ")[0]), query["tolerance"]
            return msg("valued", engine=query["engine"], worth=f"{worth:+}", tolerance=tolerance)
        case "balance" | "diagram":
            (white, all_white), (black, all_black) = (_counted(why[side]) for side in ("white", "black"))
            difference = msg("difference", white=all_white, black=all_black, balance=all_white - all_black)
            sides = msg("sides", white=white, black=black)
            others = [f"{letter} {balance}" for letter, balance in why.get("others", ())]
            return sentences(sides, difference, *([msg("others", others=comma_list(others))] if others else []))
    found = msg("found", found=comma_list(answer.split()))
    stopped = comma_list(f"{pawn} ({other})" for pawn, other in why["others"])
    return sentences(found, *([msg(f"stopped-{query['task']}", others=stopped)] if why["others"] else []))


def _counted(men: Sequence[int]) -> tuple[Phrase, int]:
    """The men of a side with their points, and the sum of these."""
    held = [(man, count) for man, count in zip(_MEN, men, strict=True) if count]
    points = [count * _MEN[man] for man, count in held]
    if not held:
        return msg("no-men"), 0
    names = comma_list(msg(f"held-{man}", count=count) for man, count in held)
    terms = {"names": names, "points": " + ".join(map(str, points)), "total": sum(points)}
    return msg("sum" if len(points) > 1 else "points", **terms), sum(points)


def describe(statement: Statement, query: Statement) -> Phrase:
    """The board, or the four boards."""
    return described(statement, query)


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """The board, or the four boards."""
    return (depicted(statement, query, boxed=query["task"] in ("passed", "isolated")),)
