"""Shows panels of `puzzlegen.generators.matrices.relations`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Scene
from puzzlegen.renderers.kits.telling import (
    SEMICOLON,
    capitalised,
    comma_list,
    labelled,
    lines,
    numbered,
    options,
    sentence_list,
)
from puzzlegen.renderers.kits.wording import counting, number_meant
from puzzlegen.renderers.matrices.kits.line_figures import draw_above, draw_choices, draw_completion
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion

msg: Final = messages(__name__)

_CORNERS: Final[Mapping[str, tuple[tuple[int, int], ...]]] = {  # in halves of the size
    "square": ((-2, -2), (2, -2), (2, 2), (-2, 2)),
    "diamond": ((0, -2), (2, 0), (0, 2), (-2, 0)),
    "hexagon": ((-1, -2), (1, -2), (2, 0), (1, 2), (-1, 2), (-2, 0)),
}
_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "contact": ("apart", "crossing", "one-inside", "other-inside"),
    "size": ("one-wider", "equally-wide", "other-wider"),
    "side": ("one-left", "same-side", "other-left"),
    "height": ("one-higher", "same-height", "other-higher"),
}
_ACROSS: Final = {"next": 6, "analogy": 2, "matrix": 3, "belongs": 5}


def word(statement: Statement, query: Statement) -> Wording:
    """Say what counts and how it goes on, then ask."""
    task = query["task"].removesuffix("_choice")
    names = sentence_list((msg("a", shape=msg(f"shape-{name}")) for name in statement["outlines"]), msg("and"))
    relations = comma_list((msg(f"asked-{kind}") for kind in statement["relations"]), SEMICOLON)
    ask = msg(f"ask-{task}", last=len(query.get("figures", ())))
    setting = msg("setting" if len(statement["outlines"]) > 2 else "two", names=names, relations=relations)
    rules = sentences(setting, msg(f"rules-{task}"))
    kind, texts = counting(query) if task == "count" else (Kind.LETTER, (None,) * 4)
    return Wording(rules=rules, ask=ask, short=sentences(msg("only"), ask), kind=kind, options=texts)


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:  # noqa: ARG001
    """The relations that decide, from panel to panel, and where they lead."""
    steps = []
    found = why["relations"]
    for each in found:
        one, other = (msg(f"shape-{name}") for name in each["pair"])
        values = [msg(_VALUES[each["kind"]][value], one=one, other=other) for value in each["values"]]
        if each["rule"] == "same":
            steps.append(capitalised(msg("alike", count=why["shown"], one=one, other=other, value=values[0])))
        elif query["task"] == "odd_one_out":
            pair = msg("pair", one=one, other=other, shown=comma_list(values))
            return capitalised(msg("odd", pair=pair, answer=answer))
        else:
            form = "lines" if each["rule"].startswith(("rows", "columns")) else "pair"
            pair = msg(form, one=one, other=other, shown=_in_lines(values[:-1], each["rule"]))
            rule = msg(f"why-{each['rule'].replace(' ', '-')}")
            steps.append(capitalised(msg("so", pair=pair, rule=rule, key=values[-1])))
    if "figures" not in query:
        return sentences(*steps, msg("last", answer=answer))
    rows = list(zip(*(each["values"] for each in found), strict=True))
    fitting = [str(number) for number, row in enumerate(rows[why["shown"] :], start=1) if row == rows[0]]
    return sentences(*steps, msg("fitting", found=comma_list(fitting), number=number_meant(query, answer)))


def _in_lines(values: Sequence[Phrase], rule: str) -> Phrase:
    """What is seen from panel to panel: pair by pair, or line by line of a grid."""
    if rule in ("kept", "reversed"):
        return comma_list((comma_list(values[start : start + 2], msg("to")) for start in (0, 2, 4)), SEMICOLON)
    if rule.startswith(("rows", "columns")):
        across = rule.startswith("rows")
        found = [values[3 * at : 3 * at + 3] if across else values[at::3] for at in range(3)]
        return comma_list(
            (
                labelled(msg("row" if across else "column", number=number), comma_list(line))
                for number, line in enumerate(found, start=1)
            ),
            SEMICOLON,
        )
    return comma_list(values)


def describe(statement: Statement, query: Statement) -> Phrase:
    """Where the outlines of each panel are, and how large."""

    def told(panel: Any) -> Phrase:
        return comma_list(
            (
                msg("placed", shape=msg(f"shape-{name}"), x=x, y=y, across=2 * size)
                for name, (x, y, size) in zip(statement["outlines"], panel, strict=True)
            ),
            SEMICOLON,
        )

    panels = query["figures"] if "figures" in query else query["options"]
    shown, offered = (list(map(told, some)) for some in (statement["panels"], panels))
    note = sentences(msg("axes"), msg("diamond"))
    if "figures" in query:
        return lines(note, numbered(msg("above"), shown), numbered(msg("panel"), offered))
    if query["task"] == "odd_one_out":
        return lines(note, options(offered))
    if query["task"] == "belongs":
        return lines(note, numbered(msg("panel"), shown), options(offered))
    return lines(note, completion(shown, _ACROSS[query["task"]], offered))


def depict(statement: Statement, query: Statement) -> tuple[Scene, ...]:
    """Draw the panels, and the options below them."""
    panels = query["figures"] if "figures" in query else query["options"]
    shown, offered = (
        [_figure(statement["outlines"], panel) for panel in some] for some in (statement["panels"], panels)
    )
    if "figures" in query:
        return (draw_above(shown, offered, "1234567"),)
    if query["task"] == "odd_one_out":
        return (draw_choices(offered, LETTERS, 2),)
    return (draw_completion(shown, _ACROSS[query["task"]], offered, LETTERS),)


def _figure(names: Sequence[str], panel: Any) -> Statement:
    """The outlines of a panel as a line figure."""
    segments, arcs = [], []
    for name, (x, y, size) in zip(names, panel, strict=True):
        if name == "circle":
            arcs.append((x, y, x + size, y, x + size, y))
        else:
            corners = [(x + across * size // 2, y + down * size // 2) for across, down in _CORNERS[name]]
            segments += [(*one, *other) for one, other in zip(corners, (*corners[1:], corners[0]), strict=True)]
    return {"segments": segments, "arcs": arcs}
