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
    let given = elements(of: arguments).map { FilePath(cString: $0) }.prefix { $0 != "--" }.map { "\($0)" }
    for option in options where option.argument == nil {
      if given.contains(where: { $0.hasPrefix("--\(option.name)=") }) {
        throw Failure(message: tr("The option --{option} takes no value", ["option": option.name]))
      }
    }
    let text = { (string: String?) in string.flatMap { g_intern_string($0) } }
    // The last entry takes the other arguments. Without it, GLib would count the "--" before an argument with a hyphen.
    let all = options + [Option("", argument: name.map { "[\($0)]" }, "")]
    // GLib stores whether an option was given, its argument, or the other arguments.
    let found = UnsafeMutablePointer<gpointer?>.allocate(capacity: all.count)
    found.initialize(repeating: nil, count: all.count)
    defer { found.deallocate() }
    let entries = all.enumerated().map { index, option in
      GOptionEntry(
        long_name: text(option.name), short_name: 0, flags: 0,
        arg: option.name.isEmpty
          ? G_OPTION_ARG_FILENAME_ARRAY : option.argument == nil ? G_OPTION_ARG_NONE : G_OPTION_ARG_FILENAME,
        arg_data: found + index, description: text(option.help), arg_description: text(option.argument))
    }
    let context = g_option_context_new(nil)
    defer { g_option_context_free(context) }
    g_option_context_set_summary(context, summary)
    g_option_context_add_main_entries(context, entries + [GOptionEntry()], nil)

    var words = g_strdupv(arguments)
    var error: UnsafeMutablePointer<GError>?
    defer { g_strfreev(words) }
    guard g_option_context_parse_strv(context, &words, &error) != 0 else {
      defer { g_error_free(error) }
      throw Failure(message: error.map { String(cString: $0.pointee.message) } ?? "")
    }
    for (index, option) in options.enumerated() {
      guard let value = found[index] else { continue }
      values[option.name] =
        option.argument == nil ? "" : FilePath(owning: value.assumingMemoryBound(to: CChar.self))
    }
    let others = found[options.count]?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    defer { g_free(others) }
    var operands = elements(of: others).map { FilePath(owning: $0) }[...]
    if name != nil { operand = operands.popFirst() }
    if let surplus = operands.first {
      throw Failure(message: tr("Unexpected argument “{word}”", ["word": "\(surplus)"]))
    }
  }

  /// The argument of an option as text; nil if the option was not given.
  public func value(of name: String) -> String? { values[name].map { "\($0)" } }

  /// The file that an option names by its path or its URI; nil if the option was not given.
  public func file(of name: String) -> FilePath? { values[name].map { FilePath(argument: $0) } }

  /// Whether an option was given.
  public func has(_ name: String) -> Bool { values[name] != nil }
}
