import GtkKit

/// The program's own source, where it runs from the tree that it was built in.
struct SourceTree {
  private let folder: String

  /// The sources of the tree that a folder is in; nil where there are none.
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

  /// The path of a file that is named by its module and its name, as by `#fileID`; nil where it is not there.
  func path(of file: String) -> String? {
    let parts = file.split(separator: "/")
    guard parts.count == 2 else { return nil }
    return Folder.find(String(parts[1]), below: "\(folder)/\(parts[0])")
  }
}
