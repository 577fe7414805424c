"""The packages in this environment that offer families, by their metadata; nothing is imported."""

import re
import sys
import warnings
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from puzzlegen.core.errors import BrokenPackage
from puzzlegen.core.foreign import Distribution, is_a, shown

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "puzzlegen.families"


class Offer(NamedTuple):
    """An entry point, and the name and version of the distribution that it belongs to."""

    entry: "EntryPoint"
    distribution: str
    version: str


@cache
def installed() -> tuple[Offer, ...]:
    """The entry points of all packages; warns of packages whose metadata cannot be read.

    Of two distributions of one name the first on the path counts, since it is the one that would be imported.
    """
    if not any(map(_may_offer, sys.path)):
        return ()
    from importlib.metadata import distributions as found_distributions

    found: dict[str, list[Offer]] = {}
    for distribution in found_distributions():
        try:
            entries = distribution.entry_points.select(group=GROUP)
            if entries:
                name, version = str(distribution.metadata["Name"]), str(distribution.version)
                if not is_a(Distribution, name):
                    raise ValueError(f"its name is {name}")
                same = re.sub(r"[-_.]+", "-", name).lower()  # as registries compare names
                found.setdefault(same, [Offer(entry, name, shown(version)[:40]) for entry in entries])
        except Exception as error:  # noqa: BLE001 - somebody else's files
            tell(f"The metadata of a package in {distribution.locate_file('')} cannot be read ({error}): uninstall it.")
    return tuple(offer for offers in found.values() for offer in offers)


def _may_offer(place: str) -> bool:
    """True unless this place on the path surely has no package with families: few machines have one.

    To look for the group's name in files takes a fraction of the time of `importlib.metadata`.
    """
    folder = Path(place)
    if not folder.is_dir():
        return folder.exists()  # an archive
    try:
        return any(GROUP.encode() in path.read_bytes() for path in folder.glob("*.*-info/entry_points.txt"))
    except OSError:
        return True


def tell(sentence: str) -> None:
    """Warn of a package."""
    warnings.warn(shown(sentence[:500]), BrokenPackage, stacklevel=2)


def distributions() -> frozenset[str]:
    """The names of the packages."""
    return frozenset(offer.distribution for offer in installed())


def versions(names: frozenset[str]) -> dict[str, str]:
    """The versions of those of the packages that have these names."""
    found = {offer.distribution: offer.version for offer in installed()}
    return {name: version for name, version in sorted(found.items()) if name in names}
