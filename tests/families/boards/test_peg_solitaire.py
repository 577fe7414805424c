"""Peg solitaire on tiny boards against a plain search that keeps every piece's name."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from puzzlegen.core.certificate import Verdict
from puzzlegen.generators.boards.kits.peg_games import Board, Games
from tests.support.boards_cases import certificate as judged
from tests.support.boards_cases import faults as found_false

NAME = "boards/peg_solitaire"

Cell = tuple[int, int]
Places = dict[Cell, int]
STATEMENT = {"dress": "marbles", "colour": "red"}


def games(holes: set[Cell], slanted: bool, pieces: Places) -> Iterator[tuple[list[tuple[int, int]], Places]]:
    """Every game to its end: the jumps, by the numbers of jumper and taken, and what is left."""
    ways = [(0, 1), (0, -1), (1, 0), (-1, 0), *([(1, -1), (-1, 1)] if slanted else [])]
    stuck = True
    for (y, x), (down, right) in product([*pieces], ways):
        over, to = (y + down, x + right), (y + 2 * down, x + 2 * right)
        if over in pieces and to in holes and to not in pieces:
            stuck = False
            after = {cell: number for cell, number in pieces.items() if cell not in ((y, x), over)}
            for jumps, left in games(holes, slanted, {**after, to: pieces[y, x]}):
                yield [(pieces[y, x], pieces[over]), *jumps], left
    if stuck:
        yield [], pieces


def boards() -> Iterator[tuple[list[str], bool]]:
    """Random boards of three rows with up to six pieces."""
    random = Random(7)
    for number in range(60):
        signs = random.choices("oo..  ", weights=(5, 0, 5, 4, 1, 0), k=12)
        while signs.count("o") > 6:
            signs[signs.index("o")] = "."
        signs[random.randrange(12)] = "o"
        yield ["".join(signs[4 * row : 4 * row + 4]) for row in range(3)], bool(number % 2)


@pytest.mark.parametrize(("rows", "slanted"), list(boards()))
def test_all_questions_agree_with_plain_games(rows: list[str], slanted: bool) -> None:
    """The same verdicts and answers as from a list of all games."""
    holes = {(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
    held = [(y, x) for y, x in sorted(holes) if rows[y][x] == "o"]
    played = list(games(holes, slanted, {cell: number for number, cell in enumerate(held, 1)}))
    single = [(jumps, left) for jumps, left in played if len(left) == 1]
    taken = {number for jumps, _ in played for _, number in jumps}
    wanted = {
        "fewest": {str(min(len(left) for _, left in played))},
        "mover": {str(jumps[0][0]) for jumps, _ in single if jumps},
        "last": {str(number) for _, left in single for number in left.values()},
        "untaken": {f"piece-{number}" for number in range(1, len(held) + 1) if number not in taken},
    }
    statement = {**STATEMENT, "slanted": slanted, "rows": rows}
    for task, answers in wanted.items():
        certificate = judged(NAME, statement, {"task": task})
        assert certificate.verdict is (Verdict.UNSOLVABLE, Verdict.UNIQUE, Verdict.AMBIGUOUS)[min(len(answers), 2)]
        assert set(certificate.answers) <= answers


@pytest.mark.parametrize(("rows", "slanted"), list(boards())[:20])
def test_explanations_agree_with_plain_games(rows: list[str], slanted: bool) -> None:
    """What the list of all games says is believed, and nothing else is."""
    holes = {(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " "}
    held = [(y, x) for y, x in sorted(holes) if rows[y][x] == "o"]
    played = list(games(holes, slanted, {cell: number for number, cell in enumerate(held, 1)}))
    statement = {**STATEMENT, "slanted": slanted, "rows": rows}

    def faults(task: str, why: dict[str, object]) -> bool:
        return bool(found_false(NAME, statement, {"task": task}, "", why))

    left = min(len(left) for _, left in played)
    fewest: dict[tuple[int, int], int] = {}
    for jumps, after in played:
        for first in jumps[:1]:
            fewest[first] = min(fewest.get(first, 99), len(after))
    firsts = [[*first, few] for first, few in sorted(fewest.items())]
    for jumps, after in played:
        assert faults("fewest", {"way": jumps, "firsts": firsts}) == (len(after) > left)
    way = next(jumps for jumps, after in played if len(after) == left)
    for told in (firsts[1:], firsts[::-1], [[one, over, few + 1] for one, over, few in firsts], [*firsts, [9, 9, 1]]):
        assert faults("fewest", {"way": way, "firsts": told}) == (told != firsts)
    for told in ([*way, (9, 9)], way[:-1], [(9, 9), *way]):
        assert faults("fewest", {"way": told, "firsts": firsts}) == (told != way)

    takes: dict[int, list[tuple[int, int]]] = {}
    for jumps, _ in played:
        for made, (_, over) in enumerate(jumps, 1):
            if over not in takes or made < len(takes[over]):
                takes[over] = jumps[:made]
    lines = [takes[over] for over in sorted(takes)]
    assert not faults("untaken", {"takes": lines})
    if lines:
        assert faults("untaken", {"takes": lines[1:]})
        assert faults("untaken", {"takes": [*lines[:-1], [(9, 9), *lines[-1]]]})
        assert faults("untaken", {"takes": [*lines, lines[-1]]})


def test_a_line_of_random_games_counts_as_its_chance() -> None:
    """One jump in two leads to a single piece: two games on average."""
    rows = ["oo.o", " .  "]
    assert judged(NAME, {**STATEMENT, "slanted": False, "rows": rows}, {"task": "last"}).verdict is Verdict.UNIQUE
    rows = ["..oo.o."]
    certificate = judged(NAME, {**STATEMENT, "slanted": False, "rows": rows}, {"task": "last"})
    assert certificate.difficulty == 2


@pytest.mark.parametrize("most", [1, 2, 3])
def test_the_kernel_knows_how_few_pieces_can_be_left(most: int) -> None:
    for rows, slanted in boards():
        cells = tuple((y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != " ")
        pieces = {cell: number for number, cell in enumerate(cell for cell in cells if rows[cell[0]][cell[1]] == "o")}
        mask = sum(1 << number for number, cell in enumerate(cells) if cell in pieces)
        fewest = min((len(left) for _, left in games({*cells}, slanted, pieces)), default=0)
        assert Games(Board(slanted, cells)).leaves(mask, most) == (fewest <= most)
