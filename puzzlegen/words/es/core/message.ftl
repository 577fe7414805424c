# Between two sentences
gap = { " " }
