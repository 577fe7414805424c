"""What makes Sudokus: fillings, thinning, questions and the kernels behind them."""
