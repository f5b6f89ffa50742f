/// What a JSON document may contain.
package nonisolated struct JSONLimits {
  /// The greatest depth of values within values.
  var depth = 512
  /// The size of the longest text, in bytes.
  var text = Int.max
  /// Whether texts may have the character U+0000, which ends a text in C.
  var allowsNUL = true
}

/// The reason why a document is not parsed.
package nonisolated enum JSONError: Error {
  /// It is not JSON in UTF-8, or has a character U+0000 that is not allowed.
  case invalid
  case tooDeep
  case textTooLong
}
