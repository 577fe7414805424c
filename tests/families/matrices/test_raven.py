"""The making of matrices: values follow their rules, the options are a cube, and the picture shows the statement."""

import io
import math
from collections import Counter
from itertools import combinations, product

import numpy as np
import pytest
from msgspec.structs import asdict
from PIL import Image

from puzzlegen import catalog
from puzzlegen.answers.kinds import LETTERS
from puzzlegen.catalog.format import plain
from puzzlegen.core.certificate import Depth
from puzzlegen.core.family import USUAL_LEVELS, Level, Rejected
from puzzlegen.core.question import Drawn
from puzzlegen.core.scene import Circle, Rect
from puzzlegen.core.stream import Stream
from puzzlegen.drawing.raster import render
from puzzlegen.drawing.style import draw_style
from puzzlegen.facts.matrices.figures import ANALOGY_LAYOUTS, DIRECTED, LAYOUTS, SERIES_LAYOUTS, TURNS, UPRIGHT
from puzzlegen.formats.matrices.kits.panels import Figure
from puzzlegen.formats.matrices.raven import Matrix, MissingPanel
from puzzlegen.generators.matrices import raven
from puzzlegen.generators.matrices.kits.rules import answers, nine_values, rules_for, values_of
from puzzlegen.renderers.matrices.kits.pages import draw_grid
from puzzlegen.renderers.matrices.kits.panels import draw_figure, draw_panels
from puzzlegen.renderers.matrices.raven import word
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.matrices import raven as proof
from puzzlegen.validators.matrices.kits.induction import induce
from puzzlegen.validators.matrices.kits.statement import CELLS, CORNERED, POINTING, ROUND, SHAPES
from puzzlegen.words import say
from tests.support.drawn_cases import panels_in, sized

FORM = catalog.load_format("matrices/raven")


def puzzles(level, count):
    for index in range(count):
        rng = Stream.for_item("raven", 1, "test", 7, index, 0)
        try:
            puzzle = raven.invent(rng, raven.LEVELS[level], Drawn(MissingPanel, 0))
        except Rejected:
            continue
        yield index, puzzle.answer, plain(puzzle.statement), plain(puzzle.query)


def test_both_sides_mean_the_same_figures():
    assert {layout: tuple(len(part.cells) for part in parts) for layout, parts in LAYOUTS.items()} == CELLS
    assert set(UPRIGHT) == {*CORNERED, *ROUND}
    assert DIRECTED == POINTING
    assert {*UPRIGHT, *DIRECTED} == set(SHAPES)


def figures(part, cast, attribute, value, rng):
    """The figures of a part that show a value of one attribute, and plain values of the others."""
    look = {"shape": cast[0], "size": part.sizes[0], "fill": part.fills[0], "turn": 0}
    cells = [0]
    if attribute == "number":
        cells = sorted(rng.sample(range(len(part.cells)), value))
    elif attribute == "position":
        cells = [cell for cell in range(len(part.cells)) if value >> cell & 1]
    else:
        look[attribute] = value
    return tuple(Figure(cell, **look) for cell in cells)


SLOTS = [
    (layout, number, cast, attribute)
    for layout, parts in LAYOUTS.items()
    for number, part in enumerate(parts)
    for cast in part.shapes
    for attribute in (
        ("shape", "size", "fill", "turn", "number", "position")
        if len(part.cells) > 1 and cast is DIRECTED
        else ("shape", "size", "fill")
    )
]


@pytest.mark.parametrize("slot", SLOTS, ids=lambda slot: f"{slot[0]} {slot[1]} {slot[2][0]} {slot[3]}")
def test_every_rule_of_the_generator_is_found_by_the_validator(slot):
    layout, number, cast, attribute = slot
    part = LAYOUTS[layout][number]
    values = values_of(attribute, part, cast)
    for rule, seed in product(rules_for(attribute, part), range(6)):
        rng = Stream("rules", layout, number, attribute, rule.kind, rule.step, seed)
        ends = answers(rule, attribute, values)
        if not ends:
            continue
        last, other = rng.choice(ends), rng.choice(ends)
        nine = nine_values(rule, attribute, values, seed % 2 == 0, last, other, rng)
        assert nine[8] == last
        assert set(nine) <= set(values)
        if rule.kind != "constant" and len(ends) > 1 and attribute != "position":
            assert len({tuple(nine[:3]), tuple(nine[3:6]), tuple(nine[6:])}) > 1
        panels = [(figures(part, cast, attribute, value, rng),) for value in nine]
        clues = {clue.subject: clue for clue in induce((len(part.cells),), panels[:8], panels[8:])}
        if f"part 0: {attribute}" not in clues:
            assert clues["part 0: position"].leads  # by chance, and that settles the number
            continue
        clue = clues[f"part 0: {attribute}"]
        assert rule.kind in {lead.name.split()[0] for lead in clue.leads if lead.name.endswith("along rows")}
        assert any(lead.value == clue.offered[0] for lead in clue.leads)


@pytest.mark.parametrize("level", USUAL_LEVELS)
def test_the_options_are_a_cube_around_no_one(level):
    """Each option has as many others at each distance, so that none of them stands out."""
    for _, _, _, query in puzzles(level, 80):
        seen = [
            [
                tuple(sorted({figure[name] for figure in part}))
                for part in panel
                for name in ("shape", "size", "fill", "turn", "cell")
            ]
            for panel in query["options"]
        ]
        for column in zip(*seen, strict=True):
            assert set(Counter(column).values()) in ({8}, {4})
        apart = [sorted(sum(a != b for a, b in zip(one, other, strict=True)) for other in seen) for one in seen]
        assert apart == [[0, 1, 1, 1, 2, 2, 2, 3]] * 8


@pytest.mark.parametrize("level", [*USUAL_LEVELS, Level.EXTREME])
def test_striking_new_values_leaves_half_of_the_options(level):
    """One attribute, or two at the extreme level, has a value in options that no panel shows, and not in the answer."""
    struck = 0
    for _, answer, statement, query in puzzles(level, 80):
        left = []
        for letter, option in zip("ABCDEFGHIJKLMNOP", query["options"], strict=False):
            shown = True
            for part, figures in enumerate(option):
                for name in ("shape", "size", "fill", "turn"):
                    seen = [{figure[name] for figure in panel[part]} for panel in statement["panels"]]
                    shown = shown and {figure[name] for figure in figures} in seen
                shown = shown and len(figures) in {len(panel[part]) for panel in statement["panels"]}
            left += [letter] if shown else []
        count = len(query["options"])
        assert len(left) in (0, count // 2, count, *([count // 4] if level is Level.EXTREME else []))
        assert answer in left or not left
        struck += len(left) == count // 2
    assert struck


def shown(panel, part, attribute):
    if attribute == "number":
        return len(panel[part])
    return {figure["cell" if attribute == "position" else attribute] for figure in panel[part]}


@pytest.mark.parametrize("level", [Level.HARD, Level.EXTREME])
def test_no_row_shows_the_ends_of_two_attributes_in_which_options_differ(level):
    """Lines that begin alike end alike: whoever sees one that begins like the last one copies its end."""
    copied = 0
    for _, answer, matrix, query in puzzles(level, 40):
        *options, right = [*query["options"], query["options"][LETTERS.index(answer)]]
        told = Counter()
        for part, attribute in product(range(len(right)), ("shape", "size", "fill", "turn", "number")):
            if all(shown(one, part, attribute) == shown(right, part, attribute) for one in options):
                continue
            values = [shown(panel, part, attribute) for panel in (*matrix["panels"], right)]
            for way in (values, [values[cell % 3 * 3 + cell // 3] for cell in range(9)]):
                told.update((way is values, row) for row in range(2) if way[3 * row : 3 * row + 3] == way[6:])
        assert max(told.values(), default=0) < 2
        copied += bool(told)
    assert copied


def test_keys_are_drawn_one_by_one():
    """The places of keys are evenly spread, and none follows from the others of its eight."""
    places = [answer for _, answer, _, _ in puzzles(Level.EASY, 160)]
    assert all(abs(count - 20) < 3 * (160 * 7 / 64) ** 0.5 for count in Counter(places).values())
    assert len(set(places)) == 8
    assert any(len(set(places[start : start + 8])) < 8 for start in range(0, 160, 8))


def test_what_the_explanation_leaves_without_a_rule_has_none():
    for index in range(30):
        made = pipeline.make_item(pipeline.catalog.load("matrices/raven"), Level.HARD, 3, index, "en")
        structure = made.proof.certificate.structure
        assert ("no rule" in made.key.explanation) <= ("free" in structure)


def test_the_rules_name_what_the_layout_can_show():
    for _, _, statement, query in puzzles(Level.MEDIUM, 40):
        several = any(count > 1 for count in CELLS[statement["layout"]])
        one = FORM.puzzle(statement, query)
        rules = word(one.statement, one.query).rules
        assert ("number" in say(rules, "en")) == several
        assert ("数量" in say(rules, "zh")) == several


# --- pictures


def pixels(scene, seed=1):
    picture = render(scene, draw_style(Stream("matrices", seed)))
    with Image.open(io.BytesIO(picture.png)) as image:
        return np.asarray(image.convert("L"), dtype=np.int32)


def looks(part):
    """Every figure that a cell of a part can hold."""
    for cast in part.shapes:
        turns = range(TURNS) if cast is DIRECTED else (0,)
        for shape, size, fill, turn in product(cast, part.sizes, part.fills, turns):
            yield Figure(0, shape, size, fill, turn)


SMALLEST = {"ring": 0, "grid_3x3": 0, "out_in_grid": 1, "triad": 0}


@pytest.mark.parametrize(("layout", "number"), SMALLEST.items())
def test_no_two_figures_look_alike(layout, number):
    """As small as a style may draw them, any two figures of the two smallest sizes differ clearly in some pixels."""
    part = LAYOUTS[layout][number]
    side = part.cells[0][2] * 3
    found = [look for look in looks(part) if look.size in part.sizes[:2]]
    step = side + 0.5
    width = 24
    nodes = [Rect(0, 0, 1, 1, "paper")]
    centres = [(step * (i % width + 0.5), step * (i // width + 0.5)) for i in range(len(found))]
    nodes += [draw_figure(look, x, y, side) for look, (x, y) in zip(found, centres, strict=True)]
    unit = 44
    sheet = pixels(sized(step * width, step * (len(found) // width + 1), tuple(nodes), unit))
    half = int(step * unit / 2) - 1
    crops = np.array(
        [
            sheet[round(y * unit) - half : round(y * unit) + half, round(x * unit) - half : round(x * unit) + half]
            for x, y in centres
        ]
    ).reshape(len(found), -1)
    clear = np.array([np.abs(crops - crop).clip(0, 60).sum(axis=1) for crop in crops])
    least = (side * unit) ** 2 * 60 * 0.015
    for one, other in combinations(range(len(found)), 2):
        assert clear[one, other] > least, (found[one], found[other], clear[one, other])


@pytest.mark.parametrize(("layout", "directed"), [("grid_3x3", False), ("ring", True), ("center_corners", False)])
def test_the_picture_can_be_read(layout, directed):
    """A reader that knows the layout and what figures look like finds every figure of every panel again."""
    index, everything = next(
        (index, (*statement["panels"], *query["options"]))
        for index, _, statement, query in puzzles(Level.HARD, 500)
        if statement["layout"] == layout
        and all((part[0]["shape"] in DIRECTED) == directed for part in statement["panels"][0])
    )

    def drawn(panels):
        query = {"task": "missing_panel", "options": panels[8:]}
        one = FORM.puzzle({"layout": layout, "panels": panels[:8]}, query)
        shown, offered = draw_panels(LAYOUTS[layout], one.statement.panels, one.query.options)
        return draw_grid(shown, 3, offered)

    def picture(panels):
        return pixels(drawn(panels), seed=index)

    truth = picture(everything)
    scene = drawn(everything)
    unit = truth.shape[1] / scene.width
    corners = [(left, top) for left, top, _ in panels_in(scene)]
    del corners[8]  # the missing panel
    for number, part in enumerate(LAYOUTS[layout]):
        boxes = [
            [
                (
                    round((top + 3 * (y - side / 2)) * unit),
                    round((top + 3 * (y + side / 2)) * unit),
                    round((left + 3 * (x - side / 2)) * unit),
                    round((left + 3 * (x + side / 2)) * unit),
                )
                for x, y, side in part.cells
            ]
            for left, top in corners
        ]
        shown_shapes = {figure["shape"] for panel in everything for figure in panel[number]}
        rivals = shown_shapes | {"arrow", "heart"} if directed else set(UPRIGHT)
        sizes = {figure["size"] for panel in everything for figure in panel[number]}
        best = {}
        largest = max(sizes)  # which is drawn as large as its cell
        known_looks = (look for look in looks(part) if look.shape in rivals and look.size <= largest)
        for look in [None, *known_looks]:
            held = () if look is None else [{**asdict(look), "cell": cell} for cell in range(len(part.cells))]
            other = [{**figure, "size": largest - (figure["size"] == largest)} for figure in held]
            for odd in (
                (0, 15) if len(sizes) > 1 else (None,)
            ):  # if all had one size, they would be drawn as the largest
                panels = [
                    (*panel[:number], other if place == odd else held, *panel[number + 1 :])
                    for place, panel in enumerate(everything)
                ]
                guess = picture(panels)
                for place, cell in product(range(16), range(len(part.cells))):
                    a, b, c, d = boxes[place][cell]
                    error = int(np.square(truth[a:b, c:d] - guess[a:b, c:d]).sum())
                    if place != odd:
                        known = best.get((place, cell), (error + 1, None))
                        best[place, cell] = min(known, (error, look), key=lambda e: e[0])
        for place, panel in enumerate(everything):
            shown = {figure["cell"]: figure for figure in panel[number]}
            for cell in range(len(part.cells)):
                read = best[place, cell][1]
                wanted = shown.get(cell)
                told = read and {**asdict(read), "cell": cell}
                if told and len(sizes) == 1:
                    told["size"] = min(sizes)
                assert told == wanted


def outline(shape, turn, size):
    node = draw_figure(Figure(0, shape, size, "white", turn), 0, 0, 2)
    if isinstance(node, Circle):
        return [(node.radius * math.cos(a / 20), node.radius * math.sin(a / 20)) for a in range(126)]
    return node.points


def spread(points):
    """Left, right, top and bottom."""
    xs, ys = zip(*points, strict=True)
    return min(xs), max(xs), min(ys), max(ys)


def test_a_panel_keeps_a_margin_on_all_sides():
    """Figures lie in the middle of their cells, and none is nearer to the frame than 5 % of the panel's side."""
    layouts = [(name, parts, 0.0499) for name, parts in {**LAYOUTS, **SERIES_LAYOUTS}.items()]
    for layout, parts, least in layouts + [(name, parts, 0.03) for name, parts in ANALOGY_LAYOUTS.items()]:
        for part in parts:
            for cast, (x, y, side) in product(part.shapes, part.cells):
                for shape, turn in product(cast, range(TURNS) if cast is DIRECTED else (0,)):
                    left, right, top, bottom = (side / 2 * end for end in spread(outline(shape, turn, part.sizes[-1])))
                    assert abs(left + right) < 0.002 > abs(top + bottom)
                    assert min(x + left, y + top) > least < min(1 - x - right, 1 - y - bottom), (layout, shape, turn)


def test_any_shape_is_smaller_than_any_of_the_next_size():
    """By its area as well as by how far it reaches; a part has shapes of one class, so that others are not compared."""

    def measures(shape, size):
        points = outline(shape, 0, size)
        left, right, top, bottom = spread(points)
        ends = zip(points, (*points[1:], points[0]), strict=True)
        area = abs(sum(a * y - b * x for (a, b), (x, y) in ends)) / 2
        return math.sqrt(area), max(right - left, bottom - top)

    for size, shapes in product((1, 2, 3), (UPRIGHT, DIRECTED)):
        for one, other in product(shapes, shapes):
            for smaller, larger in zip(measures(one, size), measures(other, size + 1), strict=True):
                assert 1.08 * smaller < larger, (one, other)


def test_rules_that_lead_to_different_values_are_a_fault():
    """1 2 3, 1 2 3, 2 3: equal steps lead to 4, the same three values in each row to 1; only 4 is offered."""

    def panel(size, fill="white"):
        return [[{"cell": 0, "shape": "circle", "size": size, "fill": fill, "turn": 0}]]

    def judged(sizes):
        query = {"task": "missing_panel", "options": [panel(4), panel(4, "black"), panel(3), panel(3, "black")]}
        statement = {"layout": "center", "panels": [panel(size) for size in sizes]}
        one = FORM.puzzle(statement, query)
        return catalog.load_validator("matrices/raven").certify(one.statement, one.query)

    doubtful, plain = judged((1, 2, 3, 1, 2, 3, 2, 3)), judged((1, 2, 3, 2, 3, 4, 2, 3))
    assert (doubtful.verdict, doubtful.answers, plain.verdict, plain.answers) == ("unique", ("A",), "unique", ("A",))
    assert (doubtful.faults, plain.faults) == (("two rules lead to different values",), ())


def test_the_depth_is_how_many_rules_are_at_work():
    """Sizes grow along rows, each of which has a fill of its own; what changes counts, where it refutes."""

    def panel(size, fill):
        return ((Figure(0, "star", size, fill, 0),),)

    starts = (("white", 1), ("dark", 2), ("light", 1))
    rows = [panel(first + step, fill) for fill, first in starts for step in range(3)]
    matrix = Matrix("center", tuple(rows[:8]))
    for others, rules in (
        ((panel(2, "light"),), 1),
        ((panel(3, "white"),), 0),
        ((panel(2, "light"), panel(3, "dark")), 1),
    ):
        found = proof.certify(matrix, MissingPanel((rows[8], *others)))
        assert found.answers == ("A",)
        assert found.depth == Depth.properties(rules)
