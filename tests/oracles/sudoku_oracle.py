"""Sudoku as a CP-SAT model, written from ``docs/sudoku.md`` alone: the oracle for the validator's tests."""

from itertools import pairwise

from ortools.sat.python import cp_model

from puzzlegen.catalog.format import plain

SYMBOLS = "123456789ABCDEFG"


def grids_of(statement, limit=2):
    """Up to ``limit`` solutions of a statement, as published or as a struct, each as a string."""
    statement = plain(statement)
    model = cp_model.CpModel()
    size = statement["size"]
    cells = [model.new_int_var(1, size, f"x{cell}") for cell in range(size * size)]
    _add_houses(model, cells, statement)
    for cell, symbol in enumerate(statement["givens"]):
        if symbol != ".":
            model.add(cells[cell] == SYMBOLS.index(symbol) + 1)
    for mark in statement["marks"]:
        _add_mark(model, [cells[cell] for cell in mark["cells"]], size, mark["kind"], mark.get("value"))
    _add_negative_rules(model, cells, statement)
    grids = []
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    while len(grids) < limit:
        status = solver.solve(model)
        if status == cp_model.INFEASIBLE:
            break
        assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
        values = [solver.value(cell) for cell in cells]
        grids.append("".join(SYMBOLS[value - 1] for value in values))
        model.add_forbidden_assignments(cells, [values])
    return grids


def _add_houses(model, cells, statement):
    size = statement["size"]
    for k in range(size):
        model.add_all_different(cells[k * size : (k + 1) * size])
        model.add_all_different(cells[k::size])
        model.add_all_different([cells[c] for c, region in enumerate(statement["regions"]) if region == k])
    if "diagonals" in statement["rules"]:
        model.add_all_different(cells[:: size + 1])
        model.add_all_different(cells[size - 1 : -1 : size - 1])
    if "windows" in statement["rules"]:
        for top in (1, 5):
            for left in (1, 5):
                model.add_all_different([cells[(top + i) * 9 + left + j] for i in range(3) for j in range(3)])


def _add_mark(model, line, size, kind, value):
    pairs = [(a, b) for a in range(1, size + 1) for b in range(1, size + 1)]
    if kind == "cage":
        model.add_all_different(line)
        model.add(sum(line) == value)
    elif kind == "thermometer":
        for low, high in pairwise(line):
            model.add(low < high)
    elif kind == "arrow":
        model.add(line[0] == sum(line[1:]))
    elif kind in ("white_dot", "bar"):
        model.add_allowed_assignments(line, [(a, b) for a, b in pairs if abs(a - b) == 1])
    elif kind == "black_dot":
        model.add_allowed_assignments(line, [(a, b) for a, b in pairs if a == 2 * b or b == 2 * a])
    elif kind == "greater":
        model.add(line[0] > line[1])
    elif kind in ("even", "odd"):
        model.add_modulo_equality(int(kind == "odd"), line[0], 2)
    elif kind == "little_killer":
        model.add(sum(line) == value)
    else:
        assert kind == "sandwich"
        holds = {}
        for wanted in (1, size):
            for k, cell in enumerate(line):
                holds[k, wanted] = model.new_bool_var("")
                model.add(cell == wanted).only_enforce_if(holds[k, wanted])
                model.add(cell != wanted).only_enforce_if(~holds[k, wanted])
        for p in range(size):
            for q in range(size):
                between = line[min(p, q) + 1 : max(p, q)]
                if p != q and not between and value != 0:
                    model.add_bool_or([~holds[p, 1], ~holds[q, size]])
                elif between:
                    model.add(sum(between) == value).only_enforce_if([holds[p, 1], holds[q, size]])


def _add_negative_rules(model, cells, statement):
    size, rules = statement["size"], statement["rules"]
    if "anti_knight" in rules:
        for row in range(size):
            for column in range(size):
                for right in (-2, -1, 1, 2):
                    below, beside = row + 3 - abs(right), column + right
                    if below < size and 0 <= beside < size:
                        model.add(cells[row * size + column] != cells[below * size + beside])
    marked = {"dot": set(), "bar": set()}
    for mark in statement["marks"]:
        if mark["kind"].split("_")[-1] in marked:
            marked[mark["kind"].split("_")[-1]].add(frozenset(mark["cells"]))
    values = range(1, size + 1)
    for cell in range(size * size):
        for other in (cell + 1, cell + size):
            if (other == cell + 1 and other % size == 0) or other >= size * size:
                continue
            edge = frozenset((cell, other))
            forbidden = []
            if "all_dots" in rules and edge not in marked["dot"]:
                forbidden += [(a, b) for a in values for b in values if abs(a - b) == 1 or a == 2 * b or b == 2 * a]
            if "all_bars" in rules and edge not in marked["bar"]:
                forbidden += [(a, b) for a in values for b in values if abs(a - b) == 1]
            if forbidden:
                model.add_forbidden_assignments([cells[cell], cells[other]], forbidden)
