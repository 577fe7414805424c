"""Whether writing in a photograph tells where it was taken: names of places, telephone numbers, addresses of the web.

Names are those of `puzzlegen.facts.places`: of the country and its regions, and of the places round the position. All
scripts are compared in Latin letters (AnyAscii), so that a sign in Chinese meets a name that is spelled in English.
Writing that nobody could read, or not well enough to compare it, may tell anything.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from puzzlegen.facts import places
from puzzlegen.models.packages import imported

AROUND: Final = 60.0  # kilometres; of places as far as that signs tell
LEAST: Final = 3  # letters of a name, at least; of one in Chinese or Japanese characters two
TYPING: Final = 6  # letters from which on one of them may be another one
_PART: Final = 6  # letters of a part of a name that tells as much as the whole, at least
_SHARED: Final = 3  # names round a position that may share such a part; what more of them share is no name
_RUN: Final = 4  # words that together may be a name
_SIGNS: Final = 8  # characters that together may be a name
_HALF_READ: Final = re.compile(r"[0Ooα〇\s]{3,}|.*[α-ωά-ώΓ-Ω]{2}.*")
"""What the reader makes of Korean, and Greek, in which it leaves letters out."""
_OTHER_SCRIPT: Final = frozenset(["BA", "BG", "BY", "CY", "GR", "KG", "KZ", "ME", "MK", "MN", "RS", "RU", "TJ", "UA"])
"""Countries with signs in Cyrillic or Greek capitals; some words of them look like Latin ones, MOCKBA and AOHNA."""
_ALIKE: Final = re.compile(r".*\b[ABCEHIKMNOPTXYZ]{3,}\b.*")
_CALLING: Final = re.compile(r"(?:\+|(?<!\d)00)\s?[1-9][\d\s().-]{4,}\d")
_HAN: Final = re.compile(r"[\u3005\u3040-\u30ff\u3400-\u9fff]+")
_WORD: Final = re.compile(r"[a-z0-9]+")
_DOMAINS: Final = {"GB": "uk"}
"""Of the internet, where it is not the code of the country."""


def telling(lines: Sequence[str], latitude: float, longitude: float, country: str) -> str | None:
    """What the first telling line says, in words that end a sentence; None if no line tells anything.

    Args:
        lines: of writing; an empty one is one that could not be read.
        latitude: degrees north.
        longitude: degrees east.
        country: ISO 3166-1 alpha-2.
    """
    names = dict(_names(latitude, longitude, country)) if lines else {}
    domain = re.compile(rf"\w\.{_DOMAINS.get(country, country.lower())}\b", re.IGNORECASE)
    for line in lines:
        if not line.strip() or _is_unclear(line, country):
            return "holds writing that cannot be read with certainty, and may tell the place"
        if _CALLING.search(line):
            return f"shows {line!r}, a telephone number with the code of a country"
        if domain.search(line):
            return f"shows {line!r}, an address of the web in its country"
        for word in _words(line):
            name = next((names[one] for one in (word, *_mistyped(word, names)) if one in names), None)
            if name:
                return f"shows {line!r}, which tells {name}"
    return None


def _is_unclear(line: str, country: str) -> bool:
    """True if nobody can tell what was read; names in Chinese characters are read in Chinese alone."""
    if country == "JP" and any(len(run) > 1 for run in _HAN.findall(line)):
        return True
    return bool(_HALF_READ.fullmatch(line)) or (country in _OTHER_SCRIPT and bool(_ALIKE.fullmatch(line)))


def folded(text: str) -> str:
    """A text in small Latin letters, digits and spaces."""
    with imported("Reading signs in photographs", "'puzzlegen-bench[places]'"):
        from anyascii import anyascii
    return " ".join(_WORD.findall(anyascii(text).casefold().replace("'", "")))


def _names(latitude: float, longitude: float, country: str) -> Iterator[tuple[str, str]]:
    """Telling names without spaces, and whose they are; the most telling ones last, which count."""
    near = [(place, folded(place.name)) for place in reversed(places.places_near(latitude, longitude, AROUND))]
    common = Counter(part for _, name in near for part in {*name.split()})
    for place, name in near:
        told = f"{place.name}, a place {place.km:.0f} km away"
        yield from ((part, told) for part in name.split() if len(part) >= _PART and common[part] <= _SHARED)
        yield _joined(name), told
    for region in places.regions_of(country):
        yield from _all_names(region.names.values(), "a region of its country")
    yield from _all_names(places.countries()[country].names.values(), "its country")


def _all_names(spoken: Iterable[tuple[str, ...]], whose: str) -> Iterator[tuple[str, str]]:
    for names in spoken:
        for name in names:
            joined = _joined(folded(name))
            if len(joined) >= LEAST:
                yield joined, f"{name}, {whose}"


def _joined(name: str) -> str:
    return name.replace(" ", "")


def _words(line: str) -> Iterator[str]:
    """What in a line may be a name: up to so many words, or characters, that follow one another, joined."""
    for run in _HAN.findall(line):
        for start in range(len(run)):
            yield from (_joined(folded(run[start:end])) for end in range(start + 2, min(len(run), start + _SIGNS) + 1))
    words = folded(line).split()
    for start in range(len(words)):
        for end in range(start + 1, min(len(words), start + _RUN) + 1):
            joined = "".join(words[start:end])
            if len(joined) >= LEAST:
                yield joined


def _mistyped(word: str, names: dict[str, str]) -> Iterator[str]:
    """Names that are one letter away: another one, one more or one less."""
    if len(word) >= TYPING:
        yield from (name for name in names if abs(len(name) - len(word)) <= 1 and _one_apart(word, name))


def _one_apart(word: str, name: str) -> bool:
    """True if one letter changed, added or left out makes the one the other."""
    if len(word) == len(name):
        return sum(one != other for one, other in zip(word, name, strict=True)) == 1
    longer, shorter = sorted((word, name), key=len, reverse=True)
    start = next((place for place, one in enumerate(shorter) if one != longer[place]), len(shorter))
    return longer[start + 1 :] == shorter[start:]
