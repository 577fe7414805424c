"""Shows rows of `puzzlegen.generators.matrices.sequence`."""

from typing import Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Scene, Segments
from puzzlegen.facts.matrices.figures import SERIES_LAYOUTS, Part
from puzzlegen.formats.matrices import sequence as form
from puzzlegen.formats.matrices.kits.panels import Panel
from puzzlegen.renderers.kits.telling import capitalised, comma_list
from puzzlegen.renderers.matrices.kits.pages import PANEL, draw_grid
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion, panel
from puzzlegen.renderers.matrices.kits.panel_rules import (
    AND,
    ANGLES,
    ARROW,
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
from puzzlegen.renderers.matrices.kits.wording import NEXT, attribute, cycles, noun

msg: Final = messages(__name__)


def word(row: form.Row, query: form.NextPanel) -> Wording:
    """Ask for the next panel; the rules name every kind that counts in this layout and with these shapes."""
    parts, walking = SERIES_LAYOUTS[row.layout], _walking(row)
    panels = (*row.panels, *query.options)
    cells = len(parts[0].cells)
    names = ["fill", "turn", "position"] if walking else ["shape", "size", "fill", "turn"]
    names += ["number", "position"] if cells > 1 and not walking else []
    shown = attributes_shown(panels, names)
    ways = [way for way, there in (("turning", "turn" in shown), ("walking", cells > 1)) if there]
    subject = "walkers" if walking else "places" if len(parts) > 1 else "one"
    return Wording(
        rules=msg(
            "setting",
            subject=msg(f"subjects-{subject}", attributes=attributes_listed(shown, AND)),
            scales=scales_listed(panels, shown),
            cycles=cycles(len(row.panels)),
            growing=msg(f"growing-{'-'.join(ways)}") if ways else "",
            more=msg("around" if cells == 8 else "across") if cells in (8, 9) else "",
        ),
        ask=NEXT,
        kind=Kind.LETTER,
        options=(None,) * len(query.options),
    )


def explain(row: form.Row, query: form.NextPanel, answer: str, why: form.Facts) -> Phrase:
    """The attributes in which options differ, each with its values and the one that follows; walkers by their shape.

    Of what repeats, the values of one round are told, and of positions the last ones.
    """
    options = query.options
    panels = [*row.panels, options[LETTERS.index(answer)]]
    told: list[Phrase] = []
    turns = False
    for law in why.laws:
        part, what = law.part, law.attribute
        right = fitting(options, answer, part, what)
        turns |= what == "turn"
        cells = len(SERIES_LAYOUTS[row.layout][part].cells)
        *values, value = (spelled(panel[part], what, cells) for panel in panels)
        terms = {"thing": capitalised(_thing(row, part, what)), "value": value, "letters": lettered(right)}
        if law.rule == "constant":
            told.append(msg("stays", **terms))
        else:
            rule = _rule(law, len(values))
            if law.rule == "cycle":
                values = values[: law.step]
            elif what == "position":
                values = values[-1:]
            told.append(msg("goes", rule=rule, values=comma_list(values, ARROW), **terms))
    return sentences(*told, *([ANGLES] if turns else []), REST)


def _thing(row: form.Row, part: int, name: str) -> Phrase:
    """An attribute of a part, or of the walker with this shape."""
    if not _walking(row):
        return noun(row.layout, part, name)
    shape = spelled(row.panels[0][part], "shape", 1)
    return msg("whose", shape=shape, attribute=msg("place") if name == "position" else attribute(name))


def _rule(law: form.Law, shown: int) -> Phrase:
    """A rule other than staying the same, where so many panels are shown."""
    if law.way is not None:
        return msg("each-time", step=walked(law.way))
    what, step = law.attribute, law.step or 0
    match law.rule:
        case "cycle":
            return msg("in-turn", count=step)
        case "growing":
            numbers = range(abs(step), abs(step) + shown)
            steps = [f"{45 * number}°" if what == "turn" else str(number) for number in numbers]
            way = "back" if step < 0 else "on"
            return msg(f"growing-{what}-{way}", steps=comma_list(steps[:-1]), step=steps[-1])
    return msg("each-time", step=stepped(what, step))


def describe(row: form.Row, query: form.NextPanel) -> Phrase:
    """The figures of each panel and of each option."""
    layout = row.layout
    shown, offered = (
        [panel(layout, SERIES_LAYOUTS[layout], one) for one in panels] for panels in (row.panels, query.options)
    )
    return completion(shown, len(shown) + 1, offered)


def depict(row: form.Row, query: form.NextPanel) -> tuple[Scene, ...]:
    """Draw the row and the options."""
    parts = SERIES_LAYOUTS[row.layout]
    drawn = draw_panels(parts, row.panels, query.options)
    shown, options = (
        [[*_ground(parts[0], one), *held] for one, held in zip(panels, nodes, strict=True)]
        for panels, nodes in zip((row.panels, query.options), drawn, strict=True)
    )
    return (draw_grid(shown, len(shown) + 1, options, of=row),)


def _walking(row: form.Row) -> bool:
    return row.layout.startswith("walkers")


def _ground(part: Part, shown: Panel) -> list[AnyNode]:
    """What shows the cells that are empty: dots in a ring, lines between the cells of a grid."""
    if len(part.cells) == 8:
        return draw_empty(part, shown)
    if len(part.cells) == 9:
        thirds = (0.35 * PANEL, 0.65 * PANEL)
        low, high = 0.06 * PANEL, 0.94 * PANEL
        lines = [(third, low, third, high) for third in thirds] + [(low, third, high, third) for third in thirds]
        return [Segments(tuple(lines), "line", "hair")]
    return []
