"""Takes an answer out of its LaTeX, its Markdown and its full-width characters."""

import re
from typing import Final

_ALIKE: Final = str.maketrans(
    {
        **{chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)},  # full width
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
_FRACTION: Final = re.compile(r"\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}")
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
            before, text = text, _FRACTION.sub(r"\1/\2", _WRAPPED.sub(r"\1", text))
            if before == text:
                break
        text = _ENVIRONMENT.sub(" ", text)
        text = _BREAK.sub("\n", text)
        text = _DELIMITER.sub(" ", text)
        text = _SPACE.sub(" ", _ESCAPED.sub(r"\1", text))
    return text.strip()
