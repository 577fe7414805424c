"""Shows matrices of `puzzlegen.generators.matrices.raven`."""

from collections.abc import Sequence
from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Scene
from puzzlegen.facts.matrices.figures import LAYOUTS, Part
from puzzlegen.formats.matrices import raven as form
from puzzlegen.formats.matrices.kits.panels import Panel
from puzzlegen.renderers.kits.telling import capitalised, fill, sentence_list
from puzzlegen.renderers.matrices.kits.pages import draw_grid
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion, panel
from puzzlegen.renderers.matrices.kits.panel_rules import (
    AND,
    ANGLES,
    REST,
    attributes_listed,
    attributes_shown,
    fitting,
    lettered,
    scales_listed,
    spelled,
    stepped,
    walked,
)
from puzzlegen.renderers.matrices.kits.panels import draw_empty, draw_panels
from puzzlegen.renderers.matrices.kits.wording import noun

msg: Final = messages(__name__)

_WHERE: Final = ("grid_3x3", "ring")  # where figures move otherwise than around a square


def word(matrix: form.Matrix, query: form.MissingPanel) -> Wording:
    """Ask for the missing panel; the rules name every kind that counts in this layout and with these shapes."""
    layout = matrix.layout
    parts, panels = LAYOUTS[layout], (*matrix.panels, *query.options)
    several = any(len(part.cells) > 1 for part in parts)
    names = attributes_shown(panels, ("shape", "size", "fill", "turn", *(("number", "position") if several else ())))
    subject = msg("subject-parts" if len(parts) > 1 else "subject", attributes=attributes_listed(names, AND))
    more = msg("more", where=msg(f"where-{layout if layout in _WHERE else 'square'}")) if several else ""
    return Wording(
        rules=msg("setting", subject=subject, scales=scales_listed(panels, names), more=more),
        ask=msg("ask"),
        kind=Kind.LETTER,
        options=(None,) * len(query.options),
    )


def explain(matrix: form.Matrix, query: form.MissingPanel, answer: str, why: form.Facts) -> Phrase:
    """The attributes in which options differ or that follow no rule, in order.

    Those in which options differ with the value that follows and the options that have it.
    """
    layout, options = matrix.layout, query.options
    line = msg("column" if why.by_columns else "row")
    panels = [*matrix.panels, options[LETTERS.index(answer)]]
    cells = [panels[place] for place in ((2, 5, 8) if why.by_columns else (6, 7, 8))]
    told: list[Phrase] = []
    turns = False
    for law in why.laws:
        part, attribute = law.part, law.attribute
        thing = capitalised(noun(layout, part, attribute))
        if law.rule == "none":
            told.append(msg("free", thing=thing))
        else:
            turns |= attribute == "turn"
            a, b, c = (spelled(panel[part], attribute, len(LAYOUTS[layout][part].cells)) for panel in cells)
            words, rule = _rule(law, line, (a, b, c))
            right = lettered(fitting(options, answer, part, attribute))
            told.append(fill(words, thing=thing, rule=rule, line=line, a=a, b=b, value=c, letters=right))
    return sentences(*told, *([ANGLES] if turns else []), REST)


def _rule(law: form.Law, line: Phrase, values: Sequence[Phrase]) -> tuple[Phrase, Phrase]:
    """The sentence for a rule, and the rule."""
    if law.way is not None:
        return msg("goes"), msg("moving", step=walked(law.way))
    match law.rule:
        case "constant":
            return msg("stays"), line
        case "progression":
            return msg("goes"), msg("each-time", step=stepped(law.attribute, law.step))
        case "distribute_three":
            if law.attribute == "position":
                return msg("goes"), msg("three-sets", line=line)
            return msg("goes"), msg("three", values=sentence_list(values, AND), line=line)
        case rule:
            return msg("makes"), msg(f"combined-{rule}")


def describe(matrix: form.Matrix, query: form.MissingPanel) -> Phrase:
    """The figures of each panel and of each option."""
    layout = matrix.layout
    shown, offered = (
        [panel(layout, LAYOUTS[layout], one) for one in panels] for panels in (matrix.panels, query.options)
    )
    return completion(shown, 3, offered)


def depict(matrix: form.Matrix, query: form.MissingPanel) -> tuple[Scene, ...]:
    """Draw the matrix and the options; dots come last, since a frame hides what is below it."""
    parts = LAYOUTS[matrix.layout]
    panels, options = (
        [[*held, *_places(parts, one)] for one, held in zip(some, nodes, strict=True)]
        for some, nodes in zip(
            (matrix.panels, query.options), draw_panels(parts, matrix.panels, query.options), strict=True
        )
    )
    return (draw_grid(panels, 3, options, of=matrix),)


def _places(parts: Sequence[Part], shown: Panel) -> list[AnyNode]:
    """Dots in the empty cells of parts whose figures have several places."""
    return [
        dot for part, held in zip(parts, shown, strict=True) if len(part.cells) > 1 for dot in draw_empty(part, (held,))
    ]
