"""Shows both versions that `puzzlegen.generators.differences.photo_difference` makes of a photograph."""

from puzzlegen.core.item import Statement
from puzzlegen.core.message import Phrase
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Raster, Scene
from puzzlegen.renderers.differences.kits.pair import arranged, element, origin
from puzzlegen.renderers.differences.kits.wording import explained, worded


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the same for all photographs
    """Ask for the boxes of all differences, or for their number."""
    return worded(query, "photograph")


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Phrase:
    """Name each difference."""
    x, y = origin(query["arrangement"])
    boxes = {patch["name"]: patch["box"] for patch in statement["patches"]}
    told = (
        (change, "", (x + (left + right) // 2, y + (top + bottom) // 2), None)
        for name, change in why["changes"].items()
        for left, top, right, bottom in (boxes[name],)
    )
    return explained(told, query, answer, "photograph")


def depict(statement: Statement, query: Statement, material: tuple[bytes, bytes]) -> tuple[Scene, ...]:
    """Both versions, given as R, G and B of each pixel, in one picture or in two."""
    size = statement["width"], statement["height"]
    first, second = ([Raster(0, 0, *size, rgb)] for rgb in material)
    elements = [element(patch["name"], patch["box"]) for patch in statement["patches"]]
    return arranged(query["arrangement"], size, first, second, elements)
