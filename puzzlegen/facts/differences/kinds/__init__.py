"""The kinds of things that there are in drawn scenes, and what each looks like."""

from collections.abc import Mapping
from typing import Final

from puzzlegen.facts.differences.kinds import (
    desk,
    garden,
    harbour,
    indoors,
    kitchen,
    outdoors,
    people,
    room,
    street,
)
from puzzlegen.facts.differences.things import Kind

KINDS: Final[Mapping[str, Kind]] = {
    found.name: found
    for module in (desk, garden, harbour, indoors, kitchen, outdoors, people, room, street)
    for found in vars(module).values()
    if isinstance(found, Kind)
}
"""All kinds by name."""
