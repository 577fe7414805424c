cimport cython

@cython.locals(
    rows=cython.longlong, columns=cython.longlong, count=cython.longlong, waiting=cython.longlong, start=cython.longlong,
    cell=cython.longlong, row=cython.longlong, column=cython.longlong, y=cython.longlong, x=cython.longlong
)
cpdef long long join(const unsigned char[:, ::1] occupied, long long link, int[:, ::1] region, int[::1] ahead) noexcept
@cython.locals(
    rows=cython.longlong, columns=cython.longlong, row=cython.longlong, column=cython.longlong, side=cython.int,
    colour=cython.uint
)
cpdef void squares(const unsigned char[:, :, :] pixels, unsigned int[:, ::1] colours, int[:, ::1] sides) noexcept
@cython.locals(
    rows=cython.longlong, columns=cython.longlong, count=cython.longlong, above=cython.longlong, row=cython.longlong,
    begun=cython.longlong, start=cython.longlong, stop=cython.longlong, most=cython.longlong, other=cython.longlong,
    one=cython.longlong, two=cython.longlong, low=cython.longlong, high=cython.longlong, number=cython.longlong,
    found=cython.longlong, colour=cython.uint, last=cython.uint, is_tone=bint
)
cpdef long long small_areas(
    const unsigned int[:, ::1] colours, const int[:, ::1] sides, const unsigned int[::1] tones, long long least,
    long long dot, int[:, ::1] runs
) noexcept
cdef long long _first(int[:, ::1] runs, long long run) noexcept
