"""Asks what the rules of chess say about a position: legal moves, attacks, checks, pins, castling."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import task_of
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene, option_element
from puzzlegen.drawing.marking import chosen, judged
from puzzlegen.formats.boards import chess_rules as form
from puzzlegen.formats.boards.kits.chess import Piece, Shown
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import CORNER, depicted, described, men
from puzzlegen.renderers.boards.kits.chess_marks import Marks
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import AND, SEMICOLON, comma_list, sentence_list

msg: Final = messages(__name__)

_KINDS: Final = {
    form.Moves: Kind.NUMBER,
    form.AllMoves: Kind.NUMBER,
    form.Attacked: Kind.BOXES,
    form.Pinned: Kind.SQUARE,
    form.Check: Kind.LETTER,
    form.Castling: Kind.LETTER,
}


def word(shown: Shown, query: form.Query) -> Wording:
    """Ask what the task says."""
    task, marked, (fen, *_) = task_of(query), _marked(query), _fens(shown, query)
    placed = dict(men(fen))
    piece = words.piece(placed[marked[0]]) if marked else None
    values = {"squares": comma_list(marked, AND), "piece": piece, **words.sides(fen)}
    told = isinstance(query, form.Moves | form.AllMoves | form.Castling)  # whose turn it is, and who may castle
    ask, brief = msg(f"ask-{task}", **values), msg(f"briefly-{task}", **values)
    return Wording(
        rules=sentences(words.seen_from(shown.bottom), *_rules(query, fen, marked or tuple(placed), placed)),
        ask=sentences(words.turn(fen), *words.rights(fen), ask) if told else ask,
        short=words.briefly(brief, fen) if told else brief if isinstance(query, form.Attacked) else "",
        kind=_KINDS[type(query)],
        options=_options(query),
    )


def _fens(shown: Shown, query: form.Query) -> tuple[str, ...]:
    """The position, or the four that are the options."""
    return query.options if isinstance(query, form.Check) else (shown.fen or "",)


def _options(query: form.Query) -> tuple[Phrase | None, ...]:
    """What is offered in words; nothing for each diagram."""
    if isinstance(query, form.Castling):
        return tuple(msg(f"castling-{option}") for option in query.options)
    return (None,) * len(query.options) if isinstance(query, form.Check) else ()


def _marked(query: form.Query) -> tuple[str, ...]:
    """The squares that the query names."""
    match query:
        case form.Moves(square=square):
            return (square,)
        case form.Attacked(squares=squares):
            return squares
    return ()


def _rules(query: form.Query, fen: str, squares: tuple[str, ...], placed: Mapping[str, str]) -> Sequence[Phrase]:
    """What has to be known, beside the rules of chess; moves are those of the men on these squares."""
    match query:
        case form.Moves() | form.AllMoves():
            king, pawn, last = ("K", "P", "7") if fen.split(" ")[1] == "w" else ("k", "p", "2")
            moving = {(placed[square], square[1]) for square in squares}
            castling = words.may_castle(fen) and any(man == king for man, _ in moving)
            return [msg("castling-counts")] * castling + [msg("promotion-counts")] * ((pawn, last) in moving)
        case form.Attacked():
            return [msg("attack")]
        case form.Pinned():
            return [msg("pin")]
    return []


def explain(shown: Shown, query: form.Query, answer: str, why: form.Facts) -> Phrase:
    """What on the board decides: squares, attackers, pins, checks, or the rules of castling."""
    match why:
        case form.Reached():
            return sentences(*_moves(why))
        case form.Found():
            return sentences(*(msg("checked", **words.told_piece(*one)) for one in why.checks), _in_all(why.found))
        case form.Sights():
            return _common(dict(men(shown.fen or "")), _marked(query), answer.split(), why.attacked)
        case form.Pin():
            (symbol, square), (_, king) = why.pinned, why.king
            return msg("pinned", pinned=words.piece(symbol), square=square, king=king, **words.told_piece(*why.by))
        case form.Checks():
            return sentences(*_check(answer, why))
    wings = why.wings
    if wings.kingside is None and wings.queenside is None:
        return msg("wing", wing=msg("both-wings"), reason=msg("free"))
    return sentences(_castling("kingside", wings.kingside), _castling("queenside", wings.queenside))


def _moves(why: form.Reached) -> list[Phrase]:
    """Where a piece can go, and what keeps it from other squares."""
    found, barred = why.found, why.barred
    told: list[Phrase] = [msg("moves", squares=_listed(found), count=len(found)) if found else msg("no-moves")]
    if not found and not barred:
        told.append(msg("blocked"))
    elif why.guards:
        guards = (msg("guards", **words.told_piece(*guard.by), squares=_listed(guard.squares)) for guard in why.guards)
        told.append(msg("king-barred", guards=comma_list(guards, SEMICOLON)))
    elif barred:
        told += (msg("checked", **words.told_piece(*one)) for one in why.checks)
        told += [msg("pin-bars", **words.told_piece(*why.pinner))] if why.pinner else []
    return told


def _in_all(found: Sequence[form.MovesOf]) -> Phrase:
    """The moves of each piece, and their sum."""
    counts = [len(one.moves) for one in found]
    pieces = (
        msg("of-piece", **words.told_piece(*one.piece), count=count, moves=comma_list(one.moves))
        for one, count in zip(found, counts, strict=True)
    )
    total = f"{' + '.join(map(str, counts))} = {sum(counts)}" if len(counts) > 1 else str(sum(counts))
    return msg("in-all", pieces=comma_list(pieces, SEMICOLON), sum=total)


def _common(
    placed: Mapping[str, str], marked: Sequence[str], common: Sequence[str], attacked: Sequence[Sequence[str]]
) -> Phrase:
    """The squares that one of two pieces attacks, the one with fewer, and which of them the other one attacks, too."""
    (squares, at), (_, there) = sorted(zip(attacked, marked, strict=True), key=lambda entry: len(entry[0]))
    return msg(
        "common",
        **words.told_piece(placed[at], at),
        squares=_listed(squares),
        other=words.piece(placed[there]),
        there=there,
        common=_listed(common),
    )


def _check(answer: str, why: form.Checks) -> list[Phrase]:
    """Who gives check in the one position, and why not in the others."""
    checks = sentence_list((msg("attacks", **words.told_piece(*one)) for one in why.checks), msg("all"))
    told: list[Phrase] = [msg("check", letter=answer, checks=checks, king=why.king[1])]
    alike: dict[tuple[Piece | None, ...], list[str]] = {}
    for letter, prevented in why.prevented.items():
        alike.setdefault(prevented, []).append(letter)
    for prevented, letters in alike.items():
        reasons = (
            msg("away", **words.told_piece(*one))
            if between is None
            else msg("between", **words.told_piece(*one), between=words.piece(between[0]), there=between[1])
            for one, between in zip(why.checks, prevented, strict=True)
        )
        told.append(msg("in", letters=_listed(letters), reasons=sentence_list(reasons, msg("all"))))
    return told


def _castling(wing: str, obstacle: form.Bar | None) -> Phrase:
    """Whether castling is legal on a wing, and which rule forbids it."""
    if obstacle is None:
        reason = msg("free")
    else:
        held = {} if obstacle.piece is None else words.told_piece(*obstacle.piece)
        reason = msg(f"obstacles-{obstacle.rule}", **held, square=obstacle.square or "")
    return msg("wing", wing=msg(f"wings-{wing}"), reason=reason)


def _listed(squares: Sequence[str]) -> Phrase:
    return sentence_list(squares, AND)


def describe(shown: Shown, query: form.Query) -> Phrase:
    """The board with its marked squares, or the four boards."""
    return described(_fens(shown, query), shown.bottom, _marked(query))


def depict(shown: Shown, query: form.Query) -> tuple[Scene, ...]:
    """The board with its marked squares, or the four boards."""
    return (depicted(_fens(shown, query), shown.bottom, _marked(query), isinstance(query, form.Attacked)),)


def depict_solution(shown: Shown, query: form.Query, answer: str, why: form.Facts) -> tuple[Scene, ...]:
    """Squares that can be reached, numbers of moves, or who attacks, pins, checks and bars whom."""
    (scene,) = depict(shown, query)
    match why:
        case form.Checks():
            marks = Marks.on_option(scene, shown.bottom, option_element(answer))
            marks.moves([(square, why.king[1]) for _, square in why.checks][:1])
            marks.rings(square for _, square in why.checks)
            return (judged(marks.scene, answer, LETTERS[: len(_fens(shown, query))]),)
        case form.Sights():
            return (chosen(scene, answer.split()),)
    marks = Marks(scene, shown.bottom, *CORNER)
    match why:
        case form.Reached():
            marks.dots(why.found)
            marks.rings(square for guard in why.guards for square in [guard.by[1]])
            marks.rings(square for _, square in (*why.checks, *([why.pinner] if why.pinner else [])))
        case form.Found():
            marks.texts((one.piece[1], str(len(one.moves))) for one in why.found)
            marks.rings(square for _, square in why.checks)
        case form.Pin():
            marks.moves([(why.by[1], why.king[1])])
            marks.rings([why.pinned[1]])
        case form.Barred():
            king = "e1" if (shown.fen or "").split(" ")[1] == "w" else "e8"
            for file, bar in (("g", why.wings.kingside), ("c", why.wings.queenside)):
                if bar is None:
                    marks.dots([file + king[1]])
                elif bar.piece is not None:
                    marks.rings([bar.piece[1]])
                    marks.moves([(bar.piece[1], bar.square)] if bar.square else [])
    return (marks.scene,)
