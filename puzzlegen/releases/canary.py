"""Marks a release so that it can be found in, and kept out of, the data that models are trained on."""

from uuid import NAMESPACE_URL, uuid5

from puzzlegen.core.foreign import CANARY
from puzzlegen.releases.documents import Version


def guid(series: str, version: Version, mark: str = "") -> str:
    """The GUID of a release: the same for the same series, version and mark.

    The mark tells the releases of two operators of one spec apart, see `anchor.mark`.
    """
    return str(uuid5(NAMESPACE_URL, f"puzzlegen:{series}/{version}" + (f"/{mark}" if mark else "")))


def paragraph(guid: str) -> str:
    """The request not to train on what carries this GUID, in ASCII; pictures carry it, too (`drawing.png.stamped`)."""
    return CANARY.format(guid)
