"""Shows the positions of `puzzlegen.generators.boards.go_capture`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.boards.coordinates import point_name
from puzzlegen.formats.boards.go_capture import Board, Captures, Ladder, Lines, Place, Query
from puzzlegen.renderers.boards.kits.go_diagram import described, diagram
from puzzlegen.renderers.boards.kits.go_marks import Marks
from puzzlegen.renderers.kits.telling import comma_list
from puzzlegen.renderers.kits.wording import counting

msg: Final = messages(__name__)

_WORKING: Final = ((True, False), (False, True), (True, True), (False, False))  # ladders, by letter


def word(board: Board, query: Query) -> Wording:
    """Ask for captures, or where ladders work."""
    match query:
        case Ladder():
            rules = sentences(msg("rules"), msg("ladder"))
            one, other = _liberties(board)
            return Wording(
                rules=rules,
                ask=msg("begin"),
                short=msg("ladder-briefly"),
                kind=Kind.LETTER,
                options=(
                    msg("only", point=one),
                    msg("only", point=other),
                    msg("both", one=one, other=other),
                    msg("none"),
                ),
            )
        case Place():
            return Wording(rules=msg("rules"), ask=msg("point"), kind=Kind.POINT)
    kind, options = counting(query)
    return Wording(rules=msg("rules"), ask=msg("count"), kind=kind, options=options)


def explain(board: Board, query: Query, answer: str, why: Captures | Lines) -> Phrase:  # noqa: ARG001
    """All captures, or a line of either ladder."""
    if isinstance(why, Lines):
        working = _WORKING[LETTERS.index(answer)]
        told = (
            msg(
                "captured-after" if works else "escapes-after",
                point=line[0],
                line=comma_list((point or msg("pass") for point in line), "-"),
            )
            for line, works in zip(why.lines, working, strict=True)
        )
        return sentences(*told)
    return msg("captures", points=comma_list(f"{point} ({count})" for point, count in why.captures))


def _liberties(board: Board) -> list[str]:
    """The free points next to the chain of the marked stone, in reading order."""
    rows, chain, free = board.rows, [board.marked or (0, 0)], set[tuple[int, int]]()
    for y, x in chain:  # grows while it is read
        for near in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
            if not (0 <= near[0] < len(rows) and 0 <= near[1] < len(rows)):
                continue
            stone = rows[near[0]][near[1]]
            if stone == ".":
                free.add(near)
            elif stone == rows[y][x] and near not in chain:
                chain.append(near)
    return [point_name(len(rows), *point) for point in sorted(free)]


def describe(board: Board, query: Query) -> Phrase:  # noqa: ARG001
    """The whole board."""
    return described(board.rows, board.marked)


def depict(board: Board, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001
    """The whole board."""
    return (diagram(board.rows, board.marked),)


def depict_solution(board: Board, query: Query, answer: str, why: Captures | Lines) -> tuple[Scene, ...]:
    """How many stones each point captures, or the line of a ladder that works, or of the longer one."""
    (scene,) = depict(board, query)
    marks = Marks(scene, len(board.rows))
    if isinstance(why, Lines):
        working = _WORKING[LETTERS.index(answer)]
        _, line = max(zip(working, why.lines, strict=True), key=lambda one: (one[0], len(one[1])))
        marks.play(line, black=True)
    else:
        marks.numbers(why.captures)
        marks.rings(point for point, count in why.captures if count == max(count for _, count in why.captures))
    return (marks.scene,)
