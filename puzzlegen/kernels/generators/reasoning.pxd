cimport cython

from puzzlegen.kernels.generators.narrowing cimport Model, Workspace


@cython.final
cdef class Facts:
    cdef long long number
    cdef long long[::1] at, cells, relations, terms, active


@cython.final
cdef class Reasoner:
    cdef long long size, cells, steps, trials, attempts, strikes, members
    cdef long long[::1] masks, placed, wanted, causes, log, kept, carried, struck, line, places, before, relaxed


cpdef bint reason(
    Reasoner reasoner, Model model, Workspace work, Facts facts, long long[::1] givens, long long[::1] solution,
    long long[::1] goals, long long needed, bint searching
) noexcept
cpdef bint refute(
    Reasoner reasoner, Model model, Workspace work, Facts facts, long long[::1] givens, long long[::1] goal
) noexcept
cdef bint _search(
    Reasoner r, Model model, Workspace work, Facts facts, long long[::1] solution, long long[::1] goals, long long needed
) noexcept
cdef void _begin(Reasoner r, Model model, long long[::1] givens) noexcept
cdef bint _strike(Reasoner r, long long level, long long cell, long long mask, long long step) noexcept
cdef void _place(Reasoner r, Model model, long long level, long long cell, long long value, long long step) noexcept
cdef long long _note(
    Reasoner r, long long technique, long long one, long long two, long long three, long long four
) noexcept
cdef long long _low(long long mask) noexcept
cdef bint _reached(Reasoner r, long long[::1] goals, long long needed) noexcept
cdef bint _is_reached(Reasoner r, long long[::1] goals, long long i) noexcept
cdef long long _go(
    Reasoner r, Model model, Workspace work, Facts facts, long long level, long long effort, long long[::1] goals,
    long long needed
) noexcept
cdef long long _singles(Reasoner r, Model model, long long level) noexcept
cdef long long _read(Reasoner r, Model model, Workspace work, Facts facts, long long level) noexcept
cdef bint _holds(Model model, Workspace work, Facts facts, long long number) noexcept
@cython.locals(found=cython.bint)
cdef bint _locked(Reasoner r, Model model, long long level) noexcept
cdef long long _tight(Reasoner r, Model model, long long[::1] line, long long count) noexcept
cdef bint _subset(Reasoner r, Model model, long long level, long long count) noexcept
cdef bint _fish(Reasoner r, Model model, long long level) noexcept
cdef bint _wing(Reasoner r, Model model, long long level) noexcept
cdef bint _try_goals(
    Reasoner r, Model model, Workspace work, Facts facts, long long[::1] solution, long long[::1] goals, long long
    effort
) noexcept
cdef bint _try_any(
    Reasoner r, Model model, Workspace work, Facts facts, long long level, long long[::1] solution, long long effort
) noexcept
cdef bint _refute(
    Reasoner r, Model model, Workspace work, Facts facts, long long level, long long cell, long long value, long
    long effort
) noexcept
cdef void _trace_goals(
    Reasoner r, Model model, Workspace work, Facts facts, long long[::1] goals, long long needed
) noexcept
cdef void _trace_struck(Reasoner r, Model model, Workspace work, Facts facts, long long[::1] goals) noexcept
cdef void _want(Reasoner r, long long level, long long base, long long cell, long long value, long long trial) noexcept
cdef void _trace(
    Reasoner r, Model model, Workspace work, Facts facts, long long level, long long base, long long last, long long
    trial
) noexcept
cdef void _trace_refuted(Reasoner r, long long level, long long base, long long step, long long trial) noexcept
cdef void _rest(
    Reasoner r, Model model, Workspace work, Facts facts, long long level, long long base, long long step, long long
    trial
) noexcept
cdef void _want_all(
    Reasoner r, long long level, long long base, long long step, long long cell, long long mask, long long trial
) noexcept
cdef void _rest_on_fact(
    Reasoner r, Model model, Workspace work, Facts facts, long long level, long long base, long long step, long long
    number, bint clash, long long trial
) noexcept
cdef bint _still_follows(
    Reasoner r, Model model, Workspace work, Facts facts, long long above, long long step, long long number, bint clash
) noexcept
