"""The words of questions about differences, and of their explanations."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import LANGUAGES, Statement
from puzzlegen.core.message import Phrase, messages, sentences
from puzzlegen.core.puzzle import Wording
from puzzlegen.facts.differences.terms import Arrangement, Change, Task
from puzzlegen.renderers.differences.kits.names import NAMES

msg: Final = messages(__name__)

Medium: TypeAlias = Literal["drawing", "photograph"]

_WORDS: Final[dict[Medium, dict[str, Phrase]]] = {
    "drawing": {
        "pair": msg("words-drawing-pair"),
        "one": msg("words-drawing-one"),
        "a": {"zh": "幅画"},
        "are": {"zh": "画的是同一场景"},
    },
    "photograph": {
        "pair": msg("words-photograph-pair"),
        "one": msg("words-photograph-one"),
        "a": {"zh": "个版本"},
        "are": {"zh": "是同一张照片的两个版本"},
    },
}
"""What differs between drawings and photographs: in Chinese, ``a`` is a picture with its measure word."""

_SHORT: Final[dict[Task, Phrase]] = {
    "boxes": msg("short-boxes"),
    "single": msg("short-single"),
}
_KINDS: Final[dict[Task, Kind]] = {
    "boxes": Kind.BOXES,
    "single": Kind.BOX,
    "choice": Kind.LETTER,
    "count": Kind.NUMBER,
}
_LISTS: Final[dict[Task, Phrase]] = {
    "boxes": {"en": "Differences: {}.", "zh": "不同之处：{}。"},
    "single": {"en": "The difference: {}.", "zh": "不同之处：{}。"},
    "choice": {"en": "Region {answer}: {}.", "zh": "区域 {answer}：{}。"},
    "count": {"en": "{answer} differences: {}.", "zh": "{answer} 处不同：{}。"},
}
_PLACES: Final[Phrase] = msg("places")
_ENTRY: Final[Phrase] = msg("entry")
_BETWEEN: Final[Phrase] = msg("between")


def worded(query: Statement, medium: Medium) -> Wording:
    """The question in words; the number of differences is told only where all are to be boxed."""
    task: Task = query["task"]
    arrangement: Arrangement = query["arrangement"]

    def told(text: Phrase) -> Phrase:
        words = {}
        for language in LANGUAGES if text else ():
            known = _known(medium, language)
            first = msg(f"first-{arrangement}")[language].format(**known)
            words[language] = text[language].format(number=query.get("number"), first=first, **known)
        return words

    boxed = task in ("boxes", "single")
    return Wording(
        rules=told(sentences(msg(f"shown-{arrangement}"), msg("box")) if boxed else msg(f"shown-{arrangement}")),
        ask=told(msg(f"asked-{task}")),
        short=told(_SHORT.get(task, {})),
        kind=_KINDS[task],
        options=(None,) * len(query.get("options", ())),
    )


def explained(
    changes: Iterable[tuple[Change, str, tuple[int, int], Phrase | None]], query: Statement, answer: str, medium: Medium
) -> Phrase:
    """Names each change, by the kind of thing if it is known, and by the middle of what is different.

    A change can be told in other words than those for all of its sort.
    """
    listed = sorted(changes, key=lambda one: one[2])
    words = {}
    for language in LANGUAGES:
        known = _known(medium, language)
        told = [
            _ENTRY[language].format(
                change=(how or msg(f"changes-{change}"))[language].format(**known),
                thing=f"{NAMES[kind][language]} " if kind else "",
                x=x,
                y=y,
            )
            for change, kind, (x, y), how in listed
        ]
        lead = _LISTS[query["task"]][language].format(_BETWEEN[language].join(told), answer=answer)
        words[language] = lead + _PLACES[language].format(
            first=msg(f"first-{query['arrangement']}")[language].format(**known)
        )
    return words


def _known(medium: Medium, language: str) -> dict[str, str]:
    return {name: text[language] for name, text in _WORDS[medium].items() if language in text}
