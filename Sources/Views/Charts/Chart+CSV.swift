extension Chart {
  /// The table as comma-separated values (RFC 4180), with the headings in the first record.
  ///
  /// Numbers have a period and no separators, in every language, so that other programs can read them.
  package var csv: String {
    let header = [categoryTitle] + series.map { $0.name == valueAxis.title ? valueTitle : $0.name }
    let records = (0..<placeCount).map { index in
      [plainName(ofPlace: index)] + series.map { Self.number($0, index) }
    }
    return ([header] + records).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  private func plainName(ofPlace index: Int) -> String {
    switch categories {
    case .named: name(ofPlace: index)
    case .numbered(let first): String(first &+ index)
    }
  }

  private static func number(_ series: Series, _ index: Int) -> String {
    guard series.values.indices.contains(index), series.values[index].isFinite else { return "" }
    let value = series.values[index]
    return Int(exactly: value).map { String($0) } ?? String(value)
  }

  /// A field, in quotes if it has a quote, a comma or a line break.
  private static func field(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { !"\",\r\n".unicodeScalars.contains($0) }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
