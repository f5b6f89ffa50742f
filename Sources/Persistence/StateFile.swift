import GtkKit

/// The file that a state is kept in.
package nonisolated struct StateFile: Sendable {
  package let path: String

  /// Far more than a state can take.
  private static let limit = 4 << 20

  package init(path: String) { self.path = path }

  /// What the file holds; nil where there is none.
  func read() throws(StateFileError) -> SavedState? {
    guard FileWriter.exists(path) else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(ofFile: path, limit: Self.limit, mustBeOwn: true)
    } catch {
      throw .unread(error)
    }
    return try SavedState(bytes)
  }

  /// Has the file hold a state; what went wrong, in the system's own words.
  @concurrent
  func write(_ state: SavedState) async -> String? {
    do {
      try FileWriter.replace(path, with: try state.encoded())
      return nil
    } catch let failure as FileWriter.Failure {
      return failure.reason
    } catch {
      return "\(error)"
    }
  }
}
