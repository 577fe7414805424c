shown-fen = the position
shown-after = the later position

in-fen = { " " }In Forsyth-Edwards Notation (FEN): { $positions }

position = { $label }: { $fen }

