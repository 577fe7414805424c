"""The table of puzzle families: what there is, and where its two sides live.

The table is static, so listing it imports no family; `load` resolves the generator and the validator on use.
"""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

import msgspec

from puzzlegen.certificate import Certificate
from puzzlegen.errors import WrongUsage
from puzzlegen.family import Certify, CertifyPicture, CertifyWith, Family, Level
from puzzlegen.item import AnswerForm, Question, Statement

if TYPE_CHECKING:
    from puzzlegen.engines import Running

_ALL_LEVELS: Final = (Level.EASY, Level.MEDIUM, Level.HARD)


class UnknownFamily(WrongUsage):
    """No category or family goes by this name."""


class MissingExtra(WrongUsage):
    """What was asked for needs packages that are not installed."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One family of the catalog.

    Attributes:
        category, family: ``category/family`` is the name on the command line.
        version: rises with every change of the family's output.
        generator, validator: modules below ``puzzlegen``, with ``FAMILY`` and ``certify``.
        levels: the levels that the family offers.
        forms: the answer forms that its questions take.
        capabilities: VisReason's atomic capabilities.
        taxonomy: the place of the family in published taxonomies.
        weight: its share of the items when a whole category is made.
        extra: the optional dependency that it needs, if any.
        drawn_options: the levels at which some of its questions have drawn options, and can be asked as boxes.
        summary: one line for people.
        listed: False for the template.
    """

    category: str
    family: str
    generator: str
    validator: str
    forms: tuple[AnswerForm, ...]
    capabilities: tuple[str, ...]
    taxonomy: Mapping[str, str]
    summary: str
    version: int = 1
    levels: tuple[Level, ...] = _ALL_LEVELS
    weight: int = 4
    extra: str | None = None
    drawn_options: tuple[Level, ...] = ()
    listed: bool = True

    @property
    def chess(self) -> bool:
        """Whether it is about chess positions, which may come from a source and be told in FEN."""
        return self.extra == "chess"

    @property
    def photographic(self) -> bool:
        """Whether it edits photographs, without which it makes nothing."""
        return self.extra == "photo"

    @property
    def name(self) -> str:
        """The family's full name, ``category/family``."""
        return f"{self.category}/{self.family}"


CHOICE, FILL_IN, OPEN_ENDED, BOUNDING_BOXES = AnswerForm


def _boards(
    family: str,
    summary: str,
    subcategory: str,
    *forms: AnswerForm,
    capabilities: tuple[str, ...] = ("LU", "SSE", "SER", "RR", "SD"),
    visualpuzzles: str = "deductive",
    extra: str | None = None,
    drawn_options: tuple[Level, ...] = (),
    version: int = 1,
) -> Row:
    """A family of board games; ``subcategory`` is the game."""
    return Row(
        version=version,
        category="boards",
        family=family,
        generator=f"generators.boards.{family}",
        validator=f"validators.boards.{family}",
        forms=forms,
        capabilities=capabilities,
        taxonomy={
            "visreason_category": "Board",
            "visreason_subcategory": subcategory,
            "visualpuzzles_category": visualpuzzles,
        },
        summary=summary,
        extra=extra,
        drawn_options=drawn_options,
    )


def _counting(family: str, summary: str, subcategory: str, *forms: AnswerForm, version: int = 1) -> Row:
    return Row(
        category="counting",
        family=family,
        version=version,
        generator=f"generators.counting.{family}",
        validator=f"validators.counting.{family}",
        forms=forms,
        capabilities=("LU", "SSE", "SER", "RR"),
        taxonomy={
            "visreason_category": "Pattern counting",
            "visreason_subcategory": subcategory,
            "visualpuzzles_category": "algorithmic",
            "mmiq_paradigm": "mathematics",
        },
        summary=summary,
    )


def _matrices(
    family: str,
    summary: str,
    paradigm: str,
    configuration: str,
    *forms: AnswerForm,
    visreason: tuple[str, str] = ("Inductive", "rule learning and application"),
    visualpuzzles: str = "inductive",
    drawn_options: tuple[Level, ...] = (),
    version: int = 1,
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


def _sudoku(
    family: str, summary: str, *, version: int = 2, weight: int = 4, levels: tuple[Level, ...] = _ALL_LEVELS
) -> Row:
    return Row(
        category="sudoku",
        family=family,
        version=version,
        generator=f"generators.sudoku.{family}",
        validator="validators.sudoku.certify",
        forms=(CHOICE, FILL_IN, OPEN_ENDED, BOUNDING_BOXES),
        capabilities=("LU", "SSE", "SER", "RR", "SD"),
        taxonomy={
            "visreason_category": "Sudoku",
            "visreason_subcategory": "standard 9x9" if family == "classic" else "variant",
            "visualpuzzles_category": "deductive",
        },
        summary=summary,
        weight=weight,
        levels=levels,
        drawn_options=levels,
    )


def _solids(
    family: str,
    summary: str,
    subcategory: str,
    *forms: AnswerForm,
    version: int = 1,
    drawn_options: tuple[Level, ...] = (),
) -> Row:
    return Row(
        category="solids",
        family=family,
        generator=f"generators.solids.{family}",
        validator=f"validators.solids.{family}",
        forms=forms or (CHOICE,),
        capabilities=("LU", "SSE", "SER", "RR"),
        taxonomy={
            "visreason_category": "3D spatial",
            "visreason_subcategory": subcategory,
            "mmiq_paradigm": "3D geometry",
            "visualpuzzles_category": "spatial",
        },
        version=version,
        summary=summary,
        drawn_options=drawn_options,
    )


def _localization(family: str, summary: str, subcategory: str) -> Row:
    return Row(
        category="localization",
        family=family,
        version=2,
        generator=f"generators.localization.{family}",
        validator=f"validators.localization.{family}",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        capabilities=("LU", "SSE", "SER"),
        taxonomy={
            "visreason_category": "Localized reasoning",
            "visreason_subcategory": subcategory,
            "visualpuzzles_category": "spatial",
        },
        summary=summary,
    )


ROWS: Final = (
    _boards("chess_best_move", "the one move that wins material by force", "chess", FILL_IN, extra="chess"),
    _boards(
        "chess_evaluation",
        "the balance of material, passed and isolated pawns in a position",
        "chess",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        extra="chess",
        drawn_options=_ALL_LEVELS,
    ),
    _boards(
        "chess_mate",
        "mate in one, two or three: the one move that forces it, the line, or the right one of four diagrams",
        "chess",
        CHOICE,
        FILL_IN,
        OPEN_ENDED,
        extra="chess",
        drawn_options=(Level.EASY, Level.MEDIUM),
    ),
    _boards(
        "chess_reconstruct",
        "which diagram follows after given moves, which move was played between two diagrams",
        "chess",
        CHOICE,
        FILL_IN,
        extra="chess",
    ),
    _boards(
        "chess_rules",
        "legal moves, attacked squares, checks, pins and castling in a position",
        "chess",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        extra="chess",
        drawn_options=_ALL_LEVELS,
    ),
    _boards(
        "go_capture",
        "what black can capture with the next move of a game of Go, or in a ladder",
        "Go",
        CHOICE,
        FILL_IN,
        version=2,
    ),
    _boards("go_liberties", "how many liberties a chain of Go stones has", "Go", CHOICE, FILL_IN, BOUNDING_BOXES),
    _boards(
        "go_life_death",
        "the one move that captures or saves an enclosed chain of Go stones, or its status",
        "Go",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
    ),
    _boards("go_score", "who has won a finished game of Go, and by how much", "Go", CHOICE, FILL_IN),
    _boards(
        "knight_path",
        "the shortest way of a knight around closed squares: its length, its number, its first step",
        "knight's path",
        CHOICE,
        FILL_IN,
        version=2,
    ),
    _boards(
        "queens",
        "where the missing queens belong, or how many squares no queen attacks",
        "queens",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        version=2,
    ),
    _counting(
        "blocks",
        "cubes of a stack, hidden ones included; what is missing to a box; what nobody sees",
        "blocks in a stack",
        CHOICE,
        FILL_IN,
        version=2,
    ),
    _counting(
        "board_squares",
        "squares of any size on a board that hold no rook",
        "squares on a board",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        version=2,
    ),
    _counting(
        "char_grid",
        "how often, or where, a word occurs in a grid of characters",
        "character grid",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
    ),
    _counting(
        "lattice_paths",
        "ways of a walker from corner to corner around obstacles",
        "lattice paths",
        CHOICE,
        FILL_IN,
        version=2,
    ),
    _counting("maze_regions", "areas into which walls divide a maze", "regions of a maze", CHOICE, FILL_IN),
    _counting(
        "object_count",
        "coloured things in a crowded scene: how many of a kind, inside a circle, across a line, of which side",
        "object counting",
        CHOICE,
        FILL_IN,
        BOUNDING_BOXES,
        version=2,
    ),
    _counting(
        "shape_count",
        "triangles, squares, rectangles, parallelograms or circles of any size in a line drawing",
        "shape counting",
        FILL_IN,
        version=2,
    ),
    _counting(
        "tangle",
        "ropes of a tangle: how many, how many closed, how often on top, and where one leads",
        "line tangle",
        CHOICE,
        FILL_IN,
    ),
    Row(
        category="differences",
        family="photo_difference",
        generator="generators.differences.photo_difference",
        validator="validators.differences.photo_difference",
        forms=(FILL_IN, BOUNDING_BOXES),
        capabilities=("LU", "CD"),
        taxonomy={
            "visreason_category": "Spot the difference",
            "visreason_subcategory": "outline, presence, colour, position",
        },
        extra="photo",
        summary="two versions of a photograph of yours, retouched in a few places: box them, or tell how many",
    ),
    Row(
        category="differences",
        family="scene_difference",
        generator="generators.differences.scene_difference",
        validator="validators.differences.scene_difference",
        forms=(CHOICE, FILL_IN, BOUNDING_BOXES),
        capabilities=("LU", "CD"),
        taxonomy={
            "visreason_category": "Spot the difference",
            "visreason_subcategory": "outline, presence, colour, position",
        },
        summary="two drawings of one scene that differ in a few details: box them, or tell how many",
    ),
    _localization("find_duplicate", "the only two identical ones of many intricate figures", "identical figures"),
    _localization("find_odd", "the only one of many intricate figures that is different", "odd figure"),
    _matrices(
        "analogy",
        "one panel becomes another: what does a third become by the same changes?",
        "spatial relationship",
        "visual analogy",
        visualpuzzles="analogical",
        drawn_options=_ALL_LEVELS,
        version=2,
    ),
    _matrices(
        "arrow_instruction",
        "arrows tell which figure of a panel matters: what comes next?",
        "visual instruction",
        "extrapolation",
        drawn_options=_ALL_LEVELS,
        version=2,
    ),
    _matrices(
        "concrete_class",
        "drawings of things: odd one out, what belongs, two classes, analogies",
        "concrete object",
        "odd one out",
        visreason=("Inductive", "classification"),
        drawn_options=_ALL_LEVELS,
        version=2,
    ),
    _matrices(
        "element_count",
        "line figures whose counts follow a rule, and what comes next",
        "mathematics",
        "extrapolation",
        drawn_options=_ALL_LEVELS,
        version=2,
    ),
    _matrices(
        "figure_arithmetic",
        "numbers in the parts of figures, one of which is missing",
        "mathematics",
        "arithmetic",
        CHOICE,
        FILL_IN,
        version=2,
    ),
    _matrices("grouping", "six line figures that fall into two groups of three", "2D geometry", "grouping", version=2),
    _matrices(
        "logic_panels",
        "panels of lines, dots or cells: the third of a row is a logical operation on the first two",
        "logical operation",
        "Raven matrix",
        drawn_options=_ALL_LEVELS,
        version=2,
    ),
    _matrices(
        "number_matrix",
        "a grid whose light cells depend on its dark ones, by a rule to find or to follow",
        "mathematics",
        "number matrix",
        CHOICE,
        FILL_IN,
        visreason=("Deductive", "deductive grid"),
        visualpuzzles="deductive",
        version=2,
    ),
    _matrices(
        "odd_one_out",
        "line figures of which one lacks what the others share",
        "2D geometry",
        "odd one out",
        drawn_options=_ALL_LEVELS,
        version=2,
    ),
    _matrices(
        "raven",
        "a 3x3 matrix of panels with the last one missing, eight options",
        "logical operation",
        "Raven matrix",
        drawn_options=_ALL_LEVELS,
        version=2,
    ),
    _matrices(
        "sequence",
        "a row of panels that goes on: which is the next?",
        "temporal movement",
        "extrapolation",
        drawn_options=_ALL_LEVELS,
        version=2,
    ),
    _matrices(
        "shape_sequence",
        "patterns of cells that move, turn, grow and change from panel to panel: which comes next",
        "temporal movement",
        "extrapolation",
        visreason=("Deductive", "shape-sequence"),
        drawn_options=_ALL_LEVELS,
        version=2,
    ),
    _matrices(
        "splice",
        "figures cut into pieces: which pieces make the figure, which figure they make, which one is missing",
        "2D geometry",
        "extrapolation",
        visualpuzzles="spatial",
        drawn_options=_ALL_LEVELS,
    ),
    _matrices(
        "symmetry",
        "complete a half-drawn symmetric figure, or continue a sequence or matrix of symmetries",
        "2D geometry",
        "extrapolation",
        drawn_options=_ALL_LEVELS,
        version=2,
    ),
    _solids(
        "block_stack",
        "how many cubes a stack has, how many of their faces are painted, or what it looks like from behind",
        "block counting",
        CHOICE,
        FILL_IN,
        version=2,
    ),
    _solids(
        "cross_section",
        "which shape a plane cuts out of a solid, or which shape no plane can",
        "sections",
        drawn_options=_ALL_LEVELS,
    ),
    _solids(
        "cube_net",
        "which cube a net with marks folds to, which it does not, or which net makes a cube",
        "nets",
        drawn_options=_ALL_LEVELS,
    ),
    _solids(
        "dice",
        "two or three views of one die: what is opposite, at the bottom, or on a hidden face",
        "views of a die",
        CHOICE,
        FILL_IN,
        version=2,
        drawn_options=_ALL_LEVELS,
    ),
    _solids(
        "polyhedron_net",
        "which solid a net folds to, which net makes a solid, or which edges or corners meet",
        "nets",
        drawn_options=(Level.EASY,),
    ),
    _solids(
        "rotation",
        "which of four solids of cubes is the one that is shown, turned and not mirrored",
        "rotation",
        drawn_options=_ALL_LEVELS,
    ),
    _solids(
        "shadow", "which outline towers cast on a wall, or which they never cast", "shadows", drawn_options=_ALL_LEVELS
    ),
    _solids(
        "solid_assembly",
        "which piece of cubes fills the gap of a block, or makes a block together with another piece",
        "assembly",
        drawn_options=_ALL_LEVELS,
    ),
    _solids(
        "three_view",
        "which view of a stack or a machined part is right or wrong, or which of them has these three views",
        "orthographic views",
        version=2,
        drawn_options=_ALL_LEVELS,
    ),
    _sudoku("anti_knight", "equal digits never stand a knight's move apart"),
    _sudoku("arrow", "the digits along an arrow add up to the digit in its circle"),
    _sudoku("classic", "9x9 grid, 3x3 boxes"),
    _sudoku("classic_16x16", "16x16 grid, symbols 1-9 and A-G"),
    # A 4x4 grid has few puzzles that are no disguise of one another, so it gets a small share.
    _sudoku("classic_4x4", "4x4 grid, 2x2 boxes", weight=1, levels=(Level.EASY,)),
    _sudoku("classic_6x6", "6x6 grid, boxes of 2 rows and 3 columns", levels=(Level.EASY, Level.HARD)),
    _sudoku("consecutive", "bars tell all neighbours that differ by 1"),
    _sudoku("diagonal", "both diagonals hold every digit"),
    _sudoku("even_odd", "squares hold even digits, circles odd ones"),
    _sudoku("greater_than", "signs between neighbours tell the greater one"),
    _sudoku("jigsaw", "irregular regions instead of boxes"),
    _sudoku("killer", "cages with sums"),
    _sudoku("kropki", "white dots: differ by 1, black dots: one is twice the other, all dots given"),
    _sudoku("kropki_loose", "kropki with some dots left out"),
    _sudoku("little_killer", "arrows outside the grid give sums along diagonals"),
    _sudoku("sandwich", "clues outside the grid give the sum between 1 and 9"),
    _sudoku("thermometer", "digits increase from the bulb to the tip"),
    _sudoku("windoku", "four more windows hold every digit"),
    Row(
        category="template",
        family="blank",
        generator="generators.blank",
        validator="validators.blank",
        forms=(FILL_IN,),
        capabilities=("SER",),
        taxonomy={},
        summary="a row of tiles with one number missing: the template of a family",
        listed=False,
    ),
)


class Validator(msgspec.Struct, frozen=True):
    """What judges a family's items: their data, and their pictures where these could say something else.

    ``certify_with`` also judges what only a chess engine can answer, if the family has such questions.
    """

    certify: Certify
    certify_picture: CertifyPicture | None
    certify_with: CertifyWith | None = None

    def judge(self, statement: Statement, question: Question, engine: "Running | None") -> Certificate:
        """The certificate of an item, by the engine where it is needed; raises `EngineNeeded` without one."""
        if self.certify_with is None or engine is None:
            return self.certify(statement, question)
        return self.certify_with(engine, statement, question)


class Loaded(msgspec.Struct, frozen=True):
    """A family with both of its sides, ready for use."""

    row: Row
    family: Family[Any, Any]
    validator: Validator


def categories() -> tuple[str, ...]:
    """The names of all listed categories, in alphabetical order."""
    return tuple(dict.fromkeys(row.category for row in ROWS if row.listed))


def find(target: str) -> tuple[Row, ...]:
    """The rows that ``target`` names: ``category/family`` for one, ``category`` for all of its listed families.

    Raises:
        UnknownFamily: with the names that are allowed.
    """
    rows = tuple(row for row in ROWS if target in (row.name, row.category))
    if rows:
        return rows
    category, _, family = target.partition("/")
    if family and category in categories():
        known = ", ".join(row.family for row in ROWS if row.category == category)
        raise UnknownFamily(f"There is no family {family!r} in {category}; its families are: {known}.")
    raise UnknownFamily(f"There is no category {category!r}; the categories are: {', '.join(categories())}.")


def _load_side(row: Row, module: str) -> ModuleType:
    try:
        return import_module(f"puzzlegen.{module}")
    except ModuleNotFoundError as error:
        if row.extra is None or (error.name or "").startswith("puzzlegen"):
            raise
        raise MissingExtra(
            f"{row.name} needs the package {error.name!r}: install it with pip install 'puzzlegen[{row.extra}]'."
        ) from error


def load_validator(name: str) -> Validator:
    """The validator of the family called ``category/family``; imports no generator."""
    (row,) = find(name)
    module = _load_side(row, row.validator)
    return Validator(module.certify, getattr(module, "certify_picture", None), getattr(module, "certify_with", None))


def load(name: str) -> Loaded:
    """Both sides of the family called ``category/family``."""
    (row,) = find(name)
    return Loaded(row, _load_side(row, row.generator).FAMILY, load_validator(name))
