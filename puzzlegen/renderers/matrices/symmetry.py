"""Words and draws the figures of `puzzlegen.generators.matrices.symmetry`."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from puzzlegen.answers.kinds import LETTERS, Kind
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Group, Scene
from puzzlegen.drawing.marking import answered
from puzzlegen.facts.matrices.lattices import LATTICES
from puzzlegen.formats.matrices import symmetry as form
from puzzlegen.renderers.kits.telling import comma_list, labelled, lines, options
from puzzlegen.renderers.matrices.kits.cell_descriptions import cells, lattice
from puzzlegen.renderers.matrices.kits.cell_panels import draw_incomplete, draw_panel, draw_symmetry
from puzzlegen.renderers.matrices.kits.pages import PANEL, draw_grid, draw_page, framed, on_ground
from puzzlegen.renderers.matrices.kits.panel_descriptions import completion
from puzzlegen.renderers.matrices.kits.symmetry_reasons import completed, followed, part, turned

msg: Final = messages(__name__)

Why: TypeAlias = form.Completed | form.Followed | form.Changed

_ENLARGED: Final = 1.6  # how many times as large as an option a half-drawn figure is


def word(shown: form.Statement, query: form.Query) -> Wording:
    """Ask for the missing cells, or for the missing figure."""
    layout, lattice = _layout(shown), LATTICES[shown.lattice]
    whole: Phrase = ""
    covered: Phrase = ""
    if isinstance(shown, form.Half):
        whole = msg(shown.symmetry.kind, number=shown.symmetry.number)
        if len(shown.given) + len(shown.asked) < lattice.cells:
            covered = msg("covered")
    changes = shown.changes if isinstance(shown, form.Pairs) else 1
    terms = {"whole": whole, "matters": msg("matters"), "order": lattice.order, "changes": changes}
    rules, short = msg(f"rules-{layout}", covered=covered, **terms), msg(f"short-{layout}", **terms)
    return Wording(msg(f"ask-{layout}"), Kind.LETTER, rules, short, (None,) * len(query.options))


def _layout(shown: form.Statement) -> str:
    return str(shown.__struct_config__.tag)


def explain(shown: form.Statement, query: form.Query, answer: str, why: Why) -> Phrase:  # noqa: ARG001 - facts say it
    """The rule that a series follows, or how a figure is completed."""
    if isinstance(why, form.Changed):
        return sentences(_changed(why.changes, LATTICES[shown.lattice].order), msg("led", letter=answer))
    if isinstance(why, form.Completed):
        assert isinstance(shown, form.Half)
        return completed(shown, answer, why)
    return followed(shown.lattice, "row" if isinstance(shown, form.Row) else "matrix", answer, why)


def _changed(changes: Sequence[form.Change], order: int) -> Phrase:
    """How the right figure of the first row comes from the left one."""
    wholes: list[Phrase] = []
    made: list[Phrase] = []
    for change in changes:
        if change.kind == "turn":
            terms = {"part": turned(change.number, order) if change.verb == "moved" else part(change.number)}
        else:
            terms = {"line": msg("line", angle=180 * change.number // order)}
        wholes.append(msg(f"whole-{change.kind}", **terms))
        name = f"moved-{change.kind}" if change.verb == "moved" else change.verb
        made.append(msg(name, whole=wholes[-1], **terms))
    if len(changes) > 1:
        return msg("two", first=made[0], then=made[1])
    return msg(f"seen-{changes[0].verb}", whole=wholes[0], made=made[0])


def describe(shown: form.Statement, query: form.Query) -> Phrase:
    """The cells of each figure and of each option, and the axes that are drawn."""
    name, offered = shown.lattice, query.options
    if not isinstance(shown, form.Half):
        columns = 3 if isinstance(shown, form.Matrix) else 2 if isinstance(shown, form.Pairs) else len(shown.panels) + 1
        drawn = completion([cells(name, one) for one in shown.panels], columns, [cells(name, one) for one in offered])
        return lines(lattice(name, (*shown.panels, *offered)), drawn)
    angles = _angles(shown)
    return lines(
        lattice(name, (shown.panel, *offered), incomplete=True),
        labelled(msg("panel"), cells(name, shown.panel, shown.given, shown.asked)),
        comma_list((msg("axis", angle=f"{angle:g}") for angle in angles), msg("gap")) if angles else msg("centre"),
        options(cells(name, one, shown.asked) for one in offered),
    )


def _angles(half: form.Half) -> list[float]:
    """The angles of the axes that are drawn, in degrees clockwise from the top."""
    order, symmetry = LATTICES[half.lattice].order, half.symmetry
    axes = {"mirror": (0,), "axes": (0, order // 2), "turn": ()}[symmetry.kind]
    return [180 * (symmetry.number + axis) / order for axis in axes]


def depict(shown: form.Statement, query: form.Query) -> tuple[Scene, ...]:
    """Draw the figures above the options."""
    lattice = shown.lattice
    if isinstance(shown, form.Half):
        figure = draw_incomplete(lattice, shown.panel, shown.given, shown.asked, _angles(shown))
        side = _ENLARGED * PANEL
        ground = on_ground([framed((figure,), 0, 0, _ENLARGED)], side, side)
        return (draw_page(ground, [(draw_panel(lattice, one, shown.asked),) for one in query.options], shown),)
    if isinstance(shown, form.Pairs):
        pairs, offered = ([(draw_panel(lattice, one),) for one in some] for some in (shown.panels, query.options))
        return (draw_grid(pairs, 2, offered, arrows=True, of=shown),)
    panels, options = ([draw_panel(lattice, one) for one in some] for some in (shown.panels, query.options))
    return (_series(shown, panels, options),)


def _series(shown: form.Row | form.Matrix, panels: Sequence[Group], options: Sequence[Group]) -> Scene:
    """A row or a matrix, the last panel of which is missing, and the options."""
    grid = isinstance(shown, form.Matrix)
    figures, offered = ([(one,) for one in some] for some in (panels, options))
    return draw_grid(figures, 3 if grid else len(panels) + 1, offered, of=shown)


def depict_solution(shown: form.Statement, query: form.Query, answer: str, why: Why) -> tuple[Scene, ...]:
    """The symmetries of a row or a matrix and of its options; and the right option."""
    letters = LETTERS[: len(query.options)]
    if not isinstance(why, form.Followed):
        return answered(depict(shown, query), answer, letters)
    assert isinstance(shown, form.Row | form.Matrix)
    order = LATTICES[shown.lattice].order
    panels, options = (
        [
            draw_symmetry(draw_panel(shown.lattice, one), [180 * axis / order for axis in held.axes], held.turns > 1)
            for one, held in zip(some, symmetries, strict=False)
        ]
        for some, symmetries in ((shown.panels, why.shown), (query.options, why.offered))
    )
    return answered([_series(shown, panels, options)], answer, letters)
