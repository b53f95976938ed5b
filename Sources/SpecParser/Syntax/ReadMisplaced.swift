/// Declarations that are not indented below their section, or not out of the one before them. The key is reported; what they declare counts
/// as declared.
extension SyntaxReader {
  /// The section to which a key at the top belongs by what stands below it; `nil` if none.
  static func section(of field: Field) -> String? {
    if Metric(rawValue: field.name) != nil { return "metrics" }
    if field.value.entry("does") != nil { return "activities" }
    if field.value.entry("steps") != nil { return "mechanics" }
    guard case .mapping(let entries, _) = field.value.content, !entries.isEmpty else { return nil }
    let keys = entries.compactMap { $0.key.scalar?.text }
    return keys.allSatisfy { LanguageContext.element.key($0) != nil } ? "elements" : nil
  }

  /// The help for a key at the top that belongs to a section.
  ///
  /// - Parameter hasMetrics: whether the section is there.
  func sectionHint(_ key: String, among strays: [Field], hasMetrics: Bool) -> String? {
    guard let field = strays.first(where: { $0.name == key }), let section = Self.section(of: field) else {
      return nil
    }
    let name = field.name.shortened
    return section == "metrics" && !hasMetrics
      ? "write it below `metrics`: `metrics: {\(name): \(field.value.scalar?.text.shortened ?? "…")}`"
      : "indent `\(name)` below `\(section)`"
  }

  /// The names of activities that stand at the top, or among the keys of another activity.
  func misplacedActivities(_ strays: [Field], among activities: [Field]) -> [String] {
    var names = strays.filter { Self.section(of: $0) == "activities" }.map(\.name)
    for activity in activities {
      guard case .mapping(let keys, _) = activity.value.content else { continue }
      for key in keys where key.value.entry("does") != nil {
        if let name = key.key.scalar?.text { names.append(name) }
      }
    }
    return names
  }
}
