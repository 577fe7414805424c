answer = Respuesta
picture = Imagen { $number }
