import Models

/// Groups of messages and their participants, to be copied in Mermaid's syntax.
///
/// Words such as "Player" and "View" are technical terms, like the names of types: they are English in every language.
package struct SequenceDiagram: Sendable {
  package let groups: [(group: MessageGroup, messages: [Message])]
  /// The participants, lane by lane, in the order in which they first send or receive.
  private let participants: [Participant]
  private let hasPlayer: Bool

  private static let player = "Player"

  /// A diagram of the groups around some messages of a log, as far as they are shown.
  init(of log: MessageLog, around messages: [Int]) {
    let groups = messages.compactMap(log.group)
    self.init(
      groups: zip(groups, [nil] + groups.map { $0 as MessageGroup? }).filter { $0 != $1 }.map { group, _ in
        (group, group.messages.filter { $0 < log.shownEnd }.compactMap { log.message($0) })
      })
  }

  package init(groups: [(group: MessageGroup, messages: [Message])]) {
    self.groups = groups.map { ($0.group, $0.messages.flatMap(\.lines)) }
    let parties = self.groups.flatMap(\.messages).flatMap { [$0.sender, $0.receiver] }
    hasPlayer = parties.contains(nil)
    let all = parties.compactMap(\.self).unique
    participants = Lane.allCases.flatMap { lane in all.filter { $0.lane == lane } }
  }

  /// The diagram in Mermaid's syntax, for a README or an issue.
  ///
  /// The syntax: https://mermaid.js.org/syntax/sequenceDiagram.html
  package var mermaid: String {
    let names = Dictionary(
      uniqueKeysWithValues: participants.enumerated().map { number, participant in
        (participant, "P\(number)_" + participant.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
      })
    let boxes = Lane.allCases.flatMap { lane -> [String] in
      let lines = participants.filter { $0.lane == lane }.map {
        "  participant \(names[$0, default: ""]) as \(escaped($0.name))"
      }
      let title = "\(lane)".prefix(1).uppercased() + "\(lane)".dropFirst()
      return lines.isEmpty ? [] : ["box \(title)"] + lines + ["end"]
    }
    let all = (hasPlayer ? [Self.player] : []) + participants.compactMap { names[$0] }
    // From the first to the last, which may be the same.
    let breadth = (all.prefix(1) + all.dropFirst().suffix(1)).joined(separator: ",")
    let body = groups.flatMap { group, messages in
      (breadth.isEmpty ? [] : ["Note over \(breadth): \(escaped("\(group.time) \(group.title)"))"])
        + messages.map { message in
          let sender = message.sender.flatMap { names[$0] } ?? Self.player
          let arrow = [.result, .observation].contains(message.kind) ? "-->>" : "->>"
          return "\(sender)\(arrow)\(names[message.receiver, default: ""]): \(escaped(message.text))"
        }
    }
    let lines = (hasPlayer ? ["actor \(Self.player)"] : []) + boxes + body
    return "sequenceDiagram\n" + lines.map { "  \($0)\n" }.joined()
  }
}

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
  /// The text without line breaks, other control characters, and spaces at its ends.
  var onOneLine: String {
    String(map { $0.unicodeScalars.allSatisfy(\.isPrintable) ? $0 : " " }.trimmed { $0 == " " })
  }
}

extension Message {
  /// The message, or a message for what an update reads from each model and sets in each view.
  fileprivate var lines: [Message] {
    guard !accesses.isEmpty else { return [self] }
    return accesses.map(\.owner).unique.map { owner in
      let part = Message(by: receiver, accesses.filter { $0.owner == owner }, in: text)
      return owner.lane == .model
        ? Message(.result, from: owner, to: receiver, part.reads)
        : Message(.call, from: receiver, to: owner, part.settings)
    }
  }
}
