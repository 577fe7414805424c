"""What explanations of line figures may say: a property, its value in each figure, and what there is to see of it."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from puzzlegen.core.family import Faults
from puzzlegen.formats.matrices.kits.line_figures import Trait
from puzzlegen.validators.matrices.kits.figure_properties import Seen, Value

AS_MANY: Final = "as many dots as "  # and what else is counted


def misreported(name: str, values: Sequence[Value], seen: Sequence[Seen], why: Trait) -> Faults:
    """What is false where an explanation is about this property, which has these values in the figures."""
    true: dict[str, Any] = {"trait": name, "values": values}
    if name in ("one go", "pen strokes"):
        true["odd_points"] = [one.odd_points for one in seen]
    if name in ("any mirror axes", "mirror axes"):
        true["axes"] = [one.axes for one in seen]
    if name.startswith(AS_MANY):
        true["dots"] = [one.values["dots"] for one in seen]
        true["others"] = [one.values[name.removeprefix(AS_MANY)] for one in seen]
    said, wanted = (msgspec.json.encode(facts, order="sorted") for facts in (why, true))
    return () if said == wanted else ("something is said of a figure that is not so",)
