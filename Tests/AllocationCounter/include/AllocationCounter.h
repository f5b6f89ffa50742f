// Counts what a thread takes from the heap: for tests that pin that something takes nothing.
#ifndef PARLOR_ALLOCATION_COUNTER_H
#define PARLOR_ALLOCATION_COUNTER_H

// How many times this thread has asked for memory since it began.
unsigned long allocation_count(void);

#endif
