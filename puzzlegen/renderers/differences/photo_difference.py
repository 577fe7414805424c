"""Shows both versions that `puzzlegen.generators.differences.photo_difference` makes of a photograph."""

from puzzlegen.core.message import Phrase
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.question import NoFacts
from puzzlegen.core.scene import Raster, Scene
from puzzlegen.formats.differences.photo_difference import Query, Versions
from puzzlegen.renderers.differences.kits.pair import arranged, element, origin
from puzzlegen.renderers.differences.kits.wording import entry, explained, worded


def word(versions: Versions, query: Query) -> Wording:  # noqa: ARG001 - the same for all photographs
    """Ask for the boxes of all differences, or for their number."""
    return worded(query, "photograph")


def explain(versions: Versions, query: Query, answer: str, why: NoFacts) -> Phrase:  # noqa: ARG001
    """Tell where each difference is; what was changed there is for everybody to see."""
    x, y = origin(query.arrangement)
    changed = (patch.box for patch in versions.patches if patch.first != patch.second)
    told = (entry((x + (left + right) // 2, y + (top + bottom) // 2)) for left, top, right, bottom in changed)
    return explained(told, query, answer, "photograph")


def depict(versions: Versions, query: Query, material: tuple[bytes, bytes]) -> tuple[Scene, ...]:
    """Both versions, given as R, G and B of each pixel, in one picture or in two."""
    size = versions.width, versions.height
    first, second = ([Raster(0, 0, *size, rgb)] for rgb in material)
    elements = [element(patch.name, patch.box) for patch in versions.patches]
    return arranged(query.arrangement, size, first, second, elements)
