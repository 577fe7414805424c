"""Judges half-drawn figures and series of symmetries from what is published.

The symmetries of a figure are found by trying every turn and every reflection of its lattice. Every rule is tried on a
series, along rows and columns; an option can be the missing figure if some rule leads to its symmetries. For a
half-drawn figure an option fits if no two cells that the symmetry takes to one another differ. Analogies are judged by
`figure_changes`.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise, permutations
from typing import Any, Final, NamedTuple, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices import symmetry as form
from puzzlegen.formats.matrices.kits.cell_panels import Panel
from puzzlegen.validators.kits.answers import demand_different, fingerprint, verdict_on
from puzzlegen.validators.matrices.kits import figure_changes
from puzzlegen.validators.matrices.kits.cell_panels import check_panel
from puzzlegen.validators.matrices.kits.lattices import Lattice, Path, closure, lattice, orbits

FAR: Final = 4  # cells; a figure that fewer keep from another symmetry looks as if it had it
APART: Final = 2  # cells in which two options for a half-drawn figure differ at least

_LINES: Final = (((0, 1, 2), (3, 4, 5), (6, 7)), ((0, 3, 6), (1, 4, 7), (2, 5)))
_RULE_WEIGHTS: Final = {"constant": 1, "return": 2, "turn": 3, "distribute_three": 4, "and": 4, "or": 4}
_OTHER_MOVE: Final = 5  # weight of a turn other than the half one
_MANY: Final = 9  # more cells than this to be completed weigh one more

Why: TypeAlias = form.Completed | form.Followed | form.Changed
Group: TypeAlias = frozenset[int]  # turns by 0, 1, ... parts; then order + axis for each reflection
Colours: TypeAlias = tuple[int, ...]  # of each cell: 0 for none, else 1, 2, 3


class _Findings(NamedTuple):
    """The options that fit, why others do not, and what there is to say about the puzzle if one fits.

    It is ``doubtful`` if two rules lead to different symmetries, whatever is on offer.
    """

    left: list[int]
    refuted: dict[int, str]
    effort: dict[str, int]
    difficulty: int
    structure: str
    faults: tuple[str, ...]
    depth: Depth
    doubtful: bool = False


class _Rule(NamedTuple):
    """A rule, where it leads, and as which one it is tried: the plainest first, along rows and then along columns."""

    name: str
    end: "_End"
    number: int


def certify(statement: form.Statement, query: form.Query) -> Certificate:
    """Find every option that fits.

    The depth of a half-drawn figure is the chain of moves that bring what is asked for from what is given; that of a
    series, of the rules that are tried until one fits.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    if isinstance(statement, form.Pairs) and isinstance(query, form.Analogy):
        return figure_changes.certify(statement, query)
    demand_different(query.options)
    on = lattice(statement.lattice)
    if isinstance(statement, form.Half) and isinstance(query, form.MissingCells):
        findings = _complete(statement, on, query.options)
        canonical = _half_form(statement, on, query.options)
    elif isinstance(statement, form.Row | form.Matrix) and isinstance(query, form.MissingFigure):
        findings = _continue(statement, on, query.options)
        canonical = _series_form(statement, on, query.options)
    else:
        raise MalformedStatement("the question does not go with these figures")
    left = findings.left
    unique = len(left) == 1 and not findings.doubtful
    return Certificate(
        verdict=Verdict.AMBIGUOUS if left and findings.doubtful else verdict_on(left),
        answers=tuple(LETTERS[option] for option in left[:2]),
        method="comparison of all cells" if isinstance(query, form.MissingCells) else "induction over all rules",
        effort=findings.effort,
        difficulty=float(findings.difficulty) if unique else 0.0,
        unit=form.QUESTIONS[type(query)].unit,
        canonical=fingerprint(canonical) if unique else "",
        structure=findings.structure if unique else "",
        refuted={LETTERS[option]: why for option, why in findings.refuted.items()},
        faults=findings.faults,
        depth=findings.depth,
    )


def certify_why(statement: form.Statement, query: form.Query, answer: str, why: Why) -> Faults:
    """What is false in the changes, in the symmetries and their rule, or in the cells that decide."""
    key, on = LETTERS.index(answer), lattice(statement.lattice)
    if isinstance(statement, form.Pairs) and isinstance(query, form.Analogy) and isinstance(why, form.Changed):
        return figure_changes.certify_why(statement, query, key, why)
    if isinstance(statement, form.Half) and isinstance(why, form.Completed):
        return _misled(statement, on, query.options, key, why)
    assert isinstance(statement, form.Row | form.Matrix)
    assert isinstance(why, form.Followed)
    cells = len(on.centres)
    shown, offered = (
        [_symmetries(_colours(panel, cells), on)[0] for panel in panels] for panels in (statement.panels, query.options)
    )
    for told, groups in ((why.shown, shown), (why.offered, offered)):
        if told != tuple(
            form.Symmetry(sum(n < on.order for n in group), tuple(sorted(_axes(group, on.order)))) for group in groups
        ):
            return ("a figure has another symmetry",)
    if isinstance(statement, form.Row):
        rules = [] if why.down else list(_row_rules(shown, on.order))
    else:
        rules = list(_line_rules(shown, _LINES[why.down], on.order))
    holds = any(rule.name.split()[0] == why.rule and _leads(rule.end, offered[key], on.order) for rule in rules)
    return () if holds else ("the rule does not lead to the answer",)


def _misled(half: form.Half, on: Lattice, options: Sequence[Panel], key: int, why: form.Completed) -> Faults:
    """What is false in how a half-drawn figure is completed."""
    generators = _generators(half.symmetry, on)
    half_turn = on.turns[on.order // 2]
    move = {"mirror": generators[0], "axes": half_turn, "turn": on.turns[-why.steps % on.order]}[half.symmetry.kind]
    if bool(why.steps) != (half.symmetry.kind == "turn") or move not in closure(generators, on):
        return ("the symmetry has no such turn",)
    known = _colours(half.panel, len(on.centres))
    contents = [_colours(option, len(on.centres)) for option in options]
    for cell, source, letters in why.cells:
        if cell not in half.asked or source not in half.given or move[cell] != source:
            return ("a cell does not come from there",)
        differing = [letter for letter, one in zip(LETTERS, contents, strict=False) if one[cell] != known[source]]
        if not letters or not {*letters} <= {*differing} or list(letters) != sorted({*letters}):
            return ("an option holds what it must in this cell",)
    told = sorted(letter for decided in why.cells for letter in decided.letters)
    wrong = [letter for number, letter in enumerate(LETTERS[: len(options)]) if number != key]
    return () if told == wrong else ("not every wrong option is ruled out once",)


def _colours(panel: Panel, cells: int) -> Colours:
    """The shade of every cell."""
    check_panel(panel, cells)
    if panel.dot or panel.ring:
        raise MalformedStatement("figures whose symmetry counts have shades and no marks")
    found = [0] * cells
    for number, held in enumerate((panel.light, panel.dark, panel.black), start=1):
        for cell in held:
            found[cell] = number
    return tuple(found)


def _moves(on: Lattice) -> tuple[Path, ...]:
    return (*on.turns, *on.mirrors)


# --- half-drawn figures


def _complete(half: form.Half, on: Lattice, options: Sequence[Panel]) -> _Findings:
    cells = len(on.centres)
    generators = _generators(half.symmetry, on)
    given, asked = set(half.given), set(half.asked)
    for listed in (half.given, half.asked):
        if list(listed) != sorted(set(listed)) or not listed or not 0 <= listed[0] <= listed[-1] < cells:
            raise MalformedStatement("given and asked cells are lists of cells, in order and not empty")
    if given & asked:
        raise MalformedStatement("a cell is either given or asked")
    alike = orbits(generators, cells)
    if any(not given & orbit for orbit in alike if asked & orbit):
        raise MalformedStatement("the symmetry must take each asked cell to a given one")
    known = _colours(half.panel, cells)
    contents = [_colours(option, cells) for option in options]
    for shown, area in ((known, given), *((content, asked) for content in contents)):
        if any(shade and cell not in area for cell, shade in enumerate(shown)):
            raise MalformedStatement("a shaded cell lies outside of its area")
    left: list[int] = []
    refuted: dict[int, str] = {}
    compared = 0
    for option, content in enumerate(contents):
        clashes = 0
        for orbit in alike:
            held = {known[c] for c in orbit if c in given} | {content[c] for c in orbit if c in asked}
            compared += len(orbit & (given | asked))
            clashes += len(held) > 1
        if clashes:
            refuted[option] = f"{clashes} cells differ from those to which the symmetry takes them"
        else:
            left.append(option)
    near = any(sum(one[cell] != other[cell] for cell in asked) < APART for one, other in combinations(contents, 2))
    shades = len({shade for shown in (known, *contents) for shade in shown if shade})
    difficulty = _move_weight(generators, on, given, asked) + (shades > 1) + (len(asked) > _MANY)
    name = _symmetry_name(half.symmetry, on)
    return _Findings(
        left,
        refuted,
        {"orbits": len(alike), "cells_compared": compared},
        difficulty,
        f"half; {half.lattice}; {name}; {shades} shades; {sum(map(bool, known))} of {len(given)} given cells shaded",
        ("two options differ too little",) if near else (),
        Depth.chain(_moves_to(generators, on, given, asked)),
    )


def _generators(symmetry: form.Whole, on: Lattice) -> list[Path]:
    """Moves that leave the figure as it is, of which all others that do are made."""
    if symmetry.kind == "turn":
        if symmetry.number < 2 or on.order % symmetry.number:
            raise MalformedStatement(f"no lattice with {on.order} turns has a symmetry of {symmetry.number} turns")
        return [on.turns[on.order // symmetry.number]]
    if not 0 <= symmetry.number < on.order:
        raise MalformedStatement(f"the axes are numbered from 0 to {on.order - 1}")
    across = (symmetry.number + on.order // 2) % on.order
    if symmetry.kind == "axes":
        return [on.mirrors[symmetry.number], on.mirrors[across]]
    return [on.mirrors[symmetry.number]]


def _move_weight(generators: Sequence[Path], on: Lattice, given: set[int], asked: set[int]) -> int:
    """How hard it is to imagine the easiest move that takes all asked cells to given ones; several moves weigh most."""
    upright = {on.mirrors[0], on.mirrors[on.order // 2]}
    weights = {path: 1 if path in upright else 2 if on.side else 3 for path in on.mirrors}
    weights[on.turns[on.order // 2]] = 3
    moves = [path for path in closure(generators, on) if {path[cell] for cell in asked} <= given]
    return min((weights.get(path, _OTHER_MOVE) for path in moves), default=_OTHER_MOVE)


def _moves_to(generators: Sequence[Path], on: Lattice, given: set[int], asked: set[int]) -> int:
    """How many mirrorings or turns, as they are told, one after the other take all asked cells to given ones."""
    steps = [*generators, *(on.turns[-on.turns.index(path)] for path in generators if path in on.turns)]
    moves, fresh, known = 0, {on.turns[0]}, {on.turns[0]}
    while fresh and not any({path[cell] for cell in asked} <= given for path in fresh):
        fresh = {tuple(step[cell] for cell in path) for path in fresh for step in steps} - known
        known |= fresh
        moves += 1
    return moves


def _symmetry_name(symmetry: form.Whole, on: Lattice) -> str:
    if symmetry.kind == "turn":
        return f"turn {symmetry.number}"
    return f"{symmetry.kind} {symmetry.number % (on.order // 2 if symmetry.kind == 'axes' else on.order) % 2}"


def _half_form(half: form.Half, on: Lattice, options: Sequence[Panel]) -> Any:
    """What stays the same if the puzzle is turned or reflected, and shades or options change places."""
    cells = len(on.centres)
    generators = _generators(half.symmetry, on)
    known = _colours(half.panel, cells)
    contents = [_colours(option, cells) for option in options]
    group = sorted(closure(generators, on))
    best: Any = None
    for move in _moves(on):
        place = sorted(range(cells), key=lambda cell: move[cell])  # the cell that comes to each place
        moved_group = sorted(tuple(move[path[cell]] for cell in place) for path in group)
        areas = (sorted(move[cell] for cell in half.given), sorted(move[cell] for cell in half.asked))
        for names in permutations((1, 2, 3)):
            renamed = (0, *names)
            shown, *offered = [[renamed[one[cell]] for cell in place] for one in (known, *contents)]
            one = (areas, moved_group, shown, sorted(offered))
            if best is None or one < best:
                best = one
    return half.lattice, best


# --- series of symmetries


def _symmetries(colours: Colours, on: Lattice) -> tuple[Group, int]:
    """All symmetries of a figure, and the fewest cells that keep it from another one."""
    group: set[int] = set()
    nearest = len(colours)
    for number, path in enumerate(_moves(on)):
        differ = sum(colours[cell] != colours[goal] for cell, goal in enumerate(path))
        if differ:
            nearest = min(nearest, differ)
        else:
            group.add(number)
    return frozenset(group), nearest


def _continue(series: form.Row | form.Matrix, on: Lattice, options: Sequence[Panel]) -> _Findings:
    wanted = range(4, 7) if isinstance(series, form.Row) else (8,)
    if len(series.panels) not in wanted:
        raise MalformedStatement("a row shows four to six figures, a matrix eight")
    cells = len(on.centres)
    figures = [_colours(panel, cells) for panel in (*series.panels, *options)]
    if not all(map(any, figures)):
        raise MalformedStatement("a figure has shaded cells")
    found = [_symmetries(figure, on) for figure in figures]
    shown = [group for group, _ in found[: len(series.panels)]]
    offered = [group for group, _ in found[len(series.panels) :]]
    rules = list(_row_rules(shown, on.order) if isinstance(series, form.Row) else _matrix_rules(shown, on.order))
    left = [option for option, group in enumerate(offered) if any(_leads(one.end, group, on.order) for one in rules)]
    refuted = {option: _objection(group, rules, on.order) for option, group in enumerate(offered) if option not in left}
    near = any(nearest < FAR for _, nearest in found)
    weight, name, tried = 0, "", 1
    if len(left) == 1:
        leading = [rule for rule in rules if _leads(rule.end, offered[left[0]], on.order)]
        weight, name = min((_RULE_WEIGHTS[rule.name.split()[0]], rule.name) for rule in leading)
        tried = min(rule.number for rule in leading)
    seen = max(_recognition(group, on.order) for group in (*shown, *offered))
    return _Findings(
        left,
        refuted,
        {"symmetries_tried": len(figures) * 2 * on.order, "rules_found": len(rules)},
        weight + seen + (on.order == 6),
        _series_structure(series, on, shown, offered, left, name),
        ("a figure is almost of another symmetry",) if near else (),
        Depth.search(tried),
        _apart([rule.end for rule in rules], on.order),
    )


class _End(NamedTuple):
    """Where a rule leads: to a group, or only to a set of axes."""

    group: Group | None
    axes: frozenset[int]


def _leads(end: _End, group: Group, order: int) -> bool:
    """True if a figure with these symmetries is what a rule leads to."""
    return group == end.group if end.group is not None else _axes(group, order) == end.axes


def _apart(ends: Sequence[_End], order: int) -> bool:
    """True if no figure is what all rules lead to."""
    groups = {end.group for end in ends if end.group is not None}
    axes = {end.axes for end in ends if end.group is None} | {_axes(group, order) for group in groups}
    return len(groups) > 1 or len(axes) > 1


def _axes(group: Group, order: int) -> frozenset[int]:
    return frozenset(number - order for number in group if number >= order)


def _turned(group: Group, steps: int, order: int) -> Group:
    """All axes turned on by so many of the least angles between axes."""
    return frozenset(order + (n - order + steps) % order if n >= order else n for n in group)


def _row_rules(shown: Sequence[Group], order: int) -> Iterator[_Rule]:
    for steps in range(order):
        if all(_turned(one, steps, order) == other for one, other in pairwise(shown)):
            yield _Rule(_turn(steps, order), _whole(shown[-1], steps, order), 3 + steps if steps else 1)
    for period in (2, 3):
        if period < len(shown) and all(one == other for one, other in zip(shown, shown[period:], strict=False)):
            yield _Rule(f"return {period}", _whole(shown[-period], 0, order), period)


def _turn(steps: int, order: int) -> str:
    return f"turn {min(steps, order - steps)}" if steps else "constant"


def _whole(group: Group, steps: int, order: int) -> _End:
    return _End(_turned(group, steps, order), frozenset())


def _matrix_rules(shown: Sequence[Group], order: int) -> Iterator[_Rule]:
    for lines in _LINES:
        yield from _line_rules(shown, lines, order)


def _line_rules(shown: Sequence[Group], lines: Sequence[Sequence[int]], order: int) -> Iterator[_Rule]:
    """Those that hold along rows, or along columns."""
    down = lines == _LINES[1]
    first, second, (one, other) = ([shown[place] for place in line] for line in lines)
    for steps in range(order):
        if other == _turned(one, steps, order) and all(
            _turned(a, steps, order) == b for line in (first, second) for a, b in pairwise(line)
        ):
            yield _Rule(_turn(steps, order), _whole(other, steps, order), 2 * steps + 1 + down)
    trio = set(first)
    if len(trio) == 3 and trio == set(second) and one != other and {one, other} <= trio:
        yield _Rule("distribute_three", _End(next(iter(trio - {one, other})), frozenset()), 2 * order + 1 + down)
    joins: dict[str, Callable[[frozenset[int], frozenset[int]], frozenset[int]]] = {
        "and": frozenset.intersection,
        "or": frozenset.union,
    }
    for number, (name, join) in enumerate(joins.items(), start=order + 1):
        if all(join(_axes(a, order), _axes(b, order)) == _axes(c, order) for a, b, c in (first, second)):
            yield _Rule(name, _End(None, join(_axes(one, order), _axes(other, order))), 2 * number + 1 + down)


def _recognition(group: Group, order: int) -> int:
    """How hard a group is to see: upright and level axes 1, other axes 2, turns without axes 3."""
    axes = _axes(group, order)
    if not axes:
        return 3 if len(group) > 1 else 1
    return 1 if all(axis % (order // 2) == 0 for axis in axes) else 2


def _objection(group: Group, rules: Sequence[_Rule], order: int) -> str:
    ends = "; ".join(
        f"{rule.name} leads to "
        f"{_spell(rule.end.group, order) if rule.end.group is not None else _spell_axes(rule.end.axes)}"
        for rule in rules
    )
    return f"it has {_spell(group, order)}, but {ends or 'no rule fits'}"


def _spell(group: Group, order: int) -> str:
    turns = sum(number < order for number in group)
    return f"{_spell_axes(_axes(group, order))} and {turns} turns"


def _spell_axes(axes: frozenset[int]) -> str:
    return f"axes {' '.join(map(str, sorted(axes)))}" if axes else "no axes"


def _layout(series: form.Row | form.Matrix) -> str:
    return str(series.__struct_config__.tag)


def _series_structure(
    series: form.Row | form.Matrix,
    on: Lattice,
    shown: Sequence[Group],
    offered: Sequence[Group],
    left: Sequence[int],
    rule: str,
) -> str:
    """The lattice, the rule and the groups of all figures with the answer, seen from where they come first."""
    if len(left) != 1:
        return ""
    groups = [*shown, offered[left[0]]]
    orders = [list(range(len(groups)))]
    if isinstance(series, form.Matrix):
        orders.append([0, 3, 6, 1, 4, 7, 2, 5, 8])
    views = (
        [_view(groups[place], turn, sense, on.order) for place in order]
        for order in orders
        for turn in range(0, on.order, 2)
        for sense in (1, -1)
    )
    names = ", ".join(f"{turns}/{' '.join(map(str, axes))}" if axes else f"{turns}" for turns, axes in min(views))
    return f"{_layout(series)}; {series.lattice}; {rule}; {names}"


def _view(group: Group, turn: int, sense: int, order: int) -> tuple[int, tuple[int, ...]]:
    """A group as somebody sees it who looks from another side: how many turns it has, and which axes."""
    axes = _axes(group, order)
    return len(group) // (2 if axes else 1), tuple(sorted((sense * axis + turn) % order for axis in axes))


def _series_form(series: form.Row | form.Matrix, on: Lattice, options: Sequence[Panel]) -> Any:
    """What stays the same if the puzzle is turned or reflected, and rows, shades or options change places."""
    cells = len(on.centres)
    shown = [_colours(panel, cells) for panel in series.panels]
    offered = [_colours(panel, cells) for panel in options]
    orders = [list(range(len(shown)))]
    if isinstance(series, form.Matrix):
        orders.append([0, 3, 6, 1, 4, 7, 2, 5])
    best: Any = None
    for move in _moves(on):
        place = sorted(range(cells), key=lambda cell: move[cell])
        for names in permutations((1, 2, 3)):
            renamed = (0, *names)
            panels = [tuple(renamed[one[cell]] for cell in place) for one in shown]
            for order in orders:
                code = [panels[number] for number in order]
                if best is not None and code > best[0]:
                    continue
                view = (code, sorted(tuple(renamed[one[cell]] for cell in place) for one in offered))
                if best is None or view < best:
                    best = view
    return _layout(series), series.lattice, best
