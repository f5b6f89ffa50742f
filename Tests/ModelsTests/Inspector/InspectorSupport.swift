import Models

/// Those who take part in a game of craps.
enum CrapsCast {
  static let view = Participant(.view, "CrapsView")
  static let controller = Participant(.controller, "CrapsViewController")
  static let model = Participant(.model, "CrapsModel")
}

extension MessageLog {
  /// Begins a group at a fixed time of day.
  func begin(_ game: String = "craps", _ title: String = "rollButton clicked") {
    begin(game: game, title: title, time: "10:34:27")
  }

  /// Begins a group of so many messages, each with its number for a text.
  func record(_ count: Int, in game: String = "craps") {
    begin(game)
    for _ in 0..<count {
      add(Message(.call, from: CrapsCast.controller, to: CrapsCast.model, "\(end)"), after: 0)
    }
  }

  /// Adds a change of the model's balance to the newest group.
  func recordBalance(from old: String, to new: String) {
    let change = Message.Change("balance", from: old, to: new)
    add(
      Message(.change(change), from: CrapsCast.model, to: CrapsCast.controller, "balance \(old) → \(new)"),
      after: 0)
  }

  /// All that is kept, to be written down.
  var diagram: SequenceDiagram {
    SequenceDiagram(groups: groups.map { ($0, $0.messages.compactMap(message)) })
  }

  /// A log with a group of messages.
  static func holding(_ messages: [Message], title: String = "rollButton clicked") -> MessageLog {
    let log = MessageLog()
    log.begin("craps", title)
    for message in messages { log.add(message, after: 0.44) }
    return log
  }
}

/// Whether each element of an XML text is closed where it should be, and no sign stands there that must not.
func isWellFormed(_ xml: String) -> Bool {
  var open: [Substring] = []
  var hasRoot = false
  for part in xml.split(separator: "<").dropFirst(xml.hasPrefix("<?xml") ? 1 : 0) {
    let pieces = part.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
    guard pieces.count == 2, pieces.allSatisfy(isCharacterData) else { return false }
    let (tag, content) = (pieces[0], pieces[1])
    guard tag.count(where: { $0 == "\"" }).isMultiple(of: 2), !content.contains(">") else { return false }
    if tag.hasPrefix("/") {
      guard open.popLast() == tag.dropFirst() else { return false }
    } else {
      if open.isEmpty && hasRoot { return false }
      hasRoot = true
      if !tag.hasSuffix("/") { open.append(tag.prefix { !$0.isWhitespace }) }
    }
    if open.isEmpty && !content.allSatisfy(\.isWhitespace) { return false }
  }
  return hasRoot && open.isEmpty
}

/// Whether each ampersand begins the name of a sign, and no control characters but line feeds are there.
private func isCharacterData(_ text: Substring) -> Bool {
  text.split(separator: "&", omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
    ["amp;", "lt;", "gt;", "quot;"].contains { part.hasPrefix($0) }
  } && text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
}
