shown-fen = 局面
shown-after = 之后的局面

in-fen = 用福斯夫-爱德华兹记号（FEN）表示：{ $positions }

position = { $label }: { $fen }

