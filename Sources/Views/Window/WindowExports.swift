// The declarations of GtkKit for windows, time and widgets of any type. scripts/walls checks that the controllers of games do
// not use them: of Controllers, only Help, Inspector, Shared, Statistics and Window do.

@_exported import struct GtkKit.AnyWidget
@_exported import enum GtkKit.MainLoop
@_exported import struct GtkKit.Point
@_exported import class GtkKit.WeakWidget
@_exported import struct GtkKit.WidgetRoot
@_exported import struct GtkKit.Window
