import Foundation
import PackagePlugin

/// Compiles `Resources/` and the schema in `data/` with GLib's tools. The build puts `parlor.gresource` and
/// `gschemas.compiled` beside the program.
@main
struct CompileResources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let words = ["words", "everyday"].map { context.pluginWorkDirectoryURL.appending(path: "\($0).compiled") }
    let sounds = Self.sounds.map { context.pluginWorkDirectoryURL.appending(path: "sounds/\($0).wav") }
    return try words.map { try compileWords(context, to: $0) } + [
      compileSounds(context, to: sounds), resources(context, words + sounds), schemas(context),
    ]
  }

  /// The cases of `Sound` in `Views`.
  private static let sounds = [
    "dice", "die", "coin", "coins", "grunt", "reel", "line", "till", "note", "chalk", "cross", "win", "loss",
  ]

  private func compileSounds(_ context: PluginContext, to outputs: [URL]) throws -> Command {
    .buildCommand(
      displayName: "Compiling sounds",
      executable: try context.tool(named: "CompileSounds").url,
      arguments: outputs.map(\.path),
      outputFiles: outputs)
  }

  private func compileWords(_ context: PluginContext, to output: URL) throws -> Command {
    let name = output.deletingPathExtension().lastPathComponent
    let source = context.package.directoryURL.appending(path: "Resources/\(name).txt")
    return .buildCommand(
      displayName: "Compiling \(name)",
      executable: try context.tool(named: "CompileWords").url,
      arguments: [source.path, output.path],
      inputFiles: [source],
      outputFiles: [output])
  }

  /// The style sheets, the drawings, the lesson, the compiled words, the sounds, the icons and the source code of the games, which
  /// the Inspector shows. An installed program also finds the icons in the icon theme.
  private func resources(_ context: PluginContext, _ compiled: [URL]) throws -> Command {
    let folder = context.package.directoryURL.appending(path: "Resources")
    let icons = context.package.directoryURL.appending(path: "data/icons/hicolor")
    let code = context.package.directoryURL.appending(path: "Sources")
    let manifest = context.pluginWorkDirectoryURL.appending(path: "parlor.gresource.xml")
    let output = context.pluginWorkDirectoryURL.appending(path: "parlor.gresource")
    let texts = try files(in: folder).filter {
      ["css", "svg", "parlor-session"].contains($0.pathExtension) || $0.lastPathComponent == "offensive.txt"
    }
    let pictures = try files(in: icons).filter { $0.pathExtension == "svg" }
    let sources = try ["Models", "Views", "Controllers"].flatMap { try files(in: code.appending(path: $0)) }
      .filter { $0.pathExtension == "swift" && Self.otherFolders.isDisjoint(with: $0.pathComponents) }
    try write(
      """
      <gresources>
        <gresource prefix="\(Self.prefix)">\(elements(texts, in: folder))</gresource>
        <gresource prefix="\(Self.prefix)">\(elements(compiled, in: context.pluginWorkDirectoryURL))</gresource>
        <!-- GtkApplication adds this folder to the icon theme. -->
        <gresource prefix="\(Self.prefix)/icons">\(elements(pictures, in: icons))</gresource>
        <gresource prefix="\(Self.prefix)/sources">\(elements(sources, in: code, " compressed='true'"))</gresource>
      </gresources>
      """, to: manifest)
    return .buildCommand(
      displayName: "Compiling resources",
      executable: try tool("glib-compile-resources", of: "libglib2.0-dev-bin"),
      arguments: [
        "--sourcedir", folder.path, "--sourcedir", icons.path, "--sourcedir", code.path,
        "--sourcedir", context.pluginWorkDirectoryURL.path, "--target", output.path, manifest.path,
      ],
      inputFiles: [manifest] + compiled + texts + pictures + sources,
      outputFiles: [output])
  }

  private static let prefix = "/io/github/parlor_games/Parlor"
  /// The folders of the layers that belong to no game.
  private static let otherFolders: Set = ["Charts", "Games", "Help", "Inspector", "Statistics", "Window"]

  /// The elements of a resource manifest for files, by their paths in a folder.
  private func elements(_ files: [URL], in folder: URL, _ attributes: String = "") -> String {
    files.map { "<file\(attributes)>\($0.path.dropFirst(folder.path.count + 1))</file>" }.sorted().joined()
  }

  /// Writes a file unless its text is unchanged, because a new file would be compiled again.
  private func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// The settings, with their defaults and ranges.
  private func schemas(_ context: PluginContext) throws -> Command {
    let folder = context.package.directoryURL.appending(path: "data")
    let output = context.pluginWorkDirectoryURL.appending(path: "gschemas.compiled")
    return .buildCommand(
      displayName: "Compiling settings schemas",
      executable: try tool("glib-compile-schemas", of: "libglib2.0-bin"),
      arguments: ["--strict", "--targetdir", context.pluginWorkDirectoryURL.path, folder.path],
      inputFiles: try files(in: folder).filter { $0.lastPathComponent.hasSuffix(".gschema.xml") },
      outputFiles: [output])
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { folder.appending(path: $0) }
  }

  /// The path of a tool on the search path. `PluginContext.tool(named:)` finds only tools of packages.
  private func tool(_ name: String, of package: String) throws -> URL {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let candidates = folders.map { URL(filePath: String($0)).appending(path: name) }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else {
      throw MissingTool(name: name, package: package)
    }
    return found
  }
}

struct MissingTool: Error, CustomStringConvertible {
  let name: String
  let package: String

  var description: String {
    "\(name) is not installed (Debian package: \(package), a dependency of libgtk-4-dev)"
  }
}
