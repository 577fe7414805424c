"""The families of `docs/cell-figures.md`: corpora, disguises, oracles for small cases, and readers of pictures."""

import io
import json
from collections import Counter
from itertools import pairwise, permutations, product
from typing import Any, NamedTuple

import numpy as np
import pytest
from PIL import Image

from puzzlegen import catalog
from puzzlegen.catalog.format import plain as json_view
from puzzlegen.conformance.drafts import depicted, texts
from puzzlegen.conformance.drafts import drafts as accepted_drafts
from puzzlegen.core.certificate import Depth
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.scene import Group, Rect
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.facts.matrices import lattices, pieces
from puzzlegen.formats.matrices.symmetry import Pairs
from puzzlegen.generators.matrices import symmetry
from puzzlegen.generators.matrices.kits.cell_panels import panel
from puzzlegen.renderers.matrices import splice as splice_renderer
from puzzlegen.renderers.matrices.kits.cell_panels import draw_panel
from puzzlegen.snapshots.pipeline import Draft
from puzzlegen.validators.matrices import shape_sequence, splice
from puzzlegen.validators.matrices.kits import figure_changes, lattice_rules
from puzzlegen.validators.matrices.kits import lattices as published
from tests.support.drawn_cases import sized
from tests.support.judging import EVIDENCE

LETTERS = "ABCDEFGH"
FAMILIES = ("shape_sequence", "splice", "symmetry")
CORPUS = [
    (family, json.loads(line))
    for family in FAMILIES
    for line in (EVIDENCE / "matrices" / f"{family}.jsonl").read_text().splitlines()
]


def judged(family, case):
    return certified(family, case["statement"], case["query"])


def certified(family, statement, query):
    """The certificate of a published puzzle."""
    loaded = catalog.load(f"matrices/{family}")
    puzzle = loaded.format.puzzle(json_view(statement), json_view(query))
    return loaded.validator.certify(puzzle.statement, puzzle.query)


@pytest.mark.parametrize("family", FAMILIES)
def test_corpus_is_complete(family):
    cases = [case for name, case in CORPUS if name == family]
    counts = Counter(case["expect"] for case in cases)
    assert counts["ambiguous"] >= 8
    assert counts["unsolvable"] >= 4
    assert counts["malformed"] >= 14
    assert len({case["name"] for case in cases}) == len(cases)


# --- disguises


class Drafted(NamedTuple):
    """What is shown and asked, as it is published, and the draft."""

    statement: dict[str, Any]
    query: dict[str, Any]
    draft: Draft


def drafts(family, level, count):
    for one in accepted_drafts(catalog.load(f"matrices/{family}"), level, 11, count):
        yield Drafted(json_view(one.statement), json_view(one.query), one.draft), one.certificate


SWAPPED = {"light": "dark", "dark": "black", "black": "light", "dot": "ring", "ring": "dot"}


def changed(panel, move, names):
    return {names.get(kind, kind): sorted(move[cell] for cell in cells) for kind, cells in panel.items()}


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_a_disguised_sequence_is_the_same_puzzle(level):
    for drafted, plain in drafts("shape_sequence", level, 4):
        lattice = lattices.LATTICES[drafted.statement["lattice"]]
        for move in (lattice.turns[1], lattice.mirrors[0], lattice.mirrors[1]):
            statement = drafted.statement | {"panels": [changed(p, move, SWAPPED) for p in drafted.statement["panels"]]}
            options = [changed(p, move, SWAPPED) for p in drafted.query["options"]][::-1]
            same = certified("shape_sequence", statement, {"task": "next_panel", "options": options})
            assert (same.verdict, same.canonical, same.structure) == ("unique", plain.canonical, plain.structure)
            assert same.difficulty == plain.difficulty


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_a_disguised_symmetry_is_the_same_puzzle(level):
    for drafted, plain in drafts("symmetry", level, 6):
        statement = drafted.statement
        lattice = lattices.LATTICES[statement["lattice"]]
        move = lattice.turns[1]
        options = [changed(p, move, SWAPPED) for p in drafted.query["options"]][::-1]
        if statement["layout"] == "half":
            whole = dict(statement["symmetry"])
            if whole["kind"] != "turn":
                whole["number"] = (whole["number"] + 2) % lattice.order
            moved = statement | {
                "symmetry": whole,
                "given": sorted(move[cell] for cell in statement["given"]),
                "asked": sorted(move[cell] for cell in statement["asked"]),
                "panel": changed(statement["panel"], move, SWAPPED),
            }
        else:
            moved = statement | {"panels": [changed(p, move, SWAPPED) for p in statement["panels"]]}
        same = certified("symmetry", moved, drafted.query | {"options": options})
        assert (same.verdict, same.canonical) == ("unique", plain.canonical)
        if statement["layout"] != "half":
            assert same.structure == plain.structure


def test_a_half_drawn_figure_weighs_as_much_as_the_easiest_move():
    """The opposite quadrant is half a turn away, whatever the symmetry; the next one a quarter, or a mirror."""
    opposite, beside = [10, 11, 14, 15], [2, 3, 6, 7]
    for kind, number, asked, answer, weight, moves in (
        ("turn", 4, opposite, 15, 3, 2),
        ("turn", 4, beside, 3, 5, 1),
        ("axes", 0, opposite, 15, 3, 2),
        ("axes", 0, beside, 3, 1, 1),
    ):
        statement = {
            "layout": "half",
            "lattice": "square_4",
            "symmetry": {"kind": kind, "number": number},
            "given": [0, 1, 4, 5],
            "asked": asked,
            "panel": {"dark": [0]},
        }
        options = [{"dark": [cell]} for cell in asked]
        certificate = certified("symmetry", statement, {"task": "missing_cells", "options": options})
        assert certificate.answers == (LETTERS[asked.index(answer)],)
        assert certificate.difficulty == weight
        assert certificate.depth == Depth.chain(moves)


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_a_disguised_splice_is_the_same_puzzle(level):
    def turned(rows, grid):
        return list(pieces.rows(pieces.settled(pieces.turned(pieces.read(rows, grid), grid, 1), grid), grid))

    for drafted, plain in drafts("splice", level, 3):
        statement, grid = drafted.statement, drafted.statement["lattice"]
        if statement["gap"] is not None:
            continue
        moved = statement | {"pieces": [turned(rows, grid) for rows in statement["pieces"]][::-1]}
        if statement["figure"] is not None:
            moved["figure"] = turned(statement["figure"], grid)
        options = [[turned(rows, grid) for rows in option][::-1] for option in drafted.query["options"]][::-1]
        same = certified("splice", moved, drafted.query | {"options": options})
        assert (same.verdict, same.canonical, same.structure) == ("unique", plain.canonical, plain.structure)


# --- lattices and rules


@pytest.mark.parametrize("name", list(lattices.LATTICES))
def test_both_sides_mean_the_same_lattice(name):
    drawn, told = lattices.LATTICES[name], published.lattice(name)
    assert (drawn.turns, drawn.mirrors, drawn.rings) == (told.turns, told.mirrors, told.rings)
    for down, right in told.shifts:
        assert drawn.shift(down, right) == told.shifts[down, right]
    everything = tuple(range(drawn.cells))
    assert all(tuple(sorted(move)) == everything for move in (*drawn.turns, *drawn.mirrors, *told.paths))
    for ring in drawn.rings:  # neighbours on a ring touch
        corners = [{(round(x, 4), round(y, 4)) for x, y in drawn.outlines[cell]} for cell in ring]
        assert all(len(ring) == 1 or a & b for a, b in zip(corners, corners[1:] + corners[:1], strict=True))


def explained(shown, value):
    """True if a set can come next, by relations between sets written anew for a square of 3 x 3."""
    grid = [(cell // 3, cell % 3) for cell in range(9)]
    maps = [lambda r, c, a=a, b=b: ((r + a) % 3, (c + b) % 3) for a, b in product(range(3), repeat=2)]
    maps += [lambda r, c: (c, 2 - r), lambda r, c: (2 - r, 2 - c), lambda r, c: (2 - c, r)]
    maps += [lambda r, c: (r, 2 - c), lambda r, c: (2 - r, c), lambda r, c: (c, r), lambda r, c: (2 - c, 2 - r)]
    ring = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0)]
    maps += [lambda r, c, s=s: (1, 1) if (r, c) == (1, 1) else ring[(ring.index((r, c)) + s) % 8] for s in range(1, 8)]
    whole = [*shown, value]
    sets = [frozenset(grid[cell] for cell in range(9) if one >> cell & 1) for one in whole]
    moving = any(all({m(*p) for p in a} == b for a, b in pairwise(sets)) for m in maps)
    changes = [a ^ b for a, b in pairwise(sets)]
    toggling = any(changes[:-1]) and any(all({m(*p) for p in a} == b for a, b in pairwise(changes)) for m in maps)
    returning = any(all(a == b for a, b in zip(sets, sets[k:], strict=False)) for k in (2, 3) if k < len(shown))
    steps = {len(b) - len(a) for a, b in pairwise(sets)}
    growing = (
        len(steps) == 1
        and steps != {0}
        and any(all(one == set(path[: len(one)]) for one in sets) for path in paths(ring))
    )
    counts = {len(one) for one in sets}
    each = (
        len(counts) == 1
        and counts <= {2, 3}
        and any(
            all({tracks[k][i] for k in range(len(tracks))} == sets[i] for i in range(len(sets)))
            for tracks in product(*(list(tracks_from(start, len(sets), ring)) for start in sets[0]))
        )
    )
    return moving or toggling or returning or growing or each


def paths(ring):
    plain = [(r, c) for r in range(3) for c in range(3)]
    fro = [(r, c if r % 2 == 0 else 2 - c) for r in range(3) for c in range(3)]
    for path in (plain, fro):
        for flip, turn in product((0, 1), range(4)):
            view = [(c, r) for r, c in path] if flip else path
            for _ in range(turn):
                view = [(c, 2 - r) for r, c in view]
            yield view
    for start, sense in product(range(8), (1, -1)):
        yield [*(ring[(start + sense * k) % 8] for k in range(8)), (1, 1)]


def tracks_from(start, count, ring):
    for a, b in product(range(3), repeat=2):
        yield [((start[0] + a * k) % 3, (start[1] + b * k) % 3) for k in range(count)]
    if start in ring:
        for step in range(1, 8):
            yield [ring[(ring.index(start) + step * k) % 8] for k in range(count)]


def test_rules_agree_with_an_oracle():
    """Random and orderly sequences on 3 x 3: every set of cells is predicted exactly if the oracle explains it."""
    told = published.lattice("square_3")
    rng = Stream("oracle")
    moves = [path for _, _, path in lattice_rules.moves(told)]
    for trial in range(40):
        shown = [rng.between(1, 511)]
        move = rng.choice(moves)
        if trial % 4 == 0:
            shown = [1 << rng.below(9) | 1 << rng.below(9)]
        for _ in range(3):
            shown.append(published.image(shown[-1], move) if trial % 4 < 3 else rng.between(1, 511))
        if trial % 4 == 2:  # grown along a path
            path = rng.choice(told.paths)
            shown = [published.bits(path[:length]) for length in (1, 2, 3, 4)]
        predicted = set(lattice_rules.simplest(lattice_rules.explain(told, shown)))
        near = predicted | {rng.between(0, 511) for _ in range(40)}
        assert {value for value in near if explained(shown, value)} == predicted


def test_the_groups_of_both_sides_agree():
    """Every group of symmetries has a figure whose symmetries the validator finds to be just that group."""
    from puzzlegen.validators.matrices.symmetry import _symmetries

    for name, count in (("square_5", 10), ("honeycomb_19", 16), ("triangles_24", 16)):
        lattice = lattices.LATTICES[name]
        groups = symmetry.groups(lattice.order)
        assert len(groups) == count  # subgroups of the dihedral groups of the square and the hexagon
        for group in groups:
            if name == "honeycomb_19" and group == 0b111111:
                continue  # whatever all turns leave alone has axes too, as an axis passes through each of its cells
            for attempt in range(200):
                try:
                    values = symmetry._figure(lattice, group, 2, Stream("figure", name, group, attempt))
                except Rejected:
                    continue
                colours = tuple(values[cell] for cell in range(lattice.cells))
                found, nearest = _symmetries(colours, published.lattice(name))
                assert sum(1 << one for one in found) == group
                assert group == max(groups) or nearest >= symmetry.FAR
                break
            else:
                pytest.fail(f"no figure on {name} with the group {group}")


# --- pieces


def fits(figure, left, grid, flips):
    """True if pieces cover a figure: lays the first one everywhere, then the next, in their order."""
    if not left:
        return not figure
    unit = 2 if grid == "squares" else 1
    for look in pieces.looks(left[0], grid, flips=flips):
        for down, across in product(range(-2, 14), range(-8, 14)):
            laid = pieces.moved(look, unit * across, unit * down)
            if laid <= figure and fits(figure - laid, left[1:], grid, flips):
                return True
    return False


@pytest.mark.parametrize(
    ("family", "case"),
    [
        (family, case)
        for family, case in CORPUS
        if family == "splice" and case["expect"] != "malformed" and "wrong" not in case["name"]
    ],
    ids=lambda part: part["name"] if isinstance(part, dict) else "",
)
def test_covers_agree_with_a_plain_search(family, case):
    statement, query = case["statement"], case["query"]
    grid = statement["lattice"]
    target = statement["gap"] if query["task"] == "gap" else statement["figure"]
    right = []
    for letter, option in zip(LETTERS, query["options"], strict=False):
        figure = pieces.settled(pieces.read(target or option[0], grid), grid)
        held = [*statement["pieces"], *(option if target else [])]
        if fits(figure, [pieces.read(rows, grid) for rows in held], grid, statement["flips"]):
            right.append(letter)
    assert judged(family, case).answers == tuple(right[:2])


def test_a_spent_budget_is_no_proof(monkeypatch):
    case = next(case for name, case in CORPUS if name == "splice" and case["name"].startswith("unsolvable: an S"))
    monkeypatch.setattr(splice, "BUDGET", 1)
    assert judged("splice", case).verdict == "undecided"


@pytest.mark.parametrize("grid", ["squares", "triangles"])
def test_published_rows_stand_for_the_shape(grid):
    for drafted, _ in drafts("splice", Level.MEDIUM, 5):
        for option in drafted.query["options"]:
            if drafted.statement["lattice"] == grid:
                for rows in option:
                    shape = pieces.read(rows, grid)
                    assert list(pieces.rows(shape, grid)) == list(rows)
                    unit = 4 if grid == "squares" else 1
                    assert len(splice._cells(tuple(rows), grid)) == len(shape), unit


# --- what is asked and drawn


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_questions_are_complete(family, level):
    for drafted, _ in drafts(family, level, 3):
        said = texts(catalog.load(f"matrices/{family}"), drafted.draft)
        assert "{" not in "".join(text for some in said.values() for text in some)
        assert len({json.dumps(option, sort_keys=True) for option in drafted.query["options"]}) in (4, 8)


@pytest.mark.parametrize("family", FAMILIES)
def test_keys_are_spread_by_chance(family):
    letters = Counter(drafted.draft.answer for drafted, _ in drafts(family, Level.EASY, 24))
    assert {"A", "B", "C", "D"} <= set(letters)
    assert max(letters.values()) <= 12


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_areas_of_spliced_options_are_equal(level):
    for drafted, _ in drafts("splice", level, 3):
        grid = drafted.statement["lattice"]
        areas = {sum(len(pieces.read(rows, grid)) for rows in option) for option in drafted.query["options"]}
        assert len(areas) == 1


def pixels(scene, seed):
    picture = render(scene, draw_style(Stream("cells", seed)))
    with Image.open(io.BytesIO(picture.png)) as image:
        return np.asarray(image.convert("RGB"), dtype=np.int32)


@pytest.mark.parametrize("name", ["square_5", "honeycomb_19", "triangles_24"])
def test_a_panel_can_be_read(name):
    """What a cell holds is told by its pixels: of all contents of a cell, the drawn one is the most alike."""
    lattice = lattices.LATTICES[name]
    shades, marks = (None, "light", "dark", "black"), ((), ("dot",), ("ring",), ("dot", "ring"))
    kinds = list(product(shades, marks))
    rng = Stream("reader", name)
    truth = [rng.choice(kinds) for _ in range(lattice.cells)]

    def drawn(contents):
        held = {}
        for cell, (shade, marked) in enumerate(contents):
            for kind in (*((shade,) if shade else ()), *marked):
                held[kind] = held.get(kind, 0) | 1 << cell
        node = draw_panel(name, panel(**held))
        return pixels(sized(3, 3, (Rect(0, 0, 3, 3, "paper"), Group((node,))), 44), 5)

    seen = drawn(truth)
    guesses = {kind: drawn([kind] * lattice.cells) for kind in kinds}
    for cell, (x, y) in enumerate(lattice.centres):
        reach = lattice.room * 3 * 44 * 0.8
        box = [round((value + 0.5) * 132 + sign * reach) for value in (y, x) for sign in (-1, 1)]
        window = (slice(box[0], box[1]), slice(box[2], box[3]))
        errors = {kind: int(np.abs(seen[window] - guess[window]).sum()) for kind, guess in guesses.items()}
        assert min(errors, key=errors.get) == truth[cell]


def test_a_drawn_shape_has_the_area_that_is_told():
    """The filled pixels of a shape, counted, are its area on both lattices."""
    for grid, rows in (("squares", ("#4", "##")), ("triangles", (".##.", ".###"))):
        shape = pieces.read(rows, grid)
        left, top, right, bottom = splice_renderer._extent([shape], grid)
        node = Group(tuple(splice_renderer._draw_shape(shape, grid, "ink")), 0.5 - left, 0.5 - top)
        scene = sized(right - left + 1, bottom - top + 1, (Rect(0, 0, 9, 9, "paper"), node), 46)
        image = pixels(scene, 3)
        dark = (image.sum(axis=2) < 450).sum() / 46**2
        unit = 1 / 4 if grid == "squares" else 3**0.5 / 4
        assert abs(dark - len(shape) * unit) < 0.35


def test_pieces_do_not_overlap_in_their_frame():
    for drafted, _ in drafts("splice", Level.HARD, 2):
        (scene,) = depicted(catalog.load("matrices/splice"), drafted.draft)
        frames = [node for node in scene.nodes if isinstance(node, Rect)]
        assert len(frames) == 5  # around the options, and the ground
        for a, b in permutations(frames, 2):
            apart = a.x + a.width < b.x or b.x + b.width < a.x or a.y + a.height < b.y or b.y + b.height < a.y
            assert apart


def test_without_a_budget_nothing_is_proven(monkeypatch):
    proven = [drafted for level in USUAL_LEVELS for drafted, _ in drafts("splice", level, 4)]
    monkeypatch.setattr("puzzlegen.validators.matrices.splice.BUDGET", 0)
    assert {certified("splice", drafted.statement, drafted.query).verdict.value for drafted in proven} == {"undecided"}


def test_gaps_are_measured_by_what_must_be_turned():
    units = {(drafted.query["task"], plain.unit) for drafted, plain in drafts("splice", Level.EASY, 16)}
    assert units == {("gap", "turned pieces"), ("figure", "placements"), ("pieces", "placements")}


def test_gaps_lie_in_figures_of_many_outlines():
    figures = [
        "/".join(drafted.statement["figure"])
        for drafted, _ in drafts("splice", Level.EASY, 24)
        if drafted.query["task"] == "gap"
    ]
    assert len(set(figures)) > 0.8 * len(figures) > 4


@pytest.mark.parametrize("level", Level)
def test_an_analogy_is_solved_on_the_grid_of_places(level):
    """Every change is tried on the centres of the cells, which are moved as points of the plane."""
    for drafted, certificate in drafts("symmetry", level, 18):
        if drafted.query["task"] != "analogy":
            continue
        lattice = lattices.LATTICES[drafted.statement["lattice"]]
        figures = [frozenset(*one.values()) for one in (*drafted.statement["panels"], *drafted.query["options"])]
        before, after, third, *options = figures
        right = set()
        for ways in product(changes_of(lattice), repeat=drafted.statement["changes"]):
            held, end = before, third
            for way in ways:
                held, end = way(held), way(end)
            if held == after:
                right |= {letter for letter, option in zip("ABCD", options, strict=True) if option == end}
        assert right == {*certificate.answers}


def changes_of(lattice):
    """All changes as functions of a set of cells."""
    places = np.array(lattice.centres)

    def path(matrix):
        goals = places @ np.array(matrix).T
        return [int(np.abs(places - goal).sum(axis=1).argmin()) for goal in goals]

    angles = [np.pi * part / lattice.order for part in range(2 * lattice.order)]
    turns = [path([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]]) for a in angles[2::2]]
    mirrors = [
        path([[-np.cos(2 * a), -np.sin(2 * a)], [-np.sin(2 * a), np.cos(2 * a)]]) for a in angles[: lattice.order]
    ]
    half = lattice.order // 2
    wholes = [[one] for one in (*turns, *mirrors)] + [[mirrors[n], mirrors[n + half]] for n in range(half)]
    for move in (*turns, *mirrors):
        yield lambda cells, move=move: frozenset(move[cell] for cell in cells)
    for moves in wholes:
        yield lambda cells, moves=moves: settled(cells, lambda held: held.union(*({m[c] for c in held} for m in moves)))
        yield lambda cells, moves=moves: settled(
            cells, lambda held: {c for c in held if all(m[c] in held for m in moves)}
        )


def settled(cells, step):
    """What remains when a step is done until nothing changes."""
    while (after := frozenset(step(cells))) != cells:
        cells = after
    return cells


@pytest.mark.parametrize(
    ("kind", "things"),
    [
        ("constant", 0),
        ("turn 1", 1),
        ("shift 0 2", 1),
        ("rings 0 1 2", 2),
        ("each of 3", 3),
        ("toggle, shift 1 1", 3),
        ("growth 2 + shades", 2),
        ("mirror straight, turn 1", 2),
    ],
)
def test_the_depth_of_a_sequence_is_how_many_things_its_rules_say(kind, things):
    assert shape_sequence._said(kind) == things


def test_the_depth_of_an_analogy_is_how_many_changes_are_tried():
    """Of a square: two upright mirrors, two oblique ones, three turns, and so on; after each of them all again."""
    corner, over, turned = 0b11, 0b11000, 1 << 24 | 1 << 23
    for changes, after, tried in ((1, over, 1), (1, turned, 6), (2, turned, 1 + 2)):
        pairs = Pairs("square_5", changes, (panel(dark=corner),) * 3)
        assert figure_changes._tried(corner, after, pairs) == tried
