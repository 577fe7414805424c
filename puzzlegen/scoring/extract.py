"""Finds the last explicit answer in the response of a model.

Explicit are answers between marks that exist for the purpose (``\\boxed{}``, ``<answer>``, a JSON member ``answer``),
and those that the response announces ("Answer: C", "the answer is C", and the same in Chinese). Only where there is
none does the response itself, its last paragraph or its last line have to be the answer and nothing else; or else its
last sentence commits to a letter. What a model thinks aloud before it answers is left out.
"""

import json
import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from itertools import accumulate
from typing import Final, NamedTuple

_THINKING: Final = re.compile(r"[<◁](?P<end>/?)(?:think|thinking|thought|reasoning)[>▷]", re.IGNORECASE)
_FINAL_CHANNEL: Final = re.compile(r"<\|channel\|>\s*final\s*<\|message\|>")
_SPECIAL_TOKEN: Final = re.compile(r"<\|(?!(?:begin|end)_of_box)[^|<>\s]{1,40}\|>|</?s>")

_BOXED: Final = re.compile(r"\\f?boxed\s*\{")
_BRACE: Final = re.compile(r"(?<!\\)[{}]")
_TAGGED: Final = re.compile(
    r"<answer>((?:(?!<answer>).)*?)</answer>|<\|begin_of_box\|>((?:(?!<\|begin).)*?)<\|end_of_box\|>",
    re.IGNORECASE | re.DOTALL,
)
_MEMBER: Final = re.compile(r'"(?P<name>(?:final[ _]?)?answer|答案)"\s*:', re.IGNORECASE)
_ANNOUNCED: Final = re.compile(  # each branch begins with a letter, and no case is ignored, so that it is fast
    r"(?:Answer|answer|ANSWER)[ *_`]*"
    r"(?P<link>[:：=]|(?:[Ii]s|IS|would be|should be|must be)\b[ *_`]*:?|$)"
    r"|答案[ *_`]*(?P<link_zh>[:：=]|应该是|应当是|应为|应是|就是|是|为|选|$)"
    r"|故选|所以选|因此选|应选(?<!不应选)",
    re.MULTILINE,
)
_DRESS: Final = " \t\n\r>*_#`"  # Markdown around an answer; a hyphen may be a minus
_LEAD: Final = re.compile(r"[\s>*_#`-]*(?:(?:so|the|my|final|correct|right|最终|正确)[\s,]*)*", re.IGNORECASE)
_BLANK_LINE: Final = re.compile(r"\n[ \t]*\n")
_MARKS: Final = str.maketrans("", "", "*_`$\\(){}[]\"'“”‘’（）【】「」")  # around letters and words
_SENTENCE_END: Final = re.compile(r"[.!?;](?=\s)|[。！？；\n](?=.)")
_SENTENCE: Final = 200  # characters; a longer one is not read
_CHOSEN: Final = r"(?:(?:the )?(?:option|choice|letter|answer) |选?项 ?)?(?P<letter>[A-H])"
_SO: Final = r"(?:so|thus|hence|therefore|consequently|accordingly|in conclusion)[ ,:]+"
_COMMITTED: Final = re.compile(  # a whole sentence, or what follows its last comma
    rf"(?:{_SO}(?:it'?s |it is |it must be |this is )?"
    rf"|(?:{_SO})?(?:i(?:'?d|'?ll| would| will| have to| must)? (?:choose|pick|select|take|go with|go for|opt for)"
    r"|i (?:chose|picked|selected)|my (?:final )?(?:choice|pick|selection) is)[ :]+"
    r"|(?:所以|因此|故|于是|综上)[,，:： ]*(?:我?选择?|应选|是|为)?[:： ]*|我(?:会|就|要)?选择?[:： ]*)" + _CHOSEN,
    re.IGNORECASE,
)
_REASONED: Final = re.compile(rf"{_CHOSEN} ?[:：,，;–—-]? ?(?:(?:because|since)\b|因为).*", re.IGNORECASE)
_DOUBT: Final = re.compile(
    r"\b(?:or|if|unless|whether|either|neither|nor|not sure|maybe|perhaps|possibly|may|might|could|but|however|although"
    r"|though|suppose|assume|assuming|say|says|said)\b|[?？/]|或|如果|若|假如|假设|可能|也许|但|不过|除非|还是",
    re.IGNORECASE,
)
_NESTING: Final = 8  # objects around a member ``answer`` that are tried
_TRIED: Final = 16  # such members, the last ones; of a response that repeats itself without end, too many would be slow
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


def candidates(response: str) -> Iterator[Candidate]:
    """The places where the answer may stand, the one that counts first; `without_thinking` is applied."""
    text = without_thinking(response).strip()
    yield from reversed(_explicit(text))
    whole = (text, _BLANK_LINE.split(text)[-1], text[text.rfind("\n") + 1 :])
    for part in dict.fromkeys(filter(None, whole)):
        yield Candidate(part, firm=False, remarks=False)
    yield from _committed(text)


def _committed(text: str) -> Iterator[Candidate]:
    """The letter to which the last sentence commits; or with which a response of one sentence begins that says why.

    A sentence that leaves any doubt commits to nothing, and the letter has to be a capital.
    """
    body = text.rstrip(" \n\t*_.!。！")
    start = max((end.end() for end in _SENTENCE_END.finditer(body)), default=0)
    last = body[start:]
    if len(last) > _SENTENCE or _DOUBT.search(last):
        return
    sentence = last.translate(_MARKS).strip(" \t:：>#-")
    found = _COMMITTED.fullmatch(sentence)
    if found is None:
        *before, clause = (_COMMITTED.fullmatch(clause.strip()) for clause in re.split("[,，]", sentence))
        found = None if any(before) else clause
    if found is None and start == 0:
        found = _REASONED.fullmatch(sentence)
    if found is not None and found["letter"].isupper():
        yield Candidate(found["letter"], firm=False, remarks=False)


def without_thinking(response: str) -> str:
    """The response without what was thought aloud.

    A tag that is never closed is thinking up to the end: the model had no room left for an answer. Text before a
    closing tag is thinking even if no tag opened it, since some chat templates open it in the prompt.
    """
    *_, text = _FINAL_CHANNEL.split(response)
    kept: list[str] = []
    start, inside = 0, False
    for tag in _THINKING.finditer(text):
        if not tag["end"]:
            if not inside:
                kept.append(text[start : tag.start()])
            inside = True
        else:
            if not inside:
                kept.clear()
            start, inside = tag.end(), False
    if not inside:
        kept.append(text[start:])
    return _SPECIAL_TOKEN.sub(" ", "".join(kept))


def _explicit(text: str) -> list[Candidate]:
    """The explicit answers in the order of the text."""
    marked = sorted([*_boxed(text), *_tagged(text), *_members(text)])
    found = [(start, Candidate(content, firm=True, remarks=True)) for start, _, content in marked]
    starts = [start for start, _, _ in marked]
    reach = [0, *accumulate((end for _, end, _ in marked), max)]
    announced = [mark for mark in _ANNOUNCED.finditer(text) if mark.start() >= reach[bisect_left(starts, mark.start())]]
    borders = sorted([*starts, *(mark.start() for mark in announced), len(text)])
    for mark in announced:
        border = borders[min(bisect_right(borders, mark.start()), len(borders) - 1)]
        before = text[text.rfind("\n", 0, mark.start()) + 1 : mark.start()]
        link = mark["link"] or mark["link_zh"] or ""
        heading = link == "" and not mark[0].endswith("选")
        firm = _LEAD.fullmatch(before) is not None and (heading or link in (":", "：", "="))
        if heading and not firm:
            continue  # a sentence that happens to end with the word
        content = text[mark.end() : border].lstrip(_DRESS)
        found.append((mark.start(), Candidate(content, firm, remarks=True)))
    return [candidate for _, candidate in sorted(found, key=lambda entry: entry[0])]


def _boxed(text: str) -> Iterator[tuple[int, int, str]]:
    starts = {mark.end() - 1: mark.start() for mark in _BOXED.finditer(text)}  # place of the brace -> of the command
    open_braces: list[int] = []
    for brace in _BRACE.finditer(text) if starts else ():
        if brace[0] == "{":
            open_braces.append(brace.start())
        elif open_braces:
            start = open_braces.pop()
            if start in starts:
                yield starts[start], brace.end(), text[start + 1 : brace.start()]
    for start in open_braces:
        if start in starts:  # it is cut off; nothing in it counts
            yield starts[start], start + 1, ""


def _tagged(text: str) -> Iterator[tuple[int, int, str]]:
    for mark in _TAGGED.finditer(text):
        yield mark.start(), mark.end(), mark[1] or mark[2] or ""


def _members(text: str) -> Iterator[tuple[int, int, str]]:
    """The members ``answer`` of JSON objects; what is no JSON is no member."""
    for mark in [*_MEMBER.finditer(text)][-_TRIED:]:
        start = mark.start()
        for _ in range(_NESTING):
            start = text.rfind("{", 0, start)
            if start < 0:
                break
            try:
                document, end = _DECODER.raw_decode(text, start)
            except (ValueError, RecursionError):
                continue
            if end <= mark.end() or not isinstance(document, dict) or mark["name"] not in document:
                continue
            value = document[mark["name"]]
            yield start, end, value if isinstance(value, str) else json.dumps(value)
            break
