import CGtk

/// The options of a command line, parsed by GLib: `--name value`, `--name=value`, and `--help` in the user's language.
public struct CommandLineOptions {
  /// An option, which takes an argument if `argument` names one.
  public struct Option {
    let name: String
    let argument: String?
    let help: String

    /// An option with its description for `--help`.
    public init(_ name: String, argument: String? = nil, _ help: String) {
      self.name = name
      self.argument = argument
      self.help = help
    }
  }

  /// An error in a command line.
  public struct Failure: Error {
    /// The message in the user's language, one line.
    public let message: String

    /// An error with a message in the user's language.
    public init(message: String) { self.message = message }
  }

  private var values: [String: String] = [:]
  /// The argument that belongs to no option; nil if there is none.
  public private(set) var operand: String?

  /// Parses a command line whose first argument is the program's name. `--help` prints the options and exits.
  ///
  /// If `operand` names one, there can be an argument that belongs to no option.
  public init(
    _ arguments: [String], operand name: String? = nil, summary: String, options: [Option]
  ) throws(Failure) {
    // GLib ignores a value that is given to an option without an argument.
    for option in options where option.argument == nil {
      if arguments.contains(where: { $0.hasPrefix("--\(option.name)=") }) {
        throw Failure(message: tr("The option --{option} takes no value", ["option": option.name]))
      }
    }
    var allocated: [UnsafeMutablePointer<CChar>?] = []
    func text(_ string: String?) -> UnsafePointer<CChar>? {
      guard let string else { return nil }
      allocated.append(strdup(string))
      return UnsafePointer(allocated[allocated.count - 1])
    }
    // One slot per option: the address of a string if it takes an argument, else a gboolean.
    let slots = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: options.count)
    slots.initialize(repeating: nil, count: options.count)
    defer {
      for index in options.indices where options[index].argument != nil { g_free(slots[index]) }
      slots.deallocate()
      for text in allocated { free(text) }
    }
    var entries = options.enumerated().map { index, option in
      GOptionEntry(
        long_name: text(option.name), short_name: 0, flags: 0,
        arg: option.argument == nil ? G_OPTION_ARG_NONE : G_OPTION_ARG_FILENAME,
        arg_data: UnsafeMutableRawPointer(slots + index),
        description: text(option.help), arg_description: text(option.argument))
    }
    entries.append(GOptionEntry())
    let context = g_option_context_new(text(name.map { "[\($0)]" }))
    defer { g_option_context_free(context) }
    g_option_context_set_summary(context, summary)
    g_option_context_add_main_entries(context, entries, nil)

    var vector = arguments.map { UnsafeMutablePointer(mutating: text($0)) } + [nil]
    var words = g_strdupv(&vector)
    var error: UnsafeMutablePointer<GError>?
    defer { g_strfreev(words) }
    guard g_option_context_parse_strv(context, &words, &error) != 0 else {
      defer { g_error_free(error) }
      throw Failure(message: error.map { String(cString: $0.pointee.message) } ?? "")
    }
    var rest = Self.strings(words).dropFirst()
    if name != nil { operand = rest.popFirst() }
    if let surplus = rest.first {
      throw Failure(message: tr("Unexpected argument “{word}”", ["word": surplus]))
    }
    // Both an address and a gboolean that is true make the slot a pointer other than NULL.
    for (index, option) in options.enumerated() {
      if let slot = slots[index] { values[option.name] = option.argument == nil ? "" : String(cString: slot) }
    }
  }

  private static func strings(_ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
    guard let vector else { return [] }
    return (0..<Int(g_strv_length(vector))).compactMap { vector[$0].map { String(cString: $0) } }
  }

  /// The argument of an option; nil if the option was not given.
  public func value(of name: String) -> String? { values[name] }

  /// Whether an option was given.
  public func has(_ name: String) -> Bool { values[name] != nil }
}
