"""Words and draws the sequences of `puzzlegen.generators.matrices.shape_sequence`."""

from collections.abc import Mapping, Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.facts.matrices.lattices import LATTICES
from puzzlegen.renderers.kits.telling import AND, capitalised, comma_list, lines, sentence_list
from puzzlegen.renderers.matrices.kits.cell_descriptions import cells, lattice
from puzzlegen.renderers.matrices.kits.cell_panels import PAINTS, draw_panel, draw_rows
from puzzlegen.renderers.matrices.kits.cell_rules import clause, names_places, places_named
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion

msg: Final = messages(__name__)

_FEW: Final = (2, 3)  # marks that may each move in their own way
_KINDS: Final[Mapping[str, Sequence[str]]] = {"cells": tuple(PAINTS), "dot": ("dot",), "ring": ("ring",)}


def word(statement: Statement, query: Statement) -> Wording:
    """Ask for the next panel; the rules name every kind that counts on this lattice.

    What shades become is left out where there is only one in all panels and options, and how marks move one by one
    where there are not two or three of a kind.
    """
    lattice, panels, options = statement["lattice"], statement["panels"], query["options"]
    every = (*panels, *options)
    shades = sum(any(panel.get(shade) for panel in every) for shade in PAINTS)
    square = lattice.startswith("square")
    kind = "squares" if square else "others"
    present = [subject for subject, kinds in _KINDS.items() if any(_held(panel, kinds) for panel in every)]
    names = [msg(f"subjects-{subject}") for subject in present]
    few = any(len(panels[0].get(mark, ())) in _FEW for mark in present)
    who = msg("several", subjects=sentence_list(names, AND)) if len(names) > 1 else msg("alone", subject=names[0])
    rules, ask, short = (
        msg(
            text,
            shown=len(panels),
            last=LETTERS[len(options) - 1],
            who=capitalised(who),
            shift=msg("shift") if square else "",
            each=msg(f"each-{kind}") if few else "",
            path=msg(f"path-{kind}"),
            shading=msg("shading") if shades > 1 else "",
        )
        for text in ("rules", "ask", "short")
    )
    return Wording(ask, Kind.LETTER, rules, short, (None,) * len(options))


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """What each part does and which options agree, in the order of the parts."""
    grid, options = LATTICES[statement["lattice"]], query["options"]
    panels = (*statement["panels"], options[LETTERS.index(answer)])
    told: list[Phrase] = []
    for subject, kinds in _KINDS.items():
        rules = [one for one in why["rules"] if one["of"] == subject]
        if not rules:
            continue
        held = [_held(panel, kinds) for panel in panels]
        words = msg(
            "says",
            subject=msg(f"subjects-{subject}"),
            clauses=comma_list((clause(one, grid, held) for one in rules), msg("then")),
        )
        fitting = [letter for letter, one in zip(LETTERS, options, strict=False) if _held(one, kinds) == held[-1]]
        told += (capitalised(words), msg("fits", letters=sentence_list(fitting, AND)))
    if any(map(names_places, why["rules"])):
        told.append(places_named(grid))
    return sentences(*told)


def _held(panel: Mapping[str, Sequence[int]], kinds: Sequence[str]) -> dict[str, int]:
    """What a part holds in a panel, by kind: the cells as bits."""
    return {kind: sum(1 << cell for cell in panel[kind]) for kind in kinds if panel.get(kind)}


def describe(statement: Statement, query: Statement) -> Phrase:
    """The cells of each panel and of each option."""
    name, shown, offered = statement["lattice"], statement["panels"], query["options"]
    pictures = ([cells(name, one) for one in panels] for panels in (shown, offered))
    return lines(lattice(name, (*shown, *offered)), completion(next(pictures), len(shown) + 1, next(pictures)))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the panels in a row, and the options."""
    row = [*(draw_panel(statement["lattice"], one) for one in statement["panels"]), None]
    return (draw_rows([row], [draw_panel(statement["lattice"], one) for one in query["options"]]),)
