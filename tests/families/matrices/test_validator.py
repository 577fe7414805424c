"""The validator of matrices: it finds the one option, and rejects what has none, several, or another than claimed."""

import json
from collections import Counter

import msgspec
import pytest

from puzzlegen import catalog
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices.kits.panels import Panel
from puzzlegen.validators.matrices.kits.canonical import canonical_form
from puzzlegen.validators.matrices.kits.statement import CELLS, POINTING
from tests.support.judging import EVIDENCE

CORPUS = [json.loads(line) for line in (EVIDENCE / "matrices" / "raven.jsonl").read_text().splitlines()]

FORM = catalog.load_format("matrices/raven")
validator = catalog.load_validator("matrices/raven")


def certify(statement, query):
    """The certificate of published data."""
    one = FORM.puzzle(statement, query)
    return validator.certify(one.statement, one.query)


def test_corpus_is_complete():
    counts = Counter(case["expect"] for case in CORPUS)
    assert counts["ambiguous"] >= 20
    assert counts["unsolvable"] >= 5
    assert counts["malformed"] >= 15
    assert len({case["name"] for case in CORPUS}) == len(CORPUS)


# --- an oracle: rules as relations of three values, tried on the matrix that each option completes

CORNERS = {"triangle": 3, "square": 4, "pentagon": 5, "hexagon": 6}
SHADES = ("white", "light", "dark", "black")


def places(cells):
    """The movements of a part, as functions of a cell."""
    if cells == 4:
        order = (0, 1, 3, 2)
        return [lambda c, s=step: order[(order.index(c) + s) % 4] for step in (1, 2, 3)]
    if cells == 8:
        return [lambda c, s=step: (c + s) % 8 for step in range(1, 8)]
    return [
        lambda c, a=down, b=right: (c // 3 + a) % 3 * 3 + (c % 3 + b) % 3
        for down, right in ((0, 1), (0, 2), (1, 0), (2, 0))
    ]


def relations(attribute, cells):
    yield lambda a, b, c: a == b == c
    if attribute == "turn":
        for step in range(1, 8):
            yield lambda a, b, c, s=step: (b - a) % 8 == s == (c - b) % 8
    elif attribute != "position":
        for step in (-4, -3, -2, -1, 1, 2, 3, 4):
            yield lambda a, b, c, s=step: isinstance(a + b + c, int) and b - a == s == c - b
    if attribute == "number":
        yield lambda a, b, c: a + b == c
        yield lambda a, b, c: a == b + c
    if attribute == "position":
        yield lambda a, b, c: a & b == c
        yield lambda a, b, c: a | b == c
        yield lambda a, b, c: (a | b) - (a & b) == c
        yield lambda a, b, c: a - b == c
        for go in places(cells):
            yield lambda a, b, c, g=go: {g(x) for x in a} == b and {g(x) for x in b} == c


def seen(attribute, figures):
    """The value of an attribute; None if the figures do not share one."""
    if attribute == "number":
        return len(figures)
    if attribute == "position":
        return frozenset(figure["cell"] for figure in figures)
    values = {figure[attribute] for figure in figures}
    if len(values) > 1:
        return None
    (value,) = values
    if attribute == "shape":
        return CORNERS.get(value, 100.5 + 10 * sum(map(ord, value)))  # no step leads from one such shape to another
    if attribute == "fill":
        return SHADES.index(value)
    if attribute == "turn" and figures[0]["shape"] not in ("arrow", "half_disc", "drop", "chevron", "heart", "tee"):
        return None
    return value


def candidates(attribute, cells):
    """All values that a missing panel could have, and some that it could not."""
    if attribute == "position":
        return [frozenset(c for c in range(cells) if bits >> c & 1) for bits in range(1 << cells)]
    return list(range(-9, 19))


def oracle(statement, options, cells):
    """The options that every governed attribute lets through, by trying all completions."""
    left = list(range(len(options)))
    for part, count in enumerate(cells):
        names = ["shape", "size", "fill", "turn"] + (["position", "number"] if count > 1 else [])
        for attribute in names:
            shown = [seen(attribute, panel[part]) for panel in statement["panels"]]
            offered = [seen(attribute, panel[part]) for panel in options]
            if None in shown:
                continue
            values = list(dict.fromkeys([*candidates(attribute, count), *shown]))
            allowed = set()
            for order in ((0, 1, 2, 3, 4, 5, 6, 7), (0, 3, 6, 1, 4, 7, 2, 5)):
                a, b, c, d, e, f, g, h = (shown[place] for place in order)
                for holds in relations(attribute, count):
                    if holds(a, b, c) and holds(d, e, f):
                        allowed.update(value for value in values if holds(g, h, value))
                if len({a, b, c}) == 3 and {a, b, c} == {d, e, f}:
                    allowed.update(value for value in values if {g, h, value} == {a, b, c})
            if allowed:
                left = [option for option in left if offered[option] in allowed]
                if attribute == "position":
                    break  # and the number is settled
    return left


def random_panel(rng, layout, cells, wild):
    """A panel of few different values, so that rules come about by chance."""
    panel = []
    for part, count in enumerate(cells):
        frame = layout == "out_in" and part == 0
        held = sorted(rng.sample(range(count), rng.between(1, count))) if count > 1 else [0]
        shape = rng.choice(("square", "pentagon") if frame else ("triangle", "square", "star", "arrow"))
        size, fill, turn = rng.between(2, 3), rng.choice(SHADES[:2]), rng.choice((0, 4))
        look = {"shape": shape, "size": size, "fill": fill, "turn": turn if shape == "arrow" else 0}
        if frame:
            look |= {"size": 4, "fill": "white"}
        figures = [{"cell": cell, **look} for cell in held]
        if wild and not frame and rng.below(4) == 0:
            figures[-1] |= {"fill": rng.choice(SHADES)}
        panel.append(figures)
    return panel


def chance_matrices(layout, cells, count):
    """Matrices of a few panels that were copied about, so that many rules fit many lines, with options."""
    for seed in range(count):
        rng = Stream("oracle", layout, seed)
        pool = [random_panel(rng, layout, cells, wild=seed % 3 == 0) for _ in range(rng.between(2, 4))]
        panels = [rng.choice(pool) for _ in range(8)]
        if seed % 2:
            panels[3:6] = panels[:3]
        options = []
        for panel in [*pool, *(random_panel(rng, layout, cells, wild=False) for _ in range(4))]:
            if panel not in options:
                options.append(panel)
        if len(options) > 1:
            yield {"layout": layout, "panels": panels}, options


def test_agrees_with_the_oracle():
    verdicts = Counter()
    for layout, cells in {"center": (1,), "grid_2x2": (4,), "ring": (8,), "out_in": (1, 1)}.items():
        for statement, options in chance_matrices(layout, cells, 300):
            left = oracle(statement, options, cells)
            certificate = certify(statement, {"task": "missing_panel", "options": options})
            assert certificate.answers == tuple("ABCDEFGH"[option] for option in left[:2])
            assert len(certificate.refuted) == len(options) - len(left)
            verdicts[certificate.verdict.value] += 1
    assert min(verdicts[kind] for kind in ("unique", "ambiguous", "unsolvable")) > 30, verdicts


# --- the canonical form

UNIQUE = [case for case in CORPUS if case["expect"] == "unique"]
TURNS = {  # where the cells of a part go when it is turned clockwise by a quarter
    1: [0],
    4: [1, 3, 0, 2],
    9: [2, 5, 8, 1, 4, 7, 0, 3, 6],
    8: [2, 3, 4, 5, 6, 7, 0, 1],
}
MIRROR = {1: [0], 4: [1, 0, 3, 2], 9: [2, 1, 0, 5, 4, 3, 8, 7, 6], 8: [0, 7, 6, 5, 4, 3, 2, 1]}
NAMELESS = {"star": "clover", "clover": "star", "cross": "circle", "circle": "cross", "arrow": "tee", "tee": "arrow"}


def form(statement, options):
    shown, offered = (msgspec.convert(panels, tuple[Panel, ...]) for panels in (statement["panels"], options))
    return canonical_form(statement["layout"], shown, offered)


def mapped(panels, change):
    """The panels with every part changed by a function of the part's number and its figures."""
    return [[change(part, figures) for part, figures in enumerate(panel)] for panel in panels]


def disguises(case):
    """The same matrix in other clothes: name, statement, options."""
    layout, panels = case["statement"]["layout"], case["statement"]["panels"]
    options = case["query"]["options"]
    cells = CELLS[layout]

    def both(change):
        return {"layout": layout, "panels": mapped(panels, change)}, mapped(options, change)

    def gone(path):
        return lambda part, figures: sorted(
            ({**figure, "cell": path[cells[part]][figure["cell"]]} for figure in figures), key=lambda f: f["cell"]
        )

    yield "other order of options", case["statement"], options[::-1]
    yield "transposed", {"layout": layout, "panels": [panels[i] for i in (0, 3, 6, 1, 4, 7, 2, 5)]}, options
    yield "turned places", *both(gone(TURNS))
    yield "mirrored places", *both(gone(MIRROR))
    if layout not in ("out_in", "out_in_grid"):
        yield (
            "renamed",
            *both(lambda _, figures: [{**f, "shape": NAMELESS.get(f["shape"], f["shape"])} for f in figures]),
        )
    pointing = set(POINTING)
    yield (
        "turned figures",
        *both(
            lambda _, figures: [{**f, "turn": (f["turn"] + 3) % 8} if f["shape"] in pointing else f for f in figures]
        ),
    )
    if layout in ("left_right", "up_down", "diagonal", "triad"):
        yield (
            "parts exchanged",
            {"layout": layout, "panels": [panel[::-1] for panel in panels]},
            [panel[::-1] for panel in options],
        )


@pytest.mark.parametrize("case", UNIQUE, ids=lambda case: case["name"])
def test_a_disguise_has_the_same_canonical_form_and_structure(case):
    plain = certify(case["statement"], case["query"])
    for name, statement, options in disguises(case):
        certificate = certify(statement, {"task": "missing_panel", "options": options})
        assert certificate.verdict == "unique", name
        assert certificate.canonical == plain.canonical, name
        assert certificate.difficulty == plain.difficulty, name
        assert certificate.structure == plain.structure, name


def test_different_matrices_have_different_canonical_forms():
    statements = {
        json.dumps([case["statement"], case["query"]], sort_keys=True): case
        for case in UNIQUE
        if "wrong key" not in case["name"]
    }
    forms = Counter(form(case["statement"], case["query"]["options"]) for case in statements.values())
    assert len(forms) == len(statements)


@pytest.mark.parametrize("case", UNIQUE, ids=lambda case: case["name"])
def test_a_changed_figure_changes_the_canonical_form(case):
    statement, options = case["statement"], case["query"]["options"]
    plain = form(statement, options)
    last = len(CELLS[statement["layout"]]) - 1
    for place in range(8):
        panels = json.loads(json.dumps(statement["panels"]))
        figure = panels[place][last][0]
        figure["size"] = figure["size"] % 4 + 1
        assert form({**statement, "panels": panels}, options) != plain
    changed = json.loads(json.dumps(options))
    changed[0][last][0]["fill"] = "light" if changed[0][last][0]["fill"] == "white" else "white"
    if all(changed[0] != other for other in changed[1:]):
        assert form(statement, changed) != plain
