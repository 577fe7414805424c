"""SHA-256 of files and documents, as lower-case hexadecimal strings."""

from hashlib import file_digest, sha256
from pathlib import Path
from typing import Any

import msgspec

from puzzlegen.core import foreign


def of_bytes(data: bytes) -> str:
    """SHA-256 of the bytes."""
    return sha256(data).hexdigest()


def of_file(path: Path) -> str:
    """SHA-256 of the file's content; raises `puzzlegen.core.foreign.InvalidInput` for what is not a regular file."""
    with foreign.opened(path) as stream:
        return file_digest(stream, "sha256").hexdigest()


def of_document(document: Any) -> str:
    """SHA-256 of the document's JSON text with sorted keys and no spaces."""
    return of_bytes(msgspec.json.encode(document, order="sorted"))
