shown-fen = la posición
shown-after = la posición posterior

in-fen = { " " }En notación de Forsyth-Edwards (FEN): { $positions }

position = { $label }: { $fen }

