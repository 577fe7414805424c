material = Which move wins the most for { $side } by force?
material-rules = Pawns count 1, knights and bishops 3, rooks 5, queens 9; mate outweighs everything. With best play, two or three moves deep and then all captures, one move leaves { $side } at least 3 points better off than now, and than after any other move.
material-briefly = which one move wins at least 3 points of material by force?

decided = Mate, and all that is worth more than { $decided } centipawns to either side, counts as { $decided } here.

preferred = By the engine's judgement, one move of { $side } is worth at least { $margin } centipawns more to { $side } than every other move. Which one?
preferred-briefly = which move does { $engine } ({ $nodes } nodes) prefer to all others by at least { $margin } centipawns?

aims = { $move } { $aims }.

takes = takes the { $piece } on { $at }

attacks = attacks { $pieces }

uncovers = uncovers an attack on { $pieces }

at = the { $piece } on { $at }

and = { " " }and{ " " }

also = { " " }and{ " " }

best-reply = With only captures and answers to checks after it, { $other }'s best reply leads to { $line }: { $side } is then { $gain } points better off than now.

horizon = Two and three moves ahead, too, the gain is at least 3 points whatever { $other } plays.

preferred-by-engine = { $name } values { $san } at least { $margin } centipawns above every other move, with four times as many nodes as well.
