"""Reads grids of symbols as people and models set them: rows with labels, tables, frames, nested lists."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

_HTML_ROW: Final = re.compile(r"</tr\s*>|<br\s*/?>", re.IGNORECASE)
_HTML: Final = re.compile(r"</?(?:table|thead|tbody|tr|td|th)\b[^<>]{0,200}>", re.IGNORECASE)
_FRAME: Final = re.compile(r"[\s|+:=_\-─-╿]*")
_FRAMED: Final = re.compile(r"[|│║┃╎┆┊]|[─-╿]")
_LABEL: Final = re.compile(
    r"[-*•\s]*(?:(?:row|r|line)\s*\d{1,2}|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\s+row"
    r"|第\s*[\d一二三四五六七八九十]{1,3}\s*行|\d{1,2}[.)](?=\s))[\s\"']*[:：=.|)→-]*",
    re.IGNORECASE,
)
_HEAD: Final = re.compile(
    r"(?:c|col|column|列|第)\s*\d{1,2}\s*列?|[rc]\\[rc]|rows?|cols?|columns?|values?|行|列", re.IGNORECASE
)
_SEPARATOR: Final = re.compile(r"[\s|,;&\[\](){}\"'/、+:_│║┃-]+")
_LONGEST: Final = 4_000  # characters of a text in which a grid is looked for


def flat(value: Any, depth: int = 0) -> str | None:
    """The symbols of nested lists, or of an object whose members are rows; None if there is anything else."""
    if isinstance(value, bool | float) or value is None or depth > 3:
        return None
    if isinstance(value, int):
        return str(value) if value in range(10) else None
    if isinstance(value, str):
        return re.sub(r"[\s,|-]+", "", value)
    rows = list(value.values() if isinstance(value, dict) else value)
    parts = [flat(row, depth + 1) for row in rows]
    return None if None in parts else "".join(filter(None, parts))


def grids(text: str, symbols: frozenset[str], size: int) -> Iterator[str]:
    """The whole grids of a text, row by row in one string each.

    Args:
        text: without markup, but with its lines.
        symbols: that cells may hold.
        size: the number of cells.
    """
    text = _HTML.sub(" ", _HTML_ROW.sub("\n", text[-_LONGEST:]))
    rows: list[list[str]] = []
    for line in text.splitlines():
        cells = _cells(line, symbols)
        if cells:
            rows.append(cells)
        elif cells is None:
            yield from _whole(rows, size)
            rows = []
    yield from _whole(rows, size)


def _cells(line: str, symbols: frozenset[str]) -> list[str] | None:
    """The cells of a row; none of a line that is mere frame or head, None for a line of other words."""
    bare = line.strip().rstrip(".。,;")
    if _FRAME.fullmatch(bare):
        return []
    framed = _FRAMED.search(bare) is not None
    label = _LABEL.match(bare)
    parts = [part for part in _SEPARATOR.split(bare[label.end() :] if label else bare) if part]
    heads = [part for part in parts if _HEAD.fullmatch(part)]
    if heads and len(heads) == len(parts) and (framed or len(heads) > 1):
        return []
    if framed and parts and re.fullmatch(r"[Rr]\d{1,2}", parts[0]):
        parts = parts[1:]
    return parts if parts and all(set(part) <= symbols for part in parts) else None


def _whole(rows: Sequence[Sequence[str]], size: int) -> Iterator[str]:
    """The grid that rows make up, with or without numbers or letters at their heads."""
    for below, right in ((0, 0), (1, 1), (1, 0), (0, 1)):
        inner = [row[right if len(row) > right else 0 :] for row in rows[below:]]
        head, labels = rows[:below], [row[0] for row in rows[below:]] if right else []
        if not inner or any(not _counts(row) for row in head) or (right and not _counts(labels)):
            continue
        said = "".join("".join(row) for row in inner)
        if len(said) == size and len({len("".join(row)) for row in inner}) == 1:
            yield said
            return


def _counts(labels: Sequence[str]) -> bool:
    """True if these are 1, 2, 3 ... or A, B, C ..."""
    return [*labels] in (
        [str(number) for number in range(1, len(labels) + 1)],
        [chr(ord("A") + number) for number in range(len(labels))],
    )
