import GtkKit

/// The source code of the program, if the program runs from its build folder.
struct SourceTree {
  private let folder: FilePath

  /// Searches a folder and its ancestors for the source code; nil if there is none.
  init?(near folder: FilePath) {
    let ancestors = sequence(first: folder) { $0.folder == $0 ? nil : $0.folder }
    let sources = ancestors.lazy.map { $0.appending("Sources") }.first { sources in
      ["Controllers", "Models"].allSatisfy { Folder.exists(sources.appending($0)) }
    }
    guard let sources else { return nil }
    self.folder = sources
  }

  /// The path of a file in `Sources`, or of one with a module and a name, as in `#fileID`; nil if it does not exist.
  func path(of file: String) -> FilePath? {
    let parts = file.split(separator: "/").map { FilePath(String($0)) }
    guard parts.count >= 2 else { return nil }
    return Folder.find(parts[parts.count - 1], below: parts.dropLast().reduce(folder) { $0.appending($1) })
  }
}
