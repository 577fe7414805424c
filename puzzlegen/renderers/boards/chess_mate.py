"""Asks for a forced mate: its first move, the whole line, or the one of four positions that has it."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene, option_element
from puzzlegen.drawing.marking import judged
from puzzlegen.formats.boards import chess_mate as form
from puzzlegen.formats.boards.kits.chess import Shown
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import CORNER, depicted, described
from puzzlegen.renderers.boards.kits.chess_marks import Marks, played
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, comma_list, sentence_list

msg: Final = messages(__name__)

_FEW: Final = 4  # replies that are named before the same mate
_KINDS: Final = {form.Key: Kind.MOVE, form.Line: Kind.MOVES, form.Diagram: Kind.LETTER}


def word(shown: Shown, query: form.Query) -> Wording:
    """Ask for the first move, the line, or the diagram."""
    task, moves, fens = task_of(query), query.moves, _fens(shown, query)
    several, sides = len(fens) > 1, words.sides(fens[0])
    aim = msg(f"which-in-{moves}" if several else f"mate-in-{moves}", **sides)
    return Wording(
        rules=sentences(words.seen_from(shown.bottom), *words.rights(*fens)),
        ask=aim if several else sentences(aim, msg(f"ask-{task}", **sides)),
        short=words.briefly(msg(f"briefly-{task}", **sides, moves=moves), *fens),
        kind=_KINDS[type(query)],
        options=(None,) * len(fens) if several else (),
    )


def _fens(shown: Shown, query: form.Query) -> tuple[str, ...]:
    """The position, or the four that are the options."""
    return query.options if isinstance(query, form.Diagram) else (shown.fen or "",)


def explain(shown: Shown, query: form.Query, answer: str, why: form.Solved) -> Phrase:
    """Why it is mate, or the line and what follows other replies; and how the other positions hold."""
    fen = shown.fen or _fens(shown, query)[LETTERS.index(answer)]
    sans = why.line.split(" ")
    parts: list[Phrase] = [msg("line", line=words.numbered(fen, why.line))] if len(sans) > 1 else []
    for others in why.others:
        parts += _others(fen, sans[others.made], others)
    parts.append(_mated(fen, sans[-1], why.mate))
    for letter, failing in (why.failing if isinstance(why, form.SolvedDiagram) else {}).items():
        parts.append(msg("in", letter=letter, reason=_failing(failing, sans[0].strip("+#"), query.moves)))
    return sentences(*parts)


def _mated(fen: str, move: str, mate: form.Mated) -> Phrase:
    """What keeps the king from leaving its square and the others from helping it."""
    reasons = [msg("covers", **words.told_piece(*guard.by), squares=_listed(guard.squares)) for guard in mate.guards]
    if mate.own:
        reasons.append(msg("own", **words.sides(fen), squares=_listed(mate.own), count=len(mate.own)))
    if len(mate.checks) > 1:
        reasons.append(msg("double"))
    elif mate.pinned:
        for (symbol, square), by in mate.pinned:
            held = {"helper": words.piece(symbol), "from": square}
            reasons.append(msg("pinned", **held, **words.told_piece(*by)))
    else:
        no_help = "no-help-between" if mate.distant else "no-help"
        reasons.append(msg(no_help, **words.told_piece(*mate.checks[0])))
    return msg("mate", move=move, reasons=comma_list(reasons, SEMICOLON))


def _others(fen: str, reply: str, others: form.Others) -> list[Phrase]:
    """What follows other replies than the one of the line; where one mate follows many, they are the rest."""
    made = others.made
    if not others.mates:
        return [msg("only", reply=words.numbered_from(fen, made, reply))]
    told = list[Phrase]()
    most, *fewer = others.mates
    many = len(most.replies) > _FEW
    for mates in fewer if many else others.mates:
        first, *rest = mates.replies
        replies = sentence_list((words.numbered_from(fen, made, first), *rest), msg("or"))
        told.append(msg("if", replies=replies, moves=words.numbered_from(fen, made + 1, mates.moves)))
    if many:
        told.append(msg("if-other", moves=words.numbered_from(fen, made + 1, most.moves)))
    return told


def _failing(failing: form.Failing, key: str, moves: int) -> Phrase:
    """How a position without a mate holds."""
    if failing.move is None:
        return msg("no-check")
    reason = msg("stalemate" if failing.reply is None else "met", move=failing.move, reply=failing.reply)
    if moves > 1 and failing.reply is not None:
        reason = msg("no-mate", reason=reason)
    return reason if failing.possible else msg("not-possible", move=key, reason=reason)


def _listed(squares: Sequence[str]) -> Phrase:
    return sentence_list(squares, AND)


def describe(shown: Shown, query: form.Query) -> Phrase:
    """The board, or the four boards."""
    return described(_fens(shown, query), shown.bottom)


def depict(shown: Shown, query: form.Query) -> tuple[Scene, ...]:
    """The board, or the four boards."""
    return (depicted(_fens(shown, query), shown.bottom),)


def depict_solution(shown: Shown, query: form.Query, answer: str, why: form.Solved) -> tuple[Scene, ...]:
    """The line to mate, move by move; of four positions, in the one that has it."""
    (scene,) = depict(shown, query)
    moves = why.line.split(" ")
    if shown.fen is not None:
        marks = Marks(scene, shown.bottom, *CORNER)
        marks.moves([*played(shown.fen, moves)])
        return (marks.scene,)
    fens = _fens(shown, query)
    marks = Marks.on_option(scene, shown.bottom, option_element(answer))
    marks.moves([*played(fens[LETTERS.index(answer)], moves)])
    return (judged(marks.scene, answer, LETTERS[: len(fens)]),)
