import Foundation
import Models

/// Compiles a word list when Parlor is built, so that the program opens it without reading it.
///
///     CompileWords TEXT OUTPUT
@main
enum Main {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard files.count == 2 else { throw CocoaError(.fileNoSuchFile) }
    let words = try Data(contentsOf: files[0]).withUnsafeBytes { try WordList(text: $0) }
    try Data(words.compiled).write(to: files[1])
  }
}
