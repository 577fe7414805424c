"""Asks what a position is worth: points, passed and isolated pawns, or an engine's value."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.drawing.marking import chosen, judged
from puzzlegen.formats.boards import chess_evaluation as form
from puzzlegen.formats.boards.kits.chess import Shown
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import CORNER, depicted, described, men
from puzzlegen.renderers.boards.kits.chess_marks import Marks
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import comma_list

msg: Final = messages(__name__)

_MEN: Final = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9}


def word(shown: Shown, query: form.Query) -> Wording:
    """Ask for the balance, the diagram, the pawns, the range or the value."""
    view = words.seen_from(shown.bottom)
    match query:
        case form.Balance():
            return Wording(
                rules=sentences(view, msg("count")), ask=msg("balance"), short=msg("balance-briefly"), kind=Kind.NUMBER
            )
        case form.Diagram(balance=balance, options=fens):
            return Wording(
                rules=sentences(view, msg("count")),
                ask=msg("diagram", balance=balance),
                short=msg("diagram-briefly", balance=balance),
                kind=Kind.LETTER,
                options=(None,) * len(fens),
            )
        case form.InRange(engine=engine, nodes=nodes) | form.Value(engine=engine, nodes=nodes):
            fen, told = shown.fen or "", {"engine": engine, "nodes": f"{nodes:,}"}
            ranges: tuple[form.Range, ...] = ()
            if isinstance(query, form.InRange):
                ranges = query.options
            else:
                told["tolerance"] = str(query.tolerance)
            return Wording(
                rules=sentences(view, words.of_engine(engine, nodes), msg("sign")),
                ask=sentences(words.turn(fen), *words.rights(fen), msg(task_of(query), **told)),
                short=words.briefly(msg(f"{task_of(query)}-briefly", **told), fen),
                kind=Kind.LETTER if ranges else Kind.ESTIMATE,
                options=tuple(_range(low, high) for low, high in ranges),
            )
        case _:
            task = task_of(query)
            return Wording(rules=sentences(view, msg(f"{task}-means")), ask=msg(task), kind=Kind.BOXES)


def _fens(shown: Shown, query: form.Query) -> tuple[str, ...]:
    """The position, or the four that are the options."""
    return query.options if isinstance(query, form.Diagram) else (shown.fen or "",)


def _range(low: int | None, high: int | None) -> Phrase:
    """A range of values, open where it has no bound."""
    if low is None:
        return msg("range-below", high=high)
    if high is None:
        return msg("range-above", low=low)
    return msg("range-between", low=low, high=high)


def explain(shown: Shown, query: form.Query, answer: str, why: form.Facts) -> Phrase:  # noqa: ARG001
    """The men of both sides and their points, what keeps other pawns from being counted, or the engine's value."""
    match query:
        case form.InRange(engine=engine, options=ranges):
            return msg("in-range", engine=engine, range=_range(*ranges[LETTERS.index(answer)]))
        case form.Value(engine=engine, tolerance=tolerance):
            return msg("valued", engine=engine, worth=f"{int(answer.partition(' ')[0]):+}", tolerance=tolerance)
    if isinstance(why, form.Sides):
        (white, all_white), (black, all_black) = _counted(why.white), _counted(why.black)
        difference = msg("difference", white=all_white, black=all_black, balance=all_white - all_black)
        sides = msg("sides", white=white, black=black)
        others = [f"{letter} {balance}" for letter, balance in (why.others if isinstance(why, form.Balances) else ())]
        return sentences(sides, difference, *([msg("others", others=comma_list(others))] if others else []))
    found = msg("found", found=comma_list(answer.split()))
    stopped = [f"{pawn} ({other})" for pawn, other in (why.others if isinstance(why, form.Stopped) else ())]
    return sentences(found, *([msg(f"stopped-{task_of(query)}", others=comma_list(stopped))] if stopped else []))


def _counted(men: Sequence[int]) -> tuple[Phrase, int]:
    """The men of a side with their points, and the sum of these."""
    held = [(man, count) for man, count in zip(_MEN, men, strict=True) if count]
    points = [count * _MEN[man] for man, count in held]
    if not held:
        return msg("no-men"), 0
    names = comma_list(msg(f"held-{man}", count=count) for man, count in held)
    terms = {"names": names, "points": " + ".join(map(str, points)), "total": sum(points)}
    return msg("sum" if len(points) > 1 else "points", **terms), sum(points)


def describe(shown: Shown, query: form.Query) -> Phrase:
    """The board, or the four boards."""
    return described(_fens(shown, query), shown.bottom)


def depict(shown: Shown, query: form.Query) -> tuple[Scene, ...]:
    """The board, or the four boards."""
    return (depicted(_fens(shown, query), shown.bottom, boxed=isinstance(query, form.Passed | form.Isolated)),)


def depict_solution(shown: Shown, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """The points of all men, the balance of each diagram, or the pawns; an engine's value cannot be seen."""
    (scene,) = depict(shown, query)
    if isinstance(query, form.Passed | form.Isolated):
        return (chosen(scene, answer.split()),)
    fens = _fens(shown, query)
    if isinstance(query, form.Diagram):
        return (judged(scene, answer, LETTERS[: len(fens)]),)
    if not isinstance(why, form.Sides):
        return ()
    marks = Marks(scene, shown.bottom, *CORNER)
    marks.texts((square, str(_MEN[man.lower()])) for square, man in men(fens[0]) if man.lower() in _MEN)
    return (marks.scene,)
