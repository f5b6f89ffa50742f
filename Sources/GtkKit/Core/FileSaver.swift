import CGtk

/// Saves a text to a file that the user chooses.
public enum FileSaver {
  private final class Job {
    let text: String
    let completion: (String?) -> Void

    init(_ text: String, _ completion: @escaping (String?) -> Void) {
      self.text = text
      self.completion = completion
    }
  }

  /// Asks where to save a text, and does; nothing else in the window answers meanwhile.
  ///
  /// `completion` is called with nil when the file is there, or with the system's own words why it is not; never, where
  /// the user has changed their mind.
  public static func save(
    _ text: String, titled title: String, named name: String, above parent: Window,
    completion: @escaping (_ failure: String?) -> Void
  ) {
    let job = Unmanaged.passRetained(Job(text, completion)).toOpaque()
    cgtk_ask_where_to_save(
      parent.cast(), title, name,
      { file, data in
        nonisolated(unsafe) let (file, data) = (file, data)
        MainActor.assumeIsolated {
          guard let job = data.map({ Unmanaged<Job>.fromOpaque($0).takeRetainedValue() }) else { return }
          if let file { job.completion(FileSaver.replace(file, by: job.text)) }
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
        CGTK_FILE_CREATE_NONE, nil, nil, &error)
    }
    guard isWritten == 0 else { return nil }
    defer { g_error_free(error) }
    return error.map { String(cString: $0.pointee.message) } ?? ""
  }
}
