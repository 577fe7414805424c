"""Published forms of matrices, rows, classes and figures."""
