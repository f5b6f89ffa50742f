import GtkKit

/// The source code of the program, if the program runs from its build folder.
struct SourceTree {
  private let folder: String

  /// Searches a folder and its ancestors for the source code; nil if there is none.
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
