"""Asks what happened between two diagrams: for the later one, or for a move."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.drawing.marking import judged
from puzzlegen.formats.boards.chess_reconstruct import Between, Diagrams, Follow, Line, Pair, Pairs, Query
from puzzlegen.renderers.boards.kits import chess_wording as words
from puzzlegen.renderers.boards.kits.chess_diagram import CORNER, diagram, men, options, pair, position, positions
from puzzlegen.renderers.boards.kits.chess_marks import Marks, played
from puzzlegen.renderers.boards.kits.fen import transcribe as transcribe
from puzzlegen.renderers.kits.telling import AND, comma_list, labelled, lines, sentence_list
from puzzlegen.renderers.kits.telling import options as lettered

msg: Final = messages(__name__)


def word(shown: Diagrams, query: Query) -> Wording:
    """Ask for the diagram or for the move."""
    fen = shown.fen
    view = words.seen_from(shown.bottom)
    if isinstance(query, Follow):
        line = words.numbered(fen, query.moves)
        return Wording(
            rules=sentences(view, msg("first", **words.sides(fen)), *words.rights(fen)),
            ask=msg("follow", line=line),
            short=msg("follow-briefly", line=line),
            kind=Kind.LETTER,
            options=(None,) * len(query.options),
        )
    moves, sides = query.moves, words.sides(fen)
    order = comma_list([*sides.values(), *sides.values()][:moves])
    told = {"moves": moves, "order": order, "ordinal": msg(f"ordinal-{query.asked}")}
    asked = "one" if moves == 1 else "several"
    return Wording(
        rules=sentences(view, msg("left", **sides), *words.rights(fen)),
        ask=msg(asked, **told),
        short=words.briefly(msg(f"{asked}-briefly", **told), fen),
        kind=Kind.MOVE,
    )


def explain(shown: Diagrams, query: Query, answer: str, why: Line) -> Phrase:  # noqa: ARG001
    """One line of moves, and for each fact in which the diagrams differ, the move that decides it."""
    if isinstance(query, Between):
        line = words.numbered(shown.fen, why.moves)
        ordinal = msg(f"ordinal-{query.asked}")
        move = why.moves.split(" ")[query.asked - 1]
        return msg("only" if query.moves == 1 else "moves", line=line, ordinal=ordinal, answer=move)
    pairs = why.pairs if isinstance(why, Pairs) else ()
    return sentences(*(_pair(shown.fen, query, pair) for pair in pairs))


def _pair(fen: str, query: Follow, pair: Pair) -> Phrase:
    """Which of two like pieces moves, and the diagrams that show the other one gone."""
    wrong = [
        letter
        for letter, option in zip(LETTERS, query.options, strict=False)
        if dict(men(option)).get(pair.leaves) == pair.piece
    ]
    return msg(
        "pair",
        move=words.numbered_from(fen, pair.move, query.moves.split(" ")[pair.move]),
        piece=words.piece(pair.piece),
        leaves=pair.leaves,
        stays=pair.stays,
        letters=sentence_list(wrong, AND),
    )


def describe(shown: Diagrams, query: Query) -> Phrase:
    """The two boards, or the first position and the options."""
    fen, bottom = shown.fen, shown.bottom
    if isinstance(query, Between):
        return positions(((msg("left-board"), fen), (msg("right-board"), shown.after or "")), bottom)
    first = positions(((msg("first-board"), fen),), bottom)
    return lines(first, labelled(msg("others"), lettered(position(one, bottom) for one in query.options)))


def depict(shown: Diagrams, query: Query) -> tuple[Scene, ...]:
    """Two boards side by side, or a picture of the first position and one of the options."""
    fen, bottom = shown.fen, shown.bottom
    if isinstance(query, Between):
        return (pair(fen, shown.after or "", bottom),)
    return diagram(fen, bottom), options(query.options, bottom)


def depict_solution(shown: Diagrams, query: Query, answer: str, why: Line) -> tuple[Scene, ...]:
    """The moves, in the first diagram; and the right one of those on offer."""
    first, *others = depict(shown, query)
    marks = Marks(first, shown.bottom, *CORNER)
    marks.moves([*played(shown.fen, why.moves.split(" "))])
    return marks.scene, *(
        judged(one, answer, LETTERS[: len(query.options)]) for one in others if isinstance(query, Follow)
    )
