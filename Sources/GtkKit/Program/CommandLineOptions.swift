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
    let (noArgument, isFileName): (gint, gint) = (1 << 3, 1 << 4)
    // The last entry takes the other arguments. Without it, GLib would count the "--" before an argument with a hyphen.
    let all = options.map { ($0.name, $0.argument, $0.help) } + [("", name.map { "[\($0)]" }, "")]
    let entries = all.map { name, argument, help in
      GOptionEntry(
        long_name: text(name), short_name: 0,
        flags: name.isEmpty || argument != nil ? isFileName : noArgument, arg: G_OPTION_ARG_CALLBACK,
        arg_data: unsafeBitCast(Self.take, to: gpointer.self), description: text(help),
        arg_description: text(argument))
    }
    let found = Found()
    let group = g_option_group_new(nil, nil, nil, Unmanaged.passUnretained(found).toOpaque(), nil)
    g_option_group_add_entries(group, entries + [GOptionEntry()])
    let context = g_option_context_new(nil)
    defer { g_option_context_free(context) }
    g_option_context_set_summary(context, summary)
    g_option_context_set_main_group(context, group)

    var words = g_strdupv(arguments)
    var error: UnsafeMutablePointer<GError>?
    defer { g_strfreev(words) }
    guard g_option_context_parse_strv(context, &words, &error) != 0 else {
      defer { g_error_free(error) }
      throw Failure(message: error.map { String(cString: $0.pointee.message) } ?? "")
    }
    values = found.values
    if name != nil { operand = found.others.popFirst() }
    if let surplus = found.others.first {
      throw Failure(message: tr("Unexpected argument “{word}”", ["word": "\(surplus)"]))
    }
  }

  /// What GLib finds in a command line.
  private final class Found {
    var values: [String: FilePath] = [:]
    var others: ArraySlice<FilePath> = []
  }

  /// Is called with each option, as "--name", and with each other argument, whose name is empty.
  private static let take: GOptionArgFunc = { name, value, data, _ in
    guard let name, let data else { return 0 }
    let found = Unmanaged<Found>.fromOpaque(data).takeUnretainedValue()
    let (option, value) = (String(cString: name).dropFirst(2), value.map { FilePath(cString: $0) } ?? "")
    if option.isEmpty { found.others.append(value) } else { found.values[String(option)] = value }
    return 1
  }

  /// The argument of an option as text; nil if the option was not given.
  public func value(of name: String) -> String? { values[name].map { "\($0)" } }

  /// The file that an option names by its path or its URI; nil if the option was not given.
  public func file(of name: String) -> FilePath? { values[name].map { FilePath(argument: $0) } }

  /// Whether an option was given.
  public func has(_ name: String) -> Bool { values[name] != nil }
}
