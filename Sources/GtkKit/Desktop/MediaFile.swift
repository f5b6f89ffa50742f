import CGtk

/// A sound in the program's resources, which GTK plays by a module.
///
/// The module is often a package of its own, such as Debian's `libgtk-4-media-gstreamer`. Without it, nothing is heard. The first
/// file that is opened initializes the module; GTK then plays in other threads.
public final class MediaFile {
  private let stream: GObjectRef
  private var failure: SignalConnection?

  /// Whether GTK has a module that plays. To ask loads nothing.
  public static var canPlay: Bool {
    let point = g_io_extension_point_lookup("gtk-media-file")
    let first = point.flatMap { g_io_extension_point_get_extensions($0) }
    return sequence(first: first) { $0?.pointee.next.map { .some($0) } ?? nil }.contains { item in
      // GTK itself has one that plays nothing.
      item?.pointee.data.map { String(cString: g_io_extension_get_name(OpaquePointer($0))) != "none" }
        ?? false
    }
  }

  /// A sound at a path in the registered resources. `failed` is called when it turns out that it cannot be played.
  public init(resource path: String, failed: @escaping () -> Void) {
    stream = GObjectRef(owning: UnsafeMutableRawPointer(gtk_media_file_new_for_resource(path)))
    failure = SignalConnection(stream, ["notify::error"]) { MainLoop.afterEvent(failed) }
  }

  private var pointer: UnsafeMutablePointer<GtkMediaStream> { stream.cast() }

  /// Plays the sound from its beginning.
  public func play() {
    if gtk_media_stream_get_playing(pointer) != 0 {
      gtk_media_stream_seek(pointer, 0)
    } else {
      gtk_media_stream_play(pointer)
    }
  }
}
