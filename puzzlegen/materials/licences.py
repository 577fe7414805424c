"""Whether a licence lets changed versions of a work be published under another one.

Known are the licences of Creative Commons, however they are spelled, and others that want changed versions under
themselves, by their SPDX identifiers. Of any other licence nothing is known, and nothing is said against it.
"""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

_WORD: Final = re.compile(r"[a-z]+|\d+(?:\.\d+)?")
_SPELLED: Final = (
    (re.compile(r"non\W?commercial"), "nc"),
    (re.compile(r"no\W?deriv\w*"), "nd"),
    (re.compile(r"share\W?alike"), "sa"),
)
_CREATIVE_COMMONS: Final = re.compile(r"(?<![a-z])(cc|creative\W?commons)(?![a-z])")
_COPYLEFT: Final = re.compile(r"(?P<name>A?GPL|LAL)-(?P<version>\d+\.\d+)(?P<later>-or-later)?(-only)?")
_TAKING_OVER: Final = ("GPL-3.0-only", "GPL-3.0-or-later", "LAL-1.3")
"""Under these, too, changed versions of what is under CC-BY-SA-4.0 may be, as Creative Commons says of the latter."""
_OWN: Final = "LicenseRef-"


class _Sharing(NamedTuple):
    """A licence under which changed versions have to be: its name, its version, and whether a later one does, too."""

    name: str
    version: float
    later: bool


def forbids(work: str, published: str) -> str:
    """What the licence of a work forbids, in words that follow its name; empty if nothing is known to.

    Args:
        work: its licence.
        published: the licence under which a changed version of it is to be published.
    """
    terms = _terms(work)
    if "nd" in terms:
        return "forbids changed versions"
    if "nc" in terms and "nc" not in _terms(published) and not published.startswith(_OWN):
        return f"forbids commercial use, which {published} allows"
    wanted, given = _sharing(work), _sharing(published)
    if wanted is None or wanted == given:
        return ""
    if given is not None and given.name == wanted.name and wanted.later and given.version >= wanted.version:
        return ""
    if wanted == _sharing("CC-BY-SA-4.0") and published in _TAKING_OVER:
        return ""
    return "wants changed versions under the same licence"


def obstacle(works: str, counted: Mapping[str, int], published: str) -> str:
    """A sentence that names the licences of works that do not let changed versions be published; empty if none does.

    Args:
        works: what they are called, such as ``photographs``.
        counted: licence -> how many are under it.
        published: the licence under which changed versions of them are to be published.
    """
    found = [
        f"{licence} (of {number}) {what}"
        for licence, number in counted.items()
        if (what := forbids(licence, published))
    ]
    if not found:
        return ""
    return (
        f"The {works} are published changed, under {published}, but {', '.join(found)}: leave these {works} out, or "
        "release under another licence."
    )


def _terms(licence: str) -> frozenset[str]:
    """Which of the terms by, nc, nd and sa of Creative Commons a licence has; none of them if it is another one."""
    spelled = licence.lower()
    if not _CREATIVE_COMMONS.search(spelled):
        return frozenset()
    for pattern, term in _SPELLED:
        spelled = pattern.sub(term, spelled)
    return frozenset(_WORD.findall(spelled.replace("attribution", "by"))) & {"by", "nc", "nd", "sa"}


def _sharing(licence: str) -> _Sharing | None:
    """What it is if changed versions have to be under it; None if they need not, as far as is known."""
    terms = _terms(licence)
    if "sa" in terms:
        versions = [float(word) for word in _WORD.findall(licence.lower()) if "." in word]
        return _Sharing("-".join(sorted(terms)), versions[-1] if versions else 0.0, later=versions != [1.0])
    found = _COPYLEFT.fullmatch(licence)
    return _Sharing(found["name"], float(found["version"]), bool(found["later"])) if found else None
