rules = { $thing } was hit several times; the numbers of the impacts are not in order. Each impact sent out all of its cracks at once. A crack that meets an older one stops at it: wherever a crack ends on another, the crack that ends there is the later one. Other ends, and short side branches with a free end, tell nothing.

thing-window = A window pane
thing-ice = The ice on a pond
thing-screen = The screen of a tablet
thing-plate = A china plate

ask-first = Which impact came first?

ask-before = How many of the other impacts certainly came before impact { $one }? Count those that did so in every order that agrees with the cracks.

ask-first_box = Which numbered hole is that of the first impact?
ask-earlier = Which of these impacts came before the other three?
ask-last = Which impact came last?
ask-pair = Which came first, impact { $one } or impact { $other }?
ask-order = The cracks allow one order only. Write the numbers of the impacts in this order, the first impact first, as one number without spaces.
ask-order_choice = In which order, from the first to the last, did the impacts come?

short-first_box = Which numbered hole was made first?

unknown = the cracks do not tell

impact = impact { $number }

shown = Places are written as (x, y), x to the right and y downwards. Lines through the same place touch there; no lines touch elsewhere.

place = Impact { $number } is at { $place }. Lines that begin there

sides = Lines that begin elsewhere

step = A crack from { $later } stops at one from { $earlier }, so { $earlier } came before { $later }.
steps = In each of these pairs, a crack from the second impact stops at one from the first, so the first came before the second: { $pairs }.

so-first = { $line } is the only impact none of whose cracks stops at another's, so { $line } came first.
so-earlier = So { $line } came before the other three.
so-last = So { $line } came after all the others.
so-pair = So { $earlier } came before { $later }.
so-open = No chain of such steps leads from { $one } to { $other } or back: either may have come first.
so-before = So { $line } certainly came before { $one }: { $count } in all.
so-none = No crack from { $one } stops at one from another impact, so nothing certainly came before { $one }: 0.
so-order = So the order is { $line }.

rest = No chain of such steps leads from any other impact to { $one }.
