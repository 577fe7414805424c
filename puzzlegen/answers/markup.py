"""Takes an answer out of its LaTeX, its Markdown and its full-width characters."""

import re
from typing import Final

_ALIKE: Final = str.maketrans(
    {
        **{chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)},  # full width
        **{chr(0x24B6 + place): chr(ord("A") + place % 26) for place in range(52)},  # circled letters
        **{chr(0x1F130 + place): chr(ord("A") + place) for place in range(26)},  # squared ones, and those on black
        **{chr(0x1F170 + place): chr(ord("A") + place) for place in range(26)},
        "\u3000": " ",
        "\u00a0": " ",
        "\u202f": " ",
        "\u2212": "-",  # the minus sign
        "\u2018": "'",
        "\u2019": "'",
        "\u201c": '"',
        "\u201d": '"',
        "\u200b": "",
        "\ufeff": "",
        "。": ".",
        "$": "",
        "*": "",
        "`": "",
    }
)
_WRAPPED: Final = re.compile(
    r"\\(?:text|textbf|textit|textrm|texttt|mathrm|mathbf|mathit|mathsf|mathtt|mbox|operatorname|bf|rm)\s*\{([^{}]*)\}"
)
_FRACTION: Final = re.compile(
    r"\\[dt]?frac(?:\s*\{(?P<above>[^{}]*)\}\s*\{(?P<below>[^{}]*)\}|\s*(?P<digit>\d)\s*(?P<other>\d))"
)
_SYMBOL: Final = re.compile(
    r"\\(times|cdot|div|approx|sim|neq|geq?|leq?|pm|to|rightarrow|Rightarrow|longrightarrow)(?![a-zA-Z])"
)
_SYMBOLS: Final = dict(
    zip(
        (
            "times",
            "cdot",
            "div",
            "approx",
            "sim",
            "neq",
            "ge",
            "geq",
            "le",
            "leq",
            "pm",
            "to",
            "rightarrow",
            "Rightarrow",
            "longrightarrow",
        ),
        "×·÷≈~≠≥≥≤≤±→→→→",
        strict=True,
    )
)
_ENVIRONMENT: Final = re.compile(r"\\(?:begin|end)\{[^{}]*\}(?:\{[|lcr\s]*\})?|\\hline|\\(?:left|right)(?![a-zA-Z])")
_BREAK: Final = re.compile(r"\\\\")
_DELIMITER: Final = re.compile(r"\\[()\[\]]")
_ESCAPED: Final = re.compile(r"\\([{}%#&_])")
_NESTING: Final = 16  # commands in one another; deeper ones stay
_SPACE: Final = re.compile(r"\\(?:[,;:! ]|quad|qquad)|~")


def plain(text: str) -> str:
    """The text without markup, with line breaks kept.

    Full-width characters become ASCII, LaTeX commands that only dress a text go, ``\\frac{a}{b}`` becomes ``a/b``.
    """
    text = text.translate(_ALIKE).replace("{,}", ",")  # LaTeX's comma between thousands
    if "\\" in text:
        for _ in range(_NESTING):  # from the inside
            before, text = text, _FRACTION.sub(_slashed, _WRAPPED.sub(r"\1", text))
            if before == text:
                break
        text = _SYMBOL.sub(lambda found: _SYMBOLS[found[1]], text)
        text = _ENVIRONMENT.sub(" ", text)
        text = _BREAK.sub("\n", text)
        text = _DELIMITER.sub(" ", text)
        text = _SPACE.sub(" ", _ESCAPED.sub(r"\1", text))
    return text.strip()


def _slashed(fraction: re.Match[str]) -> str:
    return f"{fraction['above'] or fraction['digit'] or ''}/{fraction['below'] or fraction['other'] or ''}"


_SPACES: Final = re.compile(r"\s+")


def folded(text: str) -> str:
    """A short text as it is compared: without markup, case, quotes and a final full stop."""
    return _SPACES.sub(" ", plain(text)).strip(" .\"'").casefold()


def first_line(text: str, remarks: bool) -> str:
    """The first line that is not empty; nothing if other lines follow and may not."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[0] if lines and (remarks or len(lines) == 1) else ""
