"""The rules and questions about faulty ones among like things on a balance."""

from typing import Final

from puzzlegen.core.item import Text

NOUNS: Final[dict[str, tuple[Text, Text]]] = {
    "coins": ({"en": "coin", "zh": "硬币"}, {"en": "coins", "zh": "枚硬币"}),
    "sacks": ({"en": "sack", "zh": "麻袋"}, {"en": "sacks", "zh": "个麻袋"}),
    "crystals": ({"en": "crystal", "zh": "晶体"}, {"en": "crystals", "zh": "块晶体"}),
}
FAULTY: Final[dict[str, Text]] = {
    "heavy": {
        "en": "Exactly one is faulty: it is a little heavier than each of the others.",
        "zh": "其中恰有一{one}是次品：它比其余的每一{one}略重。",
    },
    "light": {
        "en": "Exactly one is faulty: it is a little lighter than each of the others.",
        "zh": "其中恰有一{one}是次品：它比其余的每一{one}略轻。",
    },
    "either": {
        "en": "Exactly one is faulty: it is a little heavier or a little lighter than each of the others, and nobody "
        "knows which.",
        "zh": "其中恰有一{one}是次品：它比其余的每一{one}略重或略轻，事先不知道是哪一种。",
    },
    "both_heavy": {
        "en": "Exactly two are faulty: each is a little heavier than a normal one, both by the same amount.",
        "zh": "其中恰有两{one}是次品：这两{one}都比正品略重，而且彼此一样重。",
    },
    "both_light": {
        "en": "Exactly two are faulty: each is a little lighter than a normal one, both by the same amount.",
        "zh": "其中恰有两{one}是次品：这两{one}都比正品略轻，而且彼此一样重。",
    },
    "opposite": {
        "en": "Exactly two are faulty: one is a little heavier than a normal one, the other lighter by as much.",
        "zh": "其中恰有两{one}是次品：一{one}比正品略重，另一{one}比正品轻同样多。",
    },
}
RULES: Final[Text] = {
    "en": "There are {count} {nouns}, numbered from 1. {faulty} All normal ones weigh the same. "
    "The numbered balances show what has been weighed: the lower pan holds more weight, and pans at the same height "
    "hold equal weights.",
    "zh": "共有 {count} {nouns}，从 1 开始编号。{faulty}正品都一样重。带编号的天平是称量的记录：低的一边更重，"
    "两边一样高则一样重。",
}
SLIP: Final[Text] = {
    "en": "However, exactly one of the numbered balances is drawn wrongly: the right things are in its pans, but the "
    "weighing really had another result (left pan lower, right pan lower or level).",
    "zh": "不过，带编号的天平中恰有一架画错了：盘里的东西没有画错，但那次称量的真实结果"
    "（左低、右低或持平）与所画的不同。",
}
ASK: Final[dict[str, tuple[Text, Text]]] = {
    "which": (
        {"en": "What is the number of the faulty {noun}?", "zh": "次品{noun}是几号？"},
        {"en": "What are the numbers of the two faulty {nouns}?", "zh": "两{one}次品{noun}各是几号？"},
    ),
    "which_choice": (
        {"en": "Which {noun} is faulty?", "zh": "哪一{one}{noun}是次品？"},
        {"en": "Which two {nouns} are faulty?", "zh": "哪两{one}{noun}是次品？"},
    ),
    "which_boxes": (
        {
            "en": "Which {noun} is faulty? (Box it in the bottom row.)",
            "zh": "哪一{one}{noun}是次品？（在最下面一行中框出它。）",
        },
        {
            "en": "Which two {nouns} are faulty? (Box them in the bottom row.)",
            "zh": "哪两{one}{noun}是次品？（在最下面一行中框出它们。）",
        },
    ),
    "sign": (
        {"en": "What is certain about the faulty {noun}?", "zh": "关于次品{noun}，可以确定什么？"},
        {},
    ),
    "suspects": (
        {
            "en": "How many of the {nouns} may still be faulty?",
            "zh": "根据记录，还有多少{nouns}可能是次品？",
        },
        {},
    ),
    "normal": (
        {"en": "How many of the {nouns} are certainly normal?", "zh": "根据记录，有多少{nouns}肯定是正品？"},
        {},
    ),
    "suspect_boxes": (
        {
            "en": "Which {nouns} may still be faulty? (Box each of them in the bottom row.)",
            "zh": "根据记录，哪些{noun}仍可能是次品？（在最下面一行中逐一框出。）",
        },
        {},
    ),
    "next": (
        {
            "en": "One more weighing is allowed. With which of A to D will one know the faulty {noun} afterwards, "
            "whatever the balance shows?",
            "zh": "还可以再称一次。采用 A 到 D 中的哪一种称法，无论结果如何，都一定能知道哪一{one}是次品？",
        },
        {
            "en": "One more weighing is allowed. With which of A to D will one know both faulty {nouns} afterwards, "
            "whatever the balance shows?",
            "zh": "还可以再称一次。采用 A 到 D 中的哪一种称法，无论结果如何，都一定能知道哪两{one}是次品？",
        },
    ),
    "predict": (
        {
            "en": "The balance with the question mark is still locked. What happens when it is released?",
            "zh": "带问号的天平还锁着。松开后会怎样？",
        },
        {},
    ),
    "idle": (
        {
            "en": "One weighing was unnecessary: the other balances alone show which {noun} is faulty. What is "
            "the number of the unnecessary one?",
            "zh": "有一次称量是多余的：只看其余的天平，就已经能知道哪一{one}{noun}是次品。多余的是第几架天平？",
        },
        {
            "en": "One weighing was unnecessary: the other balances alone show which two {nouns} are faulty. "
            "What is the number of the unnecessary one?",
            "zh": "有一次称量是多余的：只看其余的天平，就已经能知道哪两{one}{noun}是次品。多余的是第几架天平？",
        },
    ),
    "slip": (
        {"en": "What is the number of the balance that is drawn wrongly?", "zh": "画错的是第几架天平？"},
        {},
    ),
    "fewest": (
        {
            "en": "What is the smallest number of further weighings with which the faulty {noun} is sure to be found, "
            "however they come out? (Each compares two equally large groups of any {nouns} and may depend on the ones "
            "before. Whether the faulty one is heavier or lighter need not be found out.)",
            "zh": "最少还要再称几次，才能无论结果如何都保证找出次品{noun}？"
            "（每次任取两组同样多的{noun}作比较，可以根据前面的结果来安排；不必弄清次品是重还是轻。）",
        },
        {},
    ),
    "idle_box": (
        {
            "en": "One weighing was unnecessary: the other balances alone show which {noun} is faulty. Which weighing "
            "was it? (Box the whole panel of its balance.)",
            "zh": "有一次称量是多余的：只看其余的天平，就已经能知道哪一{one}{noun}是次品。是哪一次？"
            "（框出那架天平的整个画框。）",
        },
        {
            "en": "One weighing was unnecessary: the other balances alone show which two {nouns} are faulty. "
            "Which weighing was it? (Box the whole panel of its balance.)",
            "zh": "有一次称量是多余的：只看其余的天平，就已经能知道哪两{one}{noun}是次品。是哪一次？"
            "（框出那架天平的整个画框。）",
        },
    ),
    "slip_box": (
        {
            "en": "Which balance is drawn wrongly? (Box its whole panel.)",
            "zh": "哪一架天平画错了？（框出它的整个画框。）",
        },
        {},
    ),
}
WEIGHTS: Final[dict[str, Text]] = {
    "either": {
        "en": "Which {noun} is faulty, and how does it differ?",
        "zh": "哪一{one}{noun}是次品，它偏重还是偏轻？",
    },
    "opposite": {
        "en": "Which {noun} is the heavier faulty one, and which is the lighter faulty one?",
        "zh": "偏重的次品和偏轻的次品各是哪一{one}？",
    },
}
