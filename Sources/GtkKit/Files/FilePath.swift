import CGtk
import Glibc

/// A path of the file system: bytes, which need not be text.
public nonisolated struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The bytes and the NUL after them, as C functions take them.
  package let cString: [CChar]

  /// A path that the program itself names.
  public init(_ text: String) { self.init(bytes: text.utf8CString.dropLast()) }

  /// A path that the source code names.
  public init(stringLiteral text: String) { self.init(text) }

  /// Copies a path of the system.
  public init(cString: UnsafePointer<CChar>) {
    self.init(bytes: UnsafeBufferPointer(start: cString, count: strlen(cString)))
  }

  /// Copies and frees a path that a "transfer full" function of GLib returned.
  init(owning cString: UnsafeMutablePointer<CChar>) {
    defer { g_free(cString) }
    self.init(cString: cString)
  }

  init(bytes: some Sequence<CChar>) { cString = bytes + [0] }

  private var bytes: ArraySlice<CChar> { cString.dropLast() }

  /// The name of the file, without its folder.
  public var name: FilePath { FilePath(owning: g_path_get_basename(cString)) }

  /// The folder that the file is in.
  public var folder: FilePath { FilePath(owning: g_path_get_dirname(cString)) }

  /// The path up to the last dot of the name, and the ending that begins with the dot.
  var parts: (stem: FilePath, ending: FilePath) {
    let (dot, slash) = (CChar(bitPattern: UInt8(ascii: ".")), CChar(bitPattern: UInt8(ascii: "/")))
    guard let dot = bytes.lastIndex(of: dot), !bytes[dot...].contains(slash) else { return (self, "") }
    return (FilePath(bytes: bytes[..<dot]), FilePath(bytes: bytes[dot...]))
  }

  /// The path with another ending of the name, such as ".lock".
  public func withEnding(_ ending: FilePath) -> FilePath { parts.stem + ending }

  /// A path below this folder. An absolute path stays as it is.
  public func appending(_ path: FilePath) -> FilePath { path.isAbsolute ? path : self + "/" + path }

  /// The bytes of two paths, one after the other.
  static func + (left: FilePath, right: FilePath) -> FilePath { FilePath(bytes: left.bytes + right.bytes) }

  /// The address of an absolute path, such as `file:///home/ada/words.txt`: text that names the same bytes.
  public var address: String? { g_filename_to_uri(cString, nil, nil).map { String(owning: $0) } }

  /// The path of an address; nil if it is none of a file on this computer.
  public init?(address: String) {
    guard let path = g_filename_from_uri(address, nil, nil) else { return nil }
    self.init(owning: path)
  }

  /// The path without symbolic links; nil if there is no file.
  public var resolved: FilePath? {
    guard let path = realpath(cString, nil) else { return nil }
    defer { free(path) }
    return FilePath(cString: path)
  }

  private var isAbsolute: Bool { g_path_is_absolute(cString) != 0 }
}

nonisolated extension FilePath: CustomStringConvertible {
  /// The path for people to read. It may name no file: bytes that are not text are replaced.
  public var description: String { String(owning: g_filename_display_name(cString)) }
}

nonisolated extension FilePath {
  /// The file that an argument of the command line names: a path, which can be relative, or a URI.
  init(argument: FilePath) {
    let file = g_file_new_for_commandline_arg(argument.cString)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    self = file.flatMap { FilePath(of: $0) } ?? argument
  }

  /// The path of a `GFile`; nil if it is not on this computer.
  init?(of file: OpaquePointer) {
    guard let path = g_file_get_path(file) else { return nil }
    self.init(owning: path)
  }
}
