scene = The picture shows part of a Go board. The { $siege } stones that enclose the { $group } chain with the triangle cannot be captured if they, or stones connected with them, have liberties outside. Both sides play only inside, by the rules of Go, and may pass; ko makes no difference.

ask-kill = Only one first move by Black captures the marked chain, whatever White does. Which one?

ask-live = Only one first move by Black makes sure that White can never capture the marked chain. Which one?

briefly-kill = Where must Black play first to capture the chain with the triangle, whose besiegers are safe?
briefly-live = Where must Black play first to save the chain with the triangle, whose besiegers are safe?

ask-status = What becomes of the marked chain if both sides play as well as they can?

briefly-status = What becomes of the chain with the triangle, whose besiegers are safe, if both sides play their best?

sides-B = Black
sides-W = White

done-kill = After { $at }, the chain cannot be saved.
done-live = { $at } saves the chain.
done-saving = { $side } saves it at { $at }.
done-taking = { $side } captures it, beginning at { $at }.

quiet = Whatever { $side } plays, { $other } can even afford to pass.

tries = { $side }'s tries, each with its answers: { $lines }; after any other move by { $side }, { $other } can even afford to pass.

refuted = Black's other first moves fail: { $lines }; at the end of each line White can even afford to pass, whatever Black plays.

alone = After { $points }, White can even afford to pass.
refuted-alone = Black's other first moves fail: after { $points }, White can even afford to pass.

status-dead = It is captured even if its own side moves first.
status-alive = It is never captured even if the other side moves first.
status-unsettled = It is saved if its own side moves first and captured if the other side does.
