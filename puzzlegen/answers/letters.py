"""Reads the letters of options, or the text of one."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from puzzlegen.answers import numerals
from puzzlegen.answers.markup import first_line, folded
from puzzlegen.answers.matcher import Found, Matcher

_LABEL: Final = re.compile(
    r"(?:-\s+|(?:final |correct )*answer(?: is)?\s*:?\s+|(?:the )?(?:option|choice"
    r"|letter|figure|panel|image|picture|tile|piece|shape|diagram|both)s?\b\s*:?\s*"
    r"|选项?\s*:?\s*)*",
    re.IGNORECASE,
)
_LETTER: Final = re.compile(r"[(\[{\"']*([A-Z])[)\]}\"']*(?![A-Za-z0-9_'-])")
_LONE: Final = re.compile(r"[(\[{\"']*([A-Za-z])[)\]}\"']*[.:,!]?")
_JOINED: Final = re.compile(r"\s*(?:[,;&+、和与及]|,?\s*\band(?: also)?\b|\s)\s*")
_RUN: Final = re.compile(r"[\[{(]?([A-Z]{2,26})[\]})]?\.?")
_IS_RIGHT: Final = re.compile(r"\s*(?:is|是)\s*(?:the\s+)?(?:correct|right|answer|best|正确)", re.IGNORECASE)
_LETTER_REMARK: Final = re.compile(r"\s*[.,;:!)、—–(-]|\s+(?:because|since|as|due|with|is)\b|\s*因为")
_HEDGE: Final = re.compile(
    r"\+|[\s.,;:(—–-]*(?:[?？✗✘❌✖×]|(?:or|maybe|perhaps|possibly|and/or)\b|或|/)", re.IGNORECASE
)


_SUFFIX: Final = re.compile(r"(?<=[A-Z])\s*选?项")
_WORD: Final = re.compile(r"\w")
_LETTERED: Final = re.compile(r"(.{1,300}?)\s*[,(]\s*(?:(?:option|choice) |选项 ?)?([A-Z])\)?\.?")


def _loose(text: str) -> str:
    """A text as options are compared: with digits for words, and without spaces around signs."""
    text = _ORDINAL.sub(lambda found: str(numerals.read(found[0], remarks=False) or found[0]), folded(text))
    return _SPACED.sub(r"\1", _COMMA.sub(" ", text))


_ORDINAL: Final = re.compile(r"(?<=第)[一二三四五六七八九十]+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b")
_LONGEST: Final = 500  # characters of the text of an option
_ARTICLE: Final = re.compile(r"\A(?:the|an?) ")
_COMMA: Final = re.compile(r"\s*[,、]\s*")
_SPACED: Final = re.compile(r"\s*([/:;+×=-])\s*")


_CHOSEN_A: Final = (
    r"(?:is|was|fits?|match(?:es)?|works?|completes?|continues?|follows|belongs"
    r"|remains|must|would|should|and|or|because|since|as)\b"
)
_SPOT: Final = (
    rf"(?<![A-Za-z0-9_'’-])(?:[B-HJ-Z]|A(?! (?!{_CHOSEN_A})[a-z])|I(?=[.)\]]|$"
    rf"| is (?:correct|right|the)))(?![A-Za-z0-9_'’-])"
)
_SEVERAL: Final = re.compile(
    r"(?<![A-Za-z0-9_'’-])[A-Z](?:(?:\s?[,;&+、，]\s?(?:and )?|\s(?:and(?: also)?)\s"
    r"|\s?[和与]\s?)[A-Z])+(?![A-Za-z0-9_'’-])|(?<![A-Za-z0-9_'’-])[A-Z]{2,10}(?![A-Za-z0-9_'’-])"
)
_WORDS: Final = re.compile(r"\b[a-z]{2,}\b|[\u4e00-\u9fff]")
_BRACKETED: Final = re.compile(r"[(\[]([A-Z])[)\]]\s+(?=\S)(?P<rest>.*)", re.DOTALL)
_VERDICT: Final = re.compile(r"(?<![A-Za-z])([A-Z])(?![A-Za-z])[^\w✓✔✅☑√✗✘❌✖×]{0,4}([✓✔✅☑√]|[✗✘❌✖×])")
_LINE: Final = re.compile(r"\s*(?:[-*•]|\d{1,2}[.)])?\s*([A-Z])[.,;)]?\s*")


@lru_cache(256)
def _spot(texts: tuple[str, ...]) -> re.Pattern[str]:
    """A letter, or the whole text of an option."""
    known = "".join(rf"|(?<!\w){re.escape(text)}(?!\w)" for text in texts if len(text) <= 100)
    return re.compile(f"{_SPOT}{known}" if known else _SPOT)


@dataclass(frozen=True)
class Letters(Matcher):
    """Options by their letters, or one by its whole text; ``right`` has several letters where several are right."""

    lettered: ClassVar[bool] = True
    members: ClassVar[frozenset[str]] = frozenset({"choice", "option", "letter", "selected", "selection", "label"})
    letters: tuple[str, ...]
    texts: dict[str, str]
    right: frozenset[str]

    @property
    def bare(self) -> bool:
        """It is one letter."""
        return True

    @property
    def several(self) -> bool:
        """Where several letters are right."""
        return len(self.right) > 1

    @property
    def spot(self) -> re.Pattern[str]:
        """A letter, or the text of an option; with several right letters, a list of them."""
        if len(self.right) > 1:
            return _SEVERAL
        return _spot(tuple(self.texts.values()))

    def read(self, text: str, *, remarks: bool) -> Found | None:
        """The letters that a text names, sorted, and 1 if they are the right ones, otherwise 0."""
        line = first_line(text, remarks)
        chosen = self._chosen(line, remarks)
        return None if chosen is None else self._held(chosen)

    def within(self, text: str) -> Found | None:
        """Letters one below the other; those ticked; or one before the text of its option, which may name others."""
        lines = [_LINE.fullmatch(line) for line in text.splitlines() if line.strip()]
        if len(self.right) > 1 and len(lines) > 1 and all(lines):
            return self._held(frozenset(line[1] for line in lines if line))
        verdicts = _VERDICT.findall(text)
        ticked = frozenset(letter for letter, mark in verdicts if mark in "✓✔✅☑√")
        if sorted(letter for letter, _ in verdicts) == sorted(self.letters) and ticked:
            return self._held(ticked) if len(ticked) == 1 or len(self.right) > 1 else None
        found = _BRACKETED.fullmatch(text.strip())
        if found is None or found[1] not in self.letters or self.texts:
            return None
        rest = found["rest"]
        if _HEDGE.match(rest) or _BRACKETED.search(rest) or len(_WORDS.findall(rest)) < 3:
            return None
        return self._held(frozenset(found[1]))

    def _held(self, chosen: frozenset[str]) -> Found | None:
        if len(self.right) == 1 and len(chosen) > 2 and chosen == {*self.letters}:
            return None  # the options listed
        return ", ".join(sorted(chosen)), float(chosen == self.right)

    def _chosen(self, line: str, remarks: bool) -> frozenset[str] | None:
        lone = _LONE.fullmatch(line)
        if lone is not None:
            return frozenset(lone[1].upper())
        named = self._named(line)
        if named is not None:
            return frozenset(named)
        line = _SUFFIX.sub(
            "", _LABEL.sub("", line, count=1), count=1
        )  # the label matches at the start, if only nothing
        lone = _LONE.fullmatch(line)
        if lone is not None:
            return frozenset(lone[1].upper())
        run = _RUN.fullmatch(line)
        if run is not None and set(run[1]) <= set(self.letters) and len(set(run[1])) == len(run[1]):
            return frozenset(run[1])
        first = _LETTER.match(line.lstrip("[{("))
        if first is None or first[1] not in self.letters:
            return None
        line = line.lstrip("[{(")
        several = self._several(line.rstrip(" .]})"))
        if several is not None:
            return several
        return (
            frozenset(first[1])
            if self._ends(first[1], line[first.end() :], remarks, first[0].endswith((")", "]")))
            else None
        )

    def _several(self, line: str) -> frozenset[str] | None:
        """The letters of a mere list of letters."""
        parts = [_LONE.fullmatch(part) for part in _JOINED.split(line)]
        letters = [part[1] for part in parts if part is not None]
        if len(letters) < max(2, len(parts)) or not set(letters) <= set(self.letters):
            return None
        return frozenset(letters)

    def _ends(self, letter: str, rest: str, remarks: bool, bracketed: bool) -> bool:
        """True if what follows the letter leaves it the only answer."""
        if _IS_RIGHT.match(rest):
            return True
        if _HEDGE.match(rest):
            return False
        said = rest.strip(" .:,;-–—()")
        if not _WORD.search(said):
            return True
        named = self._named(said)
        if named is not None:
            return named == letter
        following = _LETTER.match(rest.lstrip(" ,;"))
        if not remarks or (following is not None and following[1] in self.letters):
            return False
        return (bracketed and rest.startswith(" ")) or _LETTER_REMARK.match(rest) is not None

    def _named(self, text: str) -> str | None:
        """The letter of the option with this text; the text may be followed by its letter."""
        if len(text) > _LONGEST:
            return None
        said = _loose(text)
        bare = _ARTICLE.sub("", said)
        found = [letter for letter, option in self.texts.items() if _loose(option) in (said, bare)]
        lettered = _LETTERED.fullmatch(text) if not found else None
        if lettered is not None and self.texts.get(lettered[2]) is not None:
            return lettered[2] if _loose(self.texts[lettered[2]]) == _ARTICLE.sub("", _loose(lettered[1])) else None
        return found[0] if len(found) == 1 else None
