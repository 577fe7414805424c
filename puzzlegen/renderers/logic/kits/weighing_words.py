"""The rules and questions about faulty ones among like things on a balance."""

from typing import Final

from puzzlegen.core.message import Phrase, messages

msg: Final = messages(__name__)

NOUNS: Final[dict[str, tuple[Phrase, Phrase]]] = {
    "coins": (msg("nouns-coins-1"), msg("nouns-coins-2")),
    "sacks": (msg("nouns-sacks-1"), msg("nouns-sacks-2")),
    "crystals": (msg("nouns-crystals-1"), msg("nouns-crystals-2")),
}
FAULTY: Final[dict[str, Phrase]] = {
    "heavy": msg("faulty-heavy"),
    "light": msg("faulty-light"),
    "either": msg("faulty-either"),
    "both_heavy": msg("faulty-both_heavy"),
    "both_light": msg("faulty-both_light"),
    "opposite": msg("faulty-opposite"),
}
RULES: Final[Phrase] = msg("rules")
SLIP: Final[Phrase] = msg("slip")
ASK: Final[dict[str, tuple[Phrase, Phrase]]] = {
    "which": (
        msg("ask-which-1"),
        msg("ask-which-2"),
    ),
    "which_choice": (
        msg("ask-which_choice-1"),
        msg("ask-which_choice-2"),
    ),
    "which_boxes": (
        msg("ask-which_boxes-1"),
        msg("ask-which_boxes-2"),
    ),
    "sign": (
        msg("ask-sign-1"),
        {},
    ),
    "suspects": (
        msg("ask-suspects-1"),
        {},
    ),
    "normal": (
        msg("ask-normal-1"),
        {},
    ),
    "suspect_boxes": (
        msg("ask-suspect_boxes-1"),
        {},
    ),
    "next": (
        msg("ask-next-1"),
        msg("ask-next-2"),
    ),
    "predict": (
        msg("ask-predict-1"),
        {},
    ),
    "idle": (
        msg("ask-idle-1"),
        msg("ask-idle-2"),
    ),
    "slip": (
        msg("ask-slip-1"),
        {},
    ),
    "fewest": (
        msg("ask-fewest-1"),
        {},
    ),
    "idle_box": (
        msg("ask-idle_box-1"),
        msg("ask-idle_box-2"),
    ),
    "slip_box": (
        msg("ask-slip_box-1"),
        {},
    ),
}
WEIGHTS: Final[dict[str, Phrase]] = {
    "either": msg("weights-either"),
    "opposite": msg("weights-opposite"),
}
