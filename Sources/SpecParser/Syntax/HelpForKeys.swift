/// What to write where keys should stand, but something else does.
extension LanguageContext {
  /// The help for a value that is no mapping; empty if none is known.
  ///
  /// - Parameter owner: the declaration of the mapping, as messages name it, such as "the element `knob`" or "`spring`".
  func helpForOneValue(_ node: LocatedNode, of owner: String) -> [String] {
    guard owner.hasPrefix("`") || owner.hasPrefix("the "), let name = owner.split(separator: "`").last,
      owner.hasSuffix("`")
    else { return [] }
    return keys(meantBy: node).map { ["write `\(name): {\($0)}`"] } ?? helpForNothing(name)
  }

  private func helpForNothing(_ name: Substring) -> [String] {
    if self == .commit { return ["write `commit: {distance: 50%, velocity: 500pt/s}`"] }
    if self == .reverse { return ["write `reverse` alone: it goes back, opposite to the move before it"] }
    let required = keys.filter(\.isRequired).map(\.name)
    return required.isEmpty ? [] : ["indent its keys below `\(name):`, at least \(listed(required))"]
  }

  /// The keys with which a value would be right; `nil` if it fits no key.
  private func keys(meantBy node: LocatedNode) -> String? {
    if case .sequence(let items, _) = node.content {
      let steps = items.compactMap { $0.scalar?.text }
      return self == .mechanic && !steps.isEmpty && steps.count == items.count
        ? "steps: [\(steps.joined(separator: ", "))]" : nil
    }
    guard let text = node.scalar?.text, !node.isEmpty else { return nil }
    switch self {
    case .element where text == "true": return ""
    case .mechanic:
      return SyntaxReader.words(ofList: text) { StepWord(rawValue: $0) != nil }
        .map { "steps: [\($0.joined(separator: ", "))]" }
    case .element, .kind: return "summary: \(text.shortened)"
    case .handOver: return "to: \(text.shortened), at: top"
    default: break
    }
    if self == .clamp, let ends = text.endsOfRange { return "min: \(ends.low), max: \(ends.high)" }
    return keys.first { $0.value.fits(text) }.map { "\($0.name): \(text.shortened)" }
  }
}

extension LanguageValue {
  /// Whether a word or a quantity can be the value. Names, texts and guards could be anything, so they do not count.
  fileprivate func fits(_ text: String) -> Bool {
    switch self {
    case .oneOf(let words), .someOf(let words, _): words.contains(text)
    case .quantity(let dimensions): NumberText.isQuantity(text, of: dimensions)
    case .feedback(_, let shape): shape.fits(text)
    default: false
    }
  }
}

extension FeedbackShape {
  fileprivate func fits(_ text: String) -> Bool {
    switch self {
    case .group, .motions: false
    case .amount(let amount, let words), .either(let amount, let words, _):
      words.contains { $0.text == text } || NumberText.isQuantity(text, of: amount.dimensions)
    case .words(let words): words.contains { $0.text == text }
    case .curve: Self.curves.contains { $0.text == text }
    case .haptic: true
    }
  }
}
