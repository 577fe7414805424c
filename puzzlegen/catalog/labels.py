"""The labels of items: where a task stands in the taxonomies of VisReason, MM-IQ and VisualPuzzles.

The lists are those of the papers, in their words: Guo et al. 2026 (arXiv:2605.25364), Cai et al. 2025
(arXiv:2502.00698) and Song et al. 2025 (arXiv:2504.10342). A label stands only where a task is what the paper means.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

import msgspec

CAPABILITIES: Final[Mapping[str, str]] = {
    "LU": "layout understanding",
    "SSE": "structured state extraction",
    "SER": "symbol and entity recognition",
    "CD": "correspondence and difference",
    "RR": "relational reasoning",
    "RLI": "rule learning and inference",
    "SD": "search and decision",
    "3DHP": "3D hypothesis and projection",
}
"""VisReason's eight atomic capabilities."""

CATEGORIES: Final[Mapping[str, tuple[str, ...]]] = {
    "Localized reasoning": ("LU", "SER", "RLI"),
    "Spot the difference": ("LU", "CD"),
    "Pattern counting": ("LU", "SSE", "SER", "RR"),
    "3D spatial": ("LU", "SER", "3DHP"),
    "Board": ("LU", "SSE", "SER", "RR", "SD"),
    "Sudoku": ("LU", "SSE", "SER", "RR", "SD"),
    "Geolocation": ("LU", "SER", "RLI"),
    "Cue insight": ("LU", "SER", "RLI"),
    "Inductive": ("LU", "SER", "RR", "RLI"),
    "Deductive": ("LU", "SER", "RLI"),
}
"""VisReason's ten categories in its order, with the capabilities that each calls for."""

SUBCATEGORIES: Final[Mapping[str, tuple[str, ...]]] = {
    "Localized reasoning": ("duplicate", "odd"),
    "Spot the difference": ("outline tweak", "object added or removed", "colour replaced", "position changed"),
    "Pattern counting": ("shape counting", "character grid"),
    "3D spatial": ("polyhedron net folding", "cross-section", "solid assembly", "three-view drawing"),
    "Board": ("chess evaluation", "chess best move or line", "Go life and death"),
    "Sudoku": ("standard 9x9",),
    "Geolocation": ("nature", "streets", "indoors"),
    "Cue insight": (
        "detective",
        "image cue extraction",
        "English word addition and subtraction",
        "folding-perspective",
        "hidden word",
        "colour set to word",
    ),
    "Inductive": ("rule learning and application",),
    "Deductive": ("matrix reasoning", "shape sequence"),
}
"""The 28 subcategories that VisReason's text names; it counts 36, of which eight stand in a picture only."""

OURS: Final[Mapping[str, tuple[str, ...]]] = {
    "Pattern counting": (
        "blocks in a stack",
        "lattice paths",
        "line tangle",
        "object counting",
        "regions of a maze",
    ),
    "3D spatial": ("block stack", "die", "paper folding", "rotation", "shadow", "viewpoint"),
    "Cue insight": ("physical traces",),
    "Board": (
        "chess diagram",
        "chess reconstruction",
        "chess rules",
        "Go capture",
        "Go liberties",
        "Go score",
        "knight's path",
        "pawn structure",
        "peg solitaire",
        "queens",
        "sliding blocks",
        "squares without a rook",
    ),
    "Sudoku": ("Sudoku variant",),
    "Inductive": ("classification", "tangram"),
    "Deductive": ("everyday reasoning",),
}
"""Names of our own for what VisReason's text does not name."""

PLACES: Final = tuple(
    place
    for category in CATEGORIES
    for place in (
        category,
        *(f"{category}: {name}" for name in (*SUBCATEGORIES.get(category, ()), *OURS.get(category, ()))),
    )
)
"""Where in VisReason somebody may put an item: a category, or ``category: subcategory``."""

PARADIGMS: Final = (
    "logical operation",
    "mathematics",
    "2D geometry",
    "3D geometry",
    "visual instruction",
    "temporal movement",
    "spatial relationship",
    "concrete object",
)
"""MM-IQ's eight reasoning paradigms."""

CONFIGURATIONS: Final = (
    "Raven matrix",
    "visual analogy",
    "odd one out",
    "extrapolation",
    "arithmetic",
    "grouping",
)
"""MM-IQ's six problem configurations."""

VISUALPUZZLES: Final = ("algorithmic", "analogical", "deductive", "inductive", "spatial")
"""The five categories of VisualPuzzles."""


class Labels(msgspec.Struct, frozen=True, kw_only=True):
    """Where a task stands; None where it has no place in a list."""

    visreason_category: str | None = None
    visreason_subcategory: str | None = None
    mmiq_paradigm: str | None = None
    mmiq_configuration: str | None = None
    visualpuzzles_category: str | None = None

    @property
    def capabilities(self) -> tuple[str, ...]:
        """Those of its VisReason category."""
        return () if self.visreason_category is None else CATEGORIES[self.visreason_category]

    @property
    def taxonomy(self) -> dict[str, str]:
        """The labels that there are, by their names."""
        return {name: label for name, label in msgspec.structs.asdict(self).items() if label is not None}


Governed: TypeAlias = Callable[[Labels, str], Labels]
"""The labels of a task, and the structure that a certificate names -> its labels under the rule that governs it."""
