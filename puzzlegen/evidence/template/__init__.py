"""What judges the template: it has no disguises, since another order of its tiles is another search for the eye."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.evidence import Disguise, Measure

DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {"template/blank": ()}
MEASURES: Final[Mapping[str, Measure]] = {
    "template/blank": Measure("tiles", lambda statement, query: len(statement.tiles))  # noqa: ARG005
}
