import Controllers
import GtkKit
import Views

/// Exports of the Inspector: to the clipboard, to a file, to an editor.
enum InspectorExports {
  /// The exports of the Inspector of a window's games. `detachedWindow` is the Inspector's own window, if it has one.
  static func make(
    for tabs: TabBarController, detachedWindow: @escaping () -> Window?
  ) -> InspectorViewController.Exports {
    // Searched for when it is first needed.
    let sources = Sources()
    let window = tabs.view.window
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
    exports.open = { file in sources.tree?.path(of: file).map { Program.open(file: $0) } ?? false }
    exports.hasSources = { sources.tree != nil }
    return exports
  }

  private final class Sources {
    lazy var tree = SourceTree(near: Program.folder)
  }
}
