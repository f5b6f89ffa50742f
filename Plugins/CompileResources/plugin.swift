import Foundation
import PackagePlugin

/// Runs GLib's compilers over `Resources/` and `data/`, so that `parlor.gresource` and `gschemas.compiled` lie beside
/// the program.
@main
struct CompileResources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    [try resources(context), try schemas(context)]
  }

  /// The styles, the words, and the icons, which an installed program finds in the icon theme as well.
  private func resources(_ context: PluginContext) throws -> Command {
    let folder = context.package.directoryURL.appending(path: "Resources")
    let icons = context.package.directoryURL.appending(path: "data/icons/hicolor")
    let manifest = folder.appending(path: "parlor.gresource.xml")
    let output = context.pluginWorkDirectoryURL.appending(path: "parlor.gresource")
    return .buildCommand(
      displayName: "Compiling resources",
      executable: try tool("glib-compile-resources", of: "libglib2.0-dev-bin"),
      arguments: [
        "--sourcedir", folder.path, "--sourcedir", icons.path, "--target", output.path, manifest.path,
      ],
      inputFiles: try files(in: folder).filter { $0.pathExtension != "md" } + files(in: icons),
      outputFiles: [output])
  }

  /// What the settings are, and what they may be.
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

  /// The tool's place on the search path: `PluginContext.tool(named:)` knows tools of packages only.
  private func tool(_ name: String, of package: String) throws -> URL {
    let places = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let candidates = places.map { URL(filePath: String($0)).appending(path: name) }
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

  var description: String { "\(name) is not installed (Debian: \(package), which libgtk-4-dev brings)" }
}
