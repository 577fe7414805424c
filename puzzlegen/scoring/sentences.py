"""The second reader: finds the one answer that a response commits to, in whatever words.

It is asked only where the first one (`puzzlegen.scoring.extract`) reads nothing. There is an answer where the words
leave no choice: a sentence that names one value of the kind that is asked for, and says that it is the answer. What
leaves any doubt, two values, or a value that is only mentioned, is no answer.
"""

import json
import re
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from puzzlegen.answers.markup import plain
from puzzlegen.answers.matcher import Found, Matcher

_LONGEST: Final = 400  # characters of a sentence, or of what stands behind a mark
_WHOLE: Final = 4_000  # characters of a response that is read as a whole
_BEFORE: Final = 120  # characters before a value that are looked at
_MOST_SPOTS: Final = 16  # values in a sentence; one of more is not read,

DOUBT: Final = re.compile(
    r"\b(?:or|if|unless|whether|either|neither|nor|unsure|not sure|maybe|perhaps"
    r"|possibly|probably|may|might|could|can't"
    r"|cannot|although|though|suppose|assume|assuming|about|approximately|around|roughly|nearly|almost|between|at least"
    r"|at most|more than|less than|fewer than|over|under|half|some(?:one|body"
    r"|where)|tempting|initially|at first|first thought"
    r"|except|unlike|similar|likely|seems?|looks? like|so far|for example|e\.g|however|box_2d|xywh)\b"
    r"|\A\W*without\b|[?？≈~]|或|如果|若|假如|假设|可能|也许|大概|大约|约|左右|[\d个只条]以[上下]|超过|将近|中的|至少|最多|接近|除非|还是|有人|看起来|似乎|吗|\d近",
    re.IGNORECASE,
)
_DENIED: Final = re.compile(
    r"(?:\bnot|n['’]t(?: be)?|\bnever|\bno|\brather than|\binstead of|\brules? out"
    r"|\bruled out|\bruling out|\bexclud(?:es?|ed|ing)|\beliminat(?:es?|ed|ing|ion of)"
    r"|不是|不选|不应选?|而非|并非|排除|不能选?|非)"
    r"[\s:]{0,3}(?:(?:the|a|option|choice|letter|figure|square|number|by|with|on|answer|选项)\s?){0,3}"
    r"(?:(?:[\w/+#=.-]{1,8})(?:\s?[,、，]\s?(?:(?:and|or|nor)\s)?|\s(?:and|or|nor)\s|和|或)){0,8}[\s\"'(*\[]{0,3}\Z",
    re.IGNORECASE,
)
_DENIES: Final = re.compile(
    r"(?:\b[Nn]ot|n['’]t|\b[Nn]ever)\s(?:(?!but\b|rather\b|so\b|hence\b|belong|fit\b|match\b)[a-z'’]+\s){1,5}[\"'(]?\Z"
)
_REFUTED: Final = re.compile(
    r"[\s\"')*\]]{0,3}(?:option |选项|项|也|都|均)?(?:(?:is|are|was|looks?|seems?|would be) )?(?:(?:clearly"
    r"|obviously|too|also|just|all) )?"
    r"(?:not\b|wrong|incorrect|false|impossible|out\b|excluded|eliminated|ruled"
    r"|fails?|loses?|does(?:n['’]t| not)|do(?:n['’]t| not)"
    r"|cannot|can['’]t|isn['’]t|are ?n['’]t|不|错|排除|被排除|不符)"
    r"|(?:(?:\s?[,、，]\s?(?:and\s)?|\sand\s|和|与)[A-Z\d]{1,3}(?![A-Za-z\d])){1,8}(?:选?项)?\s?"  # and others with it
    r"(?:are (?:all |both |clearly )?(?:not|wrong|incorrect|false|impossible|out|excluded|eliminated|ruled)\b"
    r"|(?:all )?(?:fail|break|violate|do(?: not|n['’]t))\b|(?:都|均|全)?(?:不|错|被?排除))",
    re.IGNORECASE,
)

_FILLING: Final = (
    r"(?:\s|[\"'“”‘’*_`(\[$:]|\b(?:the|a|an|is|at|with|to|on|in|by|us|up|taken|queen|king|rook|bishop|knight|pawn|stone|exactly|only|just|simply|precisely|clearly|definitely|therefore|thus"
    r"|hence|then|now|indeed|actually|total|totals?|sum|of|options?|choices?|letters?|answers?|panels?|figures?|image|picture|piece|tile|numbers?|digit"
    r"|symbol|square|point|cell|intersection|move|line|order|sequence|words?|box|boxes|bounding|coordinates|score|equation|value|result"
    r"|english|both|two|it|that|as|following|string|order|colour|black|white|B|W)\b"
    r"|选项|数字|字母|单词|数|是|为|格|点|第)"
)
_LINK: Final = re.compile(
    r"(?:\b(?:is|are|was|were|be|being|equals?|gives?|makes?|leaves?|leaving|yields?"
    r"|get|gets|got|spells?(?: out)?|says?|said|chose|choose|chosen|pick(?:ed)?"
    r"|select(?:ed)?|say|guess|think|believe"
    r"|estimate|take|going with|go with|opt for|settled? on|leads? to|finish(?:es)? (?:on"
    r"|at)|differences?,?|recommend|suggest"
    r"|propose|moving|playing|vote for|answers?|ends?(?: up)?(?: on| at| with)?"
    r"|lands?(?: on)?|stands?(?: on)?|go(?:es)?(?: on| to| in)?"
    r"|plays?|place|put|stone on|becomes?|comes? to|results? in|arrives? at|form(?:s"
    r"|ed)?|inside|definitely|clearly|certainly|surely|obviously|overall|all in all"
    r"|amounts? to|adds? up to|reach(?:es)?|best|match|conclude|order|sequence"
    r"|number|play|must play|should play|total(?:s|ing)?|altogether|in total|mates? with"
    r"|wins? with|kills? with|lives? with"
    r"|so|thus|hence|therefore|elimination|located|lies?|has the box"
    r"|last|back|front|pair|numbers|sheets|wheels|now|in all)|'s|’s|[:=→⇒]"
    r"|是|为|选择?|应选|填入?|填|得到?|有|共|总共|一共|等于|答案|下在|走在|落在|停在|位于|放在|走到?|下|在|拼[成出]|读作|需要?|要|即|就是|变[成为]|数[出到得]|着法|顺序|结果|结论|先|评估值?|估计|坐标|胜|以|因此|所以|故|综上|位置|要点|应)"
    rf"[,，:：]?{_FILLING}{{0,8}}\Z",
    re.IGNORECASE,
)
_SEEN: Final = re.compile(  # said of what is counted or read, and of options that are merely looked at
    rf"\w\s(?:contains?|has|have|shows?|holds?|includes?|sees?|count(?:s|ed)?|finds?"
    rf"|found|reads?|needs?|consists? of|made of|length|requires?|takes?"
    rf"|costs?)\b[,，:：]?{_FILLING}{{0,8}}\Z",
    re.IGNORECASE,
)
_LEAD: Final = re.compile(
    rf"[^.!?。]{{0,4}}?(?:(?:i (?:think|believe|conclude|find|say)|so|thus|hence"
    rf"|therefore|then|and|only|now|well|both|(?:great|good) question|sure|所以|因此"
    rf"|故|于是|综上|只有|只能|唯有|显然|可见)[,，!:： ]*|{_FILLING}){{0,8}}\Z",
    re.IGNORECASE,
)
_CONFIRMED: Final = re.compile(
    r"[\s\"'”’)*_`\]$]{0,4}(?:选项|项|格|点)?\s?(?:"
    r"(?:is|was|are|would be|must be|has to be|should be) (?:therefore |thus "
    r"|clearly )?(?:the |my |both )?(?:only |key |vital |single )*"
    r"(?:correct|right|answers?|best|missing|odd|one|solution|choice|option|match"
    r"|total|sum|count|square|point|move|word|digit|letter|order|equation|largest"
    r"|two numbers|exchanged|first one|left)"
    r"|is the [a-z]{3,9} (?:that|which) (?:best )?(?:fits|completes|matches|continues|satisfies|belongs|comes next)\b"
    r"|is where (?:the )?[a-z]+ (?:ends|lands|stands|stops)\b"
    r"|best (?:completes?|fits?|matches)|(?:should )?(?:comes?|goes) next|is (?:what"
    r"|different)\b|stands out|,? i (?:think|believe|guess)\W*\Z|kills|saves|lives"
    r"|(?: [a-z]+){1,2} (?:are|is) (?:needed|required|enough)"
    r"|(?:fits?|match(?:es)?|works?|completes?|continues?|satisf(?:y|ies)|follows"
    r"|belongs|remains|goes there|goes in(?:to)? (?:the|that|this) (?:marked|shaded|highlighted|empty|blank|missing)\b"
    r"|captures?|mates|wins|forces|(?:it )?it is\b"
    r"|touch\b)"
    r"|(?:是|就是|才是|都|均)?(?:唯一)?(?:正确|答案|符合|满足|满足条件|对的?|最合适|最符合|最佳)(?!吗)"
    r")",
    re.IGNORECASE,
)
_TAIL: Final = re.compile(
    r"[\s\"'”’)*_`\]$✅✓☑]{0,4}(?:[.!。,，;；:：(（—–]|-\s|\Z|(?:because|since|as|which"
    r"|where|for|in total|in all|altogether|here|there|and mate|it is|1-0|0-1"
    r"|to (?:live|win|kill|capture|mate|escape))|因为|选项|项|格|点|获?胜|号)",
    re.IGNORECASE,
)
_PARTLY: Final = re.compile(
    r"\d [行列]|\d[行列]|\b(?:rows?|columns?|first|second|third|fourth|each|every"
    r"|other|next|previous|step|starts?|starting|begins?|wide|high|took|page|years?"
    r"|seconds?)\b"
    r"|每|第[一二三四五六七八九十\d]",
    re.IGNORECASE,
)
_SENTENCE_END: Final = re.compile(r"(?<![\d.…])[.!](?=\s+\S)|[?;](?=\s)|[。！？；\n](?=.)")
_CONCLUDES: Final = re.compile(
    r"\A\W{0,4}(?:so|thus|hence|therefore|consequently|in total|in conclusion"
    r"|altogether|overall|finally|this (?:leaves|gives|makes)|that (?:leaves|gives"
    r"|makes)"
    r"|by elimination|所以|因此|因而|故|综上|总之|可见|答|于是|由此)|\b(?:answer|final|total|missing"
    r"|correct|result)\b|总|共|答案|正确|结果|结论",
    re.IGNORECASE,
)

_MARKS: Final = (
    re.compile(r"\[\[([^\[\]\n]{1,200})\]\]"),
    re.compile(r"^\s{0,3}####\s?(?!#)([^\n]{1,200})$", re.MULTILINE),
    re.compile(r"\\?f?boxed[ {]\s?([^\s{}\\$]{1,60})[}]?\s?(?:\$|\Z)", re.MULTILINE),
    re.compile(r"<(final_answer|choice|option|final)>([^<>]{1,400})</\1>", re.IGNORECASE),
)
_LABELLED: Final = re.compile(
    r"^[\s>*_#`|-]{0,8}(?:(?:the|my|final|correct|best|selected|chosen|total|completed"
    r"|solved|whole|sum|number of [a-z]{1,20}|最终|正确|我的|完整的?)[ \t]?){0,3}"
    r"(?:ans|answer|solution|result|choice|option|conclusion|final|verdict|count|total|sum|line|move|order|word|words|equation|estimate|evaluation|grid|box|boxes"
    r"|bounding box|bbox|coordinates|location|score|position|选项?|结论|结果|答案?|总数"
    r"|总计|合计|顺序|着法|单词|等式|算式|方框|边界框|坐标|位置|数独|解)"
    r"[ \t*_`]{0,4}[:：.=＝|][ \t*_`]{0,4}(.{1,4000})\Z",
    re.IGNORECASE | re.MULTILINE | re.DOTALL,
)
_FENCE: Final = re.compile(r"^\s*```[a-z]{0,12}\s*$", re.MULTILINE)
_COMMON: Final = frozenset(
    [
        *("answer", "final_answer", "final", "answers", "result", "solution", "output"),
        *("response", "value", "答案", "最终答案"),
    ]
)
_DECODER: Final = json.JSONDecoder()
_OPENS: Final = re.compile(r"[{\[]")
_NAMELESS: Final = re.compile(
    r"\W*(?:(?:```)?(?:json|python)\b)?\W*(?:\w{1,16}\W{1,3})?(?:np\.array)?\W*", re.IGNORECASE
)


def read(answers: Matcher, response: str, firm: str | None) -> Found | None:
    """The answer that a response commits to.

    Args:
        answers: reads answers of the kind.
        response: without thoughts.
        firm: what stands where the response says that its answer is, if it says so; nothing else is read then.
    """
    if firm is not None:
        return _meant(answers, firm)
    if len(response) > _WHOLE:
        response = response[-_WHOLE:].partition("\n")[2]
    for mark in _MARKS:
        said = mark.findall(response)
        if said:
            return _meant(answers, said[-1] if isinstance(said[-1], str) else said[-1][-1])
    found = _of_json(answers, response)
    if found is not None:
        return found
    bare = _FENCE.sub("", plain(response)).strip()
    found = whole(answers, bare)
    if found is not None:
        return found
    labelled = _LABELLED.search(bare[-_LONGEST:])
    found = _meant(answers, labelled[1]) if labelled is not None else None
    if found is not None:
        return found
    return _last(answers, bare) or _first(answers, bare)


def whole(answers: Matcher, bare: str) -> Found | None:
    """The answer that a text without markup is, however it is dressed, or set as a list or a table."""
    if len(bare) > _WHOLE or _doubtful(answers, bare) or _DENIED_AT_ONCE.match(bare):
        return None
    found = answers.within(bare)
    if found is None and len(bare) <= _LONGEST:
        found = answers.read(_BULLET.sub("", bare).strip(_DRESS), remarks=False)
    return found


def listed(answers: Matcher, text: str) -> Found | None:
    """The answer of several parts that stand one below the other, perhaps with an explanation below them."""
    bare = plain(text[:_WHOLE]).strip()
    return next(
        filter(None, (whole(answers, part) for part in (bare, bare.partition("\n\n")[0]) if "\n" in part)), None
    )


def _doubtful(answers: Matcher, text: str) -> bool:
    return DOUBT.search(_ROUGH.sub(" ", text) if answers.rough else text) is not None


def _first(answers: Matcher, bare: str) -> Found | None:
    """The answer with which a response begins, before the words that explain it."""
    line, _, rest = bare.partition("\n")
    if _doubtful(answers, line) or _TAKEN_BACK.search(line):
        return None
    if rest:
        alone = rest.startswith("\n") and not _RETRACTED.search(rest)
        return answers.read(line.strip(_DRESS), remarks=False) if alone else None
    if len(line) > _LONGEST or _ITEM.match(line) or (answers.bare and not _REASONED.search(line)):
        return None
    said, dash, remark = line.partition(" — ")
    found = answers.read(said, remarks=not dash)
    if found is None or _REFUTED.match(remark):
        return None
    if (answers.lettered or not (answers.counts or _REASONED.search(line))) and any(
        answers.read(spot[0], remarks=False) not in (None, found) for spot in answers.spot.finditer(line)
    ):
        return None
    return found


def _meant(answers: Matcher, text: str) -> Found | None:
    """The answer in a text that is meant as one."""
    found = _of_json(answers, text)
    if found is not None:
        return found
    bare = _FENCE.sub("", plain(text[:_WHOLE])).strip()
    first = bare.partition("\n\n")[0][:_LONGEST]
    found = answers.read(bare, remarks=False)  # a word such as "maybe" is an answer like any other here
    if found is None and not _doubtful(answers, first):
        found = whole(answers, bare)
    return found or _committed(answers, first, meant=True)


def _last(answers: Matcher, text: str) -> Found | None:
    """The answer to which the last sentence commits; the only value of the response, unless it is a conclusion."""
    body = text.rstrip(" \n\t*_.!。！`")
    tail = body[-_LONGEST - 2 :]
    begins = max((end.end() for end in _SENTENCE_END.finditer(tail)), default=0)
    sentence = tail[begins:].strip()
    if answers.counts:
        claim, *reason = _REASONED.split(sentence, maxsplit=1)
        if reason and answers.spot.search(claim):
            if _CONCLUSION.search(reason[0]):
                return None
            sentence = claim
    if len(sentence) > _LONGEST or (answers.counts and _PARTLY.search(sentence)) or _CODE.search(sentence):
        return None
    found = _committed(answers, sentence, meant=False)
    if found is None or _CONCLUDES.search(sentence):
        return found
    before = body[: len(body) - len(tail) + begins]
    if (answers.counts and _PARTLY.search(before)) or any(
        answers.read(spot[0].strip(), remarks=False) for spot in answers.spot.finditer(before[-_WHOLE:])
    ):
        return None
    return found


class _Spot(NamedTuple):
    """A value that a sentence names: what it is, how it is written, and the words before and after it."""

    value: Found
    text: str
    before: str
    after: str


def _spots(answers: Matcher, sentence: str) -> list[_Spot]:
    """The values that a sentence names; none of one that names too many to mean one of them."""
    found: list[_Spot] = []
    for spot in islice(answers.spot.finditer(sentence), _MOST_SPOTS + 1):
        text = spot[0].strip()
        value = answers.read(text, remarks=False) or answers.within(text)
        if value is not None:
            before = sentence[max(0, spot.start() - _BEFORE) : spot.start()]
            found.append(_Spot(value, spot[0], before, sentence[spot.end() :]))
    return found if len(found) < _MOST_SPOTS else []


def _committed(answers: Matcher, sentence: str, *, meant: bool) -> Found | None:
    """The one value of a sentence, if its words commit to it."""
    if _doubtful(answers, sentence):
        return None
    if answers.rough:
        sentence = _ROUGH.sub(" ", sentence)
    if answers.counts:
        *_, sentence = _CONCLUSION.split(_SUMS.sub("= ", sentence))
    named = _spots(answers, sentence)
    kept = [spot for spot in named if not _ruled_out(spot)]
    if len({spot.value for spot in kept}) != 1:
        return None
    denied = len(kept) < len(named)
    sure = any(_is_meant(answers, spot, meant=meant, denied=denied) for spot in kept)
    return kept[0].value if sure or ((meant or not answers.lettered) and _alone(kept, sentence)) else None


def _ruled_out(spot: _Spot) -> bool:
    """True if the words around a value say that it is not the answer."""
    found = _DENIED.search(spot.before) or _DENIES.search(spot.before) or _REFUTED.match(spot.after)
    return found is not None


def _is_meant(answers: Matcher, spot: _Spot, *, meant: bool, denied: bool) -> bool:
    """True if the words around a value say that it is the answer."""
    telling = not (answers.bare or answers.counts)
    if _TAIL.match(spot.after) or (answers.counts and _COUNTED.match(spot.after)):
        begins = (meant or telling) and not spot.before.strip(_DRESS)
        instead = denied and _INSTEAD.search(spot.before) is not None
        if begins or instead or _links(answers, spot.before):
            return True
    if _ONLY.search(spot.before) and _POSSIBLE.match(spot.after):
        return True
    if telling and spot.before.endswith((", ", "，", ": ")) and _FULL_STOP.fullmatch(spot.after):
        return True
    return (
        len(spot.before) < _BEFORE
        and _CONFIRMED.match(spot.after) is not None
        and _LEAD.match(_COMMA.split(spot.before)[-1]) is not None
    )


def _links(answers: Matcher, before: str) -> bool:
    """True if these words lead to the answer."""
    return _LINK.search(before) is not None or (
        not answers.lettered and _SEEN.search(before) is not None and not (answers.bare and _PARTLY.search(before))
    )


def _alone(kept: Sequence[_Spot], sentence: str) -> bool:
    """True if there is nothing but the value, perhaps twice."""
    for spot in kept:
        sentence = sentence.replace(spot.text, " ", 1)
    return _BARE.fullmatch(sentence) is not None


_COUNTED: Final = re.compile(  # a unit, and what may follow it
    r"(?:[ -](?!(?:of|to|than|and|per|out|percent|years?|seconds?|minutes?|wide"
    r"|tall|high|long|cm|mm|because|since|as|in)\b)[A-Za-z-]{2,20}){1,4}"
    r"(?:\W*\Z|[.,;:!(]|\s(?:in|on|because|since|as)\b)|[\u4e00-\u9fff]{1,10}(?:\W*\Z|[，。,.(（])",
)
_COMMA: Final = re.compile(r",(?!\d)\s?")
_ONLY: Final = re.compile(
    r"(?:\A|[,，:：] ?|\b(?:so|thus|hence|therefore|and) )(?:only|(?:只有|唯有)) ?"
    r"(?:(?:the|an?|option|digit|number|letter|figure) ){0,3}\W{0,3}\Z",
    re.IGNORECASE,
)
_POSSIBLE: Final = re.compile(
    r"\W{0,3}(?: ?选?项| (?:is|can be|would be) (?:possible|left|allowed|consistent|compatible|correct|right)\b"
    r"| (?:meets|obeys|respects|agrees|can (?:go|stand|fit|be placed))\b)|\W{0,3}(?:可能|可行|可以|能)",
    re.IGNORECASE,
)
_CODE: Final = re.compile(r"[{}]|\"\s?:|\w\(")
_ITEM: Final = re.compile(r"\d{1,3}[.)]\s")
_BARE: Final = re.compile(r"[\s()\[\]\"'“”.,:：。]*")
_SUMS: Final = re.compile(r"\d{1,6}(?:\s?[-+×*]\s?\d{1,6})+\s?=\s?")
_CONCLUSION: Final = re.compile(
    r"[,;，；]\s*(?==|(?:so|thus|hence|therefore|which|making|giving|that)\b|共|总共|一共|总计|合计|所以|因此|故)",
    re.IGNORECASE,
)
_INSTEAD: Final = re.compile(r"\bbut(?: rather)?(?: (?:the|option|it is))*\W*\Z", re.IGNORECASE)
_FULL_STOP: Final = re.compile(r"[\s.!。\"'”’)*_`]*")
_ROUGH: Final = re.compile(
    r"\b(?:about|approximately|around|roughly|nearly|almost)\b|[≈~]|大约|约为?|大概|左右", re.IGNORECASE
)
_DRESS: Final = " \t\n\"'“”‘’()[]【】<>*_`#✅✓☑✔👉➡→=:.。!|"
_BULLET: Final = re.compile(r"\A(?:[-*•>]\s+(?![\d])|\d{1,2}[.)]\s+(?=[^\d\n]+\Z))")
_DENIED_AT_ONCE: Final = re.compile(r"\W*(?:(?:not|never|neither|no)\b|不|非)", re.IGNORECASE)
_TAKEN_BACK: Final = re.compile(
    r"\b(?:wait|actually|correction|instead|however|but|wrong|not)\b|不对|更正|但|不", re.IGNORECASE
)
_RETRACTED: Final = re.compile(r"\b(?:wait|actually|correction|instead|however|not so)\b|不对|更正|等等", re.IGNORECASE)
_REASONED: Final = re.compile(r",? (?:because|since|(?<!such )as)\b|，?因为", re.IGNORECASE)


def _of_json(answers: Matcher, text: str) -> Found | None:
    """The answer in the last JSON value of a text: the value itself, or the one member that can be it."""
    value, rest = _value(text)
    if value is None or _doubtful(answers, rest) or _DENIED_AT_ONCE.match(rest):
        return None
    if (
        not isinstance(value, dict)
        and not any(isinstance(one, dict) for one in value)
        and not _NAMELESS.fullmatch(rest)
    ):
        return None
    return _member(answers, value, 0)


def _value(text: str) -> tuple[Any, str]:
    """The only object or list of JSON in a text, also as Python writes it, and what stands around it; or None."""
    text = text[-_WHOLE:]
    start = next((place.start() for place in _OPENS.finditer(text)), None)
    if start is None:
        return None, text
    inner = text[start:]
    for spelled in (inner, inner.replace("'", '"')):
        try:
            value, size = _DECODER.raw_decode(spelled)
        except (ValueError, RecursionError):
            continue
        rest = text[:start] + inner[size:]
        return (None, rest) if _OPENS.search(rest) else (value, rest)
    return None, text


def _member(answers: Matcher, value: Any, depth: int) -> Found | None:
    if depth > 4 or value is None or isinstance(value, bool):
        return None
    if isinstance(value, str):
        return _meant(answers, value) if depth else None
    if isinstance(value, int | float):
        return answers.read(json.dumps(value), remarks=False) if depth else None
    found = answers.of_json(value)
    if found is not None:
        return found
    if isinstance(value, list):
        return answers.read(plain(json.dumps(value, ensure_ascii=False)), remarks=False)
    assert isinstance(value, Mapping)
    for names in (_COMMON, answers.members):
        inner = [one for name, one in value.items() if name.casefold() in names or (len(value) == 1 and answers.counts)]
        if len(inner) == 1:
            return _member(answers, inner[0], depth + 1)
    return None
