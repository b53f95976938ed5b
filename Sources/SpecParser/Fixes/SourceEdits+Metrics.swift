/// The places of metrics, for an editor that has the text and no parser.
extension SourceEdits {
  /// Where a text takes the value of one metric.
  package enum MetricPlace: Sendable, Hashable {
    /// In place of the value that the text has.
    case value(SourceSpan)
    /// As a new key.
    case newKey(KeyPlace)
  }

  /// The place of the product's value of a metric; `nil` if an anchor or alias shares what would change.
  package func place(of metric: Metric) -> MetricPlace? {
    let section = entry("metrics", in: tree.root)
    if let old = entry(metric.rawValue, in: section?.value) {
      return replacement(of: old.value) { $0 ?? "" }.map { .value($0.span) }
    }
    return placeOfNewMetrics(section).map { .newKey($0) }
  }

  private func placeOfNewMetrics(_ section: LocatedNode.Entry?) -> KeyPlace? {
    guard let root = tree.root, case .mapping(let sections, let isFlow) = root.content else { return nil }
    let line = "\(lineBreak)  "
    if let section {
      guard section.value.isEmpty else { return placeOfKeys(in: section.value, after: nil) }
      guard section.value.scalar?.text == "" else { return placeInBraces(insteadOf: section.value) }
      return isFlow ? nil : KeyPlace(at: endOfLine(section.key.span.end), opening: line, separator: line)
    }
    // Above the elements, as specs usually have it.
    let neighbour = sections.last {
      ["product", "uses", "platforms"].contains($0.key.scalar?.text) && !$0.value.isEmpty
    }
    guard var place = placeOfKeys(in: root, after: neighbour?.key.scalar?.text) else { return nil }
    place.opening += isFlow ? "metrics: {" : "metrics:\(line)"
    place.separator = isFlow ? ", " : line
    place.closing = isFlow ? "}" : ""
    return place
  }
}
