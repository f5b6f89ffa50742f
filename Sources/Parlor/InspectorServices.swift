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
    services.copy = { window.copyToClipboard($0) }
    services.save = { [weak tabs] text, name, saved in
      FileSaver.save(
        text, titled: tr("Save the Diagram"), named: name, above: detachedWindow() ?? window
      ) { failure in
        guard let failure else { return saved() }
        let alert = Alert(tr("The file could not be saved"), failure)
        if let tabs { tabs.present(alert) } else { alert.writeToStandardError() }
      }
    }
    services.open = { file in sourceTree?.path(of: file).map { Program.open(file: $0) } ?? false }
    services.hasSources = { sourceTree != nil }
    return services
  }

  private static let sourceTree = SourceTree(near: Program.folder)
}
