"""Shows a candidate as its author wrote it, pixel for pixel."""

from typing import Final

from puzzlegen.core.item import Kind, Statement, Text
from puzzlegen.core.puzzle import Wording
from puzzlegen.core.scene import Element, Raster, Scene

_SAID: Final[Text] = {"en": "Its author explains: “{}”", "zh": "作者的解释：“{}”"}


def word(statement: Statement, query: Statement) -> Wording:  # noqa: ARG001 - the question says it all
    """The author's words, in the languages in which people approved them."""
    languages = query["languages"]
    return Wording(
        ask={language: query["question"][language] for language in languages},
        kind=Kind(query["kind"]),
        options=tuple(
            None if option is None else {language: option[language] for language in languages}
            for option in query["options"]
        ),
    )


def explain(statement: Statement, query: Statement, answer: str, why: Statement) -> Text:  # noqa: ARG001
    """What the author says, in quotes, since nobody judges it; how many people gave the answer; whose the item is."""
    origin = statement["origin"]
    people = len(statement["answers"])
    agreeing = sum(one["response"] in (answer, *statement["spellings"]) for one in statement["answers"])
    said = {language: _SAID[language].format(words) for language, words in why["explanation"].items()}
    told = {
        "en": f"{agreeing} of {people} people who did not know the answer gave it. Author: "
        f"{origin['author']}; source: {origin['source']}; licence: {origin['licence']}.",
        "zh": f"{people} 位事先不知道答案的人中有 {agreeing} 位给出了这个答案。作者：{origin['author']}；"
        f"出处：{origin['source']}；许可：{origin['licence']}。",
    }
    return {language: " ".join(filter(None, (said.get(language, ""), text))) for language, text in told.items()}


def depict(statement: Statement, query: Statement, material: tuple[bytes, ...]) -> tuple[Scene, ...]:  # noqa: ARG001
    """Its pictures, given as R, G and B of each pixel; a unit is a pixel."""
    regions = tuple(
        Element(name, left, top, right - left, bottom - top)
        for name, (left, top, right, bottom) in statement["regions"].items()
    )
    return tuple(
        Scene(
            shown["width"],
            shown["height"],
            (Raster(0, 0, shown["width"], shown["height"], rgb), *(() if number else regions)),
            unit=(1, 1),
        )
        for number, (shown, rgb) in enumerate(zip(statement["pictures"], material, strict=True))
    )
