"""Shows analogies of `puzzlegen.generators.matrices.analogy`."""

from collections.abc import Sequence
from statistics import mean
from typing import Final

from msgspec.structs import replace

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import AnyNode, Circle, Group, Polyline, Scene
from puzzlegen.facts.matrices.figures import ANALOGY_LAYOUTS, DIRECTED, Part
from puzzlegen.formats.matrices import analogy as form
from puzzlegen.formats.matrices.kits.panels import Panel
from puzzlegen.renderers.kits.telling import SEMICOLON, labelled
from puzzlegen.renderers.kits.telling import comma_list as all_of
from puzzlegen.renderers.matrices.kits.pages import PANEL, draw_grid
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion, dots, panel
from puzzlegen.renderers.matrices.kits.panel_rules import ANGLES, REST, lettered, spelled
from puzzlegen.renderers.matrices.kits.panels import box, draw_panels
from puzzlegen.renderers.matrices.kits.wording import PARTS

msg: Final = messages(__name__)

_LABELS: Final = ("shape", "fill", "size", "turn", "dots")
_FILLED: Final = 0.88  # of a panel, by the figures of one, at most
_LARGER: Final = 1.35  # scale of figures that are small in all panels, at most
_RIM: Final = 0.13  # twice the width of the paper around a figure within another one
_TOGETHER: Final = ("exchanged", "inverted", "mirrored", "flipped")


def word(shown: form.Rows, query: form.Analogy) -> Wording:
    """Ask for the fourth panel; the rules name every change that counts in this layout."""
    present = _changing(shown)
    rules = msg(
        "setting",
        changes=all_of((msg(f"changes-{name}") for name in _LABELS if name in present), SEMICOLON),
    )
    ask = msg("ask")
    return Wording(ask, Kind.LETTER, rules, sentences(msg("short"), ask), (None,) * len(query.options))


def _changing(shown: form.Rows) -> set[str]:
    """The attributes that may change."""
    parts = ANALOGY_LAYOUTS[shown.layout]
    present = {"fill", "turn" if shown.panels[0][0][0].shape in DIRECTED else "shape"}
    if all(len(part.sizes) > 1 for part in parts[:2]):
        present.add("size")
    return present | {"dots"} if len(parts) > 2 else present


def explain(shown: form.Rows, query: form.Analogy, answer: str, why: form.Facts) -> Phrase:
    """How each attribute changes in which options differ, and what the second row becomes."""
    layout, options = shown.layout, query.options
    third, fourth = shown.panels[2], options[LETTERS.index(answer)]
    told: list[Phrase] = []
    turns = False
    for attribute, law in sorted(why.changes.items()):
        start, goal = _values(layout, third, attribute), _values(layout, fourth, attribute)
        right = [place for place, one in enumerate(options) if _values(layout, one, attribute) == goal]
        turns |= attribute == "turn"
        terms = {"thing": msg(f"thing-{attribute}"), "start": start, "letters": lettered(right)}
        if law.kind == "same":
            told.append(msg("stays", **terms))
        else:
            told.append(msg("becomes", change=_change(layout, attribute, law), goal=goal, **terms))
    return sentences(*told, *([ANGLES] if turns else []), REST)


def _values(layout: form.Layout, shown: Panel, attribute: form.Attribute) -> Phrase:
    """The values of both figures, or the number of dots."""
    if attribute == "dots":
        return spelled(shown[2], "number", 6)
    one, other = (spelled(shown[part], attribute, 1) for part in (0, 1))
    first, second = PARTS[_as_panel(layout)]
    return msg("pair", first=first, one=one, second=second, other=other)


def _as_panel(layout: str) -> str:
    return layout.removesuffix("_dots").replace("nested", "out_in")


def _change(layout: form.Layout, attribute: form.Attribute, law: form.Change) -> Phrase:
    """A change in words."""
    kind, step, who = law.kind, law.step, law.who
    if kind in _TOGETHER:
        return msg(kind)
    if kind == "times":
        return msg("twice" if step > 0 else "half")
    if attribute == "dots":
        return msg("more" if step > 0 else "fewer", count=abs(step))
    part = None if who == "both" else PARTS[_as_panel(layout)][who == "second"]
    if kind != "turn":
        change = msg(f"step-{attribute}-{'back' if step < 0 else 'on'}")
        return msg("both-change", change=change) if part is None else msg("one-changes", part=part, change=change)
    least = (step + 3) % 8 - 3  # the shorter way
    sense = msg("half-turn" if least == 4 else "clockwise" if least > 0 else "anticlockwise", degrees=45 * abs(least))
    return msg("both-turn", turn=sense) if part is None else msg("one-turns", part=part, turn=sense)


def describe(shown: form.Rows, query: form.Analogy) -> Phrase:
    """The figures and the dots of each panel and of each option."""
    told, offered = ([_described(shown.layout, one) for one in panels] for panels in (shown.panels, query.options))
    return completion(told, 2, offered)


def _described(layout: form.Layout, shown: Panel) -> Phrase:
    """A panel; the figures of nested ones lie in one another."""
    parts = ANALOGY_LAYOUTS[layout]
    figures = panel(_as_panel(layout), parts[:2], shown[:2])
    if len(parts) == 2:
        return figures
    return all_of((figures, labelled(msg("below"), dots(parts[2], shown[2]))), SEMICOLON)


def depict(shown: form.Rows, query: form.Analogy) -> tuple[Scene, ...]:
    """Draw two rows of two panels, and the options."""
    parts = ANALOGY_LAYOUTS[shown.layout]
    panels, options = (
        [_centred(parts, one) for one in some] for some in draw_panels(parts, shown.panels, query.options)
    )
    if len(parts) == 2 and parts[0].sizes == parts[1].sizes:  # neither lies in the other, and nothing below them
        panels, options = _filling(panels, options)
    return (draw_grid(panels, 2, options, arrows=True, of=shown),)


def _centred(parts: Sequence[Part], drawn: Sequence[AnyNode]) -> list[AnyNode]:
    """A panel in which both figures together stand in the middle, and so do the dots, which are drawn after them."""
    groups: list[AnyNode] = []
    for nodes, some in ((drawn[:2], parts[:2]), (drawn[2:], parts[2:])):
        if nodes:
            left, top, width, height = box(nodes)
            x, y, _ = (PANEL * mean(ends) for ends in zip(*(cell for part in some for cell in part.cells), strict=True))
            nested = some == parts[:2] and parts[0].cells[0][:2] == parts[1].cells[0][:2]
            held = (nodes[0], _rim(nodes[1]), nodes[1]) if nested else tuple(nodes)
            groups.append(Group(held, x - left - width / 2, y - top - height / 2))
    return groups


def _rim(node: AnyNode) -> AnyNode:
    """Paper around a figure that may lie on one of its own fill."""
    if isinstance(node, Circle):
        return replace(node, radius=node.radius + _RIM / 2, fill="paper", stroke=None)
    assert isinstance(node, Polyline)
    return replace(node, fill="paper", stroke="paper", width=_RIM)


def _filling(*drawn: Sequence[Sequence[AnyNode]]) -> list[list[list[AnyNode]]]:
    """All panels enlarged alike about their middles, until the figures of one fill it."""
    reaches: list[float] = []
    for one in (one for panels in drawn for held in panels for one in held):
        assert isinstance(one, Group)
        _, _, width, height = box(one.children)
        reaches.append(max(width, height))
    scale = max(1.0, min(_LARGER, _FILLED * PANEL / max(reaches)))
    shift = PANEL * (1 - scale) / 2
    return [[[Group(tuple(held), shift, shift, scale)] for held in panels] for panels in drawn]
