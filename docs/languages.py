"""Writes the item that ``docs/languages.md`` shows in every language, and its picture ``docs/languages.png``.

``make docs`` runs it.
"""

from pathlib import Path
from typing import Final

from puzzlegen import catalog
from puzzlegen.core.family import Level
from puzzlegen.core.item import LANGUAGES
from puzzlegen.core.message import Message
from puzzlegen.snapshots.pipeline import AcceptedItem, make_item
from puzzlegen.words import say

PAGE: Final = Path(__file__).with_suffix(".md")
PICTURE: Final = Path(__file__).with_suffix(".png")
_BEGIN: Final = "<!-- the item -->\n"
_END: Final = "<!-- end of the item -->\n"


def item(language: str) -> AcceptedItem:
    """The item, in a language."""
    return make_item(catalog.load("cues/gears"), Level.EASY, 40, 0, language)


def page(text: str) -> str:
    """The page, with the item in all languages."""
    before, _, rest = text.partition(_BEGIN)
    _, _, after = rest.partition(_END)
    parts = [f"![A machine of gear wheels and a belt, with a crank and a rack]({PICTURE.name})\n"]
    for language in LANGUAGES:
        made = item(language)
        options = "; ".join(f"{option.letter}. {option.text}" for option in made.item.options)
        name = say(Message("puzzlegen:study/web", "language"), language)
        parts.append(f"**{name}**\n\n> {made.item.question}\n>\n> {options}\n\n{made.key.explanation}\n")
    return before + _BEGIN + "\n" + "\n".join(parts) + "\n" + _END + after


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    PICTURE.write_bytes(item(LANGUAGES[0]).pictures[0].png)
