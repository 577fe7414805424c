"""Solutions of Sudokus: what is entered, numbered and struck out."""

import pytest

from puzzlegen import catalog
from puzzlegen.conformance import drafts
from puzzlegen.core.family import Level
from puzzlegen.core.scene import AnyNode, Circle, Group, Label, Polyline
from puzzlegen.formats.sudoku.kits.puzzle import Begun, Continuation, Digit, GridChoice, Solve, WrongEntry
from puzzlegen.renderers.sudoku import sudoku
from puzzlegen.renderers.sudoku.kits.reasoning import deductions

ONES = [*drafts.drafts(catalog.load("sudoku/thermometer"), Level.EASY, 1, 24)]


def flat(nodes: tuple[AnyNode, ...]) -> list[AnyNode]:
    return [one for node in nodes for one in (flat(node.children) if isinstance(node, Group) else [node])]


@pytest.mark.parametrize("kind", [Digit, Solve, GridChoice, Continuation, WrongEntry])
def test_what_is_marked_follows_from_the_facts(kind: type) -> None:
    asked = [one for one in ONES if isinstance(one.query, kind)]
    for one in asked:
        why, given = one.draft.puzzle.why, one.statement.givens
        (scene,) = sudoku.depict_solution(one.statement, one.query, one.answer, why)
        (plain,) = sudoku.depict(one.statement, one.query)
        board, shown = (flat(of.nodes[0].children) for of in (scene, plain))  # type: ignore[union-attr]
        found = deductions(one.statement, why.steps) if isinstance(why, Begun) else []
        puts = {cell: number for number, each in enumerate(found, 1) for cell in each.puts}
        entered, before = (
            [node for node in some if isinstance(node, Label) and node.face == "entry"] for some in (board, shown)
        )
        orders = [
            node.text for node in board if isinstance(node, Label) and node.paint == "entry" and node.face == "label"
        ]
        assert orders[: len(puts)] == [str(number) for number in puts.values()]
        if issubclass(kind, WrongEntry):
            assert len(entered) >= len(before)
            struck = [node.points for node in board if isinstance(node, Polyline) and node.stroke == "entry"]
            assert sum(points[0][1] != points[1][1] for points in struck) == 1  # level lines strike notes out
        elif issubclass(kind, Digit):
            assert len(entered) == len({*puts, one.query.cell})
            assert why.left or one.query.cell in found[-1].puts
        else:
            assert len(entered) == given.count(".")
        if issubclass(kind, GridChoice | Continuation):
            wrong = sum(
                has not in (right, ".")
                for grid in one.query.options
                for has, right in zip(grid, why.solution, strict=True)
            )
            assert sum(isinstance(node, Circle) and node.stroke == "entry" for node in flat(scene.nodes)) == wrong > 0
    assert asked or issubclass(kind, Continuation)  # asked at higher levels where marks tell full grids apart
