import SpecParser

/// Checks that every line of `resolve`, and every name in it, settles something.
///
/// A line settles two activities if their targets lie on one path, they share a tool, their guards can hold together, and some touch lets
/// both claim. The order of claims does not matter, and the line may repeat a default. `prefer` is transitive, so a line that only links two
/// others counts.
///
/// These do not count:
/// - a pair that an earlier line settles in the same way
/// - `prefer` between two activities that also have a `wait`, which takes precedence
/// - a `wait` for an activity that can never win
struct ResolutionsSettleSomething: AnalysisCheck {
  static let rule = ResolveRules.needless

  func findings(in context: AnalysisContext) -> [Finding] {
    guard !context.spec.resolutions.isEmpty else { return [] }
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
    let places = Self.places(pairs)
    return activities.compactMap { activity in
      let own = places[activity] ?? []
      guard own.allSatisfy({ reasons[$0] != nil }) else { return nil }
      let ownPairs = own.map { pairs[$0] }
      let others = named(ownPairs).filter { $0 != activity }.map(\.value)
      let why = sentence(ownPairs, own.map { reasons[$0] }, names, about: activity)
      return finding(
        "`\(names[activity.value])` is named needlessly: \(why)", at: activity.span,
        help: ["take the name out of the line"], activities: ([activity.value] + others).map { names[$0] })
    }
  }

  /// Every place where a pair names an activity, without duplicates, in the order of the text.
  private func named(_ pairs: [ResolutionUses.NamedPair]) -> [Located<Int>] {
    pairs.lazy.flatMap { [$0.first, $0.second] }.uniqued()
  }

  /// The pairs that each place names, as indices: a line may have 100,000 pairs.
  private static func places(_ pairs: [ResolutionUses.NamedPair]) -> [Located<Int>: [Int]] {
    pairs.indices.reduce(into: [:]) { places, index in
      for place in Set([pairs[index].first, pairs[index].second]) {
        places[place, default: []].append(index)
      }
    }
  }

  /// Why pairs have nothing to settle, as a sentence with each reason once.
  ///
  /// - Parameter about: the activity that all pairs have in common and that is the subject of the sentence.
  private func sentence(
    _ pairs: [ResolutionUses.NamedPair], _ reasons: [ResolutionUses.Uselessness?], _ names: [String],
    about subject: Located<Int>? = nil
  ) -> String {
    reasons.compactMap(\.self).uniqued().map { reason in
      let concerned = zip(pairs, reasons).filter { $0.1 == reason }.map(\.0)
      return clause(reason, concerned, names, about: subject)
    }.joined(separator: "; ")
  }

  private func clause(
    _ reason: ResolutionUses.Uselessness, _ pairs: [ResolutionUses.NamedPair], _ names: [String],
    about subject: Located<Int>?
  ) -> String {
    let others = named(pairs).filter { $0 != subject }.map { "`\(names[$0.value])`" }
    let all = subject == nil ? inWords(others) : "it and \(inWords(others))"
    let (a, b) = ("`\(names[pairs[0].first.value])`", "`\(names[pairs[0].second.value])`")
    switch reason {
    case .apart(.otherElements):
      return subject == nil
        ? "the elements of \(all) share no finger"
        : "its element shares no finger with that of \(either(others))"
    case .apart(.otherTools):
      return subject == nil ? "\(all) share no tool" : "it shares no tool with \(either(others))"
    case .apart(.otherStates):
      return subject == nil
        ? "the guards of \(all) never hold together"
        : "its guard never holds together with that of \(either(others))"
    case .apart:
      return subject == nil
        ? "no touch lets \(others.count > 2 ? "two of " : "")\(all) claim"
        : "no touch lets it claim beside \(either(others))"
    case .repeated: return "another line says the same of \(all)"
    case .overruled(isAwaited: false): return "\(a) waits for \(b), and `wait` binds before `prefer`"
    case .overruled(isAwaited: true): return "\(b) waits for \(a), and `wait` binds before `prefer`"
    case .awaitsNobody: return "\(b) can never win"
    }
  }

  private func either(_ words: [String]) -> String {
    inWords(words, joinedBy: "or")
  }
}
