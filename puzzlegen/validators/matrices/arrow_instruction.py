"""Solves a published row of panels with arrows: follows them, then tries every rule on what they reach."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

import msgspec

from puzzlegen.answers.kinds import LETTERS
from puzzlegen.core.certificate import Certificate, Depth, MalformedStatement, Verdict
from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices.arrow_instruction import QUESTIONS, ArrowPanel, Facts, NextByArrow, Row
from puzzlegen.formats.matrices.kits.panels import Figure, Rule
from puzzlegen.validators.kits.answers import demand_different, fingerprint
from puzzlegen.validators.matrices.kits.canonical import symmetries
from puzzlegen.validators.matrices.kits.evidence import Clue, conclude
from puzzlegen.validators.matrices.kits.induction import READERS, spell
from puzzlegen.validators.matrices.kits.series import name_leads, tried, turn_leads
from puzzlegen.validators.matrices.kits.statement import POINTING, check_panel

_FIRST: Final = 3  # so large at most is the first of growing steps
_STEPS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))  # row, column; clockwise from up


def certify(row: Row, query: NextByArrow) -> Certificate:
    """Find every option whose arrows reach a figure to which some combination of rules leads.

    The difficulty is the least sum of weights of attributes that together refute all other options, and the number of
    arrows to follow in the panel that has most of them. Each of these needs the one before, and the rules need what
    they reach: the depth is one more.

    Raises:
        MalformedStatement: the statement or the query breaks the format, or arrows lead nowhere.
    """
    options = query.options
    demand_different(options)
    reached = _reached(row, query)
    clues = tuple(_clues([figure for figure, _ in reached], len(row.panels)))
    longest = max(len(arrows) for _, arrows in reached)
    certificate = conclude(
        clues,
        len(options),
        QUESTIONS[type(query)].unit,
        lambda: _canonical(row.panels, options, row.side),
        lambda answer: "; ".join(
            [
                f"arrows {' '.join(arrows for _, arrows in reached[: len(row.panels)])}",
                f"{len(options)} options",
                *(f"{clue.subject} {clue.names(answer)}" for clue in clues),
            ]
        ),
        effort={"arrows_followed": sum(len(arrows) for _, arrows in reached)},
        more=longest,
    )
    if certificate.verdict is not Verdict.UNIQUE:
        return certificate
    return msgspec.structs.replace(certificate, depth=Depth.chain(longest + 1))


def certify_why(row: Row, query: NextByArrow, answer: str, why: Facts) -> Faults:
    """What is false in the rules: each leads to the answer, and those that tell options apart are all of them."""
    clues = {clue.subject: clue for clue in _clues([figure for figure, _ in _reached(row, query)], len(row.panels))}
    told = {name for name, clue in clues.items() if len({*clue.offered}) > 1}
    if told != {*why.rules}:
        return ("the rules are not those of what tells the options apart",)
    wanted = {(name, _name(rule), clues[name].offered[LETTERS.index(answer)]) for name, rule in why.rules.items()}
    found = {(name, lead.name, lead.value) for name in told for lead in clues[name].leads}
    return () if wanted <= found else ("a rule does not lead to the answer",)


def _name(rule: Rule) -> str:
    """A rule as it is called here; nothing, if the figures cannot follow it."""
    match rule:
        case Rule("constant", 0):
            return "constant"
        case Rule("cycle", length):
            return f"cycle of {length}"
        case Rule("progression", step):
            return f"progression {step:+}"
        case Rule("growing", step) if 1 <= abs(step) <= _FIRST:
            return f"growing {step:+}"
    return ""


def _reached(row: Row, query: NextByArrow) -> list[tuple[Figure, str]]:
    """What the arrows of each panel and of each option lead to, as `_follow` tells."""
    everything = (*row.panels, *query.options)
    for panel in everything:
        _check(panel, row.side)
    return [_follow(panel, row.side) for panel in everything]


def _check(panel: ArrowPanel, side: int) -> None:
    """Refuse a panel that cannot be seen as it is told."""
    check_panel((panel.figures,), "with arrows", (side**2,))
    cells = [arrow.cell for arrow in panel.arrows]
    if cells != sorted(set(cells)) or panel.start not in cells or cells[-1] >= side**2:
        raise MalformedStatement("arrows stand in different cells, in order, and one of them is the start")
    if set(cells) & {figure.cell for figure in panel.figures}:
        raise MalformedStatement("an arrow and a figure stand in one cell")
    if any(figure.size != 4 for figure in panel.figures):
        raise MalformedStatement("figures between arrows are of size 4")


def _follow(panel: ArrowPanel, side: int) -> tuple[Figure, str]:
    """The figure that the arrows reach, and each arrow on the way there: straight (s) or diagonal (d)."""
    figures = {figure.cell: figure for figure in panel.figures}
    turns = {arrow.cell: arrow.turn for arrow in panel.arrows}
    cell = panel.start
    way = ""
    while True:
        (row, column), (down, right) = divmod(cell, side), _STEPS[turns[cell]]
        way += "sd"[turns[cell] % 2]
        while True:
            row, column = row + down, column + right
            if not (0 <= row < side and 0 <= column < side) or len(way) > len(turns):
                raise MalformedStatement("arrows lead out of the panel or in a circle")
            cell = row * side + column
            if cell in figures:
                return figures[cell], way
            if cell in turns:
                break


def _clues(reached: list[Figure], shown: int) -> Iterator[Clue]:
    """The attributes of what is reached, with the rules that explain them."""
    for attribute in ("shape", "fill", "turn"):
        values = tuple(READERS[attribute]((figure,)) for figure in reached)
        if attribute == "turn" and values == (None,) * len(values):
            continue
        known = [value for value in values[:shown] if value is not None]
        read = turn_leads if attribute == "turn" else name_leads
        yield Clue(
            attribute,
            read(known) if len(known) == shown else (),
            values[shown:],
            tried("turn" if attribute == "turn" else "name"),
            lambda value, attribute=attribute: spell(attribute, value),  # type: ignore[misc]
        )


# --- the canonical form: a disguise turns or reflects all panels alike with their arrows, turns or reflects all figures
# alike in their places, changes the order of the options, or gives other names to shapes and shades


@cache
def _views(side: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Per turn or reflection of the panel, where each cell goes and what becomes of each direction."""
    views = []
    for path in symmetries(side**2):
        origin = divmod(path[side + 1], side)  # the cell in row 1 and column 1, all neighbours of which exist
        turns = []
        for down, right in _STEPS:
            row, column = divmod(path[side + 1 + down * side + right], side)
            turns.append(_STEPS.index((row - origin[0], column - origin[1])))
        views.append((tuple(path), tuple(turns)))
    return tuple(views)


_POSES: Final = tuple(tuple((sense * turn + by) % 8 for turn in range(8)) for sense in (1, -1) for by in range(8))


def _canonical(shown: tuple[ArrowPanel, ...], options: tuple[ArrowPanel, ...], side: int) -> str:
    poses = _POSES if any(figure.shape in POINTING for figure in shown[0].figures) else _POSES[:1]
    codes = []
    for (path, turns), pose in product(_views(side), poses):
        names: dict[str, str] = {}
        panels = [_code(panel, path, turns, pose, names) for panel in shown]
        codes.append((panels, sorted(_code(option, path, turns, pose, dict(names)) for option in options)))
    return fingerprint(("arrows", min(codes)))


def _code(
    panel: ArrowPanel, path: tuple[int, ...], turns: tuple[int, ...], pose: tuple[int, ...], names: dict[str, str]
) -> tuple[list[tuple[int, str, str, int]], list[tuple[int, int]], int]:
    """A panel as it looks in this view; shapes and shades are named in the order in which they appear."""
    figures = []
    for figure in sorted(panel.figures, key=lambda figure: path[figure.cell]):
        pointing = figure.shape in POINTING
        shape = names.setdefault(figure.shape, f"{'pointing' if pointing else 'other'} {len(names)}")
        fill = names.setdefault(figure.fill, f"shade {len(names)}")
        figures.append((path[figure.cell], shape, fill, pose[figure.turn] if pointing else 0))
    arrows = sorted((path[arrow.cell], turns[arrow.turn]) for arrow in panel.arrows)
    return figures, arrows, path[panel.start]
