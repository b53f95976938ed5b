import GestureCompiler
import SpecParser

/// The output of `gspec lint --explain A B`: everything that lint knows about two activities, at every severity.
struct RenderPair {
  let spec: CheckedSpec
  let sources: SourceSet
  let root: String
  /// The two activities.
  let activities: [Activity]
  /// The facts of one layout, or of each.
  let facts: [PairFacts]

  /// - Parameters:
  ///   - findings: the rendered findings about both activities.
  ///   - alone: the findings about one of them.
  func text(findings: [String], alone: [PlacedFinding]) -> String {
    let resolutions = declared + passedOn
    let head = activities.map(described) + [""] + facts.flatMap { lines($0, resolutions) }
    let own =
      findings.isEmpty ? [noFinding] + example : findings.map { String($0.drop(while: \.isNewline)) }
    let rest = alone.map {
      "also about `\($0.finding.activities.first ?? "")`: \($0.finding.message) [\($0.finding.rule)] (id: \($0.id))"
    }
    return (head + [""] + own + rest).map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
  }

  /// - Parameter resolutions: what `resolve` says about the two, in every layout.
  private func lines(_ facts: PairFacts, _ resolutions: [String]) -> [String] {
    let text = facts.text(of: names, spec: resolutions)
    guard let layout = facts.layout else { return text }
    return ["in a layout \(layout.words):"] + text.map { "  \($0)" }
  }

  private var names: [String] { activities.map(\.name.value) }

  private var indices: [Int] {
    names.compactMap { name in spec.activities.firstIndex { $0.name.value == name } }
  }

  /// ``mail.gspec.yaml:61:3: `archive` does `dismiss` on `list/message` by `drag` when selection == none``
  private func described(_ activity: Activity) -> String {
    let place = ReportPlace(activity.name.span, in: sources, root: root)
    let mechanics = listed(spec.mechanicNames(of: activity), joinedBy: "or")
    let condition = activity.guardExpression.map {
      " when \(GuardText(states: spec.states).text(of: $0.value))"
    }
    return
      "\(place.text): `\(activity.name.value)` does `\(activity.does.value)` "
      + "on `\(spec.elements[activity.target.value].path)` by \(mechanics)\(condition ?? "")"
  }

  private var noFinding: String {
    facts.contains { $0.hasTaker || $0.meetings.contains { !$0.orders.isEmpty } }
      ? "lint has nothing to report about the two" : "the two are never in each other's way"
  }

  /// A drawing of a touch that makes both claim, for a pair without findings.
  private var example: [String] {
    guard let witness = facts.lazy.compactMap(\.witness).first else { return [] }
    return DrawTimeline.brief(witness)
  }

  /// The lines of `resolve` that name both activities.
  private var declared: [String] {
    let indices = indices
    return spec.resolutions.compactMap { resolution in
      guard Set(indices).isSubset(of: resolution.activities) else { return nil }
      let word =
        switch resolution.rule {
        case .wait: "wait"
        case .prefer: "prefer"
        case .together: "together"
        }
      return "`\(word)` in line \(line(of: resolution))"
    }
  }

  /// The preference of one over the other that follows from several lines: `p` is preferred to `r` through `q`.
  private var passedOn: [String] {
    var preferred: [Int: [(other: Int, line: Int)]] = [:]
    for resolution in spec.resolutions {
      guard case .prefer(let winners, let others) = resolution.rule else { continue }
      let line = line(of: resolution)
      for winner in winners {
        preferred[winner.value, default: []] += others.map { ($0.value, line) }
      }
    }
    return [indices, indices.reversed()].compactMap { pair in
      guard let way = Self.way(from: pair[0], to: pair[1], preferred), way.count > 1 else { return nil }
      let name = { (index: Int) in spec.activities[index].name.value }
      let between = listed(way.dropLast().map { name($0.other) })
      let lines = Set(way.map(\.line)).sorted()
      return "`\(name(pair[0]))` is preferred to `\(name(pair[1]))` through \(between), by `prefer` in "
        + (lines.count == 1 ? "line " : "lines ") + inWords(lines.map { "\($0)" })
    }
  }

  private func line(of resolution: Resolution) -> Int {
    ReportPlace(resolution.span, in: sources, root: root).line
  }

  /// The activities over which a preference of the first leads to the last, as few as possible, with the last and the line of each; `nil` if
  /// none leads there.
  private static func way(
    from first: Int, to last: Int, _ preferred: [Int: [(other: Int, line: Int)]]
  ) -> [(other: Int, line: Int)]? {
    var ways = preferred[first, default: []].map { [$0] }
    var seen: Set<Int> = [first]
    while !ways.isEmpty {
      ways = ways.filter { seen.insert($0[$0.count - 1].other).inserted }
      if let found = ways.first(where: { $0[$0.count - 1].other == last }) { return found }
      ways = ways.flatMap { way in
        preferred[way[way.count - 1].other, default: []].map { way + [$0] }
      }
    }
    return nil
  }
}

extension PairFacts {
  /// A line for each fact that decides whether both can claim.
  fileprivate func text(of names: [String], spec declared: [String]) -> [String] {
    let resolve = "resolve: " + (declared.isEmpty ? "no line names both" : declared.joined(separator: ", "))
    switch apart {
    case .never(let name):
      return ["nobody can perform `\(name)`: its guard or its mechanics exclude every touch"]
    case .takesOver(let name, let givers, let losing):
      let others = givers.isEmpty ? "" : " from \(listed(givers, joinedBy: "or"))"
      let other = names.first { $0 != name } ?? ""
      let loss =
        "`\(other)` may win beside \(listed(losing, joinedBy: "or")), but fails when `\(name)` takes the touch over"
      return ["`\(name)` only takes touches over\(others)", resolve] + (losing.isEmpty ? [] : [loss])
    case .elements: return ["elements: neither target lies inside the other, so no finger is on both"]
    case .guards: return [elements(names), "state: no state satisfies both guards"]
    case .tools: return [elements(names), "tools: no tool is taken by both"]
    case nil: break
    }
    let guards =
      isInTurn
      ? "state: no state satisfies both guards, but the state may change between the presses of one touch: "
        + "each counts at the first press of its mechanic"
      : "state: both guards can hold" + (state.map { ", for example when \($0)" } ?? "")
    return [elements(names), guards, resolve] + meetings.map { line($0, names) }
  }

  /// A touch that makes both claim.
  fileprivate var witness: FindingWitness? { meetings.lazy.compactMap(\.witness).first }

  /// Whether one only takes touches over, so that what lint knows of claims is not all.
  fileprivate var hasTaker: Bool {
    if case .takesOver = apart { true } else { false }
  }

  private var state: String? {
    let state = witness.map { $0.state.map { "\($0.name) is \($0.value)" } } ?? []
    return state.isEmpty ? nil : inWords(state)
  }

  private func elements(_ names: [String]) -> String {
    guard let inner else { return "elements: both have the same target" }
    return "elements: the target of `\(names[inner])` lies inside that of `\(names[1 - inner])`"
  }

  private func line(_ meeting: Meeting, _ names: [String]) -> String {
    let pair = meeting.mechanics.map { $0.joined(separator: ", ") }
    let head = "\(pair[0]) and \(pair[1]): "
    let orders = [ClaimOrder.first, .same, .second].filter(meeting.orders.contains).map { order in
      switch order {
      case .first: "`\(names[0])` first"
      case .same: "at the same instant"
      case .second: "`\(names[1])` first"
      }
    }
    let open = meeting.isUndecided ? " (not decided for every touch)" : ""
    if orders.isEmpty { return head + (meeting.isUndecided ? "not decided" : "no touch makes both claim") }
    return head + "one touch can make both claim: \(inWords(orders).replacing(" and ", with: " or "))" + open
  }
}
