public struct SequenceDiagram { public init(groups: [(group: MessageGroup, messages: [Message])]) {}
public var mermaid: String { "" }
public var text: String { "" }
public var svg: String { "" } }
