# Between two sentences
gap = { "" }
