// The declarations of GtkKit that controllers use. They import Views, and see no more of the toolkit than these and the
// members of outlets. scripts/walls checks this list.

@_exported import struct GtkKit.AnyWidget
@_exported import struct GtkKit.Button
@_exported import enum GtkKit.Clock
@_exported import enum GtkKit.Desktop
@_exported import enum GtkKit.Key
@_exported import enum GtkKit.MainLoop
@_exported import enum GtkKit.Numeral
@_exported import class GtkKit.ObservationToken
@_exported import enum GtkKit.OutletTrace
@_exported import class GtkKit.PointerWatch
@_exported import struct GtkKit.Shortcut
@_exported import enum GtkKit.ShortcutsWindow
@_exported import struct GtkKit.Size
@_exported import struct GtkKit.Slider
@_exported import struct GtkKit.TextList
@_exported import struct GtkKit.Window
@_exported import func GtkKit.observe
@_exported import func GtkKit.tr
@_exported import func GtkKit.trn
