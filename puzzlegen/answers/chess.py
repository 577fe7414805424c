"""Reads chess moves in any notation, and holds them against those of the key without a board.

A key has its moves as pairs of squares, and most have them in standard algebraic notation (SAN), too. Together they
say which man moves, and what has to be told lest it be another of its kind: ``b1d2`` and ``Nbd2`` say that Nd2 may be
another knight's. So ``Nb1-d2`` is right, ``Bd2`` is wrong, and ``Nd2`` is not understood.
"""

import re
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from puzzlegen.answers.matcher import ungrouped

_MEN: Final[Mapping[str, str]] = {
    **{letter: letter for letter in "KQRBNP"},
    **dict(zip("DTLS", "QRBN", strict=True)),  # the German letters that are no English ones
    **dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", "KQRBNPKQRBNP", strict=True)),
    **dict(zip("王后车象马兵", "KQRBNP", strict=True)),
}
_MAN_WORDS: Final[Mapping[str, str]] = {
    "king": "K",
    "queen": "Q",
    "rook": "R",
    "bishop": "B",
    "knight": "N",
    "pawn": "P",
}
_SMALL: Final = {letter: letter.upper() for letter in "kqrnp"}  # not the bishop's, which may be a file

_MAN: Final = f"[{''.join(_MEN)}kqrnp]"
_PROMOTED: Final = f"[{''.join(letter for letter in _MEN if _MEN[letter] in 'QRBN')}qrbn]"
_TAKES: Final = r"(?:[-–—x×:]|->|→|=>)?"
_SIGNS: Final = r"(?:\+\+|[+#†‡])?(?:!\?|\?!|!{1,3})?(?:\+\+|[+#†‡])?"
_SPACED_SIGNS: Final = rf"{_SIGNS}(?:\s+[+#]|\s+(?:check)?mate\b|,?\s+check\b|[,，]?\s?将[死杀军])?"
_CASTLES: Final = re.compile(
    rf"(?P<long>[oO0][-–—]?[oO0][-–—]?[oO0])(?P<l>){_SIGNS}|(?P<short>[oO0][-–—]?[oO0])(?P<s>){_SIGNS}"
)
_TOKEN: Final = re.compile(
    rf"(?P<man>{_MAN})?-?(?P<file>[a-h])?(?P<rank>[1-8])?{_TAKES}(?P<to>[a-h][1-8])"
    rf"(?:[=/(]?(?P<promoted>{_PROMOTED})\)?)?(?:e\.?p\.?)?:?{_SIGNS}"
)
_CAPITALS: Final = re.compile(r"[A-H][1-8][-–—x]?[A-H][1-8][QRBN]?")
_WORDED: Final = re.compile(rf"\b(?:{'|'.join(_MAN_WORDS)})\b", re.IGNORECASE)
_JOINED: Final = re.compile(  # a move with spaces, once words are letters
    rf"(?P<man>{_MAN})?\s*(?:(?:moves|goes)\s+(?=from))?(?:(?:on|at|from|从|由)\s*)?(?P<file>[a-h])?(?P<rank>[1-8])?\s*"
    rf"(?:[-–—x×:]|->|→|(?:moves?|goes|走|移)?\s*(?:(?:to|onto)\b|[到至])|(?:takes"
    rf"|captures)(?: on)?\b|[走吃]到?)?\s*(?P<to>[a-h][1-8])"
    rf"\s*(?:[=/(]?\s*(?P<promoted>{_PROMOTED})\)?)?(?:\s*\(?(?:e\.?\s?p\.?|en passant)\)?)?{_SPACED_SIGNS}"
)
_BARE_TO: Final = re.compile(r"(?<=[a-h][1-8])\s+to\s+(?=[a-h][1-8])|^from\s+(?=[a-h][1-8])", re.IGNORECASE)
_PROMOTES: Final = re.compile(
    r",?\s*(?:(?:promoting|promotes|and promotes)(?: it)? to|=|升变?[为成]?)\s*(?:an?\s+)?(?=\S)"
)
_CASTLE_WORDS: Final = re.compile(
    r"(?:white |black )?(?:castles?|castling)(?: (?:to the )?(?P<side>king|queen)[ -]?side| (?P<length>short|long))?"
    r"|(?P<kind>short|long|king[ -]?side|queen[ -]?side) castling"
    r"|(?:(?P<wing>王翼|后翼|短|长)(?:王车)?易位|王车易位)",
    re.IGNORECASE,
)
_LONG: Final = frozenset({"queen", "long", "queenside", "queen side", "queen-side", "后翼", "长"})
_SHORT: Final = frozenset({"king", "short", "kingside", "king side", "king-side", "王翼", "短"})

_NUMBERING: Final = re.compile(r"(?<![\w/-])\d{1,3}\s*-?\s*(?:(?:\.\s*){1,4}|…|\)(?=\s))\s*…?|(?<!\S)(?:\.{2,3}|…)\s*")
_RESULT: Final = re.compile(r"(?<!\S)(?:1-0|0-1|1/2-1/2|½-½|\*|-\+|\+-|[+-]{2,3})\.?(?=\s|$)")
_COMMENT: Final = re.compile(r"\{[^{}]*\}|\([^()]*\)|;[^\n]*\n")
_LONGEST: Final = 200  # characters of one move; the patterns below take quadratic time for runs of spaces
_ENGINE: Final = re.compile(r"\A\s*bestmove\s+(\S+)(?:\s+ponder\s+\S+)?", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"[\s,;、|\[\]\"'`/]+|->|→|=>|(?<=\s)[-–—](?=\s)|(?<=\w)[.](?=\s|$)")
_FILLING: Final = re.compile(
    r"first|and|then|black|white|plays?|must|repl(?:y|ies)|with|follows|followed|by|(?:check)?mate|check|forced|is|the"
    r"|wins|now|moves?|so|after|which|finally",
    re.IGNORECASE,
)
_PIECES: Final = 200  # of a line; longer ones are none


class Said(NamedTuple):
    """What a spelling tells of a move; empty where it tells nothing.

    Attributes:
        man: K, Q, R, B, N or P; empty where only squares are told.
        file, rank: of the square that is left.
        to: the square that is reached; empty for castling.
        promoted: Q, R, B or N.
        castles: "short" or "long".
    """

    man: str
    file: str
    rank: str
    to: str
    promoted: str
    castles: str = ""

    def __str__(self) -> str:
        return self.castles or f"{self.man}{self.file}{self.rank}{self.to}{self.promoted}"


def one(text: str) -> Said | None:
    """The one move that a text spells, and nothing else; None for anything else."""
    if len(text) > _LONGEST:
        return None
    text = _RESULT.sub(" ", _NUMBERING.sub(" ", _ENGINE.sub(r"\1", text.replace("^", "")))).strip(" \t\"'`.,:;()|")
    castles = _castles(text)
    if castles is not None:
        return castles
    text = _BARE_TO.sub("", _PROMOTES.sub("=", text))
    text = _WORDED.sub(lambda found: _MAN_WORDS[found[0].casefold()], text)
    text = re.sub(r"\A(?:the |black |white |move |[黑白]方?|应?[走下])+", "", text, flags=re.IGNORECASE)
    if _CAPITALS.fullmatch(text):
        text = text.lower()
    return _said(_TOKEN.fullmatch(text) or _JOINED.fullmatch(text))


def line(text: str) -> list[Said] | None:
    """The moves that a text spells in their order; None if there is none, or anything else among them."""
    text = text.replace("^", "")
    bare = _COMMENT.sub(" ", text)
    text = bare if _TOKEN.search(bare) else text.strip("() ")
    text = _RESULT.sub(" ", _NUMBERING.sub(" ", text))
    found: list[Said] = []
    for piece in filter(None, (part.strip(".:*") for part in _BETWEEN.split(text))):
        if len(found) > _PIECES:
            return None
        if _FILLING.fullmatch(piece):
            continue
        said = _castles(piece) or _said(_TOKEN.fullmatch(piece.lower() if _CAPITALS.fullmatch(piece) else piece))
        if said is None:
            return None
        found.append(said)
    return found or None


def _castles(text: str) -> Said | None:
    signs = _CASTLES.fullmatch(text)
    if signs is not None:
        return Said("", "", "", "", "", "long" if signs["long"] else "short")
    words = _CASTLE_WORDS.fullmatch(text)
    if words is None:
        return None
    side = next((part.casefold() for part in words.groups() if part), "")
    return Said("", "", "", "", "", "long" if side in _LONG else "short" if side in _SHORT else "castles")


def _said(found: re.Match[str] | None) -> Said | None:
    if found is None:
        return None
    man, promoted = found["man"] or "", found["promoted"] or ""
    file, rank = found["file"] or "", found["rank"] or ""
    if man in _SMALL and man != "p" and not (file and rank):
        return None
    man = _MEN.get(man) or _SMALL.get(man, "")
    if not (man or file or promoted) and found["to"][1] in "18":
        return None  # a square; a pawn would not stay one there
    if not man and not (file and rank):
        man, file = "P", file or found["to"][0]  # it stays on its file, unless it takes
    return Said(man, file, rank, found["to"], _MEN.get(promoted.upper(), ""))


class Played(NamedTuple):
    """A move of a key: its squares, and what SAN adds; ``man`` is empty where the key does not tell it.

    ``file`` and ``rank`` say whether SAN has to tell them, since another man of the kind reaches the same square.
    """

    uci: str
    man: str = ""
    file: bool = False
    rank: bool = False
    castles: str = ""

    @classmethod
    def of(cls, uci: str, san: str | None) -> "Played":
        """The move with these two spellings."""
        said = one(san) if san is not None else None
        if said is None:
            return cls(uci)
        if said.castles:
            return cls(uci, "K", castles=said.castles)
        told = said.file != said.to[0] if said.man == "P" else bool(said.file)
        return cls(uci, said.man, told, bool(said.rank))

    def fits(self, said: Said) -> bool | None:
        """True if a spelling means this move; None if it may mean this or another one."""
        start, end, promoted = self.uci[:2], self.uci[2:4], self.uci[4:].upper()
        if self.castles and (said.castles or said.man in ("", "K")):
            if said.castles:
                return None if said.castles == "castles" and self.file else said.castles in (self.castles, "castles")
            rook = ("h" if self.castles == "short" else "a") + end[1]
            return said.to in (end, rook) and said.file in ("", start[0]) and said.rank in ("", start[1])
        if said.castles:
            return False if self.man else None
        if said.to != end or said.file not in ("", start[0]) or said.rank not in ("", start[1]):
            return False
        whole = bool(said.file and said.rank)
        if said.man and self.man and said.man != self.man:
            return False
        if said.man and not self.man and not whole:
            return None
        if said.promoted != promoted:
            return False if said.promoted else None
        untold = (self.file and not said.file) or (self.rank and not said.rank)
        return None if untold and not whole else True


UCI: Final = re.compile(r"[a-h][1-8][a-h][1-8][qrbn]?")


def lines(accepted: Sequence[str]) -> tuple[tuple[Played, ...], ...]:
    """The lines of a key, from its spellings: the first is in UCI, the others are the same in SAN.

    Empty if the first is none.
    """
    squares = accepted[0].split()
    if not squares or not all(map(UCI.fullmatch, squares)):
        return ()
    sans = [parts for parts in map(str.split, accepted[1:]) if len(parts) == len(squares)]
    return tuple(
        dict.fromkeys(tuple(map(Played.of, squares, parts)) for parts in (sans or [[None] * len(squares)]))  # type: ignore[list-item]
    )


def fits(said: Sequence[Said], key: Sequence[Played]) -> bool | None:
    """True if a line is that of the key; None if it may be."""
    found = [False if one is None or other is None else other.fits(one) for one, other in zip_longest(said, key)]
    return False if False in found else None if None in found else True


SPOT: Final = re.compile(
    r"(?<![A-Za-z0-9_-])(?<!到)(?<!至)(?<!\bto )(?<!\bon )(?<!\bat )(?<!\bfrom )(?:\d{1,3}\s?(?:\.{1,3}|…)\s?)?"
    rf"(?:[oO0]-[oO0](?:-[oO0])?(?!-){_SIGNS}|{ungrouped(_TOKEN)}"
    rf"|(?:{_MAN}|(?i:{'|'.join(_MAN_WORDS)}))?\s?(?:(?:on|at|from|从)\s?)?[a-h][1-8]\s?"
    r"(?:(?:moves |goes )?to|takes|captures|走?到|至)\s?[a-h][1-8]"
    rf"|(?:[KQRBN]|(?i:{'|'.join(_MAN_WORDS)}))\s?(?:(?:moves |goes )?to|takes(?: on)?|captures(?: on)?)\s[a-h][1-8]"
    r"|[王后车象马兵]\s?走?[到至]\s?[a-h][1-8])"
    r"(?![A-Za-z0-9_-])"
)
"""A move within a sentence."""
_NUMBERED_TOKEN: Final = rf"(?:\d{{1,3}}\s?(?:\.{{1,3}}|…)\s?)?(?:{ungrouped(_TOKEN)}|[oO0]-[oO0](?:-[oO0])?{_SIGNS})"
SPOT_OF_LINE: Final = re.compile(
    rf"(?<![A-Za-z0-9_-]){_NUMBERED_TOKEN}(?:[\s,;、，]{{1,3}}{_NUMBERED_TOKEN})+(?![A-Za-z0-9_-])"
)
"""Moves after one another within a sentence."""
