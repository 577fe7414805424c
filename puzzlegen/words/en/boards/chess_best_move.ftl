material = Which move of { $side } wins the most material? Exactly one leaves { $side } at least 3 points better off than now, and than any other move would: pawn 1, knight and bishop 3, rook 5, queen 9; mate outweighs everything, and stalemate counts as equal points. This holds with best play of both sides, whether each makes two moves or three (not counting ways out of check); after those, only captures, promotions and ways out of check are played, and a side that is not in check may stop.
material-briefly = which one move wins at least 3 points of material by force?

decided = Mate, and all that is worth more than { $decided } centipawns to either side, counts as { $decided } here.

preferred = By the engine's judgement, one move of { $side } is worth at least { $margin } centipawns more to { $side } than every other move. Which one?
preferred-briefly = which move does { $engine } ({ $nodes } nodes) prefer to all others by at least { $margin } centipawns?

aims = { $move } { $aims }.

takes = takes the { $piece } on { $at }

attacks = attacks { $pieces }

at = the { $piece } on { $at }

and = { " " }and{ " " }

also = { " " }and{ " " }

best-reply = Of { $other }'s replies, the one that loses least to captures gives { $line }, which leaves { $side } { $gain } points better off than now.

horizon = Whatever { $other } plays, the gain is at least 3 points, both two and three moves ahead.

preferred-by-engine = { $name } values { $san } at least { $margin } centipawns above every other move, with four times as many nodes as well.
