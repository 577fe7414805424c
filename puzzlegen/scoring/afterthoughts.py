"""What a response says after its answer: that it was wrong ("Wait, no - it's C"), or a politeness."""

import re
from typing import Final, NamedTuple

_WINDOW: Final = 1_000  # characters at the end of a response that are searched
_TAKEN_BACK: Final = re.compile(
    r"(?:^|(?<=[.!?;:,)*…。！？；，：—–]))[\s*_>(—–-]{0,4}(?:(?:oh|hmm|no|oops)[,.…! ]{1,5})?(?:"
    r"(?P<firm>(?:wait|hold on|actually)[,.…!:—– -]{1,5}no(?=\s?[,.;:!—–-]|\s(?:it|the|that)\b)"
    r"|no[,.…! ]{1,3}(?:wait|sorry)\b|scratch that\b|(?:self-)?correction(?=[:!.,])|correct(?:ing)? myself\b"
    r"|i (?:made a mistake|was wrong|misspoke)\b"
    r"|不对?(?=[,，])|(?:不对|更正|纠正|我(?:弄|搞|看|数|说|想)?错了)(?=[\s:：.。!！—–应]|$))"
    r"|(?:wait|hold on|on second thoughts?|等等|等一下)(?=[\s,.…!:—–，。！：]))[\s,.…!:—–，。！：-]*"
    r"|\b(?:at first|i first|first (?:thought|guess|glance|sight)|initially|originally|i thought|looked like|seemed"
    r"|tempt(?:ed|ing))\b[^.!?\n]{0,80}?,? but "
    r"|(?:以为|起初|一开始|乍看|最初)[^。！？\n]{0,40}?[，,]?(?:但|其实|实际上)(?:其实|实际上?)?",
    re.IGNORECASE | re.MULTILINE,
)
_MARKED: Final = re.compile(r"boxed|</|\"\s*[:,}\]]")  # the last of such marks counts anyway; JSON must stay whole
_PARTING: Final = re.compile(
    r"(?:(?:(?<=[.!?)*}])\s+|(?<=[。！？])|\n\s*)(?:"
    r"(?:please )?(?:let me know|feel free|don['’]t hesitate)|(?:i )?hope (?:this|that|it) (?:helps|clarifies|is )"
    r"|(?:i(?:['’]m| am|['’]d be| would be) )?(?:happy|glad) to"
    r"|if you [^.!?\n]{1,80}(?:let me know|feel free|ask|i can)|(?:would you like|do you want) (?:me|a|more)\b|thank"
    r"|如[果有需][^\n。！？]{0,40}(?:告诉|随时|请|联系)|希望(?:这|对|以上|能)|谢谢|祝)[^\n.!?。！？]{0,200}\W{0,6}){1,3}\Z",
    re.IGNORECASE,
)
_LONGEST: Final = 400  # characters of politeness


class Corrected(NamedTuple):
    """What a response says once it has taken something back; ``firm`` if it calls that wrong beyond doubt."""

    said: str
    firm: bool


def without_parting(response: str) -> str:
    """The response without what it says to the reader at its end, such as "Let me know if you want the steps"."""
    parting = _PARTING.search(response, max(0, len(response) - _LONGEST))
    return response if parting is None else response[: parting.start()].rstrip()


def corrected(response: str) -> Corrected | None:
    """What follows the words by which a response last takes something back; None if it does not."""
    taken = [*_TAKEN_BACK.finditer(response, max(0, len(response) - _WINDOW))]
    if not taken or taken[-1].end() == len(response) or _MARKED.search(response, taken[-1].end()):
        return None
    return Corrected(response[taken[-1].end() :], taken[-1]["firm"] is not None)
