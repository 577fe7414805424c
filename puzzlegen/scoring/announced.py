"""Answers that a response announces in words ("Answer: C", "the final count = 6", 答案是C), or states at its end."""

import re
from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from puzzlegen.answers.markup import plain

_LINK: Final = (
    r"[ *_`]*(?P<link>[:：=]|(?<= )[-–—](?= )"
    r"|(?:[Ii]s|IS|would be|should be|must be|has to be)\b"
    r"(?: (?:actually|therefore|thus|hence|then|clearly|indeed|in fact|definitely)\b,?)?[ *_`]*:?|$)"
)
_ANNOUNCED: Final = re.compile(  # each branch begins with a letter, and no case is ignored, so that it is fast
    r"(?:(?P<answer>Answer|answer|ANSWER)"
    r"|(?:[Ff]inal|[Cc]orrect|[Rr]ight|[Bb]est)[ ](?:[Oo]ption|[Cc]hoice|[Cc]ount|[Tt]otal|[Nn]umber|[Rr]esult|[Vv]alue"
    rf"|[Ss]tring|[Ss]core|[Mm]ove)){_LINK}"
    r"|(?:答案|答(?=[:：]))[ *_`]*(?P<link_zh>】?[ *_`]*[:：=]|】|应该是|应当是|应为|应是|就是|是|为|选|$)"
    r"|(?:正确选项|正确的选项|最终结果)[ *_`]*(?:[:：=]|应该是|应为|应是|就是|是|为)"
    r"|故选|所以选|因此选|应选(?<!不应选)择?",
    re.MULTILINE,
)
_DRESS: Final = " \t\n\r>*_#`"  # Markdown around an answer; a hyphen may be a minus
_LEAD: Final = re.compile(
    r"[\s>*_#`【-]*(?:(?:so|thus|hence|therefore|the|my|final|correct|right|最终|正确)[\s,:]*)*", re.IGNORECASE
)
_TRIED: Final = 64  # announcements, the last ones
_BEFORE: Final = 200  # characters that may precede an announcement on its line
_SOFT_END: Final = re.compile(r"[.!?。！？\n]")
_HEARSAY: Final = re.compile(  # the answer is somebody else's, or a former one
    r"\b(?:someone|somebody|one might|one could|some would|might|tempting|tempted"
    r"|at first|initially|suppose)\b|\b(?:not|n't)\b(?![^,]*,)"
    r"|有人|可能|也许|误以为|乍看|起初|一开始|假如|假设",
    re.IGNORECASE,
)
_CONDITION: Final = re.compile(r"\b(?:if|were|had)\b", re.IGNORECASE)


class Place(NamedTuple):
    """An explicit answer: where its mark or its announcement begins, and what it is, or where it stands.

    ``firm`` says that it is meant as the answer beyond doubt, ``dress`` names characters before it that do not count.
    """

    start: int
    said: str | tuple[tuple[int, int], ...]
    firm: bool
    dress: str = ""


def announcements(text: str, marks: Sequence[int], reach: Sequence[int]) -> Iterator[Place]:
    """The announced answers, each up to the next mark or announcement.

    Args:
        text: of the response.
        marks: where answers between marks begin, in order.
        reach: of each number of marks, up to where the first so many extend; nothing within counts.
    """
    last = deque(_ANNOUNCED.finditer(text), maxlen=_TRIED)
    found = [mark for mark in last if mark.start() >= reach[bisect_right(marks, mark.start() - 1)]]
    borders = sorted([*marks, *(mark.start() for mark in found), len(text)])
    for mark in found:
        border = borders[min(bisect_right(borders, mark.start()), len(borders) - 1)]
        earliest = max(0, mark.start() - _BEFORE)
        line = text.rfind("\n", earliest, mark.start())
        begins_line = (line >= 0 or earliest == 0) and _LEAD.fullmatch(text, max(line + 1, earliest), mark.start())
        link = (mark["link"] or mark["link_zh"] or "").strip(" *_`】")
        names_it = mark["answer"] is not None or mark["link_zh"] is not None
        heading = "" in (mark["link"], mark["link_zh"])
        if heading and not (names_it and begins_line):
            continue  # a sentence that happens to end with the word
        firm = bool(begins_line) and names_it and link in ("", *":：=-–—")
        before = _SOFT_END.split(text[earliest : mark.start()])[-1]
        if not firm and (_HEARSAY.search(before) or (link.startswith("would") and _CONDITION.search(before))):
            continue
        yield Place(mark.start(), ((mark.end(), border),), firm, _DRESS)


_SENTENCE_END: Final = re.compile(r"[.!?;](?=\s)|[。！？；\n](?=.)")
_SENTENCE: Final = 200  # characters; a longer one is not read
_DOUBT: Final = re.compile(
    r"\b(?:or|if|unless|whether|either|neither|nor|not sure|maybe|perhaps|possibly|probably|may|might|could|but|however"
    r"|although|though|suppose|assume|assuming|say|says|said)\b|[?？/]|或|如果|若|假如|假设|可能|也许|但|不过|除非|还是",
    re.IGNORECASE,
)
_MARKS: Final = str.maketrans("", "", "*_`$\\(){}[]\"'“”‘’（）【】「」")  # around letters and words
_CHOSEN: Final = r"(?:(?:the )?(?:option|choice|letter|answer) |选?项 ?)?(?P<letter>[A-P])"
_SO: Final = r"(?:so|thus|hence|therefore|consequently|accordingly|in conclusion)[ ,:]+"
_COMMITTED: Final = re.compile(  # a whole sentence, or what follows its last comma
    rf"(?:{_SO}(?:it'?s |it is |it must be |this is )?"
    rf"|(?:{_SO})?(?:i(?:'?d|'?ll| would| will| have to| must)? (?:choose|pick|select|take|go with|go for|opt for)"
    r"|i (?:chose|picked|selected)|my (?:final )?(?:choice|pick|selection) is)[ :]+"
    r"|(?:所以|因此|故|于是|综上)[,，:： ]*(?:我?选择?|应选|是|为)?[:： ]*|我(?:会|就|要)?选择?[:： ]*)" + _CHOSEN,
    re.IGNORECASE,
)
_REASONED: Final = re.compile(rf"{_CHOSEN} ?[:：,，;–—-]? ?(?:(?:because|since)\b|因为).*", re.IGNORECASE)
_CONFIRMED: Final = re.compile(
    rf"{_CHOSEN} ?(?:is (?:therefore |thus )?(?:the )?(?:correct|right|answer|best|missing)\b|是(?:唯一)?正确)"
    r".{0,60}",
    re.IGNORECASE,
)
_DESCRIBED: Final = re.compile(
    r"[*(\[]*(?P<letter>[A-P])[*)\]]*(?:[.:)：．、。]| [-–—](?= ))[* ]*(?=[^\s\d])(?P<text>[^\n]{3,300})"
)
_LINE: Final = 400  # characters of such a response
_REFUSED: Final = re.compile(
    r"(?i:\b(?:not|no|n't|wrong|incorrect|false|fails?|impossible|exclude[ds]?|eliminated?|ruled|out|too)\b)|[不错非]|排除"
    r"|\b[A-HJ-P]\b"
)
_OPENING: Final = re.compile(
    r"(?P<said>[^\n]{1,200})\n\s*[*#_]*(?:explanation|reason|reasoning|because|rationale|解析|解释|理由|说明|因为)",
    re.IGNORECASE,
)


def described(text: str) -> Iterator[str]:
    """A response of one line that is a letter with a description of its option, or with the reason."""
    found = _DESCRIBED.fullmatch(text.strip()) if len(text) <= _LINE else None
    if found is not None and not (_DOUBT.search(found["text"]) or _REFUSED.search(found["text"])):
        yield found[0]


def letters(text: str) -> Iterator[str]:
    """The letter to which the last sentence commits; or with which a response of one sentence begins that says why.

    A sentence that leaves any doubt commits to nothing, and the letter has to be a capital.
    """
    start, last = _last_sentence(text)
    if len(last) > _SENTENCE or _DOUBT.search(last):
        return
    sentence = last.translate(_MARKS).strip(" \t:：>#-")
    found = _COMMITTED.fullmatch(sentence)
    if found is None:
        *before, clause = (_COMMITTED.fullmatch(clause.strip()) for clause in re.split("[,，]", sentence))
        found = None if any(before) else clause
    if found is None and start == 0:
        found = _REASONED.fullmatch(sentence)
    if found is None:
        found = _CONFIRMED.fullmatch(_THEN.sub("", sentence, count=1))
    if found is not None and found["letter"].isupper():
        yield found["letter"]


def _last_sentence(text: str) -> tuple[int, str]:
    """Where the last sentence begins, and its text; of a long one only its end."""
    body = text.rstrip(" \n\t*_.!。！")
    tail = body[-_SENTENCE - 2 :]
    begins = max((end.end() for end in _SENTENCE_END.finditer(tail)), default=0)
    return len(body) - len(tail) + begins, tail[begins:]


_THEN: Final = re.compile(
    r"(?:(?:so|thus|hence|therefore|consequently|in total|in conclusion|in summary|altogether|overall|finally)[ ,:]+"
    r"|(?:所以|因此|因而|故|综上所述|综上|总之|可见|答)[,: ]*)+",
    re.IGNORECASE,
)
_BASIS: Final = re.compile(r"(?:based on|looking at|from|by|after|counting|adding) [^,\d]{1,80}, ?", re.IGNORECASE)
_CONTRAST: Final = re.compile(r",? ?(?:and )?\bnot [^,]{1,30}$|,?(?:而)?不是[^,]{1,15}$", re.IGNORECASE)
_SUBJECT: Final = (
    r"answer|total|sum|count|number|result|value|digit|letter|symbol|option|choice|figure|image|picture|panel|piece|tile"
    r"|shape|square|point|move|score|difference|box|coordinates|string|numbers|boxes|moves"
)
_STATED: Final = re.compile(
    r"(?:(?:[a-z-]+ ){0,6}(?:" + _SUBJECT + r")"
    r"(?: (?:of|in|at|for|that|which|to|on|with|shown|there)\b[a-z' -]{1,60}?)?|[a-z])"
    r" ?(?:[:=]|-(?= )| (?:is|are|equals|should be|must be|has to be|comes to)\b)"
    r"(?: (?:therefore|thus|actually|indeed|exactly)\b)?[: ]+(?P<said>.+)"
    r"|(?:(?:the )?[a-z]+ ){1,2}(?:ends|ends up|lands|stands|is|plays|should play|must play)(?: on| at)? "
    r"(?:square |point )?(?P<where>[a-z]\d{1,2})"
    r"|(?:there (?:are|is)|(?:we|i|you)(?: can)? (?:have|get|find|count|see)"
    r"|(?:this|that|it) (?:gives|makes|leaves|is))"
    r"(?: (?:in total|altogether|a total of))? (?P<many>.+)",
    re.IGNORECASE,
)
_STATED_ZH: Final = re.compile(
    r"(?:[^\d?;:]{0,40}?(?:数字|数量|总数|个数|数目|数|之?和|结果|字母|符号|选项|图形|图案|图片|问号处?|空格处?|空白处"
    r"|该格|此格|坐标|方框|着法|走法|这一着|答案)(?:的(?:数字|图形|数|字母|选项))?)"
    r"(?:应该|应当|应)?(?:是|为|填入|填|选择|选|等于|=|:)[: ]*(?P<said>.+)"
    r"|(?:[^\d?;:,一二三四五六七八九十]{0,30}?(?:一共|总共|共计|合计|总计|共))(?:有|是|为)?[: ]*(?P<many>.+)"
    r"|[黑白][棋方]?(?:应该|应)?(?:下在|走在|落在) ?(?P<where>[A-Za-z]\d{1,2})"
)
_SHOWN: Final = re.compile(
    r"(?:figure|panel|image|picture|tile|piece|shape|diagram) ", re.IGNORECASE
)  # seen, not chosen
_PARTIAL: Final = re.compile(
    r"\b(?:rows?|columns?|first|second|third|fourth|each|every|other|next|previous|wrong|not|step|one)\b|每|第[一二三四]",
    re.IGNORECASE,
)
_WHOLE: Final = re.compile(
    r"\b(?:final|total|missing|correct|right|answer|result|question mark|replaces?|completes?|best|my|altogether)\b"
    r"|总|共|问号|缺失|正确|最终|结果|答案|空白|空格",
    re.IGNORECASE,
)


def statements(text: str) -> Iterator[str]:
    """What the last sentence states, or the first line of a response that goes on to explain it.

    "The total is 6" states a 6 at the end of any response; "There are 6 squares" only where it is all that is said or
    follows from the rest ("So there are 6 squares"), since it may be one of several counts.
    """
    opening = _OPENING.match(text)
    if opening is not None:
        yield opening["said"]
    start, last = _last_sentence(text)
    if len(last) > _SENTENCE:
        return
    sentence = _CONTRAST.sub("", plain(last).strip(" \t:>#-"))
    if _DOUBT.search(sentence.replace("/", "").lstrip("?")) or _HEARSAY.search(sentence):
        return
    then = _THEN.match(sentence)
    rest = sentence[then.end() :] if then is not None else sentence
    basis = _BASIS.match(rest)
    rest = rest[basis.end() :] if basis is not None else rest
    found = _STATED.fullmatch(rest) or _STATED_ZH.fullmatch(rest)
    if found is None:
        return
    said = found["said"] or found["many"] or found["where"]
    subject = rest[: -len(said)]
    if _SHOWN.match(said):
        return
    if not _PARTIAL.search(subject) and (start == 0 or then is not None or _WHOLE.search(rest)):
        yield said
