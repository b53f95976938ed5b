package import SpecParser

/// How long after the movement that decides the claims of a spec's activities come.
package struct LatencyReport: Sendable {
  /// In the order of the spec: activities as declared, their mechanics as in `by`.
  package var rows: [LatencyRow]
}

extension LatencyReport {
  /// What is so in both layouts once, and what is not for each of them.
  ///
  /// - Parameters:
  ///   - plain: of the layout from left to right.
  ///   - turned: of the other one.
  static func both(_ plain: LatencyReport, _ turned: LatencyReport) -> LatencyReport {
    var rest = turned.rows
    var rows: [LatencyRow] = []
    for var row in plain.rows {
      if let same = rest.firstIndex(where: { row.says(what: $0) }) {
        rest.remove(at: same)
      } else {
        row.layout = .ltr
      }
      rows.append(row)
    }
    for var row in rest {
      row.layout = .rtl
      let last = rows.lastIndex { $0.activity == row.activity && $0.span.start <= row.span.start }
      rows.insert(row, at: last.map { $0 + 1 } ?? rows.count)
    }
    return LatencyReport(rows: rows)
  }
}

/// One mechanic of an activity, or one movement with several names.
package struct LatencyRow: Sendable {
  /// What the deciding movement is: with it the mechanic, alone, claims.
  package enum Movement: String, Sendable, Hashable, CaseIterable {
    case press, hold, move, lift
  }

  package var activity: String
  /// The path of the target.
  package var target: String
  /// Names, in the order of `by`.
  package var mechanics: [String]
  package var movement: Movement
  /// Where the first of the mechanics is named.
  package var span: SourceSpan
  package var delay: ClaimDelay
  /// Rivals that the claim waits for, the one that costs most first.
  package var rivals: [LatencyRival]
  /// The budget in force, microseconds, and where the activity itself says it.
  package var budget: Int64
  package var ownBudget: SourceSpan?
  /// The layout in which this is so, where it is otherwise in the other one.
  package var layout: LayoutDirection?

  /// Whether `worst` is only known not to be exceeded: a rival waits in turn, and all that can happen to three at once is
  /// not looked at.
  package var isBound: Bool { rivals.contains(where: \.isChained) }

  /// Whether another row says the same of the same mechanics.
  fileprivate func says(what other: LatencyRow) -> Bool {
    activity == other.activity && mechanics == other.mechanics && movement == other.movement
      && delay == other.delay && rivals.map(\.activity) == other.rivals.map(\.activity)
      && rivals.map(\.mechanics) == other.rivals.map(\.mechanics)
      && rivals.map(\.delay) == other.rivals.map(\.delay)
  }

  /// The rival that costs the most while the hand rests.
  package var worstRival: LatencyRival? { rivals.first }
}

/// How long a claim is held. Microseconds; `nil` is as long as fingers stay down.
package struct ClaimDelay: Sendable, Hashable {
  /// The least: 0 where a rival can have failed before, or fails as soon as the hand does anything.
  package var best: Int64
  /// The most when the hand does nothing more after the deciding movement.
  package var resting: Int64?
  /// The most, whatever the hand goes on to do.
  package var worst: Int64?

  package static let none = ClaimDelay(best: 0, resting: 0, worst: 0)

  package var isNone: Bool { self == Self.none }

  /// Whether it is longer than a budget, by what a resting hand waits.
  package func exceeds(_ budget: Int64) -> Bool { resting.map { $0 > budget } ?? true }
}

/// A recognizer that a claim waits for.
package struct LatencyRival: Sendable {
  package var activity: String
  /// Names, in the order of `by`.
  package var mechanics: [String]
  package var span: SourceSpan
  package var delay: ClaimDelay
  /// Whether `resolve` says so: the line's place, else `nil`.
  package var declared: SourceSpan?
  /// Whether the rival may itself be held for another, and so prolong it.
  package var isChained: Bool
  /// Whether the analysis came to its bound: the delay is then taken to be without end.
  package var isUndecided: Bool
}
