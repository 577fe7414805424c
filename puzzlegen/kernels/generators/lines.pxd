cpdef double along(tuple part, double x, double y) except? -1
cpdef double span(tuple part) except? -1
cpdef bint holds(tuple part, double x, double y) except -1
cpdef double away(tuple part, double x, double y) except? -1
