import Models

extension SequenceDiagram {
  /// The diagram in Mermaid's syntax, for a README or an issue.
  ///
  /// The syntax: https://mermaid.js.org/syntax/sequenceDiagram.html
  package var mermaid: String {
    let identifiers = identifiers
    let boxes = Lane.allCases.flatMap { box(of: $0, as: identifiers) }
    let all = parties.map { identifiers[$0, default: ""] }
    // From the first to the last, which may be the same.
    let breadth = (all.prefix(1) + all.dropFirst().suffix(1)).joined(separator: ",")
    let body = groups.flatMap { group, messages in
      (breadth.isEmpty ? [] : ["Note over \(breadth): \(escaped("\(group.time) \(group.title)"))"])
        + messages.map { line(for: $0, as: identifiers) }
    }
    let lines = (hasPlayer ? ["actor \(Self.name(of: nil))"] : []) + boxes + body
    return "sequenceDiagram\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// The identifiers of the participants: their names, unless these have other characters than letters and digits.
  private var identifiers: [Participant?: String] {
    var identifiers: [Participant?: String] = [nil: Self.name(of: nil)]
    var taken = Set(identifiers.values)
    for (index, participant) in parties.enumerated() {
      guard let participant else { continue }
      let name = participant.name
      let isFree = name.isPlain && !keywords.contains(name.lowercased()) && taken.insert(name).inserted
      // A plain name has no underscore: this one is free.
      identifiers[participant] = isFree ? name : "P_\(index)"
    }
    return identifiers
  }

  private func box(of lane: Lane, as identifiers: [Participant?: String]) -> [String] {
    let participants = participants(in: lane)
    if participants.isEmpty { return [] }
    let lines = participants.map { participant in
      let identifier = identifiers[participant, default: ""]
      let alias = identifier == participant.name ? "" : " as \(escaped(participant.name))"
      return "  participant \(identifier)\(alias)"
    }
    return ["box \(lane.title)"] + lines + ["end"]
  }

  private func line(for message: Message, as identifiers: [Participant?: String]) -> String {
    let sender = identifiers[message.sender, default: ""]
    let receiver = identifiers[message.receiver, default: ""]
    return "\(sender)\(message.isAnswer ? "-->>" : "->>")\(receiver): \(escaped(message.text))"
  }
}

/// Mermaid's keywords in lower case; it ignores case.
private let keywords: Set = [
  "accdescr", "acctitle", "activate", "actor", "alt", "and", "as", "autonumber", "box", "break", "create",
  "critical", "deactivate", "destroy", "details", "else", "end", "link", "links", "loop", "note", "off",
  "opt", "option", "over", "par", "participant", "properties", "rect", "sequencediagram", "title",
]

/// A text in which the characters that Mermaid treats specially are written as numbers.
///
/// If there are any, colons are escaped, too: Mermaid takes `style:#35;` for a style, and drops the semicolon.
private func escaped(_ text: String) -> String {
  let line = text.onOneLine
  // Mermaid requires a text: this is a no-break space.
  if line.isEmpty { return "#160;" }
  let signs = (line.contains("%%") ? "#;<%" : "#;<").unicodeScalars
  guard line.unicodeScalars.contains(where: signs.contains) else { return line }
  return line.unicodeScalars.map { sign in
    sign == ":" || signs.contains(sign) ? "#\(sign.value);" : String(sign)
  }.joined()
}

extension String {
  /// Whether the text consists of ASCII letters and digits, and begins with a letter.
  fileprivate var isPlain: Bool {
    first?.isLetter == true && utf8.allSatisfy { $0 < 0x80 } && allSatisfy { $0.isLetter || $0.isNumber }
  }
}
