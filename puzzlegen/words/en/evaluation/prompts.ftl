# What stands in place of the picture
instead-no-image = The picture that belongs to this question is missing. Answer it all the same, as well as you can.
instead-statement = In place of the picture, here is a description of all that it shows. Where nothing else is said, rows count from the top and columns from the left, both from 1.
instead-caption = In place of the picture, here is a description of it.

# What X is, by the form of the answer
meaning-choice = X is the letter of the right option
meaning-fill_in = X is the answer alone, as short as the question asks for
meaning-open_ended = X is the whole answer in the form that the question asks for
meaning-bounding_boxes = X is the box [x1, y1, x2, y2] that the question asks for, or the list of all of them
# As VisReason lists boxes
meaning-boxes = X is the box [x1, y1, x2, y2] that the question asks for, or all of them with semicolons between them

# How each style asks for the answer
ending-plain-thinking = Think it through step by step. Then end with a line of its own that reads 'Answer: X', where { $meaning }.
ending-plain-direct = Do not explain anything. Reply with one line that reads 'Answer: X', where { $meaning }.
ending-visreason-thinking = Reason step by step from what the picture shows. Then give the final answer as \boxed{"{"}X{"}"}, where { $meaning }.
ending-visreason-direct = Give nothing but the final answer, without any reasoning, as \boxed{"{"}X{"}"}, where { $meaning }.
ending-mmiq-thinking = Find the right answer and explain step by step how you get to it. Close with 'Answer: X', where { $meaning }.
ending-visualpuzzles-thinking = Solve the puzzle. Think step by step before you answer; the last line of your response must be 'Answer: X' (without the quotes), where { $meaning }.
ending-visualpuzzles-direct = Reply directly with X and nothing else, where { $meaning }.
# Instead of all that, for models that make pictures
drawn-answer = Answer with a picture: give this one back, unchanged but for a frame around what the question asks for, or around each such thing. Draw the frames as closed lines in the colour { $colour }, about { $pen } pixels wide.

pixels = The { $which }picture is { $width } pixels wide and { $height } high; boxes count its pixels from the top left.
size = The { $which }picture is { $width } pixels wide and { $height } high; tell places in pixels from its top left corner where words are not exact enough.
first = first{ " " }

question = Question:{ " " }
options = Options:{ " " }
drawn = { $letters } in the picture

caption = Describe the picture for somebody who cannot see it and has to answer a question about it that you do not know. Tell everything that could matter: the layout, every object, symbol, number and letter, their colours, shapes, sizes, directions and places, and boards and grids cell by cell. Say only what is there to be seen; do not try to solve anything.
