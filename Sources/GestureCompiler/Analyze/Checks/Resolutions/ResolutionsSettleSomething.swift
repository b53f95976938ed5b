import SpecParser

/// Every line of `resolve`, and every name in it, settles something.
///
/// A line settles two activities when their targets lie on one path, their guards can hold together and some touch
/// lets both claim, in whatever order. It may repeat a default. `prefer` is passed on, so that a line counts that only links
/// two others. What does not count: a pair that an earlier line settles in the same way, `prefer` against a `wait`
/// between the same two, which binds first, and a `wait` for what can never win.
struct ResolutionsSettleSomething: AnalysisCheck {
  static let rule = ResolveRules.needless

  func findings(in context: AnalysisContext) -> [Finding] {
    var uses = ResolutionUses(context)
    return context.spec.resolutions.flatMap { resolution in
      let pairs = uses.pairs(of: resolution.rule)
      defer { uses.remember(pairs) }
      return findings(resolution, pairs, uses, context.spec.activities.map(\.name.value))
    }
  }

  private func findings(
    _ resolution: Resolution, _ pairs: [ResolutionUses.NamedPair], _ uses: ResolutionUses, _ names: [String]
  ) -> [Finding] {
    let reasons = pairs.map { uses.uselessness(of: $0) }
    guard !pairs.isEmpty, reasons.contains(where: { $0 != nil }) else { return [] }
    let activities = named(pairs)
    if !reasons.contains(nil) {
      return [
        finding(
          "this line settles nothing: \(sentence(pairs, reasons, names))", at: resolution.span,
          help: ["drop the line"], activities: activities.map { names[$0.value] })
      ]
    }
    return activities.compactMap { activity in
      let own = pairs.indices.filter { pairs[$0].has(activity) }
      guard own.allSatisfy({ reasons[$0] != nil }) else { return nil }
      let ownPairs = own.map { pairs[$0] }
      let others = named(ownPairs).map(\.value).filter { $0 != activity.value }
      return finding(
        "`\(names[activity.value])` is named needlessly: \(sentence(ownPairs, own.map { reasons[$0] }, names))",
        at: activity.span, help: ["take the name out of the line"],
        activities: ([activity.value] + others).map { names[$0] })
    }
  }

  /// Every place where a pair names an activity, once each, in the order of the text.
  private func named(_ pairs: [ResolutionUses.NamedPair]) -> [Located<Int>] {
    var result: [Located<Int>] = []
    for place in pairs.flatMap({ [$0.first, $0.second] }) where !result.contains(place) {
      result.append(place)
    }
    return result
  }

  /// Why pairs have nothing to settle, each reason once.
  private func sentence(
    _ pairs: [ResolutionUses.NamedPair], _ reasons: [ResolutionUses.Uselessness?], _ names: [String]
  ) -> String {
    var clauses: [String] = []
    var told: Set<ResolutionUses.Uselessness> = []
    for reason in reasons.compactMap({ $0 }) where told.insert(reason).inserted {
      let concerned = zip(pairs, reasons).filter { $0.1 == reason }.map(\.0)
      clauses.append(clause(reason, concerned, names))
    }
    return clauses.joined(separator: "; ")
  }

  private func clause(
    _ reason: ResolutionUses.Uselessness, _ pairs: [ResolutionUses.NamedPair], _ names: [String]
  ) -> String {
    let told = named(pairs).map { "`\(names[$0.value])`" }
    let pair = pairs[0]
    let (a, b) = ("`\(names[pair.first.value])`", "`\(names[pair.second.value])`")
    switch reason {
    case .apart(.otherElements): return "\(MeasureWords.list(told)) lie on elements that share no finger"
    case .apart(.otherStates): return "the guards of \(MeasureWords.list(told)) never hold together"
    case .apart: return "no touch lets \(told.count > 2 ? "two of " : "")\(MeasureWords.list(told)) claim"
    case .repeated: return "another line says the same of \(MeasureWords.list(told))"
    case .overruled: return "\(a) waits for \(b), and `wait` binds before `prefer`"
    case .awaitsNobody: return "\(b) can never win"
    }
  }
}
