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

  /// The arguments of a program, which end with NULL, as in `CommandLine.unsafeArgv`.
  public typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  private var values: [String: FilePath] = [:]
  /// The argument that belongs to no option; nil if there is none.
  public private(set) var operand: FilePath?

  /// Parses a command line whose first argument is the program's name. `--help` prints the options and exits.
  ///
  /// If `operand` names one, there can be an argument that belongs to no option.
  public init(
    _ arguments: Arguments, operand name: String? = nil, summary: String, options: [Option]
  ) throws(Failure) {
    // GLib ignores a value that is given to an option without an argument.
    let given = Self.paths(arguments).prefix { $0 != "--" }.map { "\($0)" }
    for option in options where option.argument == nil {
      if given.contains(where: { $0.hasPrefix("--\(option.name)=") }) {
        throw Failure(message: tr("The option --{option} takes no value", ["option": option.name]))
      }
    }
    let text = { (string: String?) in string.flatMap { g_intern_string($0) } }
    // One slot per option: the address of a string if it takes an argument, else a gboolean. The last slot has the other
    // arguments. Without it, GLib would count the "--" before an argument with a hyphen among them.
    let slots = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: options.count + 1)
    slots.initialize(repeating: nil, count: options.count + 1)
    defer {
      for index in options.indices where options[index].argument != nil { g_free(slots[index]) }
      g_strfreev(Self.others(in: slots[options.count]))
      slots.deallocate()
    }
    var entries = options.enumerated().map { index, option in
      GOptionEntry(
        long_name: text(option.name), short_name: 0, flags: 0,
        arg: option.argument == nil ? G_OPTION_ARG_NONE : G_OPTION_ARG_FILENAME,
        arg_data: slots + index, description: text(option.help), arg_description: text(option.argument))
    }
    entries.append(
      GOptionEntry(
        long_name: text(""), short_name: 0, flags: 0, arg: G_OPTION_ARG_FILENAME_ARRAY,
        arg_data: slots + options.count, description: nil,
        arg_description: text(name.map { "[\($0)]" })))
    entries.append(GOptionEntry())
    let context = g_option_context_new(nil)
    defer { g_option_context_free(context) }
    g_option_context_set_summary(context, summary)
    g_option_context_add_main_entries(context, entries, nil)

    var words = g_strdupv(arguments)
    var error: UnsafeMutablePointer<GError>?
    defer { g_strfreev(words) }
    guard g_option_context_parse_strv(context, &words, &error) != 0 else {
      defer { g_error_free(error) }
      throw Failure(message: error.map { String(cString: $0.pointee.message) } ?? "")
    }
    var rest = Self.paths(Self.others(in: slots[options.count]))[...]
    if name != nil { operand = rest.popFirst() }
    if let surplus = rest.first {
      throw Failure(message: tr("Unexpected argument “{word}”", ["word": "\(surplus)"]))
    }
    // Both an address and a gboolean that is true make the slot a pointer other than NULL.
    for (index, option) in options.enumerated() {
      guard let slot = slots[index] else { continue }
      values[option.name] =
        option.argument == nil ? "" : FilePath(cString: slot.assumingMemoryBound(to: CChar.self))
    }
  }

  private static func others(in slot: UnsafeMutableRawPointer?) -> Arguments? {
    slot?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
  }

  private static func paths(_ vector: Arguments?) -> [FilePath] {
    elements(of: vector).map { FilePath(cString: $0) }
  }

  /// The argument of an option as text; nil if the option was not given.
  public func value(of name: String) -> String? { values[name].map { "\($0)" } }

  /// The file that an option names by its path or its URI; nil if the option was not given.
  public func file(of name: String) -> FilePath? { values[name].map { FilePath(argument: $0) } }

  /// Whether an option was given.
  public func has(_ name: String) -> Bool { values[name] != nil }
}
