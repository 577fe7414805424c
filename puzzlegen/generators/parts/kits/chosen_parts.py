"""Which part an item is about, how it lies and what it measures: one of our own, or somebody's mesh that is worked.

Our own parts differ by dimensions; meshes by what is made in them.
"""

from collections.abc import Callable, Iterable, Mapping

from msgspec import UnsetType

from puzzlegen.core.stream import Stream
from puzzlegen.facts.parts.sides import Side
from puzzlegen.formats.parts.kits.drawings import Credit
from puzzlegen.generators.parts.kits.accidents import accident, readable_views
from puzzlegen.generators.parts.kits.bodies import Body, Dimensions, grooved
from puzzlegen.generators.parts.kits.line_views import Drawn, Solid
from puzzlegen.generators.parts.kits.machined_parts import PARTS
from puzzlegen.generators.parts.kits.variants import clear_views
from puzzlegen.materials.meshes import Meshes

Built = Callable[[Dimensions], Body]


class ChosenPart:
    """A part of drawn dimensions, and what it is with other ones.

    Attributes:
        dimensions: that are drawn, once it has been built.
        credit: whose mesh it is, if it is one.
    """

    def __init__(self, name: str, rich: int, grooves: int, meshes: Meshes | UnsetType, rng: Stream) -> None:
        """Draw it.

        Args:
            name: of one of our own.
            rich: of a hundred things that one of them may have or not, how many it has.
            grooves: that are cut across it.
            meshes: of which one takes its place; these have lines enough, so nothing else is there at first.
            rng: where all of it is drawn from.
        """
        self.credit: Credit | None = None
        if isinstance(meshes, UnsetType):
            self._build: Built = PARTS[name]
        else:
            self._build, self.credit = _of_mesh(meshes, rng)
            rich = grooves = 0
        self._mirrored, self._quarters = rng.below(2) == 1, rng.below(4)
        self._grooves = grooves
        self.dimensions = Dimensions(rng.child("dimensions"), rich)

    def body(self, lengths: Mapping[str, int]) -> Body:
        """The part with some dimensions changed."""
        drawn = self.dimensions.changed(lengths) if lengths else self.dimensions
        body = grooved(self._build(drawn), drawn, self._grooves)
        return (body.mirror((1, 0, 0)) if self._mirrored else body).rotate((0, 0, 90 * self._quarters))

    def views(self, solid: Solid, sides: Iterable[Side], *, axes: bool = True) -> dict[Side, Drawn]:
        """See `readable_views`; of a mesh, whose dimensions are what they are, lines may meet by accident.

        Raises:
            Rejected: they may not be shown.
        """
        return clear_views(solid, tuple(sides)) if self.credit else readable_views(solid, sides, axes=axes)

    def has_accident(self, solid: Solid, side: Side, view: Drawn) -> bool:
        """Whether lines of one of our own parts meet by accident."""
        return not self.credit and bool(accident(solid.with_axes(side, view)))


def _of_mesh(meshes: Meshes, rng: Stream) -> tuple[Built, Credit]:
    """A mesh as a part, and whose it is."""
    # trimesh, which reads it, is slow to import and seldom wanted
    from puzzlegen.generators.parts.kits.foreign_meshes import blank_of

    mesh = rng.choice(meshes.open())
    one = mesh.credit
    return blank_of(mesh).worked, Credit(mesh.sha256, one.title, one.author, one.licence, one.origin)
