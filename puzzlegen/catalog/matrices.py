"""The families of puzzles about matrices, sequences and analogies."""

from typing import Final

from puzzlegen.catalog.row import ALL_LEVELS, CHOICE, FILL_IN, Row
from puzzlegen.family import Level
from puzzlegen.item import AnswerForm


def _row(
    family: str,
    summary: str,
    paradigm: str,
    configuration: str,
    *forms: AnswerForm,
    visreason: tuple[str, str] = ("Inductive", "rule learning and application"),
    visualpuzzles: str = "inductive",
    drawn_options: tuple[Level, ...] = (),
    version: int = 2,
) -> Row:
    """A family of matrices; ``paradigm`` is one of MM-IQ's eight, ``configuration`` one of its six."""
    return Row(
        category="matrices",
        family=family,
        generator=f"generators.matrices.{family}",
        validator=f"validators.matrices.{family}",
        forms=forms or (CHOICE,),
        capabilities=("LU", "SER", "RR", "RLI"),
        taxonomy={
            "visreason_category": visreason[0],
            "visreason_subcategory": visreason[1],
            "mmiq_paradigm": paradigm,
            "mmiq_configuration": configuration,
            "visualpuzzles_category": visualpuzzles,
        },
        summary=summary,
        drawn_options=drawn_options,
        version=version,
    )


ROWS: Final = (
    _row(
        "analogy",
        "one panel becomes another: what does a third become by the same changes?",
        "spatial relationship",
        "visual analogy",
        visualpuzzles="analogical",
        drawn_options=ALL_LEVELS,
        version=3,
    ),
    _row(
        "arrow_instruction",
        "arrows tell which figure of a panel matters: what comes next?",
        "visual instruction",
        "extrapolation",
        drawn_options=ALL_LEVELS,
        version=3,
    ),
    _row(
        "concrete_class",
        "drawings of things: odd one out, what belongs, two classes, analogies",
        "concrete object",
        "odd one out",
        visreason=("Inductive", "classification"),
        drawn_options=ALL_LEVELS,
        version=4,
    ),
    _row(
        "element_count",
        "line figures whose counts follow a rule, and what comes next",
        "mathematics",
        "extrapolation",
        drawn_options=ALL_LEVELS,
        version=4,
    ),
    _row(
        "figure_arithmetic",
        "numbers in the parts of figures, one of which is missing",
        "mathematics",
        "arithmetic",
        CHOICE,
        FILL_IN,
        version=4,
    ),
    _row("grouping", "six line figures that fall into two groups of three", "2D geometry", "grouping", version=4),
    _row(
        "logic_panels",
        "panels of lines, dots or cells: the third of a row is a logical operation on the first two",
        "logical operation",
        "Raven matrix",
        drawn_options=ALL_LEVELS,
        version=3,
    ),
    _row(
        "number_matrix",
        "a grid whose light cells depend on its dark ones, by a rule to find or to follow",
        "mathematics",
        "number matrix",
        CHOICE,
        FILL_IN,
        visreason=("Deductive", "deductive grid"),
        visualpuzzles="deductive",
        version=4,
    ),
    _row(
        "odd_one_out",
        "line figures of which one lacks what the others share",
        "2D geometry",
        "odd one out",
        drawn_options=ALL_LEVELS,
        version=4,
    ),
    _row(
        "raven",
        "a 3x3 matrix of panels with the last one missing, eight options",
        "logical operation",
        "Raven matrix",
        drawn_options=ALL_LEVELS,
        version=3,
    ),
    _row(
        "sequence",
        "a row of panels that goes on: which is the next?",
        "temporal movement",
        "extrapolation",
        drawn_options=ALL_LEVELS,
        version=4,
    ),
    _row(
        "shape_sequence",
        "patterns of cells that move, turn, grow and change from panel to panel: which comes next",
        "temporal movement",
        "extrapolation",
        visreason=("Deductive", "shape-sequence"),
        drawn_options=ALL_LEVELS,
        version=3,
    ),
    _row(
        "splice",
        "figures cut into pieces: which pieces make the figure, which figure they make, which one is missing",
        "2D geometry",
        "extrapolation",
        visualpuzzles="spatial",
        drawn_options=ALL_LEVELS,
    ),
    _row(
        "symmetry",
        "complete a half-drawn symmetric figure, or continue a sequence or matrix of symmetries",
        "2D geometry",
        "extrapolation",
        drawn_options=ALL_LEVELS,
        version=3,
    ),
)
