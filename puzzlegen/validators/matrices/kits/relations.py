"""What a rule says of the places of a figure, whichever number it is solved for and however the figure is turned."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from math import prod
from typing import Final, TypeAlias

Tree: TypeAlias = "str | tuple[str, Tree, Tree]"

LETTERS: Final = "abcdef"
_SIGNS: Final[dict[type[ast.operator], str]] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}


_INVERSE: Final = {"+": "-", "-": "+", "*": "/", "/": "*"}


def relation(hidden: str, words: str, turns: Iterable[str]) -> str:
    """The equation of a rule, in the first of all its forms that does not begin with a minus.

    Args:
        hidden: the letter of the number that is computed.
        words: how, from the letters of others and from constants, all of which become ``k``.
        turns: the orders of the places in which the figure looks the same, the usual one among them.
    """
    tree = _tree(ast.parse(words, mode="eval").body)
    taken = sorted({hidden, *_leaves(tree)} - {"k"})
    forms: list[str] = []
    for order in turns:
        new = dict(zip(LETTERS, order, strict=False)) | {"k": "k"}
        for letter in taken:
            sign, text = _normal(tree if letter == hidden else _solved(tree, hidden, letter), new)
            forms.append(f"{new[letter]} = {'' if sign > 0 else '-'}{text}")
    return min(forms, key=lambda form: ("= -" in form, form))


def all_turns(some: Iterable[str], places: int) -> tuple[str, ...]:
    """All orders of so many places that follow from some."""
    known = [LETTERS[:places]]
    for order in known:
        for turn in some:
            other = "".join(order[LETTERS.index(place)] for place in turn)
            if other not in known:
                known.append(other)
    return tuple(known)


def _tree(node: ast.expr) -> Tree:
    match node:
        case ast.Name(name):
            return name
        case ast.Constant() | ast.UnaryOp():  # a constant may be negative
            return "k"
        case ast.BinOp(left, sign, right):
            return _SIGNS[type(sign)], _tree(left), _tree(right)
    raise TypeError("a rule joins numbers two at a time")


def _leaves(tree: Tree) -> Iterator[str]:
    if isinstance(tree, str):
        yield tree
    else:
        yield from (leaf for part in tree[1:] for leaf in _leaves(part))


def _solved(tree: Tree, side: Tree, letter: str) -> Tree:
    """What a letter is if a tree is to equal the other side."""
    if isinstance(tree, str):
        return side
    sign, left, right = tree
    if letter in _leaves(left):
        return _solved(left, (_INVERSE[sign], side, right), letter)
    return _solved(right, (sign, left, side) if sign in "-/" else (_INVERSE[sign], side, left), letter)


def height(words: str) -> int:
    """The most operations that have to be done one after the other; a sum of several numbers, or a product, is one."""
    return _height(_tree(ast.parse(words, mode="eval").body))


def _height(tree: Tree) -> int:
    if isinstance(tree, str):
        return 0
    parts = (part for _, part in _flat(tree, "+-" if tree[0] in "+-" else "*/", 1))
    return 1 + max(map(_height, parts))


def _normal(tree: Tree, new: Mapping[str, str]) -> tuple[int, str]:
    """A sign, and the rest in one form: operands of sums and of products in order, the first one of a sum added."""
    if isinstance(tree, str):
        return 1, new[tree]
    signs = "+-" if tree[0] in "+-" else "*/"
    parts = [(own, *_normal(part, new)) for own, part in _flat(tree, signs, 1)]
    if signs == "*/":
        total = prod(sign for _, sign, _ in parts)
        texts = sorted(f"{'*' if own > 0 else '/'} {text}" for own, _, text in parts)
        return total, f"({' '.join(texts)[2:]})"
    terms = sorted((text, own * sign) for own, sign, text in parts)
    lead = terms[0][1]
    texts = [f"{'+' if sign == lead else '-'} {text}" for text, sign in terms]
    return lead, f"({' '.join(texts)[2:]})"


def _flat(tree: Tree, signs: str, way: int) -> Iterator[tuple[int, Tree]]:
    """The operands of nested sums, or of nested products, each with 1 or -1 for the way in which it counts."""
    if isinstance(tree, str) or tree[0] not in signs:
        yield way, tree
    else:
        yield from _flat(tree[1], signs, way)
        yield from _flat(tree[2], signs, way if tree[0] == signs[0] else -way)
