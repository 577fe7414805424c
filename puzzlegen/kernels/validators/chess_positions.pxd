cimport cython

cdef long long[::1] _JUMPS, _STEPS, _NAMES, _PASSED_NAMES, _RIGHTS_NAMES, _KEEPS
cdef long long[::1] _PLACES
cdef signed char[::1] _NEAR
cdef long long _BLACK_NAME


@cython.final
cdef class Position:
    cdef readonly long long side, rights, passed, value, name, nodes
    cdef unsigned long long white, black
    cdef long long last, white_king, black_king, most_nodes
    cdef long long[::1] board
    cdef long long[:, ::1] worths, moves, orders, past, killers, history, table
    @cython.locals(old=cython.longlong, bit=cython.ulonglong)
    cdef void _put(self, long long square, long long man) noexcept
    cdef bint _attacked(self, long long square, long long side) noexcept
    cdef long long step(self, long long number) noexcept
    cdef bint in_check(self) noexcept
    cdef long long _add(self, long long row, long long count, long long start, long long end) noexcept
    @cython.locals(
        men=cython.ulonglong, side=cython.longlong, start=cython.longlong, kind=cython.longlong,
        ahead=cython.longlong, end=cython.longlong, man=cython.longlong
    )
    cdef long long write_moves(self, long long row, bint noisy) noexcept
    cdef long long _castlings(self, long long row, long long count) noexcept
    cpdef bint make(self, long long row, long long move) noexcept
    @cython.locals(special=cython.bint, king=cython.longlong)
    cdef bint _made(self, long long row, long long move, bint check) noexcept
    cpdef void unmake(self, long long row, long long move) noexcept
    @cython.locals(lines=cython.longlong)
    cpdef long long count_lines(self, long long row, long long depth) noexcept
    cpdef bint spent(self, long long row) noexcept
    cdef long long _pick(self, long long row, long long number, long long count) noexcept
    cdef long long _capture_order(self, long long move) noexcept
    @cython.locals(best=cython.longlong)
    cdef long long _play_out(self, long long row, long long low, long long high, bint check) noexcept
    @cython.locals(best=cython.longlong, value=cython.longlong)
    cpdef long long value_at(self, long long row, long long depth, long long low, long long high) noexcept
