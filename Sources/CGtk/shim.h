// The C API of GTK 4, and wrappers for what Swift cannot import: macros, variadic functions, two symbols of libdispatch.
#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

// The oldest supported GTK. Without this, newer headers warn about what they have deprecated since.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define G_SETTINGS_ENABLE_BACKEND

#include <cairo-svg.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <gio/gsettingsbackend.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <libintl.h>
#include <locale.h>
#include <malloc.h>

// Members of GLib's flag enums. GLib 2.88 and newer mark these enums `flag_enum`, and Swift then imports the members under
// other names.
static const GDBusCallFlags CGTK_DBUS_CALL_FLAGS_NONE = G_DBUS_CALL_FLAGS_NONE;
static const GDBusConnectionFlags CGTK_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT = G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT;
static const GDBusConnectionFlags CGTK_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION = G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION;
static const GFileCreateFlags CGTK_FILE_CREATE_NONE = G_FILE_CREATE_NONE;
static const GFileTest CGTK_FILE_TEST_IS_DIR = G_FILE_TEST_IS_DIR;
static const GLogLevelFlags CGTK_LOG_LEVEL_MESSAGE = G_LOG_LEVEL_MESSAGE;
static const GMarkupParseFlags CGTK_MARKUP_TREAT_CDATA_AS_TEXT = G_MARKUP_TREAT_CDATA_AS_TEXT;
static const GResourceLookupFlags CGTK_RESOURCE_LOOKUP_FLAGS_NONE = G_RESOURCE_LOOKUP_FLAGS_NONE;
static const GSignalMatchType CGTK_SIGNAL_MATCH_DATA = G_SIGNAL_MATCH_DATA;
static const GSignalMatchType CGTK_SIGNAL_MATCH_ID = G_SIGNAL_MATCH_ID;

// libdispatch's main queue, for other main loops (libdispatch, private/queue_private.h).
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// Locks a whole file by its open file description. NFS shares such locks between computers. Returns -1 on failure.
static inline int cgtk_lock_file(int descriptor) {
#ifndef F_OFD_SETLK
#define F_OFD_SETLK 37
#endif
  struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
  return fcntl(descriptor, F_OFD_SETLK, &lock);
}

static inline void cgtk_object_set_int(gpointer object, const char *name, int value) {
  g_object_set(object, name, value, NULL);
}

static inline void cgtk_object_set_string(gpointer object, const char *name, const char *value) {
  g_object_set(object, name, value, NULL);
}

// The caller frees the string.
static inline char *cgtk_object_get_string(gpointer object, const char *name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline int cgtk_object_get_int(gpointer object, const char *name) {
  int value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline gboolean cgtk_object_has_property(gpointer object, const char *name) {
  return g_object_class_find_property(G_OBJECT_GET_CLASS(object), name) != NULL;
}

static inline void cgtk_emit(gpointer object, const char *signal) {
  g_signal_emit_by_name(object, signal);
}

static inline void cgtk_scroll(GtkWidget *scrolled, GtkScrollType type) {
  gboolean answer;
  g_signal_emit_by_name(scrolled, "scroll-child", type, FALSE, &answer);
}

// Formats a number for the user's locale. The caller frees the string.
static inline char *cgtk_number_text(double value, int digits) {
  return g_strdup_printf("%'.*f", digits, value);
}

// Formats an integer for the user's locale. The caller frees the string.
static inline char *cgtk_integer_text(guint64 value) {
  return g_strdup_printf("%'" G_GUINT64_FORMAT, value);
}

static inline GtkWidget *cgtk_widget_new(GType type, GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(type, "accessible-role", role, NULL));
}

// An accessible is a widget or a page of a stack.
static inline void cgtk_accessible_set_text(gpointer accessible, GtkAccessibleProperty property, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(accessible), property, text, -1);
}

// Sets a property that is a number or a boolean.
static inline void cgtk_accessible_set_number(GtkWidget *widget, GtkAccessibleProperty property, int value) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, value, -1);
}

// Sets a state that is a boolean or a tristate, whose values 0 and 1 are false and true.
static inline void cgtk_accessible_set_state(GtkWidget *widget, GtkAccessibleState state, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, value, -1);
}

// For tests with GTK_A11Y=test: returns a string property that was set, or NULL. The caller frees the string.
static inline char *cgtk_test_accessible_get_text(GtkWidget *widget, GtkAccessibleProperty property) {
  if (!gtk_test_accessible_has_property(GTK_ACCESSIBLE(widget), property)) {
    return NULL;
  }
  // The function returns the value if it is not the expected one.
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, "");
}

// For tests with GTK_A11Y=test: returns whether a state of a widget was reported as true.
static inline gboolean cgtk_test_accessible_is(GtkWidget *widget, GtkAccessibleState state) {
  char *difference = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), state, TRUE);
  g_free(difference);
  return difference == NULL;
}

// For tests: returns a key file for settings, whose defaults and locks are in a folder of the test.
static inline gpointer cgtk_test_locked_key_file(const char *file, const char *folder) {
  g_object_unref(g_keyfile_settings_backend_new(file, "/", NULL));
  return g_object_new(g_type_from_name("GKeyfileSettingsBackend"), "filename", file, "defaults-dir", folder, NULL);
}

// gtk_accessible_announce is new in GTK 4.14. It is found at run time, so that programs built on an older GTK use it too.
typedef void (*CgtkAnnounce)(GtkAccessible *accessible, const char *text, int priority);

static inline CgtkAnnounce cgtk_find_announce(void) {
  return (CgtkAnnounce)dlsym(NULL, "gtk_accessible_announce");
}

static inline void cgtk_accessible_announce(GtkWidget *widget, const char *text) {
  enum { PRIORITY_MEDIUM = 1 };
  // GTK's accessibility backend for tests does not implement the function, and crashes.
  if (g_strcmp0(g_getenv("GTK_A11Y"), "test") != 0) {
    cgtk_find_announce()(GTK_ACCESSIBLE(widget), text, PRIORITY_MEDIUM);
  }
}

// gdk_surface_get_scale is new in GTK 4.12: before, the scale of a display was a whole number.
typedef double (*CgtkSurfaceScale)(GdkSurface *surface);

// The pixels of the display for each logical pixel of a widget.
static inline double cgtk_widget_get_scale(GtkWidget *widget) {
  static CgtkSurfaceScale scale;
  static gboolean is_known = FALSE;
  if (!is_known) {
    scale = (CgtkSurfaceScale)dlsym(NULL, "gdk_surface_get_scale");
    is_known = TRUE;
  }
  GtkNative *native = gtk_widget_get_native(widget);
  GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
  return scale && surface ? scale(surface) : gtk_widget_get_scale_factor(widget);
}

#endif
