import Testing

private enum CrapsParticipants {
  static let view = Participant(.view, "CrapsView")
  static let controller = Participant(.controller, "CrapsViewController")
  static let model = Participant(.model, "CrapsModel")
}

extension MessageLog {
  fileprivate func begin(_ game: String, _ title: String) {
    begin(game: game, title: title, time: "10:34:27")
  }

  @MainActor fileprivate var diagram: SequenceDiagram {
    SequenceDiagram(groups: groups.map { ($0, $0.messages.compactMap(message)) })
  }

  fileprivate static func holding(
    _ messages: [Message], title: String = "rollButton clicked"
  ) -> MessageLog {
    let log = MessageLog()
    log.begin("craps", title)
    for message in messages { log.add(message, after: 0.44) }
    return log
  }
}

/// A turn of craps that wins.
@MainActor private let crapsTurn = MessageLog.holding([
  Message(.event, from: nil, to: CrapsParticipants.view, "rollButton clicked"),
  Message(.action, from: CrapsParticipants.view, to: CrapsParticipants.controller, "rollPressed()"),
  Message(.call, from: CrapsParticipants.controller, to: CrapsParticipants.model, "playTurn()"),
  Message(.result, from: CrapsParticipants.model, to: CrapsParticipants.controller, "()"),
  Message(
    by: CrapsParticipants.controller,
    [
      .init(CrapsParticipants.model, "balance", "balance 205", isNew: true),
      .init(CrapsParticipants.view, "dieLabel1", "dieLabel1 3", isNew: false),
      // What is new comes first in the text.
      .init(CrapsParticipants.view, "balanceLabel", "balanceLabel \"$205\"", isNew: true),
    ], in: "updateUI()"),
  Message(.call, from: CrapsParticipants.model, to: CrapsParticipants.model, "ante = 5"),
  Message(.observation, from: Participant(.model, "Bank"), to: CrapsParticipants.controller, "bet"),
]).diagram

/// A change of the bank that two controllers observe.
@MainActor
struct SequenceDiagramTests {
  // MARK: - Mermaid

  @Test("D6 as Mermaid: a turn of craps")
  func crapsMermaid() {
    let mermaid = """
      sequenceDiagram
        actor Player
        box View
          participant P0_CrapsView as CrapsView
        end
        box Controller
          participant P1_CrapsViewController as CrapsViewController
        end
        box Model
          participant P2_CrapsModel as CrapsModel
          participant P3_Bank as Bank
        end
        Note over Player,P3_Bank: 10:34:27 rollButton clicked
        Player->>P0_CrapsView: rollButton clicked
        P0_CrapsView->>P1_CrapsViewController: rollPressed()
        P1_CrapsViewController->>P2_CrapsModel: playTurn()
        P2_CrapsModel-->>P1_CrapsViewController: ()
        P2_CrapsModel-->>P1_CrapsViewController: 1 read: ● balance 205
        P1_CrapsViewController->>P0_CrapsView: updateUI(): 2 set: ● balanceLabel, dieLabel1
        P2_CrapsModel->>P2_CrapsModel: ante = 5
        P3_Bank-->>P1_CrapsViewController: bet

      """
    #expect(crapsTurn.mermaid == mermaid)
  }

  @Test("D6 an update that changes none of many outlets says so")
  func unchangedUpdate() {
    let accesses = (1...6).map {
      Message.Access(CrapsParticipants.view, "label\($0)", "label\($0) \"\"", isNew: false)
    }
    let log = MessageLog.holding([Message(by: CrapsParticipants.controller, accesses, in: "updateUI()")])
    #expect(log.diagram.mermaid.contains("updateUI(): 6 set: all as before"))
  }

  @Test("D6 as Mermaid: lanes without participants have no box, and one participant alone is named once")
  func smallMermaid() {
    let log = MessageLog.holding([
      Message(.result, from: CrapsParticipants.model, to: CrapsParticipants.model, "a")
    ])
    let mermaid = """
      sequenceDiagram
        box Model
          participant P0_CrapsModel as CrapsModel
        end
        Note over P0_CrapsModel: 10:34:27 rollButton clicked
        P0_CrapsModel-->>P0_CrapsModel: a

      """
    #expect(log.diagram.mermaid == mermaid)
    #expect(SequenceDiagram(groups: []).mermaid == "sequenceDiagram\n")
    #expect(MessageLog.holding([]).diagram.mermaid == "sequenceDiagram\n")
  }

  @Test(
    "D6 no text breaks Mermaid's syntax",
    arguments: [
      ("anteLabel \"$5\": -->> end", "anteLabel \"$5\": -->> end"), ("#1", "#35;1"), ("a; b", "a#59; b"),
      ("a\nb\r\nc\u{2028}d\te\u{0}", "a b c d e"),
      ("Array<Int> & more", "Array#60;Int> & more"), ("50 % of $5", "50 % of $5"),
      ("%%{init: 1}%%", "#37;#37;{init#58; 1}#37;#37;"), ("style:#fff;", "style#58;#35;fff#59;"),
      ("#\u{301}", "#35;\u{301}"),
    ])
  func mermaidTexts(text: String, escaped: String) {
    let log = MessageLog.holding([Message(.call, from: nil, to: CrapsParticipants.view, text)], title: text)
    let lines = log.diagram.mermaid.split(separator: "\n").suffix(2)
    #expect(lines.first?.hasPrefix("  Note over Player,P0_CrapsView: 10") == true)
    #expect(lines.first?.hasSuffix(" \(escaped)") == true)
    #expect(lines.last == "  Player->>P0_CrapsView: \(escaped)")
  }

  @Test(
    "D6 an empty text becomes a no-break space in Mermaid", arguments: ["", " ", "\n\0"])
  func mermaidNoText(text: String) {
    let log = MessageLog.holding([Message(.call, from: nil, to: CrapsParticipants.view, text)], title: text)
    #expect(
      log.diagram.mermaid.hasSuffix(
        "  Note over Player,P0_CrapsView: 10:34:27\n  Player->>P0_CrapsView: #160;\n"))
  }

  @Test(
    "D6 no name breaks Mermaid's syntax",
    arguments: [
      ("end", "P0_end", "end"), ("Player", "P0_Player", "Player"), ("A->>B: c", "P0_ABc", "A->>B: c"),
      ("Dictionary<Int>", "P0_DictionaryInt", "Dictionary#60;Int>"), ("", "P0_", "#160;"),
      ("Würfel", "P0_Wrfel", "Würfel"), ("2048", "P0_2048", "2048"), ("Die6", "P0_Die6", "Die6"),
    ])
  func mermaidNames(name: String, identifier: String, alias: String) {
    let log = MessageLog.holding([Message(.call, from: nil, to: Participant(.model, name), "a")])
    let lines = log.diagram.mermaid.split(separator: "\n")
    #expect(lines.contains("    participant \(identifier) as \(alias)"))
    #expect(lines.last == "  Player->>\(identifier): a")
  }

  @Test("D6 Mermaid distinguishes participants of the same name")
  func mermaidNamesakes() {
    let log = MessageLog.holding([
      Message(.call, from: Participant(.controller, "Bank"), to: Participant(.model, "Bank"), "a")
    ])
    #expect(log.diagram.mermaid.hasSuffix("\n  P0_Bank->>P1_Bank: a\n"))
  }
}
