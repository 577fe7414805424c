web = On this invented island, arrows lead from each kind of plant or animal to those that eat it; these eat nothing else. An animal dies out as soon as everything it eats has disappeared, and for no other reason. Nothing in the bottom row needs food.

tree = In this family tree, squares are men and boys, circles are women and girls. A double line joins husband and wife; their children hang from the line below it. Every member of the family is shown exactly once.

ask-dies = The kinds that are crossed out disappear. Which other circles hold kinds that die out in the end as a result?
ask-toll = The kinds that are crossed out disappear. How many other kinds die out in the end as a result?
ask-least = Only some kinds of the bottom row can be protected; the others disappear. What is the smallest number that must be protected so that none of the highlighted animals dies out?
ask-who = Who is { $way }?
ask-many = How many people are { $way }? Count each person once.
ask-kin = How is { $end } related to { $start }? { $end } is ...

leads = { $letter } leads to { $people }

step = { $way }: { $people }.
so = So the answer is { $answer }.
so-kin = { $others }. Only { $answer } leads to { $end }.
lives-on = In the end, the { $who } lives on: { $plants }.
so-least = Protect { $plants }, and each of these animals still has something to live on; no smaller choice includes a kind from each list. So the answer is { $answer }.
gone = Gone: { $gone }.
starve = That takes all food (in brackets) from: { $eaters }.
starve-next = After that, all food is gone for: { $eaters }.
eats = { $who } ({ $foods })
so-dies = All the others still have some food.
so-toll = All the others still have some food, so the answer is { $answer }.

told-m = { $name } (square)
told-f = { $name } (circle)
told-people = People
childless = no children

told-couples = Couples, joined by a double line, and their children
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
