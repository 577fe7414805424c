"""English names of colours and of things that are drawn: the facts of `cues/venn_letters`.

The first name of each is the one that people give; somebody may say one of the others. Puzzles are made of first names,
and no other name may lead to another answer.
"""

from collections.abc import Mapping
from typing import Final, get_args

from puzzlegen.core.scene import Hue

_OTHERWISE: Final = """
pink rose; purple violet; ball football; bird sparrow robin; bus coach; car auto automobile; cat kitten; cup mug teacup;
dog puppy hound; dress gown frock; drum snare; fish goldfish; flower daisy blossom; frog toad; glasses spectacles;
grapes grape; guitar banjo; hat cap; house home cottage; knife blade; leaf leaves; moon crescent; mouse rat; bone bones;
mushroom toadstool; owl bird; penguin bird; rabbit bunny hare; rocket spaceship; sheep lamb ewe; ship boat steamer;
snail slug; sock stocking; star stars; sun sunshine; table desk; train engine locomotive; tree oak; trumpet horn bugle;
turtle tortoise; umbrella brolly parasol; violin fiddle; clock watch; candle light; crab lobster; key keys
"""
_PLAIN: Final = """
apple axe banana bed bee bell book butterfly cactus carrot castle chair cheese cloud duck egg elephant fork hammer harp
kite ladder nest octopus onion pear pencil piano pineapple rainbow saw scissors snowman spider spoon strawberry tent
tractor whale windmill
"""
_ALSO: Final = {first: (first, *others) for first, *others in (entry.split() for entry in _OTHERWISE.split(";"))}

COLOURS: Final[Mapping[str, tuple[str, ...]]] = {hue: _ALSO.get(hue, (hue,)) for hue in get_args(Hue)}
"""Hue -> its names."""
THINGS: Final[Mapping[str, tuple[str, ...]]] = {
    thing: _ALSO.get(thing, (thing,)) for thing in sorted({*_ALSO, *_PLAIN.split()} - {*COLOURS})
}
"""Thing (`puzzlegen.facts.things`) -> its names."""
