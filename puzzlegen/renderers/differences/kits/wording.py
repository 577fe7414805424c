"""The words of questions about differences, and of their explanations."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from puzzlegen.answers.kinds import Kind
from puzzlegen.core.item import LANGUAGES, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.facts.differences.terms import Arrangement, Change, Task
from puzzlegen.renderers.differences.kits.names import NAMES
from puzzlegen.renderers.kits.wording import joined

Medium: TypeAlias = Literal["drawing", "photograph"]

_WORDS: Final[dict[Medium, dict[str, Text]]] = {
    "drawing": {
        "pair": {"en": "drawings of the same scene", "zh": "同一场景的两幅画"},
        "one": {"en": "drawing", "zh": "画"},
        "a": {"zh": "幅画"},
        "are": {"zh": "画的是同一场景"},
    },
    "photograph": {
        "pair": {"en": "versions of the same photograph", "zh": "同一张照片的两个版本"},
        "one": {"en": "version", "zh": "版本"},
        "a": {"zh": "个版本"},
        "are": {"zh": "是同一张照片的两个版本"},
    },
}
"""What differs between drawings and photographs: in Chinese, ``a`` is a picture with its measure word."""

_SHOWN: Final[dict[Arrangement, Text]] = {
    "beside": {
        "en": "The picture shows two {pair}, side by side.",
        "zh": "图中左右并排着{pair}。",
    },
    "below": {
        "en": "The picture shows two {pair}, one above the other.",
        "zh": "图中上下排列着{pair}。",
    },
    "files": {
        "en": "The two pictures are {pair}.",
        "zh": "这两张图片{are}。",
    },
}
_FIRST: Final[dict[Arrangement, Text]] = {
    "beside": {"en": "the {one} on the left", "zh": "左边的{one}"},
    "below": {"en": "the upper {one}", "zh": "上面的{one}"},
    "files": {"en": "the first picture", "zh": "第一张图片"},
}
_BOX: Final[Text] = {
    "en": "Draw the boxes in {first}, each around all that looks different there. If something is missing from one "
    "{one}, box the place where it is or would be; if it stands elsewhere, draw one box around both its places; if "
    "only a part of it differs, box that part alone.",
    "zh": "每处不同的方框都画在{first}中，框住该处所有看起来不同的部分。若某物在其中一{a}中缺失，"
    "方框位于它所在或应在之处；若某物的位置改变了，方框应包含它的两个位置；若某物只有一部分不同，方框只框住那一部分。",
}
_ASKED: Final[dict[Task, Text]] = {
    "boxes": {
        "en": "The two {one}s differ in exactly {number} places. Where are they?",
        "zh": "两{a}恰有 {number} 处不同。它们在哪里？",
    },
    "single": {
        "en": "The two {one}s differ in exactly one place. Where is it?",
        "zh": "两{a}恰有一处不同。它在哪里？",
    },
    "choice": {
        "en": "The two {one}s differ in exactly one of the four regions that are outlined and lettered, and nowhere "
        "else. In which one?",
        "zh": "在四个带字母的方框区域中，恰有一个区域里两{a}不同，其他地方完全相同。是哪一个区域？",
    },
    "count": {
        "en": "In how many places do the two {one}s differ? One thing that is added, missing, moved or changed is one "
        "difference.",
        "zh": "两{a}有多少处不同？一个物体增加、缺失、移动或改变，算一处不同。",
    },
}
_SHORT: Final[dict[Task, Text]] = {
    "boxes": {
        "en": "The two {one}s differ in exactly {number} places: find them in {first}. Of something that stands "
        "elsewhere, a box holds both places.",
        "zh": "两{a}恰有 {number} 处不同：请在{first}中找出它们。若某物的位置改变了，方框应包含它的两个位置。",
    },
    "single": {
        "en": "The two {one}s differ in exactly one place: find it in {first}. Of something that stands elsewhere, "
        "the box holds both places.",
        "zh": "两{a}恰有一处不同：请在{first}中找出它。若某物的位置改变了，方框应包含它的两个位置。",
    },
}
_KINDS: Final[dict[Task, Kind]] = {
    "boxes": Kind.BOXES,
    "single": Kind.BOX,
    "choice": Kind.LETTER,
    "count": Kind.NUMBER,
}
_CHANGES: Final[dict[Change, Text]] = {
    "outline": {"en": "another outline", "zh": "轮廓不同"},
    "added": {"en": "only in the second {one}", "zh": "只在第二{a}中出现"},
    "removed": {"en": "only in the first {one}", "zh": "只在第一{a}中出现"},
    "colour": {"en": "another colour", "zh": "颜色不同"},
    "position": {"en": "moved", "zh": "位置不同"},
    "size": {"en": "another size", "zh": "大小不同"},
    "rotation": {"en": "turned", "zh": "转动了角度"},
    "mirrored": {"en": "mirrored", "zh": "左右翻转"},
    "replaced": {"en": "another thing", "zh": "换成了另一物体"},
    "pattern": {"en": "another pattern", "zh": "花纹不同"},
    "count": {"en": "another number of parts", "zh": "部件数量不同"},
    "symbol": {"en": "another symbol", "zh": "符号不同"},
}
_LISTS: Final[dict[Task, Text]] = {
    "boxes": {"en": "Differences: {}.", "zh": "不同之处：{}。"},
    "single": {"en": "The difference: {}.", "zh": "不同之处：{}。"},
    "choice": {"en": "Region {answer}: {}.", "zh": "区域 {answer}：{}。"},
    "count": {"en": "{answer} differences: {}.", "zh": "{answer} 处不同：{}。"},
}
_PLACES: Final[Text] = {"en": " Places (x, y) are those in {first}.", "zh": "位置 (x, y) 指{first}中的位置。"}
_ENTRY: Final[Text] = {"en": "{thing}({x}, {y}), {change}", "zh": "{thing}({x}, {y})，{change}"}
_BETWEEN: Final[Text] = {"en": "; ", "zh": "；"}


def worded(query: Statement, medium: Medium) -> Wording:
    """The question in words; the number of differences is told only where all are to be boxed."""
    task: Task = query["task"]
    arrangement: Arrangement = query["arrangement"]

    def told(text: Text) -> Text:
        words = {}
        for language in LANGUAGES if text else ():
            known = _known(medium, language)
            first = _FIRST[arrangement][language].format(**known)
            words[language] = text[language].format(number=query.get("number"), first=first, **known)
        return words

    boxed = task in ("boxes", "single")
    return Wording(
        rules=told(joined(_SHOWN[arrangement], _BOX) if boxed else _SHOWN[arrangement]),
        ask=told(_ASKED[task]),
        short=told(_SHORT.get(task, {})),
        kind=_KINDS[task],
        options=(None,) * len(query.get("options", ())),
    )


def explained(
    changes: Iterable[tuple[Change, str, tuple[int, int], Text | None]], query: Statement, answer: str, medium: Medium
) -> Text:
    """Names each change, by the kind of thing if it is known, and by the middle of what is different.

    A change can be told in other words than those for all of its sort.
    """
    listed = sorted(changes, key=lambda one: one[2])
    words = {}
    for language in LANGUAGES:
        known = _known(medium, language)
        told = [
            _ENTRY[language].format(
                change=(how or _CHANGES[change])[language].format(**known),
                thing=f"{NAMES[kind][language]} " if kind else "",
                x=x,
                y=y,
            )
            for change, kind, (x, y), how in listed
        ]
        lead = _LISTS[query["task"]][language].format(_BETWEEN[language].join(told), answer=answer)
        words[language] = lead + _PLACES[language].format(first=_FIRST[query["arrangement"]][language].format(**known))
    return words


def _known(medium: Medium, language: str) -> dict[str, str]:
    return {name: text[language] for name, text in _WORDS[medium].items() if language in text}
