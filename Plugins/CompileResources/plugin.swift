import Foundation
import PackagePlugin

/// Runs GLib's resource compiler over `Resources/`, so that `parlor.gresource` lies beside the program.
@main
struct CompileResources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let resources = context.package.directoryURL.appending(path: "Resources")
    let manifest = resources.appending(path: "parlor.gresource.xml")
    let output = context.pluginWorkDirectoryURL.appending(path: "parlor.gresource")
    let inputs = try FileManager.default.subpathsOfDirectory(atPath: resources.path)
      .filter { !$0.hasSuffix(".md") }
      .map { resources.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Compiling resources",
        executable: try tool("glib-compile-resources"),
        arguments: ["--sourcedir", resources.path, "--target", output.path, manifest.path],
        inputFiles: inputs,
        outputFiles: [output])
    ]
  }

  /// The tool's place on the search path: `PluginContext.tool(named:)` knows tools of packages only.
  private func tool(_ name: String) throws -> URL {
    let places = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let candidates = places.map { URL(filePath: String($0)).appending(path: name) }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else {
      throw MissingTool(name: name)
    }
    return found
  }
}

struct MissingTool: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "\(name) is not installed (Debian: libglib2.0-dev-bin, which libgtk-4-dev brings)"
  }
}
