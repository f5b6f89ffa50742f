/// A value of a saved list, decoded separately: a damaged value does not affect the others.
package nonisolated struct FailableDecodable<Value: Decodable>: Decodable {
  /// Nil if the value could not be decoded.
  package let value: Value?

  package init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}
