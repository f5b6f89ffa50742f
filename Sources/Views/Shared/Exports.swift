// The declarations of GtkKit that all controllers use. They import Views, and see no more of the toolkit than these, the
// members of outlets, and for some folders those of WindowExports.swift. scripts/walls checks this list.

@_exported import enum GtkKit.Key
@_exported import enum GtkKit.Numeral
@_exported import class GtkKit.ObservationToken
@_exported import struct GtkKit.Size
@_exported import class GtkKit.TextList
@_exported import class GtkKit.Token
@_exported import func GtkKit.observe
@_exported import func GtkKit.tr
@_exported import func GtkKit.translation
@_exported import func GtkKit.trc
@_exported import func GtkKit.trn
