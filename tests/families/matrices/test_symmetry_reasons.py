"""What explanations of symmetric figures say, against the places of the cells as points of the plane."""

import json
import re

import numpy as np
import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import drafts
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.facts.matrices.lattices import LATTICES
from puzzlegen.generators.matrices import symmetry as generator
from puzzlegen.renderers.matrices.symmetry import explain
from puzzlegen.words import say

FAMILY = "matrices/symmetry"
ANGLES = {"upright": 0, "rising diagonal": 45, "level": 90, "falling diagonal": 135}
TURNS = {"half": 180, "third": 120, "quarter": 90, "sixth": 60}
CELL = r"row (\d+), cell (\d+)"


def explained(level, layouts, count=60):
    for one in drafts(catalog.load(FAMILY), level, 5, count):
        statement, query = plain(one.statement), plain(one.query)
        if statement["layout"] in layouts:
            told = explain(one.statement, one.query, one.answer, one.draft.puzzle.why)
            yield statement, query, one.answer, say(told, "en")


def shades(panel, lattice):
    return [next((name for name in panel if cell in panel[name]), "white") for cell in range(lattice.cells)]


def unchanged(held, lattice, matrix):
    """True if every cell is brought to one of the same shade."""
    places = np.array(lattice.centres)
    return all(held[np.abs(places - matrix @ place).sum(axis=1).argmin()] == held[c] for c, place in enumerate(places))


def turn(angle):
    return np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])


def mirror(angle):  # in an axis by this angle clockwise from upright, where y points down
    return np.array([[-np.cos(2 * angle), -np.sin(2 * angle)], [-np.sin(2 * angle), np.cos(2 * angle)]])


def symmetry_of(panel, lattice):
    """The least turn after which a figure looks the same, and the angles of its axes, in degrees."""
    held = shades(panel, lattice)
    step = 180 // lattice.order
    turns = [d for d in range(2 * step, 361, 2 * step) if unchanged(held, lattice, turn(np.radians(d)))]
    return turns[0], {d for d in range(0, 180, step) if unchanged(held, lattice, mirror(np.radians(d)))}


def meant(words, order):
    """The same for what an explanation calls a symmetry."""
    if words == "no symmetry":
        return 360, set()
    if words.startswith("no axis, but the same after "):
        return next(degrees for name, degrees in TURNS.items() if name in words), set()
    step = 180 // order
    if words.startswith("all "):
        axes = set(range(0, 180, step))
    elif words == "both diagonal axes":
        axes = {45, 135}
    elif "°" in words:
        axes = {int(angle) for angle in re.findall(r"(\d+)°", words)}
    else:
        axes = {angle for name, angle in ANGLES.items() if name in words}
    return 360 // len(axes), axes


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM, Level.HARD])
def test_a_series_is_explained_by_the_symmetries_of_its_figures(level):
    seen = 0
    for statement, query, answer, text in explained(level, ("row", "matrix")):
        seen += 1
        lattice = LATTICES[statement["lattice"]]
        true = [symmetry_of(panel, lattice) for panel in statement["panels"]]
        options = dict(zip("ABCD", (symmetry_of(panel, lattice) for panel in query["options"]), strict=True))
        if statement["layout"] == "row" and "All 5 figures" in text:
            told = [re.search(r"have the same symmetry: ([^.]+)\.", text)[1]] * 5
        elif statement["layout"] == "row":
            told = re.search(r"have: ([^.]+)\.", text)[1].split("; ")
        else:
            told = [one for line in re.findall(r"(?:Row|Column) \d: ([^.]+)\.", text) for one in line.split("; ")]
            assert told.pop() == "?"
            if "Column" in text:
                true = [true[place] for place in (0, 3, 6, 1, 4, 7, 2, 5)]
        assert [meant(words, lattice.order) for words in told] == true
        wanted, letter, others = re.search(r"missing figure has: (.+)\. Only (.) does \((.+)\)\.", text).groups()
        assert letter == answer
        assert meant(wanted, lattice.order) == options.pop(letter)
        assert {one[0]: meant(one[3:], lattice.order) for one in others.split("; ")} == options
        if step := re.search(r"turns (anti)?clockwise by (\d+)°", text):
            sign = -1 if step[1] else 1
            (one,), (other,) = (axes for _, axes in true[:2])
            assert (other - one) % 180 == sign * int(step[2]) % 180
    assert seen > 15


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_cells_that_rule_options_out_come_from_given_ones(level):
    seen = 0
    for statement, query, answer, text in explained(level, ("half",), 90):
        seen += 1
        lattice = LATTICES[statement["lattice"]]
        tops = [round(min(y for _, y in outline), 3) for outline in lattice.outlines]
        rows = [[c for c, top in enumerate(tops) if top == row] for row in sorted({*tops})]
        if "mirror image" in text:
            move = mirror(np.pi * statement["symmetry"]["number"] / lattice.order)
        else:
            name = next(name for name in TURNS if re.search(rf"\b{name}\b", text.split(".")[0]))
            move = turn(np.radians(-TURNS[name] if "anticlockwise" in text else TURNS[name]))
        places = np.array(lattice.centres)
        panel, offered = shades(statement["panel"], lattice), [shades(one, lattice) for one in query["options"]]
        out = []
        for *numbers, shade, letters in re.findall(
            rf"(?i){CELL} comes from {CELL}, so it is (\w+): not ([^.]+)\.", text
        ):
            row, place, from_row, from_place = (int(number) - 1 for number in numbers)
            cell, source = rows[row][place], rows[from_row][from_place]
            assert source in statement["given"]
            assert np.abs(move @ places[source] - places[cell]).sum() < 1e-3
            assert panel[source] == shade == offered["ABCD".index(answer)][cell]
            assert all(offered["ABCD".index(letter)][cell] != shade for letter in letters.split(", "))
            out += letters.split(", ")
        assert sorted([*out, answer]) == [*"ABCD"]
        assert f"{answer} is left." in text
    assert seen > 15


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_no_option_is_told_from_others_by_how_many_cells_have_a_shade(level):
    for statement, query, *_ in explained(level, ("half",), 60):
        counts = {tuple(sorted((shade, len(cells)) for shade, cells in one.items())) for one in query["options"]}
        assert len(counts) == 1, statement["lattice"]


@pytest.mark.parametrize("level", Level)
def test_shades_are_clear(level):
    pale = [one for one in drafts(catalog.load(FAMILY), level, 5, 40) if "light" in json.dumps(plain(one.query))]
    assert not pale
    assert all(params.shades < 3 for params in generator.LEVELS.values())
