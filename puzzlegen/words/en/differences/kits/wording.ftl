drawing = drawing
    .several = drawings
    .pair = drawings of the same scene
photograph = version
    .several = versions
    .pair = versions of the same photograph

shown-beside = The picture shows two { $one-pair }, side by side.
shown-below = The picture shows two { $one-pair }, one above the other.
shown-files = The two pictures are { $one-pair }.

first-beside = the { $one } on the left
first-below = the upper { $one }
first-files = the first picture

boxes = Draw the boxes in { $first }, each around all that looks different there. If something is missing from one { $one }, box the place where it is or would be; if it stands elsewhere, draw one box around both its places; if only a part of it differs, box that part alone.

asked-boxes = The two { $one-several } differ in exactly { $number } places. Where are they?
asked-single = The two { $one-several } differ in exactly one place. Where is it?
asked-choice = The two { $one-several } differ in exactly one of the four regions that are outlined and lettered, and nowhere else. In which one?
asked-count = In how many places do the two { $one-several } differ? One thing that is added, missing, moved or changed is one difference.

short-boxes = The two { $one-several } differ in exactly { $number } places: find them in { $first }. Of something that stands elsewhere, a box holds both places.
short-single = The two { $one-several } differ in exactly one place: find it in { $first }. Of something that stands elsewhere, the box holds both places.

changes-outline = another outline
changes-added = only in the second { $one }
changes-removed = only in the first { $one }
changes-colour = another colour
changes-position = moved
changes-size = another size
changes-rotation = turned
changes-mirrored = mirrored
changes-replaced = another thing
changes-pattern = another pattern
changes-count = another number of parts
changes-symbol = another symbol

places = Places (x, y) are those in { $first }.

entry = ({ $x }, { $y }), { $change }
entry-of-thing = { $thing } ({ $x }, { $y }), { $change }

list-boxes = Differences: { $changes }.
list-single = The difference: { $changes }.
list-choice = Region { $answer }: { $changes }.
list-count = { $answer } differences: { $changes }.
