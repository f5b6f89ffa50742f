/// Queries to a running Parlor on the session bus.
enum SessionBus {
  static let name = "io.github.parlor_games.Parlor"
  private static let object = "/io/github/parlor_games/Parlor"

  /// The process that owns Parlor's name; nil if there is none.
  static var owner: Int32? {
    let answer = call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.GetConnectionUnixProcessID",
      ["'\(name)'"])
    return answer.flatMap { Int32($0.filter(\.isNumber).dropFirst("32".count)) }  // (uint32 4711,)
  }

  /// Activates an action, as a menu or another program would. Returns false if there is no such action.
  static func activate(_ action: String) -> Bool {
    call(name, object, "org.gtk.Actions.Activate", ["'\(action)'", "@av []", "@a{sv} {}"]) != nil
  }

  /// Activates an action that takes a text.
  static func activate(_ action: String, with text: String) -> Bool {
    call(name, object, "org.gtk.Actions.Activate", ["'\(action)'", "[<'\(text)'>]", "@a{sv} {}"]) != nil
  }

  /// Whether an action is enabled; nil if there is no such action.
  static func isEnabled(_ action: String) -> Bool? {
    call(name, object, "org.gtk.Actions.Describe", ["'\(action)'"])?.hasPrefix("((true,")
  }

  /// The state of a toggle action; nil if there is no such action.
  static func isOn(_ action: String) -> Bool? {
    call(name, object, "org.gtk.Actions.Describe", ["'\(action)'"])?.contains("[<true>]")
  }

  /// The actions of the program.
  static var actions: Set<String> {
    let answer = call(name, object, "org.gtk.Actions.List", []) ?? ""  // (['about', 'quit'],)
    return Set(answer.split(separator: "'").map(String.init).filter { $0.first?.isLetter == true })
  }

  /// Calls a method on this bus; see ``Bus/call(_:_:_:_:)``.
  static func call(
    _ destination: String, _ object: String, _ method: String, _ arguments: [String]
  ) -> String? {
    Bus.session?.call(destination, object, method, arguments)
  }
}
