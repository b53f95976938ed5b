/// What to write for lines of `resolve` that are no resolution.
extension SyntaxReader {
  /// The help for a line of which nothing is known.
  static let resolutionForms = "write `{wait: a, for: b}`, `{prefer: a, over: b}` or `together: [a, b]`"

  /// The line that is meant by a text or a list, such as `prefer a over b`, or by keys that do not belong together; `nil` if none is known.
  func line(meantBy node: LocatedNode, in scope: ActivityScope) -> String? {
    switch node.content {
    case .scalar(let scalar): line(meantBy: scalar.text, in: scope)
    case .sequence(let items, _):
      list(items.compactMap { $0.scalar?.text }, in: scope).flatMap {
        items.count > 1 ? "together: \($0)" : nil
      }
    case .mapping(let entries, _): line(meantBy: entries, in: scope)
    }
  }

  /// The line of one mapping that should be an item of the list; `nil` if it has other keys.
  func line(of node: LocatedNode) -> String? {
    guard case .mapping(let entries, _) = node.content, !entries.isEmpty,
      entries.allSatisfy({ LanguageContext.resolution.key($0.name) != nil })
    else { return nil }
    let pairs = entries.compactMap { entry in
      value(of: entry.value).map { "\(entry.name): \($0)" }
    }
    return pairs.count == entries.count ? "{\(pairs.joined(separator: ", "))}" : nil
  }

  private func line(meantBy text: String, in scope: ActivityScope) -> String? {
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    if let together = list(words.filter { $0 != "and" && $0 != "together" }, in: scope), words.count > 1 {
      return text.contains(">") ? nil : "together: \(together)"
    }
    let names = words.filter { scope.activities[$0] != nil }
    guard names.count == 2, let first = words.first, let last = words.last, names[1] == last else {
      return nil
    }
    let (verbs, joints) = (Set(words).intersection(["wait", "waits", "prefer"]), words.dropLast().last)
    switch joints {
    case "for", "until": return verbs == ["prefer"] ? nil : "{wait: \(names[0]), for: \(names[1])}"
    case "over", ">", "than":
      return first.hasPrefix("wait") ? nil : "{prefer: \(names[0]), over: \(names[1])}"
    default: return nil
    }
  }

  private func line(meantBy entries: [LocatedNode.Entry], in scope: ActivityScope) -> String? {
    let keys = entries.compactMap { $0.key.scalar?.text }
    guard let first = keys.first, let partner = ["wait": "for", "prefer": "over"][first],
      let name = value(of: entries[0].value)
    else { return nil }
    switch keys.count {
    case 1:
      return line(meantBy: "\(first) \(name)", in: scope)
        ?? (scope.activities[name] == nil ? nil : "{\(first): \(name), \(partner): b}")
    case 2 where ["for", "over"].contains(keys[1]):
      return value(of: entries[1].value).map { "{\(first): \(name), \(partner): \($0)}" }
    default: return nil
    }
  }

  /// A list of activities; `nil` if one of the words is none.
  private func list(_ words: [String], in scope: ActivityScope) -> String? {
    words.allSatisfy { scope.activities[$0] != nil } ? "[\(words.joined(separator: ", "))]" : nil
  }

  /// A word or a list of words as a spec writes it.
  private func value(of node: LocatedNode) -> String? {
    if let text = node.scalar?.text { return node.isEmpty ? nil : text.shortened }
    guard case .sequence(let items, _) = node.content else { return nil }
    let words = items.compactMap { $0.scalar?.text.shortened }
    return words.count == items.count ? "[\(words.joined(separator: ", "))]" : nil
  }
}
