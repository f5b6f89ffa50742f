extension Message {
  enum CodingKeys: String, CodingKey {
    case kind, sender, receiver, text, outlet, source, caller, time, snapshots
  }

  /// The kinds of version 1 in which each property that was read and each outlet that was set was a message of its own.
  private enum Version1Kind: Decodable {
    case read, outlet
    case unchanged(names: [String])
  }

  /// Decodes a message of this version of the format, or of version 1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let sender = try container.decodeIfPresent(Participant.self, forKey: .sender)
    let receiver = try container.decode(Participant.self, forKey: .receiver)
    let text = try container.decode(String.self, forKey: .text)
    let outlet = try container.decodeIfPresent(String.self, forKey: .outlet)
    let source = try container.decodeIfPresent(Source.self, forKey: .source)
    if let kind = try? container.decode(Kind.self, forKey: .kind) {
      self.init(kind, from: sender, to: receiver, text, outlet: outlet, source: source)
    } else {
      let (controller, owner) = sender?.lane == .model ? (receiver, sender) : (sender ?? receiver, receiver)
      let accesses =
        switch try container.decode(Version1Kind.self, forKey: .kind) {
        case .read, .outlet:
          [Access(owner ?? receiver, String(text.prefix { $0 != " " }), text, isNew: true, outlet: outlet)]
        case .unchanged(let names): names.map { Access(owner ?? receiver, $0, $0, isNew: false) }
        }
      self.init(by: controller, accesses)
    }
    caller = try container.decodeIfPresent(Int.self, forKey: .caller)
    time = try container.decode(Double.self, forKey: .time)
    snapshots = try container.decode([ModelSnapshot].self, forKey: .snapshots)
  }
}
