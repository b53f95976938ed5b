import SpecParser

/// Finds movements that people must perform differently: changes of fingers, steps, directions and limits.
struct CompareMovements {
  let pair: SpecPair

  /// The changes. Equal changes of several activities are one change, since one metric may affect many.
  var changes: [ProductChange] {
    let all = pair.both.flatMap { movements($0.old, $0.new) }
    return all.grouped { [$0.predicate, $0.before, $0.after] }.map { _, same in
      var change = same[0]
      change.activities = same.flatMap(\.activities)
      change.predicate = (change.activities.count > 1 ? "ask" : "asks") + change.predicate
      return change
    }
  }

  private func movements(_ old: Int, _ new: Int) -> [ProductChange] {
    let (before, after) = (pair.old.activities[old], pair.new.activities[new])
    return after.mechanics.compactMap { mechanic in
      let name = pair.new.mechanics[mechanic.value].name.value
      guard let known = before.mechanics.first(where: { pair.old.mechanics[$0.value].name.value == name })
      else { return nil }
      let looks = (
        MovementLook(pair.old, known.value, old), MovementLook(pair.new, mechanic.value, new)
      )
      guard looks.0 != looks.1 else { return nil }
      let words = looks.0.words(beside: looks.1)
      return ProductChange(
        .movement, [after.name.value], " for another movement (\(name))", before: words.own,
        after: words.other,
        oldSpan: known.span, newSpan: mechanic.span)
    }
  }
}

/// The demands of an activity's mechanic on the fingers, without source locations and without the origins of limits.
struct MovementLook: Hashable {
  private let fingers: ClosedRange<Int>
  private let isContinuous: Bool
  private let steps: [StepLook]
  /// The words are not compared: they depend on whether the spec or a metric sets a limit.
  private let sentence: String
  /// The limits of each step that the sentence does not mention, each in its place; `nil` if there is none.
  private let hidden: [[String?]]

  init(_ spec: CheckedSpec, _ mechanic: Int, _ activity: Int) {
    let elaborated = CompilePipeline.elaborate(mechanic, for: activity, in: spec)
    fingers = elaborated.fingers
    isContinuous = elaborated.isContinuous
    let limits = elaborated.steps.map(\.lookedLimits)
    steps = zip(elaborated.steps, limits).map { StepLook($0, $1.map(\.text)) }
    hidden = limits.map { $0.map { $0.isMentioned ? nil : $0.text } }
    sentence = FigureWords.sentence(fingers: elaborated.fingers, steps: elaborated.steps)
  }

  static func == (a: MovementLook, b: MovementLook) -> Bool {
    a.fingers == b.fingers && a.isContinuous == b.isContinuous && a.steps == b.steps
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(fingers)
    hasher.combine(isContinuous)
    hasher.combine(steps)
  }

  /// The words for both. A limit that the sentences do not mention is added if it differs.
  func words(beside other: MovementLook) -> (own: String, other: String) {
    var own: [String] = [sentence]
    var others: [String] = [other.sentence]
    if steps.map(\.kind) == other.steps.map(\.kind) {
      for step in steps.indices {
        for limit in steps[step].limits.indices
        where steps[step].limits[limit] != other.steps[step].limits[limit] {
          if let text = hidden[step][limit] { own.append(text) }
          if let text = other.hidden[step][limit] { others.append(text) }
        }
      }
    }
    if isContinuous != other.isContinuous {
      own.append(isContinuous ? "continuous" : "at once")
      others.append(other.isContinuous ? "continuous" : "at once")
    }
    return (Self.unique(own), Self.unique(others))
  }

  /// Joins the parts without duplicates, since contacts of one mechanic often share a limit.
  private static func unique(_ parts: [String]) -> String {
    parts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: "; ")
  }
}

/// One step with its limits.
private struct StepLook: Hashable {
  /// The visible properties of a step. Directions are those of both layouts.
  let kind: Word
  let edges: Set<Side>
  let followsReading: Bool
  /// The limits that comparisons name, each in its place; `nil` if there is none.
  let limits: [String?]
  private let others: [String?]
  /// Whether any movement is enough.
  private let isFirstMovement: Bool
  private let path: String

  enum Word: Hashable { case press, wait, move, lift }

  init(_ step: ElaboratedStep, _ limits: [String?]) {
    edges = Set(step.edges.sides)
    followsReading = step.followsReading
    self.limits = limits
    others = step.ownLimits.map(\.text)
    isFirstMovement = step.distance.low?.isFirstMovement(step.kind.distanceDimension) == true
    switch step.kind {
    case .press: (kind, path) = (.press, "")
    case .wait: (kind, path) = (.wait, "")
    case .move(let path): (kind, self.path) = (.move, MachineWords.move(path, within: step.deviation))
    case .lift: (kind, path) = (.lift, "")
    }
  }
}

extension ElaboratedStep {
  /// The limits that comparisons name, with those that only a scale has.
  fileprivate var lookedLimits: [(text: String?, isMentioned: Bool)] {
    let doubling = doubling.map { "doubles each \(DocumentWords.amount($0, .length)) or less" }
    return comparedLimits + [(doubling, false)]
  }
}
