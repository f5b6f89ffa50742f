// A library for LD_PRELOAD: it ends a GTK 4 program after the first frame of its first window, and prints a line on the
// standard error:
//
//     first-frame MILLISECONDS KILOBYTES
//
// the time since FRAME_PROBE_START, which is a time of the monotonic clock in nanoseconds, and the memory of the program as
// its proportional set size.
