shown-solid = La tarjeta de color muestra un desarrollo.
shown-net = La tarjeta de color muestra un cuerpo, y al lado o debajo hay cuatro desarrollos.
shown-both = La imagen muestra un desarrollo y el cuerpo que se forma al plegarlo.

lines = Los desarrollos se recortan por las líneas continuas y se pliegan por las discontinuas; las líneas finas solo dividen las caras en cuadrados unidad. Las aristas ocultas de los cuerpos son discontinuas.

ask-solid = ¿Cuál de los cuerpos A a D se forma al plegar el desarrollo?
ask-net = ¿Con cuál de los desarrollos A a D se forma este cuerpo?
ask-edge = Al plegar el desarrollo, la arista de la banda roja se une con una de las aristas de bandas azules. ¿Cuál de A a D es?
ask-corner = Al plegar el desarrollo, el vértice rojo coincide con uno de los vértices azules. ¿Cuál de A a D es?

short-net = ¿Con cuál de los desarrollos A a D se forma el cuerpo de la tarjeta?
short-edge = Al plegar el desarrollo para formar el cuerpo, ¿cuál de las aristas A a D se une con la de la banda roja?
short-corner = Al plegar el desarrollo para formar el cuerpo, ¿cuál de los vértices A a D coincide con el vértice rojo?

solid = El cuerpo

net = El desarrollo

red-edge = La arista de la banda roja
red-corner = El vértice rojo
