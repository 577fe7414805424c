"""The boundary for TOML: its depth is measured before it is parsed.

The parser of Python takes time and memory in the square of the parts of a key, and recurses into lists and tables.
"""

import re
import tomllib
from datetime import date, datetime, time
from typing import Any, Final, TypeVar

import msgspec

from puzzlegen.core.foreign import DEEPEST, InvalidInput, text, told

T = TypeVar("T")

_TOML: Final = re.compile(
    r'''
      """(?:[^"\\]|\\.|"{1,2}(?!"))*+"{3,5}   # texts of several lines,
    | \'{3}(?:[^\']|\'{1,2}(?!\'))*+\'{3,5}
    | (?P<unended>"""|\'{3})                  # which have to end;
    | "(?:[^"\\\n]|\\[^\n])*+"              # texts of one line
    | \'[^\'\n]*+\'
    | \#[^\n]*+                              # and comments;
    | [][{}"\'.,=\n]
    ''',
    re.DOTALL | re.VERBOSE,
)


class TooDeep(InvalidInput):
    """A TOML document has keys of too many parts, or lists and tables too deep in one another, in this ``line``."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} has keys, lists or tables that are nested more than {DEEPEST} deep")
        self.line = line


def decoded(data: bytes, kind: type[T]) -> T:
    """A TOML document of this type; raises `InvalidInput` as `puzzlegen.core.foreign.decoded` does."""
    try:
        return msgspec.convert(loads(text(data)), kind, builtin_types=(datetime, date, time), str_keys=True)
    except InvalidInput:
        raise
    except ValueError as error:
        raise InvalidInput(told(error)) from error


def loads(document: str) -> dict[str, Any]:
    """What a TOML document says.

    Raises:
        TooDeep: it is nested more than `DEEPEST` deep.
        tomllib.TOMLDecodeError, ValueError: it is not TOML, or has a number of too many digits.
    """
    depth = dots = 0
    for token in _TOML.finditer(document):
        sign = token[0]
        if sign in ('"', "'") or token["unended"]:
            break  # here the parser gives up
        if sign == ".":
            dots += 1
        elif sign in ("[", "{", "]", "}", ",", "=", "\n"):
            dots = 0
            depth += (sign in "[{") - (sign in "]}")
        if depth > DEEPEST or dots >= DEEPEST:
            raise TooDeep(document.count("\n", 0, token.start()) + 1)
    return tomllib.loads(document)
