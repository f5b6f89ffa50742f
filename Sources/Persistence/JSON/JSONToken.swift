/// A value of a JSON document, or the name of a member, by its place.
///
/// The places have 32 bits because a large file has millions of them.
nonisolated enum JSONToken {
  case null
  case bool(Bool)
  case number(Range<UInt32>)
  /// The characters between the quotation marks.
  case text(Range<UInt32>)
  /// The elements are the next tokens, up to an index.
  case array(end: UInt32)
  /// The names and values are the next tokens, by turns, up to an index.
  case object(end: UInt32)
}
