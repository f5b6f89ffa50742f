import Models

extension SequenceDiagram {
  /// The diagram as plain text, with a line for each message: sender, receiver, text.
  package var text: String {
    let messages = groups.flatMap(\.messages)
    let senders = messages.map { Self.name(of: $0.sender).columns }.max() ?? 0
    let receivers = messages.map { Self.name(of: $0.receiver).columns }.max() ?? 0
    return groups.map { group, messages in
      let lines = messages.map { message in
        let sender = Self.name(of: message.sender).padded(to: senders)
        let receiver = Self.name(of: message.receiver).padded(to: receivers)
        return "  \(sender) \(message.isAnswer ? "-->" : " ->") \(receiver)  \(message.text.onOneLine)"
      }
      return ([heading(of: group)] + lines).map { $0.withoutSpacesAtEnd + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func heading(of group: MessageGroup) -> String {
    // Without Foundation there is no formatter.
    let tenths = Int(exactly: (group.duration * 10).rounded()) ?? 0
    return "\(group.time)  \(group.title.onOneLine)  (\(group.game), \(tenths / 10).\(tenths % 10) ms)"
  }
}
