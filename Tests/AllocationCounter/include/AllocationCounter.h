// Counts heap allocations of a thread, for tests that prove that code does not allocate.
#ifndef PARLOR_ALLOCATION_COUNTER_H
#define PARLOR_ALLOCATION_COUNTER_H

// The number of allocations of this thread since it started.
unsigned long allocation_count(void);

#endif
