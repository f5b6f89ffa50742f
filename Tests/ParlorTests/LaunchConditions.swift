/// An unusual environment in which the program is started, and the expected outcome.
struct LaunchConditions {
  enum Outcome {
    case runs
    /// It runs, but GTK or a library writes a warning that the program cannot prevent.
    case runsWithWarning
    /// It exits with status 1 and one line that contains these words.
    case exits(String)
    /// The same, after a warning of GTK or a library that the program cannot prevent.
    case exitsWithWarning(String)
  }

  let name: String
  var environment: [String: String?] = [:]
  var preparation = ""
  var redirection = ""
  var systems = WindowSystem.allCases
  var outcome = Outcome.runs
  /// Whether `make test` tries it on X as well.
  var isInShortForm = false

  /// Whether GTK or a library writes a warning.
  var hasWarning: Bool {
    switch outcome {
    case .runs, .exits: false
    case .runsWithWarning, .exitsWithWarning: true
    }
  }

  /// Whether assistive technology can reach the program: it needs both buses.
  var hasAssistiveTechnology: Bool {
    !environment.keys.contains("GTK_A11Y") && !environment.keys.contains("DBUS_SESSION_BUS_ADDRESS")
  }

  /// The arguments for a shell that executes the program.
  func command(_ arguments: String...) -> [String] {
    ["-c", "\(preparation) exec \"$0\" \"$@\" \(redirection)", Parlor.program.path] + arguments
  }
}

extension LaunchConditions {
  /// All environments. The files that they need are created in `folder`.
  static func all(in folder: URL) throws -> [LaunchConditions] {
    try session + resources(in: folder) + languages + streams + limits + places(in: folder)
  }

  private static let session: [LaunchConditions] = [
    .init(name: "no bus", environment: ["DBUS_SESSION_BUS_ADDRESS": nil], isInShortForm: true),
    .init(name: "a bus that is gone", environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]),
    .init(name: "an address that is none", environment: ["DBUS_SESSION_BUS_ADDRESS": "nonsense"]),
    .init(
      name: "no bus and assistive technology asked for",
      environment: ["DBUS_SESSION_BUS_ADDRESS": nil, "GTK_A11Y": "atspi", "AT_SPI_BUS_ADDRESS": nil]),
    .init(
      name: "no accessibility bus",
      environment: ["GTK_A11Y": "atspi", "AT_SPI_BUS_ADDRESS": "unix:path=/nowhere"],
      outcome: .runsWithWarning, isInShortForm: true),
    .init(name: "no assistive technology", environment: ["GTK_A11Y": "none"]),
    .init(
      name: "an unknown display system", environment: ["GDK_BACKEND": "nonsense"],
      outcome: .exitsWithWarning("display"), isInShortForm: true),
    .init(
      name: "an unknown renderer", environment: ["GSK_RENDERER": "nonsense"], outcome: .runsWithWarning),
    .init(name: "an unknown theme", environment: ["GTK_THEME": "nonsense"]),
    .init(name: "an unknown input method", environment: ["GTK_IM_MODULE": "nonsense"]),
    .init(
      name: "unknown settings", environment: ["GSETTINGS_BACKEND": "nonsense"], outcome: .runsWithWarning),
    .init(
      name: "the usual renderer", environment: ["GSK_RENDERER": nil, "GDK_DEBUG": nil, "GDK_DISABLE": nil]),
  ]

  private static func resources(in folder: URL) throws -> [LaunchConditions] {
    let empty = folder.appending(path: "empty")
    let mime = folder.appending(path: "share")
    for new in [empty, mime] {
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    }
    // Without the MIME types GTK cannot determine the type of the program's icon, and warns.
    try FileManager.default.createSymbolicLink(
      at: mime.appending(path: "mime"), withDestinationURL: URL(filePath: "/usr/share/mime"))
    return [
      .init(
        name: "no icons, no schemas", environment: ["XDG_DATA_DIRS": mime.path], isInShortForm: true),
      .init(
        name: "no shared data", environment: ["XDG_DATA_DIRS": empty.path], outcome: .runsWithWarning),
      .init(
        name: "one font", environment: ["FONTCONFIG_FILE": try oneFont(in: folder)], isInShortForm: true),
    ]
  }

  /// The path of a configuration with one font.
  private static func oneFont(in folder: URL) throws -> String {
    let fonts = folder.appending(path: "fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let files = Tool.output(["fc-list", ":lang=en", "file"])?.split(separator: "\n") ?? []
    for file in files.prefix(1) {
      let font = URL(filePath: String(file.prefix { $0 != ":" }))
      try FileManager.default.copyItem(at: font, to: fonts.appending(path: font.lastPathComponent))
    }
    let configuration = folder.appending(path: "fonts.conf")
    try Data(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(fonts.path)</dir><cachedir>\(folder.path)/font-cache</cachedir></fontconfig>
      """.utf8
    ).write(to: configuration)
    return configuration.path
  }

  private static let languages: [LaunchConditions] = [
    .init(
      name: "an unknown locale", environment: ["LC_ALL": "xx_YY.UTF-8", "LANG": "xx_YY"], isInShortForm: true),
    .init(name: "no locale", environment: ["LC_ALL": nil, "LANG": nil, "LANGUAGE": nil]),
    .init(name: "the C locale", environment: ["LC_ALL": "C"]),
    .init(
      name: "unknown languages",
      environment: ["LC_ALL": "en_US.UTF-8", "LANGUAGE": "nonsense:../../etc:%n%n"]),
  ]

  private static let streams: [LaunchConditions] = [
    .init(name: "no standard input", redirection: "0<&-"),
    .init(name: "no standard output", redirection: "1>&-"),
    .init(name: "no standard error", redirection: "2>&-"),
    .init(name: "no standard streams", redirection: "0<&- 1>&- 2>&-", isInShortForm: true),
    .init(name: "streams on a full disk", redirection: "1>/dev/full 2>/dev/full"),
  ]

  private static let limits: [LaunchConditions] = [
    .init(name: "64 open files", preparation: "ulimit -n 64;", isInShortForm: true),
    .init(name: "1 GB of memory", preparation: "ulimit -v 1048576;"),
    .init(name: "a stack of 1 MB", preparation: "ulimit -s 1024;"),
  ]

  private static func places(in folder: URL) -> [LaunchConditions] {
    let gone = folder.appending(path: "gone").path
    return [
      .init(name: "no home", environment: ["HOME": nil]),
      .init(
        name: "nothing but the display",
        preparation:
          #"exec env -i DISPLAY="$DISPLAY" HOME="$XDG_STATE_HOME" XDG_STATE_HOME="$XDG_STATE_HOME" G_DEBUG=fatal-warnings "$0" "$@";"#,
        systems: [.x11], isInShortForm: true),
      .init(name: "a home that is gone", environment: ["HOME": gone]),
      .init(name: "no place for temporary files", environment: ["TMPDIR": gone]),
      .init(name: "no runtime folder", environment: ["XDG_RUNTIME_DIR": nil], systems: [.x11]),
      .init(
        name: "no runtime folder", environment: ["XDG_RUNTIME_DIR": nil], systems: [.wayland],
        outcome: .exits("display")),
    ]
  }
}
