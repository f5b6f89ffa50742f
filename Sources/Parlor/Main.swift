import Glibc
import GtkKit

/// The program, from its command line to its exit status.
///
/// It is synchronous: an `async` main would take GTK off the main thread.
@main
enum Main {
  /// The exit status for an invalid command line.
  private static let usageError: Int32 = 2

  static func main() {
    Program.name = "parlor"
    Program.prepareStreams { tr("The output cannot be written.") }
    Program.leaveDeletedWorkingDirectory()
    Locale.prepare(domain: "parlor", translations: DataFiles.translations(programFolder: Program.folder))
    do {
      let options = try Options(CommandLine.arguments)
      if options.showsVersion { return print("parlor \(ParlorApplication.version)") }
      if let limit = Program.lowLimit { end(message(of: limit), status: 1) }
      let data = try DataFiles(programFolder: Program.folder)
      guard Desktop.prepare() else { end(tr("There is no display to open a window on."), status: 1) }
      let application = ParlorApplication(options: options, data: data)
      Desktop.onDisplayLost {
        application.keepGames()
        Program.complain(tr("The connection to the display was lost."))
      }
      exit(withExtendedLifetime(application) { application.run() })
    } catch let failure as CommandLineOptions.Failure {
      end(failure.message, status: usageError)
    } catch let missing as DataFiles.Missing {
      end(missing.message, status: 1)
    } catch {
      end("\(error)", status: 1)
    }
  }

  private static func message(of limit: Program.LowLimit) -> String {
    tr(
      "The limit “ulimit -{option}” is {current}; Parlor needs at least {needed}.",
      ["option": limit.option, "current": "\(limit.current)", "needed": "\(limit.needed)"])
  }

  /// Ends the program with a message on standard error.
  static func end(_ message: String, status: Int32) -> Never {
    Program.complain(message)
    exit(status)
  }
}
