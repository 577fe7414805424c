"""What explanations say of pieces of cubes: of gaps, turns, boxes, rows, mirror images and cubes out of place."""

import re
from itertools import product

import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import accepted
from puzzlegen.core.family import Level
from puzzlegen.words import say
from tests.oracles.solids_oracle import all_positions

TURNS = {  # x to the right, y to the back, z upwards
    "turned a quarter clockwise": lambda x, y, z: (y, -x, z),
    "turned a quarter anticlockwise": lambda x, y, z: (-y, x, z),
    "turned by half a turn": lambda x, y, z: (-x, -y, z),
    "tipped forwards": lambda x, y, z: (x, -z, y),
    "tipped backwards": lambda x, y, z: (x, z, -y),
    "tipped to the right": lambda x, y, z: (z, y, -x),
    "tipped to the left": lambda x, y, z: (-z, y, x),
}


def at_origin(cells):
    cells = list(cells)
    low = [min(line) for line in zip(*cells, strict=True)]
    return frozenset(tuple(a - b for a, b in zip(cell, low, strict=True)) for cell in cells)


def box(cells):
    return sorted(max(line) + 1 for line in zip(*at_origin(cells), strict=True))


def longest(cells):
    cells = {tuple(cell) for cell in cells}
    rows = [[(x, y, z + k) for k in range(5)] for x, y, z in cells]
    rows += [[(x, y + k, z) for k in range(5)] for x, y, z in cells] + [
        [(x + k, y, z) for k in range(5)] for x, y, z in cells
    ]
    return max(next(k for k, cell in enumerate(row) if cell not in cells) for row in rows)


def mirror(cells):
    return at_origin([(-x, y, z) for x, y, z in cells])


@pytest.mark.parametrize("level", Level)
def test_what_is_said_of_pieces_is_so(level):
    loaded = catalog.load("solids/solid_assembly")
    sorts = set()
    for index in range(60):
        puzzle = accepted(loaded, level, "piece reasons", index, most=1000).draft.puzzle
        statement, query = plain(puzzle.statement), plain(puzzle.query)
        text = say(loaded.renderer.explain(puzzle.statement, puzzle.query, puzzle.answer, puzzle.why), "en")
        pieces = {letter: at_origin(map(tuple, cells)) for letter, cells in zip("ABCD", query["options"], strict=True)}
        solid = {tuple(cell) for cell in statement["solid"]}
        ours = pieces[puzzle.answer]
        gap = set(product(*map(range, statement["block"]))) - solid
        lying = ours
        for turn, often in re.findall(rf"({'|'.join(TURNS)})( twice)?", text):
            for _ in range(1 + bool(often)):
                lying = at_origin([TURNS[turn](*cell) for cell in lying])
        if query["task"] == "gap" and "no cube reaches" not in text:
            layers = {int(z): int(count) for count, z in re.findall(r"(\d+) in layer (\d)", text)}
            assert f"The gap has {len(gap)} cubes" in text
            assert sum(layers.values()) == len(gap)
            assert all(sum(z == cell[2] + 1 for cell in gap) == count for z, count in layers.items())
            assert lying == at_origin(gap)
        else:
            shifts = product(range(-4, 5), repeat=3)
            together = (solid | {tuple(map(sum, zip(cell, shift, strict=True))) for cell in lying} for shift in shifts)
            assert any(one == around(one) and box(one) == sorted(statement["block"]) for one in together)
        named = set()
        for letters, *sizes in re.findall(r"([A-D, and]+) needs? a box of (\d) x (\d) x (\d)", text):
            for letter in re.findall("[A-D]", letters):
                assert box(pieces[letter]) == [*map(int, sizes)]
                if letter != puzzle.answer:
                    named.add(letter)
                    sorts.add("box")
        for letters, count in re.findall(r"longest rows? of ([A-D, and]+) ha(?:s|ve) (\d)", text):
            for letter in re.findall("[A-D]", letters):
                assert longest(pieces[letter]) == int(count) != longest(ours)
                named.add(letter)
        assert int(re.search(r"its longest row has (\d)", text)[1]) == longest(ours)
        for letter, other in re.findall(r"([A-D]) is the mirror image of ([A-D])", text):
            assert mirror(pieces[letter]) in all_positions(pieces[other])
            named.add(letter)
            sorts.add("mirror")
        for letter, other, *spot in re.findall(
            r"([A-D]) is like ([A-D]) but for one cube, the one in column (\d) .*?, row (\d) .*? and layer (\d)", text
        ):
            x, y, z = (int(part) - 1 for part in spot)
            left = pieces[letter] - {(x, y, z)}
            assert len(left) == len(ours) - 1
            assert any(
                at_origin(left) == at_origin(one - {cell}) for one in all_positions(pieces[other]) for cell in one
            )
            named.add(letter)
            sorts.add("moved")
        for letters in re.findall(r"([A-D](?:(?:, | and )[A-D])*) (?:has|each have) (?:no|one|\d) cubes? that", text):
            named |= set(re.findall("[A-D]", letters))
        assert named == pieces.keys() - {puzzle.answer}, text
    assert {"mirror", "moved"} <= sorts
    assert ("box" in sorts) == (level is Level.EASY), "a box of another size would tell two pieces at a glance"


def around(cells):
    """All cells of the box around these."""
    low, high = ([end(line) for line in zip(*cells, strict=True)] for end in (min, max))
    return set(product(*(range(a, b + 1) for a, b in zip(low, high, strict=True))))
