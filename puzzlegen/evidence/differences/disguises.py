"""Disguises of pairs of pictures: exchanged, and published under other names or in another order."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from puzzlegen.core.question import Question
from puzzlegen.evidence import Disguise
from puzzlegen.formats.differences.photo_difference import Versions
from puzzlegen.formats.differences.scene_difference import Scenes

Put = tuple[Any, Any]


def drawings_exchanged(scenes: Scenes, query: Question, rng: Random) -> Put:  # noqa: ARG001
    """The second drawing first."""
    return replace(scenes, first=scenes.second, second=scenes.first), query


def things_reordered(scenes: Scenes, query: Question, rng: Random) -> Put:
    """The same things in another order of the list; the drawings name them by their new places."""
    order = rng.sample(range(len(scenes.things)), len(scenes.things))
    places = {old: new for new, old in enumerate(order)}
    first, second = (tuple(places[place] for place in side) for side in (scenes.first, scenes.second))
    return Scenes(tuple(scenes.things[old] for old in order), first, second, scenes.differences), query


def things_renamed(scenes: Scenes, query: Question, rng: Random) -> Put:
    """Other numbers in the names of things."""
    known = sorted({thing.name for thing in scenes.things})
    numbers = rng.sample(range(1, 5000), len(known))
    names = {name: f"thing-{number}" for name, number in zip(known, numbers, strict=True)}
    things = tuple(replace(thing, name=names[thing.name]) for thing in scenes.things)
    differences = tuple(replace(one, thing=names[one.thing]) for one in scenes.differences)
    return replace(scenes, things=things, differences=differences), query


def versions_exchanged(versions: Versions, query: Question, rng: Random) -> Put:  # noqa: ARG001
    """The second version first."""
    patches = (replace(patch, first=patch.second, second=patch.first) for patch in versions.patches)
    return replace(versions, patches=tuple(patches)), query


def patches_renamed(versions: Versions, query: Question, rng: Random) -> Put:
    """Other numbers in the names of patches, which are listed in another order."""
    numbers = rng.sample(range(100), len(versions.patches))
    patches = [
        replace(patch, name=f"patch-{number:02d}") for patch, number in zip(versions.patches, numbers, strict=True)
    ]
    return replace(versions, patches=tuple(rng.sample(patches, len(patches)))), query


DISGUISES: Final[Mapping[str, tuple[Disguise, ...]]] = {
    "differences/photo_difference": (versions_exchanged, patches_renamed),
    "differences/scene_difference": (drawings_exchanged, things_reordered, things_renamed),
}
