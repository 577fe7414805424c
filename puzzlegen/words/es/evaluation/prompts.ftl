# What stands in place of the picture
instead-no-image = Falta la imagen que corresponde a esta pregunta. Respóndela de todos modos, lo mejor que puedas.
instead-statement = En lugar de la imagen, aquí tienes una descripción de todo lo que muestra. Si no se indica otra cosa, las filas se cuentan desde arriba y las columnas desde la izquierda, ambas a partir de 1.
instead-caption = En lugar de la imagen, aquí tienes una descripción de ella.

# What X is, by the form of the answer
meaning-choice = X es la letra de la opción correcta
meaning-fill_in = X es solo la respuesta, tan breve como pide la pregunta
meaning-open_ended = X es la respuesta completa en la forma que pide la pregunta
meaning-bounding_boxes = X es el recuadro [x1, y1, x2, y2] que pide la pregunta, o la lista de todos ellos
# As VisReason lists boxes
meaning-boxes = X es el recuadro [x1, y1, x2, y2] que pide la pregunta, o todos ellos separados por punto y coma

# How each style asks for the answer
ending-plain-thinking = Piénsalo paso a paso. Termina después con una línea aparte que diga «Respuesta: X», donde { $meaning }.
ending-plain-direct = No expliques nada. Responde con una sola línea que diga «Respuesta: X», donde { $meaning }.
ending-visreason-thinking = Razona paso a paso a partir de lo que muestra la imagen. Da después la respuesta final como \boxed{"{"}X{"}"}, donde { $meaning }.
ending-visreason-direct = Da únicamente la respuesta final, sin ningún razonamiento, como \boxed{"{"}X{"}"}, donde { $meaning }.
ending-mmiq-thinking = Encuentra la respuesta correcta y explica paso a paso cómo llegas a ella. Cierra con «Respuesta: X», donde { $meaning }.
ending-visualpuzzles-thinking = Resuelve el acertijo. Piensa paso a paso antes de responder; la última línea de tu respuesta debe ser «Respuesta: X» (sin las comillas), donde { $meaning }.
ending-visualpuzzles-direct = Responde directamente con X y nada más, donde { $meaning }.
# Instead of all that, for models that make pictures
drawn-answer = Responde con una imagen: devuelve esta sin cambios, salvo un marco alrededor de lo que pide la pregunta, o de cada una de esas cosas. Dibuja los marcos con líneas cerradas del color { $colour }, de unos { $pen } píxeles de grosor.

pixels = La { $which }imagen mide { $width } píxeles de ancho y { $height } de alto; los recuadros cuentan sus píxeles desde la esquina superior izquierda.
size = La { $which }imagen mide { $width } píxeles de ancho y { $height } de alto; donde las palabras no basten, indica los lugares en píxeles desde su esquina superior izquierda.
first = primera{ " " }

question = Pregunta:{ " " }
options = Opciones:{ " " }
drawn = { $letters } en la imagen

caption = Describe la imagen para alguien que no puede verla y tiene que responder sobre ella una pregunta que no conoces. Cuenta todo lo que pueda importar: la disposición, cada objeto, símbolo, número y letra, sus colores, formas, tamaños, direcciones y lugares, y los tableros y cuadrículas casilla por casilla. Di solo lo que se ve; no intentes resolver nada.
