// swift-tools-version: 6.2
import PackageDescription

/// GTK is single-threaded, so all code that uses it runs on the main actor.
let userInterface: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Tests that wait for windows: to optimize them takes longer than to run them.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The dependencies of the targets keep model, view and controller apart.
let package = Package(
  name: "parlor",
  products: [
    .executable(name: "parlor", targets: ["Parlor"]),
    .executable(name: "parlor-screenshots", targets: ["ParlorScreenshots"]),
    .executable(name: "parlor-bench", targets: ["ParlorBench"]),
    .library(name: "GtkKit", targets: ["GtkKit"]),
    .library(name: "Models", targets: ["Models"]),
  ],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    // The main loop serves libdispatch's main queue.
    .target(
      name: "GtkKit", dependencies: ["CGtk"], swiftSettings: userInterface,
      linkerSettings: [.linkedLibrary("dispatch")]),
    .target(name: "Models"),
    .target(name: "Views", dependencies: ["GtkKit"], swiftSettings: userInterface),
    .target(name: "Controllers", dependencies: ["Models", "Views"], swiftSettings: userInterface),
    .target(
      name: "Persistence", dependencies: ["Controllers", "GtkKit", "Models"], swiftSettings: userInterface),
    .target(name: "ParlorData", plugins: ["CompileResources", "CompileTranslations"]),
    .executableTarget(
      name: "Parlor",
      dependencies: ["Controllers", "GtkKit", "Models", "Persistence", "Views", "ParlorData"],
      swiftSettings: userInterface),
    .executableTarget(
      name: "ParlorScreenshots",
      dependencies: ["Controllers", "DemoScenes", "GtkKit", "Models", "Persistence", "ParlorData"],
      swiftSettings: userInterface),
    // Replaces functions of GTK, so only the benchmark is linked with it.
    .target(name: "CallCounter", dependencies: ["CGtk"]),
    .executableTarget(
      name: "ParlorBench",
      dependencies: [
        "CallCounter", "DemoScenes", "Controllers", "GtkKit", "Models", "Persistence", "ParlorData",
      ],
      swiftSettings: userInterface),
    .executableTarget(
      name: "Hello", dependencies: ["GtkKit"], path: "docs/examples/Hello", swiftSettings: userInterface),
    .executableTarget(name: "Wirings", path: "docs/examples/Wirings", swiftSettings: userInterface),
    .executableTarget(name: "CompileSounds"),
    .executableTarget(name: "CompileWords", dependencies: ["Models"]),
    .plugin(
      name: "CompileResources", capability: .buildTool(), dependencies: ["CompileSounds", "CompileWords"]),
    .plugin(name: "CompileTranslations", capability: .buildTool()),
    .target(name: "ScriptedChance", dependencies: ["Models"], path: "Tests/ScriptedChance"),
    .target(
      name: "DemoScenes",
      dependencies: [
        "CGtk", "Controllers", "ScriptedChance", "GtkKit", "Hands", "Models", "Persistence", "Views",
      ],
      path: "Tests/DemoScenes", swiftSettings: userInterface),
    .target(name: "SoakSupport", dependencies: ["Models"], path: "Tests/SoakSupport"),
    .target(
      name: "ReaderChecks", dependencies: ["Controllers", "Models", "Persistence", "SoakSupport"],
      path: "Tests/ReaderChecks"
    ),
    .testTarget(name: "ModelsTests", dependencies: ["ScriptedChance", "Models", "SoakSupport"]),
    .target(name: "Hands", dependencies: ["CGtk", "GtkKit"], path: "Tests/Hands"),
    .target(name: "TestSupport", dependencies: ["CGtk", "GtkKit", "Hands"], path: "Tests/TestSupport"),
    .testTarget(
      name: "GtkKitTests", dependencies: ["CGtk", "GtkKit", "Hands", "TestSupport"],
      swiftSettings: unoptimized),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "ControllersTests",
      dependencies: [
        "AllocationCounter", "Controllers", "DemoScenes", "ScriptedChance", "Hands", "ParlorData",
        "Persistence", "SoakSupport", "TestSupport",
      ],
      swiftSettings: unoptimized),
    .testTarget(
      name: "PersistenceTests",
      dependencies: [
        "CGtk", "Controllers", "ScriptedChance", "GtkKit", "Models", "Persistence", "ReaderChecks",
        "SoakSupport",
      ]),
    .testTarget(
      name: "LayoutTests", dependencies: ["DemoScenes", "Hands", "ParlorData", "Persistence", "TestSupport"]),
    .testTarget(
      name: "ParlorTests", dependencies: ["CGtk", "Controllers", "GtkKit", "Hands", "SoakSupport", "Views"],
      swiftSettings: unoptimized),
  ],
  swiftLanguageModes: [.v6]
)

// scripts/soak-parts/fuzz builds the readers with the toolchain's fuzzer. No other build needs this target.
if Context.environment["PARLOR_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(name: "ParlorFuzz", dependencies: ["ReaderChecks"], path: "Tests/Fuzz"))
}

// The options with which the Makefile links programs. Options of the command line would also be those of the tests, which the
// toolchain cannot link with a static runtime. A package that depends on this one does not have them.
if let options = Context.environment["PARLOR_LINKING"]?.split(separator: " "), !options.isEmpty {
  for target in package.targets
  where target.type == .executable && !["Hello", "CompileSounds", "CompileWords"].contains(target.name) {
    target.linkerSettings = [.unsafeFlags(options.map(String.init))]
  }
}
