import Models
import Views

extension Participant {
  /// A view or controller as a sender and receiver of messages.
  init(of object: AnyObject) {
    let type: AnyObject.Type = type(of: object)
    self.init(String(reflecting: type).hasPrefix("Views.") ? .view : .controller, "\(type)")
  }

  /// The view that declares an action.
  init(declaring sending: ActionTrace.Sending) {
    let file = sending.file?.split(separator: "/").last ?? ""
    self.init(.view, String(file.prefix { $0 != "." }))
  }

  /// The source file of a view or controller. A file is named after the type that it declares.
  var source: Message.Source {
    Message.Source(file: "\(lane == .view ? "Views" : "Controllers")/\(name).swift")
  }
}
