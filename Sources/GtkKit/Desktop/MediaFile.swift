import CGtk
import Glibc

/// A sound in the program's resources, which GTK plays by a module.
///
/// The module is often a package of its own, such as Debian's `libgtk-4-media-gstreamer`. Without it, nothing is heard. GTK 4.24
/// can have it built in. The first file initializes the module, which then plays in threads of its own. They end when the file is
/// released.
public final class MediaFile {
  private let connection: SignalConnection?

  /// Whether GTK has a module that plays. To ask loads nothing.
  public static var canPlay: Bool { module != nil || hasPlayerBuiltIn }

  private static var usesGStreamer: Bool { module == "gstreamer" || hasPlayerBuiltIn }

  /// Whether GTK itself has loaded the player of GStreamer. It is then no extension.
  private static let hasPlayerBuiltIn = dlopen("libgstplay-1.0.so.0", RTLD_LAZY | RTLD_NOLOAD) != nil

  /// The name of GTK's module that plays.
  private static var module: String? {
    let point = g_io_extension_point_lookup("gtk-media-file")
    let first = point.flatMap { g_io_extension_point_get_extensions($0) }
    return sequence(first: first) { $0?.pointee.next.map { .some($0) } ?? nil }.lazy.compactMap { item in
      item?.pointee.data.map { String(cString: g_io_extension_get_name(OpaquePointer($0))) }
    }.first { $0 != "none" }  // GTK itself has one that plays nothing.
  }

  /// Whether GStreamer, which a module uses, has a player. Without that plugin, the module ends the program. To ask
  /// initializes GStreamer.
  public static let hasPlayer: Bool = {
    typealias Initialize =
      @convention(c) (UnsafePointer<CInt>?, UnsafeRawPointer?, UnsafeRawPointer?) -> gboolean
    typealias Find = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?
    guard let library = dlopen("libgstreamer-1.0.so.0", RTLD_LAZY),
      let initialize = dlsym(library, "gst_init_check"),
      let find = dlsym(library, "gst_element_factory_find"),
      unsafeBitCast(initialize, to: Initialize.self)(nil, nil, nil) != 0,
      let factory = unsafeBitCast(find, to: Find.self)("playbin3")
    else { return false }
    g_object_unref(factory)
    return true
  }()

  /// Plays the file at a path in the registered resources. It is heard until this is released. `ended` is called when it ends, or
  /// turns out to be impossible to play.
  public init(playing path: String, ended: @escaping (_ hasFailed: Bool) -> Void) {
    guard !Self.usesGStreamer || Self.hasPlayer else {
      connection = nil
      MainLoop.idle { ended(true) }
      return
    }
    let stream = GObjectRef(owning: UnsafeMutableRawPointer(gtk_media_file_new_for_resource(path)))
    let pointer = stream.cast(to: GtkMediaStream.self)
    connection = SignalConnection(stream, ["notify::ended", "notify::error"]) {
      let hasFailed = gtk_media_stream_get_error(pointer) != nil
      if hasFailed || gtk_media_stream_get_ended(pointer) != 0 { MainLoop.idle { ended(hasFailed) } }
    }
    gtk_media_stream_play(pointer)
  }
}
