import GtkKit

/// The source of the program, if it runs from its build folder.
struct SourceTree {
  private let folder: String

  /// The sources of the tree that contains a folder; nil if there are none.
  init?(near folder: String) {
    var parts = folder.split(separator: "/")
    while !parts.isEmpty {
      let candidate = "/" + parts.joined(separator: "/") + "/Sources"
      if Folder.exists("\(candidate)/Controllers"), Folder.exists("\(candidate)/Models") {
        self.folder = candidate
        return
      }
      parts.removeLast()
    }
    return nil
  }

  /// The path of a file with a module and a name, as in `#fileID`; nil if it does not exist.
  func path(of file: String) -> String? {
    let parts = file.split(separator: "/")
    guard parts.count == 2 else { return nil }
    return Folder.find(String(parts[1]), below: "\(folder)/\(parts[0])")
  }
}
