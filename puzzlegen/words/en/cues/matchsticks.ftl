rules-equation = In this equation of matches each digit has seven slots, each + or - two; faint bars are empty slots. Digits count only as on the card. The equals sign stays. In the end, every place holds a digit, + or -, and no number of several digits begins with 0.
rules-word = The matches lie in places of seven slots each. The card shows all letters that count, each in its only form, with its name below.
rules-squares = Matches form a figure. Squares of every size count, also those that overlap or lie within others. A square is there if all the matches along its four sides are there; it does not matter whether matches lie inside.

ask-move = Move exactly { $count ->
    [one] one match
   *[other] { $count } matches
} into { $count ->
    [one] a slot that is
   *[other] slots that are
} empty in the picture, so that the equation is true. What is the equation then?
ask-remove = Take away exactly { $count ->
    [one] one match
   *[other] { $count } matches
}, so that a true equation remains. What is the equation then?
ask-add = Add exactly { $count ->
    [one] one match
   *[other] { $count } matches
} in { $count ->
    [one] a slot that is
   *[other] slots that are
} empty in the picture, so that the equation is true. What is the equation then?
ask-moved = The equation becomes true if one match is moved into an empty slot. Which match is it?
ask-moved_box = The equation becomes true if one match is moved into an empty slot. Which match is it? Box the match without its shadow.
ask-word = Take away exactly { $count ->
    [one] one match
   *[other] { $count } matches
}, so that every place still holds a letter from the card and the letters spell a common English word from left to right. What is the word?
ask-squares = How many squares are there?
ask-left = All matches with red heads are taken away. How many squares are left?
ask-colour = All matches with heads of one colour are to be taken away, so that exactly { $left } squares are left. Which colour is it?

head = the match with the { $hue } head

slot-a = top
slot-b = upper right
slot-c = lower right
slot-d = bottom
slot-e = lower left
slot-f = upper left
slot-g = middle
slot-h = horizontal
slot-v = vertical

coloured = a match whose head is { $hue }

plain = any other match

corner = a corner

reads = The figure reads { $reading }.
reads-unclear = The figure reads { $reading }, where ? is not a digit.

where-digit = digit { $place } of number { $number }
where-number = number { $number }
where-operator = sign { $number }
where-letter = place { $place }

at = character { $place }, { $slot }

and = { " " }and{ " " }

becomes = { $where }: { $changes }, which makes it { $sign }

taken = take away the { $slots } { $count ->
    [one] match
   *[other] matches
}

put = add the { $slots } { $count ->
    [one] match
   *[other] matches
}

so-equation = { $changes }. Now { $result } is true.
so-word = { $changes }. What remains spells { $result }.
so-squares = Squares by the row of their top left corner, from the top row down: { $sizes }. In all: { $sum }.
so-left = Squares without the red matches, by the row of their top left corner, from the top row down: { $sizes }. In all: { $sum }.
so-colour = Squares left without the matches of each colour: { $each }. So it is { $hue }.

sized = side { $side }: { $sum }

figure = The figure
characters = Matches of each character, by their slots
character = Character { $number }
card = The card
heads = Coloured heads

equals-sign = equals sign
