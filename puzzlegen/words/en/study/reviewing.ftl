# The page of a review, and of the labelling of errors
title = Review
join = Begin

about = { $items ->
    [one] You will judge one puzzle before it is published.
   *[other] You will judge { $items } puzzles before they are published.
}
answer-first = Answer first, then look at the key: your own answer finds what a key in sight hides.
judge-alone = Approve a puzzle, or flag it with a reason. Please do not talk to others before you are through; afterwards you may change your mind, and what you said first is kept, too.
keys = Keys: letters choose an option and digits fill in a number, Enter checks it, K shows the key, Y approves, digits flag after that, + and - enlarge, arrows go back and on, L shows the list.
nameless = You are a random number; neither your name nor your address is kept.

# Instead, where errors are labelled
about-errors = { $items ->
    [one] You will label one wrong response of a model with the types of errors of { $scheme }.
   *[other] You will label { $items } wrong responses of a model with the types of errors of { $scheme }.
}
what-first = Read the puzzle, the key and the response, and say what went wrong first.
label-alone = Please do not talk to others before you are through; afterwards you may change your mind, and what you said first is kept, too.
keys-errors = Keys: the sign on a button labels, X says that you cannot tell, + and - enlarge, arrows go back and on, L shows the list.

progress = { $number } of { $total } · { $family } · { $level }
said = What the model said
check = Check my answer (Enter)
reveal = Show the key (K)
verdict = Your judgement
mine = Your answer:{ " " }
unanswered = You did not answer.
key = Key:{ " " }
approve = Approve
untold = Cannot tell

# Reasons for a flag
reason-illegible = Picture illegible
reason-unclear = Question unclear
reason-ambiguous = Another answer is defensible
reason-key = Key wrong
reason-ugly = Ugly
reason-leak = Leaks the answer
reason-other = Other

note = What exactly? It may become public.
flag = Flag it (Enter)
previous = ← Back
next = On →
list = List (L)
first = Look at the key before you approve.
say = Say what is wrong.

# What somebody said of an item
none = Not judged yet.
approved = You approved it.
flagged = You flagged it: { $reason }.
labelled = You said: { $type }.
open = not judged
fine = approved

standing = { $judged } of { $total } judged
all-judged = All are judged. Thank you!
standing-more = Open any of them to look again or to change your mind. Whoever wants your judgements deleted later needs the number below.
leave = Stop, and delete all my judgements
sure = Delete all your judgements? This cannot be undone.
