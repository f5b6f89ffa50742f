import Foundation
import PackagePlugin

/// Compiles the translations of `po/`. The build puts the folder `locale` beside the program.
@main
struct CompileTranslations: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let po = package.appending(path: "po")
    let script = package.appending(path: "scripts/compile-translations")
    let output = context.pluginWorkDirectoryURL.appending(path: "locale")
    let inputs = try FileManager.default.contentsOfDirectory(atPath: po.path)
      .filter { $0 == "LINGUAS" || $0.hasSuffix(".po") }
      .map { po.appending(path: $0) }
    return [
      .buildCommand(
        displayName: "Compiling translations",
        executable: script,
        arguments: [output.path],
        inputFiles: inputs + [script],
        outputFiles: [output])
    ]
  }
}
