axes = Los puntos se escriben (x, y), en pasos desde el centro del panel: la x hacia la derecha, la y hacia abajo. Los bordes del panel están a 9.3 pasos del centro.

lines = líneas rectas { $lines }

line = de { $start } a { $end }

circle = circunferencia de centro { $middle } y radio { $radius }

arc = arco de centro { $middle } y radio { $radius }, en el sentido de las agujas del reloj de { $start } a { $end }

dots = puntos en { $dots }
