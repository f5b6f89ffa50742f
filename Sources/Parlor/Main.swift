import Glibc
import GtkKit
import Persistence

/// The program, from its command line to its exit status.
///
/// It is synchronous: an `async` main would take GTK off the main thread.
@main
enum Main {
  private static let usageError: Int32 = 2

  static func main() {
    Program.name = "parlor"
    Program.prepareStreams()
    Locale.prepare(domain: "parlor", translations: DataFiles.translations)
    do throws(CommandLineOptions.Failure) {
      let options = try Options(CommandLine.unsafeArgv)
      if options.showsVersion { return print("parlor \(ParlorApplication.version)") }
      guard let data = DataFiles() else {
        let places = DataFiles.places.map { "\($0)" }.joined(separator: ", ")
        end(
          tr("The data file parlor.gresource is missing; looked in: {places}", ["places": places]), status: 1)
      }
      guard Desktop.prepare() else { end(tr("There is no display to open a window on."), status: 1) }
      let application = ParlorApplication(options: options, data: data)
      exit(withExtendedLifetime(application) { application.run() })
    } catch {
      end(error.message, status: usageError)
    }
  }

  static func end(_ message: String, status: Int32) -> Never {
    Program.writeError(message)
    exit(status)
  }
}
