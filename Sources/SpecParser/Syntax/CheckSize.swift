/// The sizes that a table can hold, and that the checks can handle in seconds. Real products stay far below.
package enum SpecSize {
  /// The maximum number of elements, state variables, values of one variable, activities, or mechanics: 16 bits in a table.
  package static let most = 65_535
  /// The maximum number of pairs of activities in `resolve`, with those that follow from others.
  package static let mostPairs = 100_000
}

extension SyntaxReader {
  /// Reports sizes above the maximum, at the first place beyond it.
  func checkSize(_ spec: CheckedSpec) {
    check(spec.elements.map(\.name.span), "elements", "split the product into several specs")
    check(spec.states.map(\.name.span), "state variables", "split the product into several specs")
    for state in spec.states {
      guard case .enumeration(let words) = state.type else { continue }
      check(words.map(\.span), "values of `\(state.name.value.shortened)`", "use a number")
    }
    check(spec.activities.map(\.name.span), "activities", "split the product into several specs")
    check(
      spec.activities.flatMap { $0.mechanics.map(\.span) }, "mechanics in the `by` of activities",
      "split the product into several specs")
    checkPairs(spec)
  }

  private func check(_ spans: [SourceSpan], _ what: String, _ help: String) {
    guard spans.count > SpecSize.most else { return }
    report(SyntaxRules.limit, "more than \(SpecSize.most) \(what)", at: spans[SpecSize.most], help: [help])
  }

  private func checkPairs(_ spec: CheckedSpec) {
    var count = 0
    var preferred: [(Int, Int)] = []
    for resolution in spec.resolutions {
      switch resolution.rule {
      case .together(let all): count += all.count * (all.count - 1) / 2
      case .wait(let first, let second): count += first.count * second.count
      case .prefer(let first, let second):
        count += first.count * second.count
        guard count <= SpecSize.mostPairs else { break }
        for a in first { preferred += second.map { (a.value, $0.value) } }
      }
      if count > SpecSize.mostPairs { return reportPairs(at: resolution) }
    }
    guard let last = spec.resolutions.last(where: \.isPreference) else { return }
    let closed = PassedOn.pairs(preferred, limit: SpecSize.mostPairs)
    if closed.count > SpecSize.mostPairs { reportPairs(at: last, " with those that follow from others") }
  }

  private func reportPairs(at resolution: Resolution, _ rest: String = "") {
    report(
      SyntaxRules.limit, "`resolve` settles more than \(SpecSize.mostPairs) pairs of activities\(rest)",
      at: resolution.span,
      help: ["name only activities that share an element, or separate activities by guards or mechanics"])
  }
}

extension Resolution {
  fileprivate var isPreference: Bool { if case .prefer = rule { true } else { false } }
}
