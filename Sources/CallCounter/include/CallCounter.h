#ifndef PARLOR_CALL_COUNTER_H
#define PARLOR_CALL_COUNTER_H

/// What this program has asked of GTK.
typedef struct {
  /// The widgets that were measured.
  long measures;
  /// The new drawings for cairo, the pixels of their rectangles, and those in which nothing was drawn.
  long drawings, pixels, emptyDrawings;
} CallCounts;

/// The counts since the last call.
CallCounts take_call_counts(void);

#endif
