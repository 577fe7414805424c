web = On this invented island, arrows lead from each kind of plant or animal to those that eat it; nobody eats anything else. An animal dies out as soon as everything that it eats has disappeared, and for no other reason. Nothing in the bottom row needs food.

tree = In this family tree, squares are men and boys, circles are women and girls. A double line joins husband and wife; their children hang from the line below it. Everybody who belongs to the family is shown, once.

ask-dies = Those that are crossed out disappear. Which other circles hold kinds that die out in the end because of that?
ask-toll = Those that are crossed out disappear. How many further kinds die out in the end because of that?
ask-fatal = If both of one pair disappear, the highlighted animal dies out in the end. Which pair is it?
ask-least = Only some kinds of the bottom row can be protected; the others disappear. How many must be protected at least so that none of the highlighted animals dies out?
ask-who = Who is { $way }?
ask-many = How many people are { $way }? Each counts once.
ask-kin = Who is { $end } to { $start }? { $end } is ...

feeds = { " " }→{ " " }

last = { " " }and{ " " }

leads = { $letter } leads to { $people }

nowhere = { $letters } { $count ->
    [one] leads
   *[other] lead
} to nobody

step = { $way }: { $people }.
so = So the answer is { $answer }.
so-kin = { $others }. Only { $answer } leads to { $end }.
lives-on = The { $who } lives on: { $plants }.
so-least = Protect { $plants }, and each of them keeps something; no smaller choice has one of each list. So it is { $answer }.
gone = Gone: { $gone }.
starve = Then nothing is left to eat for: { $names }.
starve-next = After that, nothing is left for: { $names }.
so-dies = All others still find some food.
so-toll = All others still find some food, so it is { $answer }.
so-fatal = The other pairs leave it a way to live: { $ways }. So it is { $answer }.

told-m = { $name } (square)
told-f = { $name } (circle)
told-people = People
told-couples = Couples with a double line, and the children below
told-row = Row { $number } from the bottom
told-arrow = to { $eater } from { $foods }
told-arrows = Arrows
told-gone = Crossed out
told-highlighted = Highlighted

whose = { $name }'s
of-whom = { $whose } { $step-whose }
way = { $whose } { $step }

step-father = father
    .whose = father's
step-mother = mother
    .whose = mother's
step-brother = brother
    .whose = brother's
step-sister = sister
    .whose = sister's
step-son = son
    .whose = son's
step-daughter = daughter
    .whose = daughter's
step-husband = husband
    .whose = husband's
step-wife = wife
    .whose = wife's
step-parent = parents
    .whose = parents'
step-sibling = siblings
    .whose = siblings'
step-child = children
    .whose = children's
step-spouse = spouses
    .whose = spouses'
