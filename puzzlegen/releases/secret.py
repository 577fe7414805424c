"""The secret behind a series: held-back items follow from it, and nobody without it can make them.

Everything is derived by HMAC-SHA256 under the secret with a name for each purpose, so that what is published of one
purpose or one release says nothing about another.
"""

import hmac
import os
from pathlib import Path
from typing import Final

from puzzlegen.errors import WrongUsage

VARIABLE: Final = "PUZZLEGEN_SECRET"
LEAST: Final = 32  # characters; a guessable secret could be found by trying it against a published commitment


class MissingSecret(WrongUsage):
    """The work needs the secret, and there is none."""


class BadSecret(WrongUsage):
    """The secret cannot be read or is too short."""


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

    def release_key(self, series: str, version: str) -> bytes:
        """The key of the items that a release holds back; it is published when they are revealed."""
        return self._derived("release key", series, version)

    def public_seed(self, series: str, version: str) -> str:
        """The seed of a release's public items, which nobody can know before the release is out."""
        return self._derived("public seed", series, version).hex()[:32]


def find(file: Path | None) -> Secret | None:
    """The secret in a key file, or else in the environment; None if there is neither.

    Raises:
        BadSecret: the file cannot be read, or the secret is too short.
    """
    if file is not None:
        try:
            text = file.read_text()
        except (OSError, UnicodeDecodeError) as error:
            raise BadSecret(f"The key file {file} cannot be read.") from error
    else:
        text = os.environ.get(VARIABLE, "")
    return Secret(text.strip()) if text.strip() or file is not None else None
