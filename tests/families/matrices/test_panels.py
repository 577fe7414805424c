"""Rows of panels, analogies, panels of parts and arrows: both sides know the same rules, and options are fair."""

import io
import json
from collections import Counter
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import pytest
from PIL import Image

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import depicted, texts
from puzzlegen.core.certificate import Depth
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.facts.matrices.figures import ANALOGY_LAYOUTS, SERIES_LAYOUTS
from puzzlegen.facts.matrices.part_lattices import LATTICES, quarter_turn
from puzzlegen.generators.matrices import analogy
from puzzlegen.generators.matrices.kits.series import ends, rules_for, series
from puzzlegen.renderers.matrices import arrow_instruction
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.matrices import analogy as analogy_proof
from puzzlegen.validators.matrices import logic_panels as logic_proof
from puzzlegen.validators.matrices import sequence as sequence_proof
from puzzlegen.validators.matrices.kits.series import place_leads, scale_leads, turn_leads
from tests.support.drawn_cases import panels_in
from tests.support.judging import EVIDENCE

FAMILIES = ("analogy", "arrow_instruction", "logic_panels", "sequence")
FOLDER = EVIDENCE / "matrices"
CORPUS = [
    (family, json.loads(line)) for family in FAMILIES for line in (FOLDER / f"{family}.jsonl").read_text().splitlines()
]
families = pytest.mark.parametrize("family", FAMILIES)


class Drafted(NamedTuple):
    """What is shown and asked, as it is published, and the draft."""

    statement: dict[str, Any]
    query: dict[str, Any]
    draft: pipeline.Draft


def certified(family, statement, query):
    """The certificate of a published puzzle."""
    loaded = catalog.load(f"matrices/{family}")
    puzzle = loaded.format.puzzle(plain(statement), plain(query))
    return loaded.validator.certify(puzzle.statement, puzzle.query)


def drafts(family, level, count):
    """Drafts with their certificates, of attempts that led to a puzzle in which a panel is missing."""
    loaded = catalog.load(f"matrices/{family}")
    params = loaded.levels[level]
    for index in range(count):
        rng = Stream.for_item(family, 1, "test", 7, index, 0)
        try:
            drafted = pipeline.draft(loaded, level, params, rng)
        except Rejected:
            continue
        statement, query = plain(drafted.statement), plain(drafted.query)
        if "panels" in statement:  # of threes see test_logic_panels
            yield Drafted(statement, query, drafted), certified(family, statement, query)


# --- the corpus


@families
def test_corpus_is_complete(family):
    cases = [case for name, case in CORPUS if name == family]
    counts = Counter(case["expect"] for case in cases)
    assert counts["ambiguous"] >= 8
    assert counts["unsolvable"] >= 3
    assert counts["malformed"] >= 12
    assert sum("wrong key" in case["name"] for case in cases) >= 2
    assert len({case["name"] for case in cases}) == len(cases)


def test_a_rule_that_leads_to_no_option_still_disagrees():
    """Directions may stay or be reflected; only the reflection is on offer, but who says that they stay has a point."""

    def panel(one, other):
        look = {"cell": 0, "size": 3, "fill": "white"}
        return [[{**look, "shape": "arrow", "turn": one}], [{**look, "shape": "tee", "turn": other}]]

    statement = {"layout": "left_right", "panels": [panel(2, 6), panel(2, 6), panel(1, 7)]}
    certificate = certified("analogy", statement, {"task": "analogy", "options": [panel(3, 5), panel(0, 0)]})
    assert certificate.answers == ("A",)
    assert certificate.faults == ("two rules lead to different values",)
    third = {**statement, "panels": [*statement["panels"][:2], panel(2, 2)]}
    agreed = certified("analogy", third, {"task": "analogy", "options": [panel(2, 2), panel(0, 0)]})
    assert (agreed.answers, agreed.faults) == (("A",), ())


@pytest.mark.parametrize(
    ("turns", "fills", "wanted", "things"),
    [
        ((0, 2, 4, 6, 0), "white white white white white", (2, "white"), 1),
        ((0, 1, 3, 6, 2), "white white white white white", (7, "white"), 2),
        ((0, 1, 3, 6, 2), "white black white black white", (7, "black"), 3),
        ((5, 5, 5, 5, 5), "white white white white white", (5, "white"), 0),
    ],
)
def test_the_depth_of_a_row_is_how_many_things_its_rules_say(turns, fills, wanted, things):
    """A step is one, a growing step two, what comes back one, and what stays as it is none."""

    def panel(turn, fill):
        return [[{"cell": 0, "shape": "arrow", "size": 3, "fill": fill, "turn": turn}]]

    turn, fill = wanted
    options = [panel(one % 8, other) for one in (turn, turn + 1) for other in (fill, "dark")]
    panels = [panel(*each) for each in zip(turns, fills.split(), strict=True)]
    certificate = certified(
        "sequence", {"layout": "center", "panels": panels}, {"task": "next_panel", "options": options}
    )
    assert certificate.answers == ("A",)
    assert certificate.depth == Depth.properties(things)


# --- both sides mean the same


def test_both_sides_know_the_same_layouts():
    for mine, theirs in ((SERIES_LAYOUTS, sequence_proof.LAYOUTS), (ANALOGY_LAYOUTS, analogy_proof.LAYOUTS)):
        assert {layout: tuple(len(part.cells) for part in parts) for layout, parts in mine.items()} == dict(theirs)
    assert {name: len(lattice.middles) for name, lattice in LATTICES.items()} == logic_proof.PARTS


@pytest.mark.parametrize("lattice", LATTICES)
def test_both_sides_turn_a_lattice_alike(lattice):
    assert logic_proof._turns(lattice)[1] == quarter_turn(lattice)
    _, mirror = logic_proof._generators(lattice)
    middles = LATTICES[lattice].middles
    for part, (x, y) in enumerate(middles):
        assert middles[mirror[part]] == pytest.approx((1 - x, y))


VALUES = {
    "turn": tuple(range(8)),
    "number": tuple(range(1, 10)),
    "fill": tuple(range(4)),
    "ring": tuple(range(1, 1 << 8)),
    "grid": tuple(range(1, 1 << 9)),
}


@pytest.mark.parametrize("name", VALUES)
def test_every_rule_of_a_row_is_found_and_leads_to_its_end(name):
    attribute = {"ring": "position", "grid": "position"}.get(name, name)
    cells = {"ring": 8, "grid": 9}.get(name, 1)
    for rule in rules_for(attribute, cells):
        for seed in range(20):
            rng = Stream("series", name, rule.kind, rule.step, seed)
            last, other = rng.sample(ends(rule, VALUES[name], attribute), 2)
            row = series(rule, attribute, VALUES[name], last, other, rng)
            assert row[-1] == last
            if len(set(row)) == 1:
                continue
            leads = (
                turn_leads(row[:-1])
                if attribute == "turn"
                else place_leads(row[:-1], cells)
                if cells > 1
                else scale_leads(row[:-1])
            )
            kinds = {lead.name.split()[0].replace("diagonal", "walk") for lead in leads if lead.value == last}
            assert rule.kind in kinds, (rule, row, leads)


def test_two_rules_that_explain_a_row_of_places_say_the_same():
    """No set that walks by one rule could have gone elsewhere by another."""
    for cells in (8, 9):
        for rule in rules_for("position", cells):
            for seed in range(60):
                rng = Stream("agree", cells, rule.kind, rule.step, seed)
                values = VALUES["ring" if cells == 8 else "grid"]
                row = series(rule, "position", values, *rng.sample(values, 2), rng)
                assert len({lead.value for lead in place_leads(row[:-1], cells)}) == 1


@pytest.mark.parametrize("attribute", ["shape", "fill", "size", "turn", "dots"])
def test_every_change_is_in_the_validators_language(attribute):
    """A change of the generator does to all values what some one change of the validator does."""
    parts = ANALOGY_LAYOUTS["left_right_dots"]
    casts = (("triangle", "square", "pentagon", "hexagon", "star"),) * 2
    top = {"shape": 5, "fill": 4, "size": 4, "turn": 8}.get(attribute, 6)
    inputs = [(n,) for n in range(1, 7)] if attribute == "dots" else list(product(range(top), repeat=2))

    def told(values):
        if values is None or attribute in ("dots", "turn", "fill"):
            return values
        if attribute == "shape":
            return tuple(casts[0][value] for value in values)
        return tuple(value + 1 for value in values)

    for law in analogy._laws(attribute):
        table = [(told(one), told(analogy._changed(law, attribute, one, casts, parts))) for one in inputs]
        fitting = [
            name
            for name, (_, change) in analogy_proof._LANGUAGE[attribute].items()
            if all(change(before) == after for before, after in table)
        ]
        assert len(fitting) == 1, (law, fitting)


def test_an_oracle_agrees_on_panels_of_parts():
    """Part by part: an option is explained if some truth table of both, and some turn, fits all whole lines and it."""
    tables = {"and": (0, 0, 0, 1), "or": (0, 1, 1, 1), "xor": (0, 1, 1, 0), "minus": (0, 0, 1, 0), "back": (0, 1, 0, 0)}
    turned = {
        0: lambda r, c: (r, c),
        1: lambda r, c: (c, 2 - r),
        2: lambda r, c: (2 - r, 2 - c),
        3: lambda r, c: (2 - c, r),
    }

    def holds(a, b, c, table, turn):
        for row, column in product(range(3), repeat=2):
            goal = turned[turn](row, column)
            part = row * 3 + column
            if table[2 * (part in a) + (part in b)] != (goal[0] * 3 + goal[1] in c):
                return False
        return True

    verdicts = Counter()
    for seed in range(250):
        rng = Stream("oracle", seed)
        pool = [sorted(rng.sample(range(9), rng.between(1, 4))) for _ in range(3)]
        panels = [rng.choice(pool) for _ in range(8)]
        if seed % 3:
            panels[2] = sorted({*panels[0], *panels[1]})
            panels[5] = sorted({*panels[3], *panels[4]})
        end = sorted({*panels[6], *panels[7]})
        options = [list(one) for one in dict.fromkeys(tuple(one) for one in (*pool, end, [0, 8], [2, 6]))]
        left = []
        allowed = []
        for lines in (((0, 1, 2), (3, 4, 5), (6, 7)), ((0, 3, 6), (1, 4, 7), (2, 5))):
            for table, turn in product(tables.values(), range(4)):
                if all(holds(*(panels[i] for i in line), table, turn) for line in lines[:2]):
                    allowed.append((lines[2], table, turn))
        for letter, option in zip("ABCDEFGH", options, strict=False):
            if not allowed or any(holds(panels[i], panels[j], option, *rule) for (i, j), *rule in allowed):
                left.append(letter)
        certificate = certified(
            "logic_panels",
            {"lattice": "cells_3x3", "rows": 3, "panels": panels},
            {"task": "logic_panel", "options": options},
        )
        assert certificate.answers == tuple(left[:2])
        verdicts[certificate.verdict.value] += 1
    assert min(verdicts[kind] for kind in ("unique", "ambiguous")) > 20, verdicts


# --- options


@families
@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_the_options_stand_around_no_one(family, level):
    """Each option differs from the others in as many clues as every other option does."""
    checked = 0
    for drafted, certificate in drafts(family, level, 120):
        if certificate.verdict != "unique":
            continue
        options = drafted.query["options"]
        if family == "arrow_instruction":
            seen = [_reached(option) for option in options]
        elif family == "logic_panels":
            seen = [[part in option for part in range(16)] for option in options]
        else:
            seen = [
                [
                    sorted({str(figure[name]) for figure in part})
                    for part in option
                    for name in ("shape", "fill", "turn", "size")
                ]
                + [[figure["cell"] for figure in part] for part in option]
                for option in options
            ]
        for column in zip(*seen, strict=True):
            assert len(set(Counter(str(value) for value in column).values())) == 1
        checked += 1
    assert checked > 15


def _reached(panel):
    """What the arrows of a panel lead to, found by walking from cell to cell."""
    things = {figure["cell"]: figure for figure in panel["figures"]}
    turns = {arrow["cell"]: arrow["turn"] for arrow in panel["arrows"]}
    x, y = panel["start"] % 4, panel["start"] // 4
    across, down = 0, 0
    while 4 * y + x not in things:
        if 4 * y + x in turns:
            turn = turns[4 * y + x]
            across, down = (0, 1, 1, 1, 0, -1, -1, -1)[turn], (-1, -1, 0, 1, 1, 1, 0, -1)[turn]
        x, y = x + across, y + down
        assert 0 <= x < 4
        assert 0 <= y < 4
    figure = things[4 * y + x]
    return figure["shape"], figure["fill"], figure["turn"]


def test_every_option_with_arrows_holds_what_any_reaches():
    for drafted, _ in drafts("arrow_instruction", Level.HARD, 20):
        options = drafted.query["options"]
        wanted = {_reached(option) for option in options}
        for option in options:
            assert wanted == {(figure["shape"], figure["fill"], figure["turn"]) for figure in option["figures"]}


@families
def test_questions_are_whole(family):
    loaded = catalog.load(f"matrices/{family}")
    for level in USUAL_LEVELS:
        for drafted, _ in drafts(family, level, 12):
            for question, explanation in texts(loaded, drafted.draft).values():
                assert "{" not in question
                assert explanation


# --- the canonical form


GRID = {"turned": lambda r, c: (c, 2 - r), "mirrored": lambda r, c: (r, 2 - c)}


def regridded(panel, change):
    where = [3 * a + b for a, b in (change(*divmod(cell, 3)) for cell in range(9))]
    return [
        sorted(({**figure, "cell": where[figure["cell"]]} for figure in part), key=lambda f: f["cell"])
        for part in panel
    ]


def renamed(panel):
    names = {
        "star": "clover",
        "clover": "star",
        "hourglass": "cross",
        "cross": "hourglass",
        "drop": "tee",
        "tee": "drop",
    }
    return [[{**figure, "shape": names.get(figure["shape"], figure["shape"])} for figure in part] for part in panel]


def disguises(family, statement, options):
    yield statement, options[::-1]
    if family == "sequence":
        ways = [renamed] if statement["layout"] != "out_in" else []
        if "grid" in statement["layout"]:
            ways += [lambda panel, change=change: regridded(panel, change) for change in GRID.values()]
        if statement["layout"].startswith(("walkers", "left_right", "diagonal")):
            ways.append(lambda panel: panel[::-1])
        for way in ways:
            yield {**statement, "panels": [way(panel) for panel in statement["panels"]]}, [way(one) for one in options]
    elif family == "analogy":
        ways = []
        if not statement["layout"].startswith("nested"):
            ways += [
                lambda panel: [*renamed(panel[:2]), *panel[2:]],
                lambda panel: [panel[1], panel[0], *panel[2:]],
            ]
        for way in ways:
            yield {**statement, "panels": [way(panel) for panel in statement["panels"]]}, [way(one) for one in options]
    elif family == "logic_panels":
        if statement["rows"] == 3:
            yield {**statement, "panels": [statement["panels"][i] for i in (0, 3, 6, 1, 4, 7, 2, 5)]}, options
        path = quarter_turn(statement["lattice"])

        def turn(panel):
            return sorted(path[part] for part in panel)

        yield {**statement, "panels": [turn(panel) for panel in statement["panels"]]}, [turn(one) for one in options]
    else:

        def turned(panel):
            def moved(thing, pointing=True):
                cell = thing["cell"] % 4 * 4 + 3 - thing["cell"] // 4
                return {**thing, "cell": cell, "turn": (thing["turn"] + 2 * pointing) % 8}

            figures = [moved(one, one["shape"] in ("half_disc", "drop", "heart", "tee")) for one in panel["figures"]]
            arrows = sorted(map(moved, panel["arrows"]), key=lambda arrow: arrow["cell"])
            start = panel["start"] % 4 * 4 + 3 - panel["start"] // 4
            return {"figures": sorted(figures, key=lambda f: f["cell"]), "arrows": arrows, "start": start}

        yield {"panels": [turned(panel) for panel in statement["panels"]]}, [turned(one) for one in options]


@families
@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_a_disguise_has_the_same_canonical_form_and_structure(family, level):
    checked = 0
    for drafted, proof in drafts(family, level, 40):
        if proof.verdict != "unique":
            continue
        query = drafted.query
        for statement, options in disguises(family, drafted.statement, query["options"]):
            other = certified(family, statement, {**query, "options": options})
            assert (other.verdict, other.canonical) == ("unique", proof.canonical)
            assert (other.structure, other.difficulty) == (proof.structure, proof.difficulty)
            checked += 1
    assert checked > 12


@families
def test_different_puzzles_have_different_canonical_forms(family):
    forms = Counter(proof.canonical for _, proof in drafts(family, Level.HARD, 80) if proof.verdict == "unique")
    assert forms
    assert set(forms.values()) == {1}


# --- pictures


def test_parts_of_lattices_can_be_read():
    """The middle of a part is as dark as ink exactly if the part is there."""
    seen = set()
    for index, (drafted, _) in enumerate(drafts("logic_panels", Level.MEDIUM, 20)):
        statement, query = drafted.statement, drafted.query
        seen.add(statement["lattice"])
        (scene,) = depicted(catalog.load("matrices/logic_panels"), drafted.draft)
        style = draw_style(Stream("panels", index))
        with Image.open(io.BytesIO(render(scene, style).png)) as image:
            pixels = np.asarray(image.convert("L"), dtype=np.int32)
        unit = pixels.shape[1] / scene.width
        panels = [*panels_in(scene)]
        del panels[len(statement["panels"])]  # the missing one
        for (left, top, scale), panel in zip(panels, (*statement["panels"], *query["options"]), strict=True):
            for part, (x, y) in enumerate(LATTICES[statement["lattice"]].middles):
                dark = pixels[round((top + 3 * scale * y) * unit), round((left + 3 * scale * x) * unit)] < 90
                assert dark == (part in panel)
    assert seen == set(LATTICES)


@families
def test_options_look_different(family):
    """Any two options differ clearly in some pixels."""
    loaded = catalog.load(f"matrices/{family}")
    for level, index in product(USUAL_LEVELS, range(2)):
        made = pipeline.make_item(loaded, level, 5, index, "en")
        with Image.open(io.BytesIO(made.pictures[0].png)) as image:
            pixels = np.asarray(image.convert("L"), dtype=np.int32)
        rng = Stream.for_item(
            loaded.row.name,
            loaded.row.stream_version,
            pipeline.params_digest(loaded.levels[level]),
            5,
            index,
            made.proof.attempts - 1,
        )
        drafted = pipeline.draft(loaded, level, loaded.levels[level], rng)
        (scene,) = depicted(loaded, drafted)
        unit = pixels.shape[1] / scene.width
        panels = [*panels_in(scene)]
        side = int(3 * panels[-1][2] * unit) - 2
        crops = [
            pixels[round(y * unit) + 1 : round(y * unit) + side, round(x * unit) + 1 : round(x * unit) + side]
            for x, y, _ in panels[-len(plain(drafted.query)["options"]) :]
        ]
        for one in range(len(crops)):
            for other in range(one):
                assert (np.abs(crops[one] - crops[other]) > 40).sum() > 0.004 * side * side


def test_arrows_point_where_the_validator_goes():
    """The tip of an arrow lies in its direction, row down and column right."""
    for turn in range(8):
        shaft, head = arrow_instruction._arrow(0, 0, turn, 1)
        (x, y), (tail_x, tail_y) = head.points[0], shaft.points[0]
        across, down = (0, 1, 1, 1, 0, -1, -1, -1)[turn], (-1, -1, 0, 1, 1, 1, 0, -1)[turn]
        assert (np.sign(round(x - tail_x, 6)), np.sign(round(y - tail_y, 6))) == (across, down)
