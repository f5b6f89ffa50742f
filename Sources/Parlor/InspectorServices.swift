import Controllers
import GtkKit
import Persistence
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
    let present = { [weak tabs] (alert: Alert) in
      if let tabs { tabs.present(alert) } else { alert.writeToStandardError() }
    }
    services.sources = DataFiles.sources
    services.copy = files.copy
    services.save = { text, name, saved in
      files.save(text, titled: tr("Save the Diagram"), named: name, saved: saved, present: present)
    }
    let sessions = SessionFiles(files: files, present: present)
    services.saveSession = sessions.save
    services.openSession = sessions.open
    services.open = { file in sourceTree?.path(of: file).map { Program.open(file: $0) } ?? false }
    return services
  }

  private static let sourceTree = SourceTree(near: Program.folder)
}
