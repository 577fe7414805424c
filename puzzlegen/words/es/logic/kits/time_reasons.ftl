allows = Con cualquier etiqueta, con o sin espejo, el reloj { $name } permite { $times }.

offered = De las horas ofrecidas, el reloj { $name } solo permite { $times }.

leaves = El reloj { $name } deja { $times }.

counts = A las { $time } harían falta { $counts } en el espejo, no { $reflected }.

crowd = A las { $time }, los relojes { $clocks } tendrían que compartir { $tags }.

only = Así que la hora es { $time }, con cada etiqueta usada una sola vez: { $clocks }.

tagged = { $name } { $tag }
tagged-mirrored = { $name } { $tag } en el espejo

shows = Según la hoja { $name }, el 1 de { $month } es { $first }.

days-leap = Tiene 29 días, así que el año es bisiesto.
days-common = Tiene 28 días, así que el año no es bisiesto.

may = { $name } encaja con { $months }

no-month = ningún mes

counting = Contando desde ahí, { $sheets }.

in-common = en un año no bisiesto, { $sheets }
in-leap = en un año bisiesto, { $sheets }

left-whole = { $name } empieza en { $first } y tiene { $days } días
left-torn = { $name } empieza en { $first }

counted = { $sheets }. Cuenta de mes en mes: cada hoja encaja con un mes distinto solo en { $years }.

year-common = un año no bisiesto que empieza en { $first }
year-leap = un año bisiesto que empieza en { $first }

so-month = Así que la hoja { $name } es del mes { $answer }.
so-sheet_box = Así que la hoja { $name } es la de { $month }.
so-weekday = Así que el 1 de { $month } es { $first } y el { $date }, { $weekday }: { $answer }.
so-first = Así que el { $date } es { $weekday }: { $answer }.

each = { $years }.

weekday = { $day ->
    [1] lunes
    [2] martes
    [3] miércoles
    [4] jueves
    [5] viernes
    [6] sábado
   *[7] domingo
}

month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}

date = { $day } de { $month }
