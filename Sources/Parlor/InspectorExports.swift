import Controllers
import GtkKit
import Views

/// What the Inspector can do outside of its screen: copy, save a file, open the source.
enum InspectorExports {
  /// The exports of the Inspector of some tabs. `detachedWindow` returns the Inspector's own window, if it has one.
  static func make(
    for tabs: TabBarController, detachedWindow: @escaping () -> Window?
  ) -> InspectorViewController.Exports {
    let window = tabs.window
    var exports = InspectorViewController.Exports()
    exports.copy = { window.copyToClipboard($0) }
    exports.save = { [weak tabs] text, name, saved in
      FileSaver.save(
        text, titled: tr("Save the Diagram"), named: name, above: detachedWindow() ?? window
      ) { failure in
        guard let failure else { return saved() }
        let alert = Alert(tr("The file could not be saved"), failure)
        if let tabs { tabs.present(alert) } else { alert.writeToStandardError() }
      }
    }
    exports.open = { file in sourceTree?.path(of: file).map { Program.open(file: $0) } ?? false }
    exports.hasSources = { sourceTree != nil }
    return exports
  }

  private static let sourceTree = SourceTree(near: Program.folder)
}
