"""A public random value that enters the seeds of a release, so that its operator cannot choose among seeds.

It has to be younger than the anchor of the series' keys, see `anchor`. Only the value enters: were its source to, an
operator could try different words for it.
"""

import re
from typing import Final

from puzzlegen.core.errors import WrongUsage
from puzzlegen.releases.documents import Beacon

VALUE: Final = re.compile(r"([0-9a-f]{2}){16,128}")
_LONGEST: Final = 200


class BadBeacon(WrongUsage):
    """A text names no beacon, or one that was taken before."""


class MissingBeacon(WrongUsage):
    """The series promised that each release takes the value of a beacon, and there is none."""


def is_source(text: str) -> bool:
    """True if a text tells people where to look a value up."""
    return 0 < len(text) <= _LONGEST and text.isprintable()


def parse(text: str) -> Beacon:
    """The beacon in ``SOURCE=VALUE``, which is split at the last equals sign; raises `BadBeacon`."""
    source, _, digits = text.rpartition("=")
    source, value = source.strip(), digits.strip().lower()
    if not is_source(source) or not VALUE.fullmatch(value):
        raise BadBeacon(
            f"A beacon is SOURCE=VALUE: where anybody can look it up, in up to {_LONGEST} characters, and 32 to 256 "
            "hexadecimal digits."
        )
    return Beacon(source, value, rule="")
