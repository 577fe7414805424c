"""How a response ended: whether a model answered, and if not, why not.

Every response has exactly one ending. The server's word for it (its ``finish_reason``) counts first, then whether
anything was said aloud.
"""

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from puzzlegen.answers.glosses import refusals

_FILTERED: Final = frozenset({"content_filter", "safety", "prohibited_content", "blocklist", "recitation", "spii"})
_REFUSED: Final = frozenset({"refusal", "refused"})
_CUT: Final = frozenset({"length", "max_tokens", "max_output_tokens", "model_length", "max_length"})
_REFUSAL: Final = re.compile(
    r"[\s*_\"“#>]*(?:(?:i[’']?m|i am) (?:(?:very|so|really|truly) )?(?:sorry|afraid"
    r"|unable)|sorry|(?:my |i )?apolog(?:i[sz]e|ies)"
    r"|(?:unfortunately,? )?i (?:can[’']?t|cannot|can not|could ?n[’']?t|am unable"
    r"|am not able|won[’']?t|will not|must decline|decline)"
    r"|as an ai\b|(?:非常|很|十分)?(?:抱歉|遗憾)|对不起|不好意思|我(?:无法|不能|看不到)|作为(?:一个)?(?:ai|人工智能)"
    rf"{refusals()})",
    re.IGNORECASE,
)
_THINKING: Final = re.compile(r"[<◁](?P<end>/?)(?:think|thinking|thought|reasoning)[>▷]", re.IGNORECASE)
_FINAL_CHANNEL: Final = re.compile(r"<\|channel\|>\s*final\s*<\|message\|>")
_SPECIAL_TOKEN: Final = re.compile(r"<\|(?!(?:begin|end)_of_box)[^|<>\s]{1,40}\|>|</?s>")


class Ending(StrEnum):
    """What became of a question that was put to a model."""

    ANSWERED = "answered"  # something was said, whether or not an answer can be read from it
    REFUSED = "refused"  # the model declined to answer
    FILTERED = "filtered"  # a filter of its server kept the response back
    TRUNCATED = "truncated"  # it was cut off at the limit of its length
    EMPTY = "empty"  # nothing was said
    THOUGHTS = "thoughts only"  # all that was said are thoughts


def ending(response: str | None, finish: str, *, refusal: bool = False, thoughts: bool = False) -> Ending:
    """How a response ended.

    Args:
        response: all that the model said, with its thoughts if they stand in it.
        finish: the server's word for why it ended; empty if unknown.
        refusal: whether the server marks it as a refusal.
        thoughts: whether the server reports thoughts apart.
    """
    finish = finish.lower()
    if finish in _FILTERED:
        return Ending.FILTERED
    if refusal or finish in _REFUSED:
        return Ending.REFUSED
    if finish in _CUT:
        return Ending.TRUNCATED
    said = without_thinking(response or "").strip()
    if not said:
        return Ending.THOUGHTS if thoughts or (response or "").strip() else Ending.EMPTY
    return Ending.REFUSED if _REFUSAL.match(said) else Ending.ANSWERED


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


MANY: Final = 0.05
"""The share of responses of one ending from which on it is told loudly, since it says more about the run than about
the model."""
_ADVICE: Final[Mapping[Ending, str]] = {
    Ending.REFUSED: "read some of them",
    Ending.FILTERED: "the server's filter can perhaps be set",
    Ending.TRUNCATED: "--max-tokens of puzzlegen eval raises the limit",
    Ending.EMPTY: "look at raw in the file; the template of the server may be wrong",
    Ending.THOUGHTS: "leave it more tokens, or let it think less",
}


def counted(counts: Mapping[Ending, int]) -> str:
    """How many responses ended how, in words: ``7 answered, 1 refused``; endings that none has are left out."""
    return ", ".join(f"{counts[one]} {one}" for one in Ending if counts.get(one)) or "none"


def warning(counts: Mapping[Ending, int]) -> str:
    """A sentence on the endings without an answer that more than `MANY` of the responses have; empty for none."""
    total = sum(counts.values())
    many = [one for one in _ADVICE if counts.get(one, 0) > MANY * total]
    if not many:
        return ""
    told = "; ".join(f"{counts[one] / total:.0%} are {one} ({_ADVICE[one]})" for one in many)
    return f"WARNING: of {total} responses {told}."
