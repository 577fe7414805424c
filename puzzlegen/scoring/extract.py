"""Finds the last explicit answer in the response of a model.

Explicit are answers between marks that exist for the purpose (``\\boxed{}``, ``<answer>``, a JSON member ``answer``),
and those that the response announces ("Answer: C", "the answer is C", and the same in Chinese). Only where there is
none does the response itself, its last paragraph or its last line have to be the answer and nothing else; or else its
last sentence commits to a letter. What a model thinks aloud before it answers is left out.
"""

import json
import re
from collections import deque
from collections.abc import Iterator
from itertools import accumulate
from typing import Any, Final, NamedTuple

from puzzlegen.answers.endings import without_thinking
from puzzlegen.scoring.announced import Place, announcements, described, letters, statements

_BOXED: Final = re.compile(r"\\(?:f?boxed|fbox)\s*\{")
_BRACE: Final = re.compile(r"(?<!\\)[{}]")
_TAG: Final = re.compile(
    r"(?P<answer><answer>)|(?P<answered></answer>)"
    r"|(?P<box><\|begin_of_box\|>)|(?P<boxed><\|end_of_box\|>)|(?P<begun><\|begin)",
    re.IGNORECASE,
)
_ENDS: Final = {"answer": "answered", "box": "boxed"}  # what ends the content of a tag,
_BREAKS: Final = {"answer": ("answer",), "box": ("box", "begun")}  # and what cannot occur in it
_MEMBER: Final = re.compile(r'"(?P<name>(?:final[ _]?)?answer|答案)"\s*:', re.IGNORECASE)
_BLANK_LINE: Final = re.compile(r"\n[ \t]*\n")
_NESTING: Final = 8  # objects around a member ``answer`` that are tried
_TRIED: Final = 16  # such members, the last ones; of a response that repeats itself without end, too many would be slow
_OBJECT: Final = 100_000  # characters of such an object
_LONGEST: Final = 1_000_000  # characters of a response; of a longer one its end is read
_MOST: Final = 20_000  # characters of an answer; what is longer is none
_SHORT: Final = 24  # characters between two boxes, or before one, that are looked at
_MOST_BOXES: Final = 256  # the last ones; what is before them is not read
_LISTED: Final = re.compile(r"[\s$*]*(?:[,;、，&]|and\b|和|与)(?:[\s$*]|and\b)*", re.IGNORECASE)
_DENIED: Final = re.compile(
    r"(?:\bnot|n['’]t(?: be)?|\brather than|\binstead of|\bunlike|不是|不选|而非|并非)[\s:(（$*]*\Z", re.IGNORECASE
)
_DECODER: Final = json.JSONDecoder()


class Candidate(NamedTuple):
    """A place of the response that may be its answer.

    Attributes:
        text: what stands there.
        firm: whether it is meant as the answer beyond doubt; if it cannot be read, nothing before it counts instead.
        remarks: whether words that are not part of the answer may follow it.
    """

    text: str
    firm: bool
    remarks: bool


class _Mark(NamedTuple):
    """An answer between marks: where they begin and end, and the answer, or where it stands.

    It is cut out of the response when its turn comes, since marks may be nested thousands deep.
    """

    start: int
    end: int
    said: str | tuple[tuple[int, int], ...]


def candidates(response: str) -> Iterator[Candidate]:
    """The places where the answer may stand, the one that counts first; `without_thinking` is applied."""
    text = without_thinking(response)[-_LONGEST:].strip()
    for place in reversed(_explicit(text)):
        parts = (place.said,) if isinstance(place.said, str) else (text[start:end] for start, end in place.said)
        said = ", ".join(dict.fromkeys(parts))
        yield Candidate(said[:_MOST].lstrip(place.dress), place.firm, remarks=True)
    whole = (text, _BLANK_LINE.split(text)[-1], text[text.rfind("\n") + 1 :])
    for part in dict.fromkeys(filter(None, whole)):
        if len(part) <= _MOST:
            yield Candidate(part, firm=False, remarks=False)
    for said in described(text):
        yield Candidate(said, firm=False, remarks=True)
    for said in (*letters(text), *statements(text)):
        yield Candidate(said, firm=False, remarks=False)


def _explicit(text: str) -> list[Place]:
    """The explicit answers in the order of the text."""
    boxes = _joined(text, [mark for mark in _boxed(text) if not _DENIED.search(text, mark.start - _SHORT, mark.start)])
    marked = sorted([*boxes, *_tagged(text), *_members(text)], key=lambda mark: mark[:2])
    found = [Place(mark.start, mark.said, firm=True) for mark in marked]
    reach = [0, *accumulate((mark.end for mark in marked), max)]
    found.extend(announcements(text, [mark.start for mark in marked], reach))
    return sorted(found, key=lambda place: place.start)


def _joined(text: str, boxes: list[_Mark]) -> list[_Mark]:
    """The boxes, those with nothing but a comma or an "and" between them as one."""
    found: list[_Mark] = []
    for box in sorted(boxes, key=lambda mark: mark[:2]):
        last = found[-1] if found else None
        if (
            last is not None
            and isinstance(last.said, tuple)
            and isinstance(box.said, tuple)
            and 0 <= box.start - last.end <= _SHORT
            and _LISTED.fullmatch(text, last.end, box.start)
        ):
            found[-1] = _Mark(last.start, box.end, last.said + box.said)
        else:
            found.append(box)
    return found


def _boxed(text: str) -> Iterator[_Mark]:
    last = deque(_BOXED.finditer(text), maxlen=_MOST_BOXES)
    starts = {mark.end() - 1: mark.start() for mark in last}  # place of the brace -> of the command
    open_braces: list[int] = []
    for brace in _BRACE.finditer(text, min(starts)) if starts else ():
        if brace[0] == "{":
            open_braces.append(brace.start())
        elif open_braces:
            start = open_braces.pop()
            if start in starts:
                yield _Mark(starts[start], brace.end(), ((start + 1, brace.start()),))
    for start in open_braces:
        if start in starts:  # it is cut off; nothing in it counts
            yield _Mark(starts[start], start + 1, "")


def _tagged(text: str) -> Iterator[_Mark]:
    """What stands between tags; each search ends at the next tag of its kind, so that all of them take linear time."""
    tags = [(str(tag.lastgroup), tag.start(), tag.end()) for tag in _TAG.finditer(text)]
    at = 0
    while at < len(tags):
        kind, start, end = tags[at]
        at += 1
        if kind not in _ENDS:
            continue
        for after in range(at, len(tags)):
            other, closes, closed = tags[after]
            if other == _ENDS[kind]:
                yield _Mark(start, closed, ((end, closes),))
                at = after + 1
                break
            if other in _BREAKS[kind]:
                break


def _members(text: str) -> Iterator[_Mark]:
    """The members ``answer`` of JSON objects; what is no JSON is no member."""
    objects: dict[int, tuple[Any, int]] = {}  # by where they begin
    for mark in [*_MEMBER.finditer(text)][-_TRIED:]:
        start = mark.start()
        for _ in range(_NESTING):
            start = text.rfind("{", 0, start)
            if start < 0:
                break
            if start not in objects:
                objects[start] = _object(text, start)
            document, end = objects[start]
            if end <= mark.end() or not isinstance(document, dict) or mark["name"] not in document:
                continue
            value = document[mark["name"]]
            yield _Mark(start, end, value if isinstance(value, str) else json.dumps(value))
            break


def _object(text: str, start: int) -> tuple[Any, int]:
    """The JSON object that begins there, and where it ends; None for what is no JSON."""
    try:
        document, size = _DECODER.raw_decode(text[start : start + _OBJECT])
    except (ValueError, RecursionError):
        return None, start
    return document, start + size
