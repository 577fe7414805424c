"""Labels that depend on the rule that governs an item; a certificate's structure names it."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from puzzlegen.catalog.labels import PLACES, Labels

_STILL: Final = frozenset({"constant", "same", "free"})  # rules of attributes in which nothing happens
_LOGIC: Final = frozenset({"and", "or", "minus", "xor"})
_COUNTS: Final = frozenset({"number", "dots"})
_RELATION: Final = "relation"
_SHAPES: Final = ("any ", "axis", "mirror", "half-turn", "line kind", "one go")  # how such properties of figures begin
_SUMS: Final = frozenset({"sum", "product", "difference"})
_FORMATS: Final = {
    "matrix": "Raven matrix",
    "row": "extrapolation",
    "sequence": "extrapolation",
    "3 rows": "Raven matrix",
    "2 rows": "visual analogy",
}
_CHANGES: Final = {
    "outline": "outline tweak",
    "added": "object added or removed",
    "removed": "object added or removed",
    "colours": "colour replaced",
    "position": "position changed",
}

_SCENES: Final = {"nature": "nature", "street": "streets", "indoor": "indoors"}


def panels(labels: Labels, structure: str) -> Labels:
    """The paradigm of panels of figures: that of the attributes that change, if they have one in common.

    Places under a set operation are a logical operation; places and directions that go on are temporal movement;
    numbers of figures are mathematics. Shape, size and fill belong to no paradigm, and neither do values in any order.
    So a matrix whose places follow an exclusive or while shades change is a logical operation; one whose figures turn
    as well has two paradigms, and therefore no label.
    """
    found = set()
    for clause in re.split("[;,] ", structure)[1:]:
        attribute, _, rule = clause.partition(" ")
        kinds = {name.split()[0] for name in rule.split("/")}
        if attribute in _COUNTS and not kinds & _STILL:
            found.add("mathematics")
        elif attribute == "position" and kinds <= _LOGIC:
            found.add("logical operation")
        elif attribute in ("position", "turn") and not kinds & (_STILL | _LOGIC | {"distribute_three"}):
            found.add("temporal movement")
    return replace(labels, mmiq_paradigm=found.pop() if len(found) == 1 else None)


def figures(labels: Labels, structure: str) -> Labels:
    """The paradigm of line figures with a property that tells them apart: relations, shapes or counts."""
    property_ = next((part for part in structure.split("; ") if not part.endswith(" figures")), "")
    if property_.startswith(_RELATION):
        paradigm = "spatial relationship"
    elif property_.startswith(_SHAPES):
        paradigm = "2D geometry"
    else:
        paradigm = "mathematics"
    return replace(labels, mmiq_paradigm=paradigm)


PARADIGMS: Final = (panels, figures)
"""Those by which items get their paradigm of MM-IQ, if the rule gives them one."""


def sums(labels: Labels, structure: str) -> Labels:
    """A grid of numbers is MM-IQ's arithmetic where its rule adds, subtracts or multiplies."""
    function = structure.partition(": ")[2].split(" ")[0]
    return replace(labels, mmiq_configuration="arithmetic" if function in _SUMS else None)


def formats(labels: Labels, structure: str) -> Labels:
    """The configuration that the layout makes: a matrix, a row or an analogy of two rows; else that of the task."""
    return replace(labels, mmiq_configuration=_first(_FORMATS, structure.split("; ")) or labels.mmiq_configuration)


def changes(labels: Labels, structure: str) -> Labels:
    """The subcategory of pictures that differ in one way only."""
    found = {_CHANGES.get(change) for change in structure.partition(": ")[2].split(", ")}
    return replace(labels, visreason_subcategory=found.pop() if len(found) == 1 else None)


def categories(labels: Labels, structure: str) -> Labels:
    """The category that somebody put a candidate into, with a subcategory or without."""
    if not structure:
        return labels
    category, _, subcategory = structure.partition("; ")[0].partition(": ")
    if structure.partition("; ")[0] not in PLACES:
        return Labels()
    return Labels(visreason_category=category, visreason_subcategory=subcategory or None)


def _first(names: Mapping[str, str], parts: Sequence[str]) -> str | None:
    return next((names[part] for part in parts if part in names), None)


def scenes(labels: Labels, structure: str) -> Labels:
    """The subcategory of a photograph, by the scene that it shows."""
    return replace(labels, visreason_subcategory=_SCENES.get(structure.partition(",")[0]))
