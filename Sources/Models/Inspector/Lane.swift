/// The lanes of the sequence diagram, from left to right.
public enum Lane: Int, CaseIterable, Codable, Sendable {
  case view, controller, model
}
