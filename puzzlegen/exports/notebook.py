"""A puzzle as a notebook shows it: a piece of HTML that needs nothing else, with every text escaped."""

import base64
from collections.abc import Iterable
from html import escape
from typing import Final

from puzzlegen.core.item import Item, Key
from puzzlegen.core.message import messages
from puzzlegen.snapshots import reading
from puzzlegen.words import say

msg: Final = messages(__name__)


def page(item: Item, key: Key, pngs: Iterable[bytes]) -> str:
    """The pictures, the question and the options; the answer and its explanation are folded."""
    parts = [f'<div lang="{escape(item.language)}" style="max-width: 60em">']
    for number, png in enumerate(pngs, 1):
        picture = escape(say(msg("picture", number=number), item.language))
        data = base64.b64encode(png).decode()
        parts.append(f'<img src="data:image/png;base64,{data}" alt="{picture}" style="max-width: 100%">')
    parts.append(f"<p>{_lines(item.question)}</p>")
    texts = [option for option in item.options if option.text is not None]
    if texts:
        entries = "".join(f"<li>{escape(option.letter)}. {_lines(option.text or '')}</li>" for option in texts)
        parts.append(f'<ul style="list-style: none">{entries}</ul>')
    said = _lines(reading.spoken(key.answer))
    why = f"<p>{_lines(key.explanation)}</p>" if key.explanation else ""
    answer = escape(say(msg("answer"), item.language))
    parts.append(f"<details><summary>{answer}</summary><p><b>{said}</b></p>{why}</details></div>")
    return "".join(parts)


def _lines(text: str) -> str:
    return escape(text).replace("\n", "<br>")
