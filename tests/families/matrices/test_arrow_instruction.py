"""Rows of panels with arrows: what decoys give away, and whether explanations are true."""

import json
import re
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.conformance.drafts import drafts, texts
from puzzlegen.core.family import Level
from puzzlegen.words import say

FAMILY = catalog.load("matrices/arrow_instruction")


def made(level, count):
    for one in drafts(FAMILY, level, 11, count):
        statement, query = json.loads(json.dumps(msgspec.to_builtins([one.statement, one.query])))
        yield one, statement, query


def reached(panel, side):
    """What the arrows of a panel lead to, found by walking from cell to cell."""
    things = {figure["cell"]: figure for figure in panel["figures"]}
    turns = {arrow["cell"]: arrow["turn"] for arrow in panel["arrows"]}
    x, y = panel["start"] % side, panel["start"] // side
    across = down = 0
    while (cell := side * y + x) not in things:
        if cell in turns:
            across, down = (0, 1, 1, 1, 0, -1, -1, -1)[turns[cell]], (-1, -1, 0, 1, 1, 1, 0, -1)[turns[cell]]
        x, y = x + across, y + down
        assert 0 <= x < side
        assert 0 <= y < side
    return things[cell]


@pytest.mark.parametrize("level", Level)
def test_no_figure_of_a_panel_stands_out(level):
    """In every panel each shape, fill and direction is as frequent as any other: there is nothing rare to look for."""
    for _, statement, query in made(level, 40):
        for panel in (*statement["panels"], *query["options"]):
            assert len(panel["figures"]) == len(query["options"])
            for name in ("shape", "fill", "turn"):
                assert len({*Counter(figure[name] for figure in panel["figures"]).values()}) == 1


@pytest.mark.parametrize("level", [level for level in Level if level is not Level.EASY])
def test_arrows_lead_to_two_figures(level):
    """Whoever looks only for a figure that an arrow points at finds one more than those who follow the arrows."""
    for _, statement, query in made(level, 40):
        side = statement.get("side", 4)
        for panel in (*statement["panels"], *query["options"]):
            ends = {reached({**panel, "start": arrow["cell"]}, side)["cell"] for arrow in panel["arrows"]}
            assert len(ends) == 2


def called(figure, turning):
    fill = {"white": "white", "black": "black"}.get(figure["fill"], f"{figure['fill']} grey")
    shape = {"half_disc": "half disc", "tee": "T"}.get(figure["shape"], figure["shape"])
    return f"{fill} {shape}" + (f" at {45 * figure['turn']}°" if turning else "")


@pytest.mark.parametrize("level", Level)
def test_the_explanation_names_what_is_reached_and_how_it_goes_on(level):
    kinds = set()
    for one, statement, query in made(level, 90):
        side = statement.get("side", 4)
        text = texts(FAMILY, one.draft)["en"][1]
        turning = "at " in text
        assert turning == ("Direction" in text)
        row = [reached(panel, side) for panel in statement["panels"]]
        offered = [called(reached(panel, side), turning) for panel in query["options"]]
        told = re.search(r"in order: ([^.]+)\.", text)[1].split(", ")
        assert told == [called(figure, turning) for figure in row]
        letter, right, others = re.search(r"arrows of (.) lead to a (.+) \((.+)\)\.", text).groups()
        assert letter == one.answer
        assert right == offered["ABCDEF".index(letter)]
        assert {one[0]: one[3:] for one in others.split("; ")} == {
            other: figure for other, figure in zip("ABCDEF", offered, strict=False) if other != letter
        }
        last = reached(query["options"]["ABCDEF".index(letter)], side)
        for name in ("fill", "shape", "turn"):
            word = {"fill": "Fill", "shape": "Shape", "turn": "Direction"}[name]
            said = re.search(rf"{word}: ([^.]+)\.", text)
            if said is None:
                continue
            values = [figure[name] for figure in (*row, last)]
            steps = [(b - a) % 8 for a, b in pairwise(values)] if name == "turn" else []
            if again := re.search(r"repeats every (\d) panels", said[1]):
                kinds.add("cycle")
                assert values[int(again[1]) :] == values[: -int(again[1])]
                assert len({*values}) > 1
            elif same := re.search(r"turns (anti)?clockwise by (\d+)° each time", said[1]):
                kinds.add("progression")
                assert {*steps} == {(-1 if same[1] else 1) * int(same[2]) // 45 % 8}
            elif more := re.search(r"turned (anti)?clockwise by (.+)", said[1]):
                kinds.add("growing")
                angles = [int(angle) for angle in re.findall(r"(\d+)°", more[2].partition(", so ")[0])]
                assert [(-1 if more[1] else 1) * angle // 45 % 8 for angle in angles] == steps
            else:
                assert "always the same" in said[1]
                assert len({*values}) == 1
            end = re.search(r"so (.+) next", said[1])[1]
            assert end in (f"{45 * last['turn']}°" if name == "turn" else called(last, False))
    assert "cycle" in kinds
    assert "progression" in kinds


def test_where_no_arrow_leads_to_another_one_the_question_does_not_speak_of_it():
    for level in (Level.EASY, Level.MEDIUM):
        for one, *_ in made(level, 6):
            assert ("another arrow" in say(one.wording.rules, "en")) == (level is Level.MEDIUM)
