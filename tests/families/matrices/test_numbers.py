"""Numbers in figures and grids: the language of rules, the corpora, brute force on small cases, and the pictures."""

import ast
import json
from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import numpy as np
import pytest

from puzzlegen import catalog
from puzzlegen.catalog.format import plain
from puzzlegen.conformance.drafts import accepted, depicted, texts
from puzzlegen.conformance.drafts import drafts as accepted_drafts
from puzzlegen.core.certificate import Verdict
from puzzlegen.core.family import USUAL_LEVELS, Level
from puzzlegen.core.scene import Group, Label, Rect
from puzzlegen.core.stream import Stream
from puzzlegen.formats.matrices.number_matrix import Rule
from puzzlegen.generators.kits import asking
from puzzlegen.generators.matrices import figure_arithmetic, number_matrix
from puzzlegen.renderers.matrices import figure_arithmetic as arithmetic_renderer
from puzzlegen.renderers.matrices import number_matrix as grid_renderer
from puzzlegen.snapshots import pipeline
from puzzlegen.validators.matrices import figure_arithmetic as arithmetic_validator
from puzzlegen.validators.matrices import number_matrix as grid_validator
from puzzlegen.validators.matrices.kits import relations
from puzzlegen.validators.matrices.kits.expressions import CONSTANTS, OPERANDS, WEIGHTS, extended, layers, spelled
from puzzlegen.validators.matrices.kits.long_sums import long_sums
from puzzlegen.words import say
from tests.support.judging import EVIDENCE

FAMILIES = ("concrete_class", "figure_arithmetic", "number_matrix")
CORPUS = [
    (family, json.loads(line))
    for family in FAMILIES
    for line in (EVIDENCE / "matrices" / f"{family}.jsonl").read_text().splitlines()
]


def certified(family, statement, query):
    """The certificate of a published puzzle."""
    loaded = catalog.load(f"matrices/{family}")
    puzzle = loaded.format.puzzle(plain(statement), plain(query))
    return loaded.validator.certify(puzzle.statement, puzzle.query)


def test_corpus_is_complete():
    for family in FAMILIES:
        counts = Counter(case["expect"] for name, case in CORPUS if name == family)
        assert counts["ambiguous"] >= 8
        assert min(counts["unsolvable"], counts["malformed"], counts["unique"]) >= 3
        assert sum("wrong key" in case["name"] for name, case in CORPUS if name == family) >= 2


# --- the language of expressions


def every_expression(row, heaviest):
    """By recursion, with fractions: value at the row -> least weight, per set of operands."""
    leaves = [((1 << place, False), 0, Fraction(number)) for place, number in enumerate(row)]
    leaves += [((0, True), 1, Fraction(constant)) for constant in CONSTANTS]
    best = {}
    for kind, weight, value in leaves:
        best[kind, value] = min(weight, best.get((kind, value), 99))
    for _ in range(OPERANDS - 1):
        for ((one, first), x), light in list(best.items()):
            for ((two, second), y), heavy in list(best.items()):
                count = (one | two).bit_count() + (first or second)
                if one & two or (first and second) or count > OPERANDS:
                    continue
                results = {"+": x + y, "-": x - y, "*": x * y, "/": x / y if y else None}
                for sign, value in results.items():
                    weight = light + heavy + WEIGHTS[sign]
                    if value is not None and weight <= heaviest:
                        key = ((one | two, first or second), value)
                        best[key] = min(weight, best.get(key, 99))
    least = {}
    for (_, value), weight in best.items():
        least[value] = min(weight, least.get(value, 99))
    return least


@pytest.mark.parametrize(("row", "heaviest"), [((37, 1009), 6), ((37, 1009, 20011), 3)])
def test_the_language_holds_every_expression_in_its_lightest_form(row, heaviest):
    expected = every_expression(row, heaviest)
    values = np.array([row], float)
    weights = [0] * len(row)
    for weight, layer in enumerate(layers(len(row))[:heaviest], start=1):
        values = extended(values, layer)
        weights += [weight] * len(layer.operands)
    found = {}
    for value, weight in zip(values[0], weights, strict=True):
        if np.isfinite(value):
            found[round(value, 9)] = min(weight, found.get(round(value, 9), 99))
    wanted = {}
    for value, weight in expected.items():
        wanted[round(float(value), 9)] = min(weight, wanted.get(round(float(value), 9), 99))
    assert found == wanted


def test_expressions_are_spelled_as_they_are_computed():
    values = np.array([[7.0, 11.0, 13.0]])
    for layer in layers(3)[:4]:
        values = extended(values, layer)
    for expression in Stream("spelling").sample(range(values.shape[1]), 200):
        words = spelled(expression, ("x", "y", "z"))
        try:
            assert eval(words, {"x": 7, "y": 11, "z": 13}) == pytest.approx(values[0, expression])
        except ZeroDivisionError:
            assert np.isnan(values[0, expression])


# --- figure_arithmetic


def test_both_sides_know_the_same_figures():
    known = {name: places for name, (places, *_) in arithmetic_validator.PLACES.items()}
    assert {name: len(kind.spots) for name, kind in arithmetic_renderer.FIGURES.items()} == known
    assert {name: count for count, names in figure_arithmetic._FIGURES.items() for name in names} == known
    for kind in arithmetic_renderer.FIGURES.values():
        assert len(kind.names) == len(kind.spots)


RULES = list(figure_arithmetic._RULES.values())


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.words)
def test_the_validator_finds_every_rule_of_the_generator(rule):
    """Among five complete figures no other rule holds by chance, and each hidden number follows."""
    rng = Stream("rules", rule.words)
    constant = rng.between(*rule.constants)
    table = figure_arithmetic._table(rule.words, constant)
    figure = next(name for name, (places, *_) in arithmetic_validator.PLACES.items() if places == table.shape[1])
    rows = table[[rng.below(len(table)) for _ in range(6)]].tolist()
    for hidden in range(table.shape[1]):
        key = rows[-1][hidden]
        shown = [*rows[:-1], [None if place == hidden else one for place, one in enumerate(rows[-1])]]
        certificate = certified("figure_arithmetic", {"figure": figure, "numbers": shown}, {"task": "missing"})
        assert str(key) in certificate.answers


def long_sum_values(row):
    """By recursion, of at least four numbers: least weight -> words as a set, for sums with a constant or without."""
    found = {}
    for signs in product((1, 0, -1), repeat=len(row)):
        used = [(sign, number) for sign, number in zip(signs, row, strict=True) if sign]
        if len(used) < 4:
            continue
        total, steps = sum(Fraction(sign * number) for sign, number in used), len(used) - 1
        results = [(total + constant, steps + 2) for constant in range(-10, 11) if constant]
        results += [(total, steps)] if steps > 3 else []
        for constant in range(2, 11):
            for factor in (Fraction(constant), Fraction(1, constant)):
                results.append((total * factor, steps + 3))
                results += [(total + sign * number * (factor - 1), steps + 3) for sign, number in used]
        for value, weight in results:
            if value > 0 and value.denominator == 1:
                found[int(value)] = min(weight, found.get(int(value), 99))
    return found


def test_long_sums_are_all_found():
    """For numbers far apart, each sum is found by its value alone, and no other value is."""
    row = [5, 70, 900, 11000, 130000]
    values, names = np.array([row, row], float), tuple("abcde")
    expected = long_sum_values(row)
    for number in Stream("long sums").sample(sorted(expected), 60):
        rules = list(long_sums(values, np.array([number], float), names, 7))
        fitting = [rule for rule in rules if not any(int(word) > 10 for word in rule[2].split() if word.isdigit())]
        assert min(weight for weight, _, _ in fitting) == expected[number]
        for _, leads, words in rules:
            assert leads == pytest.approx(number)
            assert eval(words, dict(zip(names, row, strict=True))) == pytest.approx(number)
    assert not list(long_sums(values, np.array([123457.0]), names, 5))


@pytest.mark.parametrize("rule", RULES[::5], ids=lambda rule: rule.words)
def test_a_relation_is_the_same_whichever_number_is_missing(rule):
    (place, expression), *_ = rule.results
    words = expression.replace("×", "*").replace("÷", "/").replace("−", "-").replace("k", "3")
    turns = relations.all_turns((), 6)
    plain = relations.relation(place, words, turns)
    tree = relations._tree(ast.parse(words, mode="eval").body)
    for letter in {*relations._leaves(tree)} - {"k"}:
        solved = spelled_tree(relations._solved(tree, place, letter))
        assert relations.relation(letter, solved.replace("k", "3"), turns) == plain


def spelled_tree(tree):
    return tree if isinstance(tree, str) else f"({spelled_tree(tree[1])} {tree[0]} {spelled_tree(tree[2])})"


def test_relations_of_turned_figures_are_the_same():
    turns = relations.all_turns(("bacd", "acbd"), 4)
    assert len(turns) == 6
    plain = relations.relation("d", "a * b - c", turns)
    assert plain == relations.relation("d", "c * a - b", turns) == relations.relation("a", "(d + b) / c", turns)
    assert plain not in {relations.relation("b", "a * d - c", turns), relations.relation("d", "a * b + c", turns)}
    assert len(relations.all_turns(("bcdefa", "fedcba"), 6)) == 12


def test_disguised_figures_have_the_same_canonical_form():
    rows = [[3, 4, 5, 17], [2, 6, 7, 19], [5, 3, 2, 17], [7, 4, 3, None]]
    before = certified("figure_arithmetic", {"figure": "triangle", "numbers": rows}, {"task": "missing"})
    for order in permutations(range(4)):
        turned = [[row[place] for place in order] for row in (rows[2], rows[0], rows[1], rows[3])]
        other = certified("figure_arithmetic", {"figure": "house", "numbers": turned}, {"task": "missing"})
        assert (other.canonical, other.difficulty, other.answers) == (before.canonical, 3, ("31",))
    rows[0][0], rows[0][3] = 4, 21
    changed = certified("figure_arithmetic", {"figure": "triangle", "numbers": rows}, {"task": "missing"})
    assert changed.canonical != before.canonical


# --- number_matrix


def test_both_sides_mean_the_same_rules():
    assert set(number_matrix._REACHES) == set(grid_validator.SCOPES)
    assert set(number_matrix._WEIGHTS) == set(grid_validator.FUNCTIONS)
    rules = product(grid_validator.SCOPES, grid_validator.FUNCTIONS)
    spoken = {say(grid_renderer._spoken(Rule(scope, made, "plus", 0)), "en") for scope, made in rules}
    assert len(spoken) == len(grid_validator.SCOPES) * len(grid_validator.FUNCTIONS)
    for scope, (down, across) in product(grid_validator.SCOPES, product(range(-3, 4), repeat=2)):
        if (down, across) != (0, 0):
            assert number_matrix._REACHES[scope](down, across) == grid_validator.SCOPES[scope][1](down, across)
    changes = [("plus", by) for by in range(-6, 7)] + [("times", by) for by in range(2, 5)]
    for function, (change, by) in product(grid_validator.FUNCTIONS, changes):
        for numbers in ([5], [3, 8, 8], [1, 2, 4, 9]):
            written = number_matrix._value(Rule("row", function, change, by), numbers)
            assert written == grid_validator._value(Rule("row", function, change, by), numbers)


def test_constants_of_any_size_are_tried():
    """By trying all of them up to a size that no small number needs; where any one fits, at least two are told."""
    seen = Counter()
    for seed in range(400):
        rng = Stream("pairs", seed)
        change = rng.choice(("plus", "times"))
        by = rng.between(-30, 30) if change == "plus" else rng.between(0, 30)
        values = [rng.between(0, 4) for _ in range(rng.between(0, 4))]
        pairs = [(value, value + by if change == "plus" else value * by) for value in values]
        if pairs and rng.below(3) == 0:
            pairs[0] = (pairs[0][0], pairs[0][1] + 1)
        fitting = [("plus", k) for k in range(-200, 201) if all(value + k == number for value, number in pairs)]
        fitting += [
            ("times", k) for k in range(-200, 201) if k != 1 and all(value * k == number for value, number in pairs)
        ]
        found = grid_validator._changes(pairs)
        assert set(found) <= set(fitting)
        for kind in ("plus", "times"):
            told, all_of_them = (sum(one[0] == kind for one in some) for some in (found, fitting))
            assert told == min(all_of_them, 2)
            seen[kind, told] += 1
    assert len(seen) == 6


def small_grids(count):
    """Grids with a stated rule and up to three empty dark cells."""
    for seed in range(count):
        rng = Stream("grid", seed)
        rows, columns = rng.between(1, 3), rng.between(2, 4)
        cells = list(product(range(rows), range(columns)))
        shades = {cell: ".#"[rng.below(2)] for cell in cells}
        functions = ("sum", "product", "largest", "difference")
        rule = Rule(rng.choice(list(grid_validator.SCOPES)), rng.choice(functions), "plus", 0)
        dark = {cell: rng.between(1, 9) for cell in cells if shades[cell] == "#"}
        numbers = {
            cell: dark[cell]
            if cell in dark
            else grid_validator._value(rule, [dark[o] for o in grid_validator._within(rule.scope, cell, dark)])
            for cell in cells
        }
        empty = rng.sample(list(dark), min(len(dark), rng.between(1, 3)))
        empty += [cell for cell in cells if numbers[cell] is None]
        if not 0 < len(dark) < len(cells) or max(number or 0 for number in numbers.values()) > 9999:
            continue
        yield rule, rows, columns, shades, numbers, empty


def test_agrees_with_brute_force_where_the_rule_is_stated():
    verdicts = Counter()
    for rule, rows, columns, shades, numbers, empty in small_grids(300):
        statement = {
            "shades": ["".join(shades[row, column] for column in range(columns)) for row in range(rows)],
            "numbers": [[None if (r, c) in empty else numbers[r, c] for c in range(columns)] for r in range(rows)],
            "asked": empty[0],
        }
        query = {"task": "stated", "rule": plain(rule)}
        certificate = certified("number_matrix", statement, query)
        dark = [cell for cell in shades if shades[cell] == "#"]
        hidden = [cell for cell in empty if cell in dark]
        answers = set()
        for filling in product(range(1, 10), repeat=len(hidden)):
            full = {cell: numbers[cell] for cell in dark} | dict(zip(hidden, filling, strict=True))
            if all(
                grid_validator._value(rule, [full[other] for other in grid_validator._within(rule.scope, cell, dark)])
                == numbers[cell]
                for cell in shades
                if cell not in dark and cell not in empty
            ):
                answers.add(full[empty[0]])
        assert (certificate.verdict is Verdict.UNIQUE) == (len(answers) == 1)
        assert set(certificate.answers) <= set(map(str, answers))
        verdicts[certificate.verdict.value] += 1
    assert min(verdicts["unique"], verdicts["ambiguous"]) > 30, verdicts


def test_a_spent_budget_is_no_proof(monkeypatch):
    monkeypatch.setattr(grid_validator, "BUDGET", 0)
    query = {"task": "stated", "rule": {"scope": "sides", "function": "sum", "change": "plus", "by": 0}}
    statement = {"shades": ["#.#"], "numbers": [[4, 10, None]], "asked": (0, 2)}
    assert certified("number_matrix", statement, query).verdict is Verdict.UNDECIDED


@pytest.mark.parametrize(
    "case", [case for family, case in CORPUS if family == "number_matrix"], ids=lambda c: c["name"]
)
def test_turned_grids_have_the_same_canonical_form(case):
    if case["expect"] != "unique":
        return
    statement, query = case["statement"], case["query"]
    before = certified("number_matrix", statement, query)
    shades, numbers, (row, column) = statement["shades"], statement["numbers"], statement["asked"]
    transposed = {
        "shades": ["".join(line) for line in zip(*shades, strict=True)],
        "numbers": [list(line) for line in zip(*numbers, strict=True)],
        "asked": (column, row),
    }
    if "rule" in query:
        other = {"row": "column", "column": "row"}.get(query["rule"]["scope"], query["rule"]["scope"])
        query = {**query, "rule": {**query["rule"], "scope": other}}
    certificate = certified("number_matrix", transposed, query)
    assert certificate.answers == before.answers
    assert certificate.canonical == before.canonical
    assert certificate.structure == before.structure


# --- what the generators make


def drafts(family, level, count):
    loaded = catalog.load(f"matrices/{family}")
    for one in accepted_drafts(loaded, level, 7, count):
        yield one.draft, depicted(loaded, one.draft)[0]


@pytest.mark.parametrize("level", USUAL_LEVELS)
@pytest.mark.parametrize("family", ["figure_arithmetic", "number_matrix"])
def test_the_picture_shows_the_numbers_of_the_statement(family, level):
    for draft, scene in drafts(family, level, 20):
        shown = [number for row in plain(draft.statement)["numbers"] for number in row]
        groups = [node for node in scene.nodes if isinstance(node, Group)]
        labels = [node for group in groups for node in group.children if isinstance(node, Label)]
        written = ["?" if number is None else str(number) for number in shown]
        if family == "figure_arithmetic":
            assert [label.text for label in labels] == written
            continue
        columns = len(plain(draft.statement)["shades"][0])
        row, column = plain(draft.statement)["asked"]
        cells = {(label.y - 0.5, label.x - 0.5): label.text for label in labels}
        for place, text in enumerate(written):
            cell = divmod(place, columns)
            assert cells.get(cell) == ("?" if cell == (row, column) else None if text == "?" else text)
        tiles = [node for node in groups[0].children if isinstance(node, Rect) and node.fill == "soft"]
        grey = {(int(node.y), int(node.x)) for node in tiles}
        lines = enumerate(plain(draft.statement)["shades"])
        assert grey == {(r, c) for r, line in lines for c, shade in enumerate(line) if shade == "#"}


def test_every_number_of_a_run_is_the_key_as_often_as_by_chance():
    """Runs and places are drawn independently: none of the 100 pairs is far off 40 of 4,000, nor any place."""
    runs = Counter()
    for index in range(4000):
        rng = Stream.for_item("run", 1, "test", 7, index, 0)
        runs[asking.drawn_range(3, 30, rng)] += 1
    assert set(runs) == set(product(range(3, 28), range(4)))
    assert 15 < min(runs.values()) <= max(runs.values()) < 70
    places = Counter(place for (_, place), number in runs.items() for _ in range(number))
    assert all(abs(number - 1000) < 100 for number in places.values())


@pytest.mark.parametrize("level", USUAL_LEVELS)
@pytest.mark.parametrize("family", ["figure_arithmetic", "number_matrix"])
def test_every_key_is_reached(family, level):
    """The key is that of the item, whatever the attempt: where it cannot be reached, the item dies."""
    loaded = catalog.load(f"matrices/{family}")
    params = loaded.levels[level]
    reached = set()
    for index in range(150):
        assert accepted(loaded, level, 7, index, most=150), f"item {index} is not reached"
        rng = Stream.for_item(loaded.row.name, loaded.row.stream_version, pipeline.params_digest(params), 7, index, 0)
        reached.add(asking.drawn_range(*params.keys, rng).key)
    assert len(reached) >= params.keys[1] - params.keys[0] - 8


def test_the_two_tasks_of_a_grid_have_units_of_their_own():
    units = {}
    for draft, _ in drafts("number_matrix", Level.MEDIUM, 12):
        certificate = certified("number_matrix", draft.statement, draft.query)
        units.setdefault(plain(draft.query)["task"].removesuffix("_choice"), set()).add(certificate.unit)
    assert units == {"missing": {"rule weight"}, "stated": {"cells worked out"}}


@pytest.mark.parametrize("family", FAMILIES)
def test_words_hold_no_loose_ends(family):
    for draft, _ in drafts(family, Level.MEDIUM, 25):
        for words in (text for some in texts(catalog.load(f"matrices/{family}"), draft).values() for text in some):
            assert "{" not in words
            assert "  " not in words
