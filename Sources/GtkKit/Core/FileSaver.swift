import CGtk

/// Saves a text to a file that the user chooses.
public enum FileSaver {
  private final class Job {
    let text: String
    let failed: (String) -> Void

    init(_ text: String, _ failed: @escaping (String) -> Void) {
      self.text = text
      self.failed = failed
    }
  }

  /// Asks where to save a text, and does; `failed` is told in the system's words why it could not be.
  public static func save(
    _ text: String, titled title: String, named name: String, above parent: Window,
    failed: @escaping (String) -> Void
  ) {
    let job = Unmanaged.passRetained(Job(text, failed)).toOpaque()
    cgtk_ask_where_to_save(
      parent.cast(), title, name,
      { file, data in
        nonisolated(unsafe) let (file, data) = (file, data)
        MainActor.assumeIsolated {
          guard let job = data.map({ Unmanaged<Job>.fromOpaque($0).takeRetainedValue() }) else { return }
          if let file, let failure = FileSaver.replace(file, by: job.text) { job.failed(failure) }
        }
      }, job)
  }

  /// Writes a text in place of what the file holds; what went wrong, where something did.
  private static func replace(_ file: OpaquePointer, by text: String) -> String? {
    var error: UnsafeMutablePointer<GError>?
    let bytes = Array(text.utf8)
    let isWritten = bytes.withUnsafeBytes { buffer in
      g_file_replace_contents(
        file, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), gsize(buffer.count), nil, 0,
        G_FILE_CREATE_NONE, nil, nil, &error)
    }
    guard isWritten == 0 else { return nil }
    defer { g_error_free(error) }
    return error.map { String(cString: $0.pointee.message) } ?? ""
  }
}
