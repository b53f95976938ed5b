/// An activity's feedback and movements, as the rules about feedback ask for them.
struct FeedbackReading {
  let activity: Activity
  /// The mechanics that it binds, in the order of `by`.
  let mechanics: [Mechanic]

  init(_ activity: Activity, in spec: CheckedSpec) {
    self.activity = activity
    mechanics = activity.mechanics.map { spec.mechanics[$0.value] }
  }

  /// Every activity that can happen at all, in the order of the spec.
  static func all(in context: CheckContext) -> [FeedbackReading] {
    context.spec.activities.indices.filter { !context.deadActivities.contains($0) }
      .map { FeedbackReading(context.spec.activities[$0], in: context.spec) }
  }

  var name: String { activity.name.value }

  // MARK: What is declared

  /// The entries whose path begins with these keys, in the order of the text.
  func entries(_ keys: String...) -> [FeedbackSetting] {
    (activity.feedback?.value.entries ?? []).filter { $0.path.starts(with: keys) }
  }

  /// The measures that follow the fingers.
  var followed: [FeedbackSetting] { entries("follow") }

  /// Whether something of the element follows the fingers; `false` also where nothing is said.
  var followsSomething: Bool { followed.contains { !$0.isNothing } }

  // MARK: What the fingers do

  /// Whether a continuous mechanic of it makes such a movement: only that one has changes to follow.
  func tracks(_ isWanted: (MovePath) -> Bool) -> Bool {
    mechanics.contains { $0.isContinuous && $0.movePaths.contains(where: isWanted) }
  }

  /// Whether it has a mechanic that changes while the fingers move.
  var tracksAnything: Bool { tracks { _ in true } }
  var tracksTranslation: Bool {
    tracks { path in
      if case .translation = path { return true }
      return false
    }
  }
  var tracksSpread: Bool {
    tracks { path in
      if case .spread = path { return true }
      return false
    }
  }
  var tracksOrbit: Bool {
    tracks { path in
      if case .orbit = path { return true }
      return false
    }
  }
  /// Whether it moves fingers at all, by a discrete mechanic or a continuous one.
  var moves: Bool { mechanics.contains { !$0.movePaths.isEmpty } }
  /// Whether some mechanic of it waits.
  var waits: Bool { mechanics.contains(where: \.hasWait) }

  /// Whether an element could follow this mechanic from its first movement on, wherever it is touched.
  static func canBeFollowed(_ mechanic: Mechanic) -> Bool {
    mechanic.isContinuous && !mechanic.hasWait && !mechanic.movePaths.isEmpty && !mechanic.hasEdge
  }
}

extension FeedbackSetting {
  /// Whether it is written as nothing: `0`, `0x`, `none`.
  var isNothing: Bool {
    switch value {
    case .quantity(let quantity): quantity.amount == 0
    case .word(let word): word == "none"
    }
  }

  /// The amount; `nil` of a word.
  var amount: Double? {
    if case .quantity(let quantity) = value { return quantity.amount }
    return nil
  }
}

extension Mechanic {
  /// What its moves change, in the order of its steps.
  fileprivate var movePaths: [MovePath] {
    steps.compactMap { step in
      if case .move(let move) = step.action { return move.path }
      return nil
    }
  }

  /// Whether a finger rests somewhere on its way.
  fileprivate var hasWait: Bool {
    steps.contains { step in
      if case .wait = step.action { return true }
      return false
    }
  }
}

extension Mechanic {
  /// Whether it comes from an edge of the screen.
  fileprivate var hasEdge: Bool {
    steps.contains { step in
      if case .press(let press) = step.action { return !press.from.isEmpty }
      return false
    }
  }
}

extension RuleInfo {
  /// An entry of the family: a warning, with its place in the source document.
  static func feedback(
    _ id: String, _ summary: String, because reason: String, section: String, example: String,
    corrected: String
  ) -> RuleInfo {
    RuleInfo(
      id: "feedback/" + id, defaultSeverity: .warning, summary: summary, reason: reason,
      source: "Mobile App Gesture Animations: " + section, example: example, corrected: corrected)
  }

  /// A spec with one activity, `swipe-away` on a card unless another is given, for examples.
  static func feedbackExample(_ lines: String...) -> String {
    ([
      "gspec: 1", "product: Example", "uses: [material]", "elements:",
      "  card: {swipeable: left, zooms: true}",
    ]
      + ["activities:"] + lines.map { "  " + $0 }).joined(separator: "\n")
  }
}
