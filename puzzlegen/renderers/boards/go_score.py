"""Shows the finished games of `puzzlegen.generators.boards.go_score`."""

from collections.abc import Iterator, Sequence
from typing import Final

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.formats.boards.go_score import Board, Facts, Margin, Query
from puzzlegen.renderers.boards.kits.go_diagram import described, diagram
from puzzlegen.renderers.boards.kits.go_marks import Marks
from puzzlegen.renderers.kits.telling import sentence_list
from puzzlegen.renderers.kits.wording import counting

msg: Final = messages(__name__)


def word(board: Board, query: Query) -> Wording:  # noqa: ARG001 - the question is the same of all boards
    """Ask for the result or for black's points."""
    margin = isinstance(query, Margin)
    kind, options = (Kind.SCORE, ()) if margin else counting(query)
    ask = msg("margin" if margin else "count")
    return Wording(rules=msg("rules"), ask=ask, short=sentences(msg("finished"), ask), kind=kind, options=options)


def explain(board: Board, query: Query, answer: str, why: Facts) -> Phrase:  # noqa: ARG001
    """Stones and territory of both sides, in all and by area, and what is nobody's."""
    (black, all_black), (white, all_white) = why.black, why.white
    result = f"{'B' if all_black > all_white else 'W'}+{abs(all_black - all_white)}"
    sides = msg("sides", a=black, b=all_black - black, c=all_black, d=white, e=all_white - white, f=all_white, r=result)
    held = [(len(area), colours) for area, colours in _free(board.rows)]
    by_area = {
        name: " + ".join(str(points) for points, colours in held if colours == {colour}) or "0"
        for name, colour in (("black", "B"), ("white", "W"))
    }
    told = sides, msg("areas", **by_area)
    if not why.neutral:
        return sentences(*told)
    return sentences(*told, msg("neutral", points=sentence_list(why.neutral, msg("and")), count=len(why.neutral)))


def describe(board: Board, query: Query) -> Phrase:  # noqa: ARG001
    """The whole board."""
    return described(board.rows)


def depict(board: Board, query: Query) -> tuple[Scene, ...]:  # noqa: ARG001
    """The whole board."""
    return (diagram(board.rows),)


def depict_solution(board: Board, query: Query, answer: str, why: Facts) -> tuple[Scene, ...]:  # noqa: ARG001
    """The territory of both sides, and the points that are nobody's."""
    (scene,) = depict(board, query)
    marks = Marks(scene, len(board.rows))
    for area, colours in _free(board.rows):
        if len(colours) == 1:
            marks.territory(area, black="B" in colours)
    marks.rings(why.neutral)
    return (marks.scene,)


def _free(rows: Sequence[str]) -> Iterator[tuple[list[tuple[int, int]], set[str]]]:
    """Each area of free points, and the colours of the stones around it."""
    seen = set[tuple[int, int]]()
    for start in ((y, x) for y, row in enumerate(rows) for x, held in enumerate(row) if held == "."):
        area, colours, waiting = list[tuple[int, int]](), set[str](), [start]
        while waiting:
            y, x = point = waiting.pop()
            if not (0 <= y < len(rows) and 0 <= x < len(rows[0])) or point in seen:
                continue
            if rows[y][x] != ".":
                colours.add(rows[y][x])
                continue
            seen.add(point)
            area.append(point)
            waiting += [(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)]
        if area:
            yield area, colours
