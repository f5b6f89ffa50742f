// A library for LD_PRELOAD: it ends a GTK 4 program after the first frame of its first window, and prints a line on the
// standard error:
//
//     first-frame MILLISECONDS KILOBYTES
//
// the time since FRAME_PROBE_START, which is in microseconds since 1970, and the memory of the program as its proportional set
// size.
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static gboolean isDrawn;

static long proportionalSetSize(void) {
  char *text = NULL;
  g_file_get_contents("/proc/self/smaps_rollup", &text, NULL, NULL);
  const char *line = text ? strstr(text, "\nPss:") : NULL;
  return line ? strtol(line + 5, NULL, 10) : 0;
}

static void painted(GdkFrameClock *clock, GtkNative *window) {
  if (gdk_surface_get_mapped(gtk_native_get_surface(window))) isDrawn = TRUE;
}

static void afterPaint(void) {
  if (!isDrawn) return;
  const char *start = getenv("FRAME_PROBE_START");
  double time = ((double)g_get_real_time() - (start ? strtod(start, NULL) : 0)) / 1e3;
  fprintf(stderr, "first-frame %.2f %ld\n", time, proportionalSetSize());
  _exit(0);
}

static gboolean findWindow(gpointer data) {
  if (!gtk_is_initialized()) return G_SOURCE_CONTINUE;
  GListModel *windows = gtk_window_get_toplevels();
  for (guint index = 0; index < g_list_model_get_n_items(windows); index++) {
    GtkWidget *window = g_list_model_get_item(windows, index);
    g_object_unref(window);
    if (!gtk_widget_get_realized(window)) continue;
    GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
    g_signal_connect(clock, "paint", G_CALLBACK(painted), window);
    g_signal_connect(clock, "after-paint", G_CALLBACK(afterPaint), NULL);
    return G_SOURCE_REMOVE;
  }
  return G_SOURCE_CONTINUE;
}

__attribute__((constructor)) static void begin(void) {
  unsetenv("LD_PRELOAD");
  g_timeout_add_full(G_PRIORITY_HIGH - 100, 1, findWindow, NULL, NULL);
}
