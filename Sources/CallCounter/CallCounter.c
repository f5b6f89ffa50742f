// These functions replace those of GTK in the program that this file is linked with. Each counts the call and forwards it.
#define _GNU_SOURCE
#include "CallCounter.h"

#include <dlfcn.h>
#include <gtk/gtk.h>

static CallCounts counts;
// The last drawing, which is not complete before the next call.
static cairo_surface_t *drawing;

static void endDrawing(void) {
  double x, y, width, height;
  if (!drawing) return;
  cairo_recording_surface_ink_extents(drawing, &x, &y, &width, &height);
  counts.emptyDrawings += width <= 0 || height <= 0;
  cairo_surface_destroy(drawing);
  drawing = NULL;
}

CallCounts take_call_counts(void) {
  endDrawing();
  CallCounts taken = counts;
  counts = (CallCounts){0};
  return taken;
}

void gtk_widget_measure(GtkWidget *widget, GtkOrientation orientation, int across, int *minimum, int *natural,
                        int *minimumBaseline, int *naturalBaseline) {
  static typeof(&gtk_widget_measure) measure;
  if (!measure) measure = (typeof(measure))dlsym(RTLD_NEXT, __func__);
  counts.measures++;
  measure(widget, orientation, across, minimum, natural, minimumBaseline, naturalBaseline);
}

cairo_t *gtk_snapshot_append_cairo(GtkSnapshot *snapshot, const graphene_rect_t *bounds) {
  static typeof(&gtk_snapshot_append_cairo) append;
  if (!append) append = (typeof(append))dlsym(RTLD_NEXT, __func__);
  endDrawing();
  cairo_t *context = append(snapshot, bounds);
  drawing = cairo_surface_reference(cairo_get_target(context));
  counts.drawings++;
  counts.pixels += (long)(bounds->size.width * bounds->size.height);
  return context;
}
