"""The words of questions about differences, and of their explanations."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, TypeAlias

from puzzlegen.core.item import LANGUAGES, Text
from puzzlegen.generators.differences.names import NAMES

Task: TypeAlias = Literal["boxes", "single", "choice", "count"]
Arrangement: TypeAlias = Literal["beside", "below", "files"]
Medium: TypeAlias = Literal["drawing", "photograph"]
Change: TypeAlias = Literal[
    "outline",
    "added",
    "removed",
    "colour",
    "position",
    "size",
    "rotation",
    "mirrored",
    "replaced",
    "pattern",
    "count",
    "symbol",
]

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
_ORIGIN: Final[dict[Arrangement, Text]] = {
    "beside": {"en": "the whole picture", "zh": "整张图片"},
    "below": {"en": "the whole picture", "zh": "整张图片"},
    "files": {"en": "the first picture", "zh": "第一张图片"},
}
_BOXED: Final[Text] = {
    "en": "in {first} give the box around all that looks different there. Of something that is missing in one of the "
    "{one}s, that is where it is or would be; of something that stands elsewhere, the box holds both its places. "
    "{listed} [x1, y1, x2, y2] in whole pixels, counted from the top left corner of {origin}; x2 and y2 lie just past "
    "the last pixels.",
    "zh": "请在{first}中用方框框住所有看起来不同之处。若某物在其中一{a}中缺失，则框住它所在或应在的位置；"
    "若某物的位置改变了，方框应包含它的两个位置。{listed} [x1, y1, x2, y2]，以整数像素表示，从{origin}的左上角数起；"
    "x2、y2 紧接在最后的像素之后。",
}
_ASKED: Final[dict[Task, Text]] = {
    "boxes": {
        "en": "They differ in exactly {number} places. For each of these " + _BOXED["en"],
        "zh": "它们恰有 {number} 处不同。对每一处，" + _BOXED["zh"],
    },
    "single": {
        "en": "They differ in exactly one place: " + _BOXED["en"],
        "zh": "它们恰有一处不同：" + _BOXED["zh"],
    },
    "choice": {
        "en": "They differ in exactly one of the four regions that are outlined and lettered, and nowhere else. In "
        "which one? Answer with its letter: A, B, C or D.",
        "zh": "在四个带字母的方框区域中，恰有一个区域里两{a}不同，其他地方完全相同。"
        "是哪一个区域？请回答其字母：A、B、C 或 D。",
    },
    "count": {
        "en": "In how many places do they differ? One thing that is added, missing, moved or changed is one "
        "difference. Answer with this one number.",
        "zh": "它们有多少处不同？一个物体增加、缺失、移动或改变，算一处不同。请只回答这一个数。",
    },
}
_LISTED: Final[dict[Task, Text]] = {
    "boxes": {"en": "Answer with all {number} boxes as", "zh": "请回答全部 {number} 个方框"},
    "single": {"en": "Answer with this one box", "zh": "请回答这一个方框"},
}
_CHANGES: Final[dict[Change, Text]] = {
    "outline": {"en": "another outline", "zh": "轮廓不同"},
    "added": {"en": "only in the second {one}", "zh": "只在第二{a}中出现"},
    "removed": {"en": "only in the first {one}", "zh": "只在第一{a}中出现"},
    "colour": {"en": "another colour", "zh": "颜色不同"},
    "position": {"en": "another place", "zh": "位置不同"},
    "size": {"en": "another size", "zh": "大小不同"},
    "rotation": {"en": "turned", "zh": "转动了角度"},
    "mirrored": {"en": "mirrored", "zh": "左右翻转"},
    "replaced": {"en": "another thing", "zh": "换成了另一物体"},
    "pattern": {"en": "another pattern", "zh": "花纹不同"},
    "count": {"en": "another number of parts", "zh": "部件数量不同"},
    "symbol": {"en": "another symbol", "zh": "符号不同"},
}
_LIST: Final[Text] = {"en": "Differences: {}.", "zh": "不同之处：{}。"}
_ENTRY: Final[Text] = {"en": "{change} ({thing}x {x}, y {y})", "zh": "{change}（{thing}x {x}，y {y}）"}
_BETWEEN: Final[Text] = {"en": "; ", "zh": "；"}
_COMMA: Final[Text] = {"en": ", ", "zh": "，"}


def asked(task: Task, arrangement: Arrangement, number: int, medium: Medium) -> Text:
    """The whole question; of ``boxes`` and ``single`` only, it tells the number of differences."""
    words: dict[str, str] = {}
    for language in LANGUAGES:
        known = _known(medium, language)
        listed: Mapping[str, str] = _LISTED.get(task, {})
        question = _ASKED[task][language].format(
            number=number,
            first=_FIRST[arrangement][language].format(**known),
            origin=_ORIGIN[arrangement][language],
            listed=listed.get(language, "").format(number=number),
            **known,
        )
        words[language] = _SHOWN[arrangement][language].format(**known) + (" " if language == "en" else "") + question
    return words


def explained(changes: Iterable[tuple[Change, str, tuple[int, int]]], medium: Medium) -> Text:
    """Names each change, by the middle of what is different, and by the kind of thing if it is known."""
    listed = sorted(changes, key=lambda one: one[2])
    return {
        language: _LIST[language].format(
            _BETWEEN[language].join(
                _ENTRY[language].format(
                    change=_CHANGES[change][language].format(**_known(medium, language)),
                    thing=NAMES[kind][language] + _COMMA[language] if kind else "",
                    x=x,
                    y=y,
                )
                for change, kind, (x, y) in listed
            )
        )
        for language in LANGUAGES
    }


def _known(medium: Medium, language: str) -> dict[str, str]:
    return {name: text[language] for name, text in _WORDS[medium].items() if language in text}
