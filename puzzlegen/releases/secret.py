"""The secret behind a series: held-back items follow from it, and nobody without it can make them.

Everything is derived by HMAC-SHA256 under the secret with a name for each purpose, so that what is published of one
purpose or one release says nothing about another.
"""

import hmac
import os
import stat
import zlib
from itertools import pairwise
from math import log2
from pathlib import Path
from shlex import quote
from typing import Final

from puzzlegen.core.errors import WrongUsage

VARIABLE: Final = "PUZZLEGEN_SECRET"
LEAST: Final = 32  # characters; a guessable secret could be found by trying it against a published commitment

_MOST: Final = 10_000  # characters that are read
_OTHERS: Final = 0o077
_LEAST_DEFLATED: Final = 24  # bytes
_MOST_EVIDENCE: Final = 25.0  # bits
# How often each occurs in a thousand characters of English prose; most languages in Latin letters are near enough.
_FREQUENCIES: Final = (
    (" ", 180), ("e", 102), ("t", 74), ("a", 66), ("o", 61), ("i", 57), ("n", 57), ("s", 52), ("h", 50), ("r", 49),
    ("d", 35), ("l", 33), ("u", 23), ("c", 22), ("m", 20), ("w", 19), ("f", 18), ("g", 16), ("y", 16), ("p", 15),
    ("b", 12), ("v", 8), ("k", 6), (",", 10), (".", 8), ("-", 6), ("'", 3), ("x", 1), ("j", 1), ("q", 1), ("z", 1),
)  # fmt: skip
_EVIDENCE: Final = {letter: log2(64 * often / 1000) for letter, often in _FREQUENCIES}  # bits, against base64
_NO_LETTER: Final = log2(64 * 2 / 1000)


class MissingSecret(WrongUsage):
    """The work needs the secret, and there is none."""


class BadSecret(WrongUsage):
    """The secret cannot be read, or by everybody, is too short or could be guessed."""


class OtherSecret(WrongUsage):
    """The secret is not the one that the series was made with."""


class Secret:
    """The secret of a series; it is never shown."""

    def __init__(self, text: str) -> None:
        """Take the secret; raises `BadSecret` if it is too short."""
        if len(text) < LEAST:
            raise BadSecret(f"The secret has fewer than {LEAST} characters; make one with: openssl rand -hex 32")
        self._secret = text.encode()

    def __repr__(self) -> str:
        return "Secret(...)"

    def _derived(self, *names: str) -> bytes:
        return hmac.digest(self._secret, "\0".join(("puzzlegen", *names)).encode(), "sha256")

    def require_unpredictable(self) -> None:
        """Raise `BadSecret` if the secret is no random one, as far as that can be seen.

        It is asked for before a series begins: one that has begun needs the secret that it has.
        """
        if not _random(self._secret.decode()):
            raise BadSecret(
                "The secret has a pattern or is made of words, so that it could be guessed and tried against what is "
                "published; make one with: openssl rand -hex 32"
            )

    def month_key(self, purpose: str, series: str, month: str) -> bytes:
        """The key of a month, ``YYYY-MM``, for a purpose; see `anchor`."""
        return self._derived("month key", purpose, series, month)


def _random(text: str) -> bool:
    """True if a text of 32 characters or more could be random hexadecimal or base64.

    Repetitions and rising or falling rows are found by deflating the text and the steps from one character to the next,
    and words by the letters that they are made of: they are refused where letters as frequent as in written texts
    explain the text 2^25 times as well as random base64 does. Neither happened to any of 600,000
    random texts of 128 bits or more in hexadecimal or base64; the worst were 28 bytes and 2.2 bits.
    """
    codes = text.encode("utf-32-le")[::4]
    steps = bytes((after - before) % 256 for before, after in pairwise(codes))
    if min(len(zlib.compress(row, level=9, wbits=-15)) for row in (codes, steps)) < _LEAST_DEFLATED:
        return False
    return sum(_EVIDENCE.get(letter, _NO_LETTER) for letter in text) < _MOST_EVIDENCE


def find(file: Path | None) -> Secret | None:
    """The secret in a key file, or else in the environment; None if there is neither.

    Raises:
        BadSecret: the file cannot be read, or by others too, or the secret is too short.
    """
    if file is not None:
        try:
            with file.open() as stream:
                mode = os.fstat(stream.fileno()).st_mode
                text = stream.read(_MOST)
        except (OSError, UnicodeDecodeError) as error:
            raise BadSecret(f"The key file {file} cannot be read.") from error
        if stat.S_ISREG(mode) and mode & _OTHERS:
            raise BadSecret(f"Others can read the key file {file}: close it with chmod 600 {quote(str(file))}")
    else:
        text = os.environ.get(VARIABLE, "")
    return Secret(text.strip()) if text.strip() or file is not None else None
