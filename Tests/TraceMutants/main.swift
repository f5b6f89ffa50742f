// Plays with copies of the controllers, with one statement removed at a time, and checks which messages the Inspector
// lacks then. scripts/validate-trace makes the copies and compiles this file together with all controllers.
import Glibc
import GtkKit
import Models
import Views

guard Desktop.prepare() else { fatalError("no display") }
MainLoop.serveMainQueue()
Desktop.setAllowsMotion(false)

/// What is removed: the number of a statement, or the name of an expression; nil for nothing.
var removed: AnyHashable?
/// What has run.
var executed: Set<AnyHashable> = []

/// Whether a statement or expression of the copies runs.
func runs(_ part: AnyHashable) -> Bool {
  executed.insert(part)
  return removed != part
}

// MARK: - Checking

var status: Int32 = 0

func fail(_ text: String) {
  print(text)
  status = 1
}

/// The messages that `others` lacks.
func difference(_ messages: [String], _ others: [String]) -> [String] {
  var rest = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
  return messages.filter { message in
    guard let count = rest[message], count > 0 else { return true }
    rest[message] = count - 1
    return false
  }
}

guard let game = CommandLine.arguments.last, let play = plays[game] else { fatalError("no such game") }
let original = play()
for message in original where message.contains(" \\") { fail("Not in the list of properties: \(message)") }
let again = play()
if again != original { fail("\(game): \(difference(original, again)) \(difference(again, original))") }

for (number, (place, code)) in statements.enumerated() where place.hasPrefix("\(game)/") {
  guard executed.contains(number) else {
    fail("\(place): the play does not run: \(code)")
    continue
  }
  removed = number
  let mutant = play()
  let lacking = difference(original, mutant)
  let new = difference(mutant, original)
  if lacking.isEmpty { fail("\(place): nothing is missing without: \(code)") }
  // A text changes no behaviour: only its outlet, the reads for it and their observations are missing.
  if code.contains(".text = ") {
    let names = code.prefix { $0 != "=" }.split(separator: ".")
    let outlet = names.dropLast().last.map(String.init) ?? ""
    let others = lacking.filter { message in
      ![": \(outlet)", "Controller: ", " unchanged"].contains { message.contains($0) }
    }
    // A text that a step clears is still the last one then.
    let unexpected = new.filter { !$0.contains(": \(outlet) unchanged") }
    if !unexpected.isEmpty || !others.isEmpty {
      fail("\(place): other messages without: \(code)\n  \(unexpected) \(others)")
    }
  }
  if getenv("TRACE_VERBOSE") != nil { print(place, code, "\n  -", lacking, "\n  +", new) }
}

// Expressions: a read of the balance for its label, and the call of `guess`.
let expressions = ["Craps": ("a read", ": balance "), "Hangman": ("a call", ": guess(")]
if let (name, part) = expressions[game] {
  removed = AnyHashable(name)
  let lacking = difference(original, play())
  if !lacking.contains(where: { $0.contains(part) }) { fail("\(name): nothing is missing but \(lacking)") }
}

exit(status)
