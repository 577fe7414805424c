shown-fen = the position
shown-after = the later position

beginning = { " " }In Forsyth-Edwards Notation (FEN):{ " " }

between = ;{ " " }
