"""What people reach on the items of the three papers, as published: on their items, not on these.

What people reach on these items (`puzzlegen.scoring.participants`) takes the place of these figures where it is known.
"""

from typing import Final

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """An accuracy of people, 0..1, with those of weak and strong people (5th and 95th percentile) where published."""

    accuracy: float
    low: float | None = None
    high: float | None = None


class Paper(msgspec.Struct, frozen=True):
    """The figures of a paper.

    Attributes:
        name: of the benchmark.
        source: where the figures stand.
        overall: on all of its items.
        parts: by its categories.
        statistic: what is meant by an accuracy of people.
    """

    name: str
    source: str
    overall: Figure
    parts: dict[str, Figure]
    statistic: str


MEAN: Final = "mean"
MEDIAN: Final = "median"
VISREASON: Final = Paper(
    "VisReason",
    "Guo et al. 2026, arXiv:2605.25364",
    Figure(0.714),
    {
        "Localized reasoning": Figure(0.817),
        "Spot the difference": Figure(0.774),
        "Pattern counting": Figure(0.669),
        "3D spatial": Figure(0.716),
        "Board": Figure(0.569),
        "Sudoku": Figure(0.456),
        "Geolocation": Figure(0.800),
        "Cue insight": Figure(0.748),
        "Inductive": Figure(0.806),
        "Deductive": Figure(0.781),
    },
    MEAN,
)
MMIQ: Final = Paper(
    "MM-IQ",
    "Cai et al. 2025, arXiv:2502.00698",
    Figure(0.5127),
    {
        "logical operation": Figure(0.6136),
        "mathematics": Figure(0.4503),
        "2D geometry": Figure(0.6011),
        "3D geometry": Figure(0.4748),
        "visual instruction": Figure(0.4667),
        "temporal movement": Figure(0.5561),
        "spatial relationship": Figure(0.3663),
        "concrete object": Figure(0.6579),
    },
    MEAN,
)
VISUALPUZZLES: Final = Paper(
    "VisualPuzzles",
    "Song et al. 2025, arXiv:2504.10342",
    Figure(0.750, 0.575, 0.893),
    {
        "algorithmic": Figure(0.880, 0.681, 1.0),
        "analogical": Figure(0.660, 0.250, 1.0),
        "deductive": Figure(0.800, 0.370, 1.0),
        "inductive": Figure(0.500, 0.0, 0.816),
        "spatial": Figure(0.900, 0.591, 1.0),
    },
    MEDIAN,
)
PAPERS: Final = {
    "VisReason category": VISREASON,
    "MM-IQ paradigm": MMIQ,
    "VisualPuzzles category": VISUALPUZZLES,
}
"""Dimension of a breakdown -> the paper whose categories it has."""


def accuracy(dimension: str, name: str) -> float | None:
    """The published accuracy of people in a category of a paper; None if there is none."""
    paper = PAPERS.get(dimension)
    figure = paper.parts.get(name) if paper is not None else None
    return None if figure is None else figure.accuracy
