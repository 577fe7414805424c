"""Words and draws the sequences of `puzzlegen.generators.matrices.shape_sequence`."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.matrices.lattices import LATTICES
from puzzlegen.formats.matrices.kits.cell_panels import Panel
from puzzlegen.formats.matrices.shape_sequence import Facts, NextPanel, Row
from puzzlegen.renderers.kits.telling import AND, capitalised, comma_list, lines, sentence_list
from puzzlegen.renderers.matrices.kits.cell_descriptions import cells, lattice
from puzzlegen.renderers.matrices.kits.cell_panels import PAINTS, draw_panel
from puzzlegen.renderers.matrices.kits.cell_rules import clause, names_places, places_named
from puzzlegen.renderers.matrices.kits.pages import draw_grid
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion

msg: Final = messages(__name__)

_FEW: Final = (2, 3)  # marks that may each move in their own way
_KINDS: Final[Mapping[str, Sequence[str]]] = {"cells": tuple(PAINTS), "dot": ("dot",), "ring": ("ring",)}


def word(row: Row, query: NextPanel) -> Wording:
    """Ask for the next panel; the rules name every kind that counts on this lattice.

    What shades become is left out where there is only one in all panels and options, how marks move one by one where
    there are not two or three of a kind, and how runs grow where nothing gains or loses equally many cells.
    """
    lattice, panels, options = row.lattice, row.panels, query.options
    every = (*panels, *options)
    shades = sum(any(getattr(panel, shade) for panel in every) for shade in PAINTS)
    square = lattice.startswith("square")
    kind = "squares" if square else "others"
    present = [subject for subject, kinds in _KINDS.items() if any(_held(panel, kinds) for panel in every)]
    names = [msg(f"subjects-{subject}") for subject in present]
    few = any(len(getattr(panels[0], mark, ())) in _FEW for mark in present)
    who = msg("several", subjects=sentence_list(names, AND)) if len(names) > 1 else msg("alone", subject=names[0])
    growing = any(_grows([_held(panel, _KINDS[subject]) for panel in panels]) for subject in present)
    rules = msg(
        "rules",
        who=capitalised(who),
        shift=msg("shift") if square else "",
        each=msg(f"each-{kind}") if few else "",
        growing=msg(f"growing-{kind}") if growing else "",
        shading=msg("shading") if shades > 1 else "",
    )
    return Wording(msg("ask"), Kind.LETTER, rules, msg("short"), (None,) * len(options))


def _grows(states: Sequence[Mapping[str, int]]) -> bool:
    """True if the cells of a part become equally many more, or equally many fewer, from panel to panel."""
    numbers = [sum(map(int.bit_count, state.values())) for state in states]
    steps = {after - before for before, after in pairwise(numbers)}
    return len(steps) == 1 and steps != {0}


def explain(row: Row, query: NextPanel, answer: str, why: Facts) -> Phrase:
    """What each part does and which options agree, in the order of the parts."""
    grid, options = LATTICES[row.lattice], query.options
    panels = (*row.panels, options[LETTERS.index(answer)])
    told: list[Phrase] = []
    for part in why.parts:
        kinds = _KINDS[part.of]
        held = [_held(panel, kinds) for panel in panels]
        rules = [rule for rule in (part.does, part.shades) if rule is not None]
        words = msg(
            "says",
            subject=msg(f"subjects-{part.of}"),
            clauses=comma_list((clause(rule, grid, held) for rule in rules), msg("then")),
        )
        fitting = [letter for letter, one in zip(LETTERS, options, strict=False) if _held(one, kinds) == held[-1]]
        told += (capitalised(words), msg("fits", letters=sentence_list(fitting, AND)))
    if any(names_places(part.does) for part in why.parts):
        told.append(places_named(grid))
    return sentences(*told)


def _held(panel: Panel, kinds: Sequence[str]) -> dict[str, int]:
    """What a part holds in a panel, by kind: the cells as bits."""
    return {kind: sum(1 << cell for cell in cells) for kind in kinds if (cells := getattr(panel, kind))}


def describe(row: Row, query: NextPanel) -> Phrase:
    """The cells of each panel and of each option."""
    name, shown, offered = row.lattice, row.panels, query.options
    pictures = ([cells(name, one) for one in panels] for panels in (shown, offered))
    return lines(lattice(name, (*shown, *offered)), completion(next(pictures), len(shown) + 1, next(pictures)))


def depict(row: Row, query: NextPanel) -> tuple[Scene, ...]:
    """Draw the panels in a row, and the options."""
    shown, offered = ([(draw_panel(row.lattice, one),) for one in panels] for panels in (row.panels, query.options))
    return (draw_grid(shown, len(shown) + 1, offered, of=row),)
