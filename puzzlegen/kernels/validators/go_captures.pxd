cimport cython

@cython.locals(
    bit=cython.longlong, near=cython.longlong, point=cython.ulonglong, own=cython.ulonglong, other=cython.ulonglong,
    left=cython.ulonglong, taken=cython.ulonglong, threatened=cython.ulonglong, chain=cython.ulonglong
)
cpdef list moves(
    const unsigned long long[::1] beside, unsigned long long anchored, unsigned long long attacker,
    unsigned long long defender, bint turn
)
@cython.locals(
    chain=cython.ulonglong, around=cython.ulonglong, grown=cython.ulonglong, liberties=cython.ulonglong,
    bit=cython.longlong, eyes=cython.longlong
)
cpdef long long evident(
    const unsigned long long[::1] beside, unsigned long long anchored, unsigned long long target,
    unsigned long long attacker, unsigned long long defender, bint turn
) noexcept
@cython.locals(chain=cython.ulonglong, grown=cython.ulonglong, around=cython.ulonglong)
cdef unsigned long long _smothered(
    const unsigned long long[::1] beside, long long stone, unsigned long long stones, unsigned long long free
) noexcept
@cython.locals(found=cython.ulonglong, bit=cython.longlong)
cdef unsigned long long _around(const unsigned long long[::1] beside, unsigned long long points) noexcept
