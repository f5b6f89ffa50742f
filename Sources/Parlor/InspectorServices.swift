import Controllers
import GtkKit
import Views

/// What the Inspector can do outside of its screen: copy, save a file, open the source.
enum InspectorServices {
  /// The services of the Inspector of some tabs. `detachedWindow` returns the Inspector's own window, if it has one.
  static func make(
    for tabs: TabBarController, detachedWindow: @escaping () -> Window?
  ) -> InspectorViewController.Services {
    let window = tabs.window
    var services = InspectorViewController.Services()
    let files = FileServices(above: detachedWindow, or: window)
    services.copy = files.copy
    services.save = { [weak tabs] text, name, saved in
      files.save(text, titled: tr("Save the Diagram"), named: name, saved: saved) { alert in
        if let tabs { tabs.present(alert) } else { alert.writeToStandardError() }
      }
    }
    services.open = { file in sourceTree?.path(of: file).map { Program.open(file: $0) } ?? false }
    services.hasSources = { sourceTree != nil }
    return services
  }

  private static let sourceTree = SourceTree(near: Program.folder)
}
