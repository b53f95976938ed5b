import SpecParser

/// A change that may remove a finding. It must be checked before it is shown.
struct FixCandidate {
  var name: String
  /// The text that tells what to write.
  var title: String
  var change: SpecChange
  /// Its costs other than latency.
  var reach: [String]
}

/// Finds changes to try for two conflicting activities, most specific first.
///
/// A change of one activity comes before one of their relation, because it leaves the rest of their behavior unchanged, unless that activity
/// lies around the other and loses more. A hand-over comes first, because both then keep all movements. Deleting a line of `resolve` comes
/// before adding one. `together` comes last, because it only allows both.
struct FixCandidates {
  let spec: CheckedSpec
  /// Indices into the activities of the spec.
  let a: Int
  let b: Int
  /// The touches that both claim, in words; may be empty.
  let region: [String]
  /// The activities that a preference can cancel.
  let early: EarlyStart
  /// A suffix for names, if a finding is about several pairs.
  var suffix = ""

  var all: [FixCandidate] {
    let pairs = [(a, b), (b, a)]
    var found = pairs.compactMap { handOver(from: $0, to: $1) }
    found += changes(of: pairs)
    found += dropped
    found += pairs.map { prefer($0, $1) } + pairs.map { wait($0, $1) }
    found += changesOfOuter(of: pairs) + [together]
    return found
  }

  func name(_ activity: Int) -> String { spec.activities[activity].name.value }

  // MARK: Settling

  /// The line of `resolve` that names only these two, and so would contradict a new line.
  private var line: Int? {
    spec.resolutions.firstIndex { resolution in
      switch resolution.rule {
      case .wait(let first, let second), .prefer(let first, let second):
        (first + second).map(\.value) == [a, b] || (first + second).map(\.value) == [b, a]
      case .together: false
      }
    }
  }

  private func settle(_ name: String, _ rule: ResolutionRule<Int>, _ reach: String) -> FixCandidate {
    let text = rule.text(self.name)
    guard let line else { return candidate(name, text, "under `resolve`", .resolve(rule), reach) }
    return candidate(
      name, text, "under `resolve` in place of the line that is there", .instead(line: line, rule), reach)
  }

  private func prefer(_ winner: Int, _ loser: Int) -> FixCandidate {
    let place = region.isEmpty ? "" : " (\(inWords(region)))"
    return settle(
      "prefer:\(name(winner))", .prefer([winner], over: [loser]),
      early.loss(of: [name(loser)]) + place)
  }

  private func wait(_ waiting: Int, _ awaited: Int) -> FixCandidate {
    settle(
      "wait:\(name(waiting))", .wait([waiting], for: [awaited]),
      "`\(name(waiting))` is not recognized where `\(name(awaited))` is")
  }

  private var together: FixCandidate {
    // What may only begin a touch joins no winner of an earlier instant.
    let first = [(a, b), (b, a)].filter { spec.activities[$0.0].begins?.value == true }.map { name($0.1) }
    let reach =
      switch first.count {
      case 0: "one touch may do both"
      case 1: "one touch may do both, unless `\(first[0])` claims first"
      default: "one touch does both only where they claim at once, and the earlier claim wins elsewhere"
      }
    return settle("together", .together([a, b]), reach)
  }

  // MARK: One activity

  /// Changes of the first activity of each pair, by which it leaves touches to the second.
  private func changes(of pairs: [(Int, Int)]) -> [FixCandidate] {
    let narrowable = pairs.filter { !scrollsOneWay($0, without: $1) }
    return narrowable.compactMap { narrow($0, $1) }
      + narrowable.filter { !isAround($0, $1) }.flatMap { exclude($0, $1) }
      + pairs.flatMap { move($0, $1) } + pairs.flatMap { limit($0, $1) }
  }

  /// Guards of outer activities. They come late, because such an activity also loses its touches beside the inner element.
  private func changesOfOuter(of pairs: [(Int, Int)]) -> [FixCandidate] {
    pairs.filter { isAround($0, $1) && !scrollsOneWay($0, without: $1) }.flatMap { exclude($0, $1) }
  }

  private func isAround(_ outer: Int, _ inner: Int) -> Bool { spec.isInside(inner, outer) }

  /// An activity's directions without those of the other.
  private func narrow(_ activity: Int, _ other: Int) -> FixCandidate? {
    guard let own = directions(activity, isChangeable: true),
      let others = directions(other, isChangeable: false), let rest = own.without(others)
    else { return nil }
    let lost = own.without(rest).map { "toward \($0.text)" } ?? "there"
    return candidate(
      "narrow:\(name(activity))", "toward: \(rest.text)", "in `\(name(activity))`",
      .toward(activity: activity, rest), "`\(name(activity))` is no longer received \(lost)")
  }

  /// The directions of an activity's movements; `nil` if none of its mechanics moves all fingers.
  /// - Parameter isChangeable: whether the directions must come from the activity's `toward`.
  func directions(_ activity: Int, isChangeable: Bool) -> Directions? {
    var found: [Directions?] = []
    for mechanic in spec.activities[activity].mechanics {
      for step in spec.mechanics[mechanic.value].steps {
        guard case .move(let move) = step.action, case .translation(let own) = move.path, !move.isReversal
        else { continue }
        found.append(own)
      }
    }
    if found.contains(nil) { return spec.activities[activity].directions ?? .any }
    return isChangeable ? nil : found.first ?? nil
  }

  /// An activity's guard without a part of the other's that it can read.
  private func exclude(_ activity: Int, _ other: Int) -> [FixCandidate] {
    guard let theirs = spec.activities[other].condition else { return [] }
    let texts = GuardText(states: spec.states)
    let parts: [Guard] = if case .and(let parts) = theirs { Array(parts.prefix(3)) } else { [theirs] }
    return parts.compactMap { part in
      guard isReadable(part, by: activity), let opposite = opposite(of: part) else { return nil }
      let ending = parts.count > 1 ? "/" + (part.slots.sorted().first.map(stateName) ?? "") : ""
      let whole = SpecChange.condition(activity: activity, opposite)
      return candidate(
        "guard:\(name(activity))\(ending)", conditionText(activity, opposite), "in `\(name(activity))`",
        whole,
        "`\(name(activity))` is no longer possible when \(texts.text(of: part))")
    }
  }

  /// Whether an activity's guard can read all state of a condition: the state of an inner element it cannot.
  private func isReadable(_ condition: Guard, by activity: Int) -> Bool {
    let path = spec.elements[spec.activities[activity].target.value].path
    return condition.slots.allSatisfy { slot in
      spec.states.indices.contains(slot) && spec.states[slot].isVisible(on: path)
    }
  }

  private func conditionText(_ activity: Int, _ condition: Guard) -> String {
    let old = spec.activities[activity].guardExpression?.value
    return "when: " + spec.guardText(for: activity).text(of: old, and: condition)
  }

  private func stateName(_ slot: Int) -> String {
    spec.states.indices.contains(slot) ? spec.states[slot].name.value : ""
  }

  /// A simple condition that holds where this one does not; `nil` if it needs more than one condition.
  private func opposite(of condition: Guard) -> Guard? {
    switch condition {
    case .compares(let slot, let comparison, let amount): opposite(slot, comparison, amount)
    case .isOneOf(let slot, let values):
      // The opposite of a bool is written as `not unread`.
      isBool(slot) ? .not(condition) : others(slot, values).map { .isOneOf(slot: slot, values: $0) }
    case .not(let inner):
      switch inner {
      case .isOneOf: inner
      case .compares, .constant, .not, .and, .or: nil
      }
    case .constant, .and, .or: nil
    }
  }

  /// The opposite of a comparison with an end of a variable's range, such as `zoom == 1` of `zoom > 1`. That of any other range of numbers
  /// is rarely what is intended.
  private func opposite(_ slot: Int, _ comparison: Comparison, _ amount: Double) -> Guard? {
    guard spec.states.indices.contains(slot), case .number(let low, let high) = spec.states[slot].type,
      low < high, amount == low || amount == high
    else { return nil }
    let (beside, upTo): (Comparison, Comparison) =
      amount == low ? (.greater, .lessOrEqual) : (.less, .greaterOrEqual)
    if [beside, .notEqual].contains(comparison) { return .compares(slot: slot, .equal, amount) }
    // Any other comparison holds always or never.
    return [upTo, .equal].contains(comparison) ? .compares(slot: slot, beside, amount) : nil
  }

  private func isBool(_ slot: Int) -> Bool {
    spec.states.indices.contains(slot) && spec.states[slot].type == .bool
  }

  private func others(_ slot: Int, _ values: [Int]) -> [Int]? {
    guard spec.states.indices.contains(slot) else { return nil }
    let count: Int =
      switch spec.states[slot].type {
      case .enumeration(let words): words.count
      case .bool, .number: 0
      }
    let rest = (0..<count).filter { !values.contains($0) }
    return rest.isEmpty ? nil : rest
  }

  /// An activity moved to a smaller element that is not on the other's path.
  private func move(_ activity: Int, _ other: Int) -> [FixCandidate] {
    // What comes from an edge of the screen does so wherever it meets the edge.
    if startsAtEdge(activity) { return [] }
    let target = spec.activities[activity].target.value
    // On every part of the content that it moves to, it would still take one way from the scrolling.
    if target == spec.activities[other].target.value, scrollsOneWay(other, without: activity) { return [] }
    let path = spec.elements[spec.activities[other].target.value].path + "/"
    let children = spec.elements.indices.filter { index in
      spec.elements[index].parent == target && !path.hasPrefix(spec.elements[index].path + "/")
    }
    let texts = GuardText(states: spec.states)
    return children.prefix(3).map { child in
      let element = spec.elements[child]
      let condition = element.guardExpression.map { ", and only when `\(texts.text(of: $0.value))`" } ?? ""
      return candidate(
        "element:\(name(activity))/\(element.name.value)", "target: \(element.path)",
        "in `\(name(activity))`", .target(activity: activity, element: child),
        "`\(name(activity))` is received on `\(element.path)` only\(condition)")
    }
  }

  private func startsAtEdge(_ activity: Int) -> Bool {
    let own = spec.activities[activity]
    return own.mechanics.contains { !own.edges(narrowing: spec.mechanics[$0.value].edges).sides.isEmpty }
  }

  func candidate(
    _ name: String, _ text: String, _ place: String, _ change: SpecChange, _ reach: String
  ) -> FixCandidate {
    FixCandidate(
      name: name + suffix, title: "write `\(text)` \(place)", change: change, reach: [reach])
  }
}

/// Finds changes for several conflicts with one cause: hand-overs, those of the one activity that takes part in all of them, and lines of
/// `resolve`.
extension FixCandidates {
  /// - Parameters:
  ///   - sides: indices into the activities of the spec: the competing activities, or those of each side.
  ///   - early: the activities of the first of the conflicts that a preference can cancel.
  static func group(_ sides: [[Int]], _ early: EarlyStart, in spec: CheckedSpec) -> [FixCandidate] {
    guard sides.count == 2, !sides[0].isEmpty else { return [] }
    func name(_ activity: Int) -> String { spec.activities[activity].name.value }
    func line(_ word: String, _ first: [Int], _ rule: ResolutionRule<Int>, _ reach: String) -> FixCandidate {
      FixCandidate(
        name: first.first.map { "\(word):\(name($0))" } ?? word,
        title: "write `\(rule.text(name))` under `resolve`", change: .resolve(rule), reach: [reach])
    }
    let together = line("together", [], .together(sides[0] + sides[1]), "one touch may do several of them")
    guard !sides[1].isEmpty else { return [together] }
    let orders = [(sides[0], sides[1]), (sides[1], sides[0])]
    let given = orders.compactMap { handOvers(from: $0, to: $1, in: spec) }
    let lone = orders.filter { $0.0.count == 1 }.map { one, others in
      let pairs = others.map { (one[0], $0) }
      let change = FixCandidates(spec: spec, a: one[0], b: others[0], region: [], early: .none)
      return (plain: change.changes(of: pairs), outer: change.changesOfOuter(of: pairs))
    }
    return given + lone.flatMap(\.plain)
      + orders.map { winners, losers in
        line("prefer", winners, .prefer(winners, over: losers), early.loss(of: losers.map(name)))
      }
      + orders.map { waiting, awaited in
        let names = waiting.map(name)
        return line(
          "wait", waiting, .wait(waiting, for: awaited),
          "\(listed(names)) \(names.count == 1 ? "is" : "are") not recognized where "
            + (awaited.count == 1 ? "the other is" : "one of the others is"))
      } + lone.flatMap(\.outer) + [together]
  }
}
