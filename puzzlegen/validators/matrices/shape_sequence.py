"""Continues a published sequence of panels by every rule that explains it.

The shaded cells, the dots and the rings are three parts. Every rule of the language is tried on each; an option can be
the next panel if each of its parts is what some rule leads to. All rules count, whatever their weight; where those of a
part lead to different states, nothing is proven, whatever is on offer.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, permutations, product
from typing import Any, Final, NamedTuple, TypeAlias

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices import shape_sequence as form
from puzzlegen.formats.matrices.kits.cell_panels import Panel
from puzzlegen.validators.kits.answers import demand_different, fingerprint, verdict_on
from puzzlegen.validators.matrices.kits.cell_panels import MARKS, SHADES, check_panel, shades
from puzzlegen.validators.matrices.kits.followed_rules import followed
from puzzlegen.validators.matrices.kits.lattice_rules import SHADES as SHADE_WEIGHT
from puzzlegen.validators.matrices.kits.lattice_rules import WEIGHTS, Found, around, explain, moves, simplest
from puzzlegen.validators.matrices.kits.lattices import Lattice, Path, bits, image, lattice, members

METHOD: Final = "induction over all rules"

Held: TypeAlias = tuple[int, ...]  # of a part: one set of cells for a mark, three for the shades


class _Way(NamedTuple):
    """The lightest explanation of a part that leads to a state."""

    weight: int
    kind: str
    name: str


class _Part(NamedTuple):
    """A part with its states in the panels and options, and where its rules lead."""

    name: str
    shown: tuple[Held, ...]
    offered: tuple[Held, ...]
    ways: Mapping[Held, _Way]


def certify(sequence: form.Row, query: form.NextPanel) -> Certificate:
    """Find every option to which the rules lead.

    The difficulty is the sum of weights of the simplest rules that lead to the answer, over all parts in which options
    differ; the depth is how many things these rules say, each of which somebody could miss.

    Raises:
        MalformedStatement: the statement or the query breaks the format.
    """
    options = query.options
    demand_different(options)
    on = lattice(sequence.lattice)
    for panel in (*sequence.panels, *options):
        check_panel(panel, len(on.centres))
    parts = _parts(on, sequence.panels, options)
    if not parts:
        raise MalformedStatement("nothing is shown")
    refuted: dict[str, str] = {}
    left: list[int] = []
    for option in range(len(options)):
        against = next((part for part in parts if part.offered[option] not in part.ways), None)
        if against is None:
            left.append(option)
        else:
            refuted[LETTERS[option]] = _objection(against, option)
    doubtful = any(len(part.ways) > 1 for part in parts)
    verdict = Verdict.AMBIGUOUS if left and doubtful else verdict_on(left)
    unique = verdict is Verdict.UNIQUE
    leading = [part.ways[part.offered[left[0]]] for part in parts] if unique else []
    asked = [way for part, way in zip(parts, leading, strict=False) if len(set(part.offered)) > 1]
    return Certificate(
        verdict=verdict,
        answers=tuple(LETTERS[option] for option in left[:2]),
        method=METHOD,
        effort={"parts": len(parts), "states_led_to": sum(len(part.ways) for part in parts)},
        difficulty=float(sum(way.weight for way in asked)),
        unit=form.QUESTIONS[type(query)].unit,
        canonical=_canonical(sequence, on, options) if unique else "",
        structure="; ".join((sequence.lattice, *sorted(_structure(parts, leading)))) if unique else "",
        refuted=refuted,
        depth=Depth.properties(sum(_said(way.kind) for way in asked)),
    )


def _said(kind: str) -> int:
    """How many things a rule says: that shades change, where changes go, how far down and right, what rings do."""
    total = 0
    for words in kind.replace(" + ", ", ").split(", "):
        match words.split():
            case ["constant"]:
                pass
            case ["each", "of", count]:
                total += int(count)
            case ["rings" | "shift", *steps]:
                total += sum(step != "0" for step in steps)
            case _:
                total += 1
    return total


def certify_why(sequence: form.Row, query: form.NextPanel, answer: str, why: form.Facts) -> Faults:
    """What is false in the rules: each holds from panel to panel up to the answer, and no part is left out."""
    on = lattice(sequence.lattice)
    panels = (*sequence.panels, query.options[LETTERS.index(answer)])
    parts = [part.name for part in _parts(on, panels, ())]
    if parts != [part.of for part in why.parts]:
        return ("these are not the parts of the panels",)
    wrong = (not followed(on, [_held(panel, part.of) for panel in panels], part) for part in why.parts)
    return ("a part does not follow its rule",) if any(wrong) else ()


def _held(panel: Panel, part: str) -> Held:
    return shades(panel) if part == "cells" else (bits(getattr(panel, part)),)


def _parts(on: Lattice, panels: Sequence[Panel], options: Sequence[Panel]) -> tuple[_Part, ...]:
    """The parts that hold anything."""
    found: list[_Part] = []
    shown, offered = tuple(map(shades, panels)), tuple(map(shades, options))
    if any(any(held) for held in (*shown, *offered)):
        found.append(_Part("cells", shown, offered, _shade_ways(on, shown)))
    for mark in MARKS:
        rows = [tuple((bits(getattr(panel, mark)),) for panel in side) for side in (panels, options)]
        if any(held != (0,) for row in rows for held in row):
            rules = simplest(explain(on, [cells for (cells,) in rows[0]]))
            ways: dict[Held, _Way] = {
                (value,): _Way(rule.weight, rule.kind, rule.name) for value, rule in rules.items()
            }
            found.append(_Part(mark, rows[0], rows[1], ways))
    return tuple(found)


def _shade_ways(on: Lattice, shown: Sequence[Held]) -> Mapping[Held, _Way]:
    """Where all explanations of the shaded cells lead."""
    best: dict[Held, _Way] = {}
    for explanations in (_independent(on, shown), _joint(on, shown), _uniform(on, shown)):
        for held, way in explanations:
            if held not in best or way < best[held]:
                best[held] = way
    return best


def _independent(on: Lattice, shown: Sequence[Held]) -> Iterator[tuple[Held, _Way]]:
    """Each shade follows a rule of its own, and no two shades come to the same cell."""
    rules: list[list[Found]] = []
    for row in zip(*shown, strict=True):
        absent = Found("absent", "", 0, 0)
        rules.append(list(simplest(explain(on, row)).values()) if any(row) else [absent])
    for trio in product(*rules):
        held = tuple(rule.value for rule in trio)
        if held[0] & held[1] | held[0] & held[2] | held[1] & held[2]:
            continue
        used = [rule for rule in trio if rule.name != "absent"]
        kind = ", ".join(sorted(rule.kind for rule in used))
        yield held, _Way(sum(rule.weight for rule in used), kind, " and ".join(rule.name for rule in used))


def _joint(on: Lattice, shown: Sequence[Held]) -> Iterator[tuple[Held, _Way]]:
    """All shaded cells move alike, and each shade becomes another one, always the same."""
    straight = [(name, kind, WEIGHTS[kind.split()[0]], path) for name, kind, path in moves(on)]
    for order in list(permutations(range(3)))[1:]:
        for name, kind, weight, path in (*straight, *around(on, list(_unchanged(on, shown, order)))):
            if all(_changed(one, order, path) == other for one, other in pairwise(shown)):
                way = _Way(weight + SHADE_WEIGHT, f"{kind} + shades", f"{name}, shades change")
                yield _changed(shown[-1], order, path), way


def _unchanged(on: Lattice, shown: Sequence[Held], order: Sequence[int]) -> Iterator[list[int]]:
    """Of each panel the shade that every cell would have without the changes, from 1; 0 for none."""
    first: Sequence[int] = range(3)
    for held in shown:
        seen = {cell: first[shade] + 1 for shade, cells in enumerate(held) for cell in members(cells)}
        yield [seen.get(cell, 0) for cell in on.turns[0]]
        first = [first[shade] for shade in order]


def _changed(held: Held, order: Sequence[int], path: Path) -> Held:
    return tuple(image(held[shade], path) for shade in order)


def _uniform(on: Lattice, shown: Sequence[Held]) -> Iterator[tuple[Held, _Way]]:
    """A panel has one shade, which returns after two or three panels; the places of its cells follow a rule."""
    if any(sum(cells != 0 for cells in held) != 1 for held in shown):
        return
    turns = [next(shade for shade, cells in enumerate(held) if cells) for held in shown]
    places = simplest(explain(on, [sum(held) for held in shown]))
    for period in (2, 3):
        if period < len(shown) and turns[period:] == turns[:-period] and len(set(turns)) > 1:
            shade = turns[-period]
            for cells, rule in places.items():
                held = tuple(cells if one == shade else 0 for one in range(3))
                yield held, _Way(rule.weight + SHADE_WEIGHT, f"{rule.kind} + shades", f"{rule.name}, shades return")


def _objection(part: _Part, option: int) -> str:
    """Where the rules of a part lead, and what an option has instead."""
    leads = [f"{_spell(part, held)} ({way.name})" for held, way in sorted(part.ways.items(), key=lambda e: e[1])[:3]]
    wanted = " or ".join(leads) if leads else "what no rule leads to"
    return f"{part.name}: {_spell(part, part.offered[option])} where {wanted} must come"


def _spell(part: _Part, held: Held) -> str:
    names = SHADES if part.name == "cells" else ("",)
    words = [
        f"{name} {' '.join(str(cell) for cell in range(cells.bit_length()) if cells >> cell & 1)}".strip()
        for name, cells in zip(names, held, strict=True)
        if cells
    ]
    return ", ".join(words) or "nothing"


def _structure(parts: Sequence[_Part], leading: Sequence[_Way]) -> Iterator[str]:
    """Per part, its simplest rules; a dot may stand for a ring."""
    for part, way in zip(parts, leading, strict=True):
        yield f"{'cells' if part.name == 'cells' else 'marks'} {way.kind}"


def _canonical(sequence: form.Row, on: Lattice, options: Sequence[Panel]) -> str:
    """Digest of the canonical form.

    The same puzzle in disguise: turned or reflected as a whole, the options in another order, other names for the
    shades, dots for rings and rings for dots.
    """
    shown = [_sets(panel) for panel in sequence.panels]
    offered = [_sets(panel) for panel in options]
    best: Any = None
    for path in (*on.turns, *on.mirrors):
        here = [tuple(image(cells, path) for cells in held) for held in shown]
        there = [tuple(image(cells, path) for cells in held) for held in offered]
        for order in permutations(range(3)):
            for marks in ((3, 4), (4, 3)):
                kinds = (*order, *marks)
                code = [tuple(held[kind] for kind in kinds) for held in here]
                if best is not None and code > best[0]:
                    continue
                form = (code, sorted(tuple(held[kind] for kind in kinds) for held in there))
                if best is None or form < best:
                    best = form
    return fingerprint((sequence.lattice, best))


def _sets(panel: Panel) -> tuple[int, ...]:
    return (*shades(panel), bits(panel.dot), bits(panel.ring))
