package import SpecParser

/// The delays of claims after the movements that decide them, for all activities of a spec.
package struct LatencyReport: Sendable {
  /// Rows in the order of the spec: activities as declared, their mechanics as in `by`.
  package var rows: [LatencyRow]
}

extension LatencyReport {
  /// Merges the reports of both layouts: rows that are equal in both once, the others with their layout.
  ///
  /// - Parameters:
  ///   - plain: the report of the layout from left to right.
  ///   - turned: the report of the other layout.
  static func both(_ plain: LatencyReport, _ turned: LatencyReport) -> LatencyReport {
    // Only rows of one activity are compared with each other.
    var rest = Dictionary(grouping: turned.rows.indices) { turned.rows[$0].activity }
    var rows: [LatencyRow] = []
    for var row in plain.rows {
      if let same = rest[row.activity]?.firstIndex(where: { row.says(what: turned.rows[$0]) }) {
        rest[row.activity]?.remove(at: same)
      } else {
        row.layout = .ltr
      }
      rows.append(row)
    }
    return LatencyReport(rows: merged(rows, rest.values.joined().sorted().map { turned.rows[$0] }))
  }

  /// Inserts the rows of the other layout, each behind the last row of its activity that stands no later in the spec, else at the end.
  private static func merged(_ rows: [LatencyRow], _ others: [LatencyRow]) -> [LatencyRow] {
    var (blocks, numbers): ([[LatencyRow]], [String: Int]) = ([], [:])
    for row in rows {
      if let number = numbers[row.activity] {
        blocks[number].append(row)
      } else {
        numbers[row.activity] = blocks.count
        blocks.append([row])
      }
    }
    var end: [LatencyRow] = []
    for var row in others {
      row.layout = .rtl
      func isBefore(_ other: LatencyRow) -> Bool {
        other.activity == row.activity && other.span.start <= row.span.start
      }
      if let last = end.lastIndex(where: isBefore) {
        end.insert(row, at: last + 1)
      } else if let number = numbers[row.activity], let last = blocks[number].lastIndex(where: isBefore) {
        blocks[number].insert(row, at: last + 1)
      } else {
        end.append(row)
      }
    }
    return blocks.flatMap { $0 } + end
  }
}

/// One mechanic of an activity, or several names for the same movement.
package struct LatencyRow: Sendable {
  /// The sort of the deciding movement, on which the mechanic would claim if it were alone.
  package enum Movement: String, Sendable, Hashable, CaseIterable {
    case press, hold, move, lift
  }

  package var activity: String
  /// The path of the target.
  package var target: String
  /// Names of mechanics, in the order of `by`.
  package var mechanics: [String]
  package var movement: Movement
  /// The place where the first of the mechanics is named.
  package var span: SourceSpan
  package var delay: ClaimDelay
  /// Rivals that the claim waits for, the longest delay first.
  package var rivals: [LatencyRival]
  /// The budget in effect, in microseconds, and the place where the activity declares its own.
  package var budget: Int64
  package var ownBudget: SourceSpan?
  /// The layout to which the row applies; `nil` if both layouts agree.
  package var layout: LayoutDirection?

  /// Whether `worst` is only an upper bound: a rival may itself wait, or a third activity ends each that causes so long a delay. The
  /// analysis does not examine three activities together.
  package var isBound: Bool {
    rivals.contains(where: \.isChained)
      || !rivals.isEmpty && rivals.allSatisfy { $0.delay.worst != delay.worst || $0.isBound }
  }

  /// Whether another row has the same delays for the same mechanics.
  fileprivate func says(what other: LatencyRow) -> Bool {
    activity == other.activity && mechanics == other.mechanics && movement == other.movement
      && delay == other.delay && isBound == other.isBound
      && rivals.map(\.activity) == other.rivals.map(\.activity)
      && rivals.map(\.mechanics) == other.rivals.map(\.mechanics)
      && rivals.map(\.delay) == other.rivals.map(\.delay)
  }

  /// The rival with the longest delay while the hand rests.
  package var worstRival: LatencyRival? { rivals.first }
}

/// The time that a claim is held, in microseconds; `nil` means as long as fingers stay down.
package struct ClaimDelay: Sendable, Hashable {
  /// The shortest delay: 0 if a rival can have failed before, or fails at the next act of the hand.
  package var best: Int64
  /// The longest delay if the hand does nothing more after the deciding movement.
  package var resting: Int64?
  /// The longest delay, whatever the hand does next.
  package var worst: Int64?

  package static let none = ClaimDelay(best: 0, resting: 0, worst: 0)

  package var isNone: Bool { self == Self.none }

  /// Whether the delay of a resting hand is longer than a budget.
  package func exceeds(_ budget: Int64) -> Bool { resting.map { $0 > budget } ?? true }
}

/// A recognizer that a claim waits for.
package struct LatencyRival: Sendable {
  package var activity: String
  /// Names of mechanics, in the order of `by`.
  package var mechanics: [String]
  package var span: SourceSpan
  package var delay: ClaimDelay
  /// The line of `resolve` that declares the wait, if any.
  package var declared: SourceSpan?
  /// Whether the two never exist in one state, so that the rival causes the delay only if the state changes between presses.
  package var isInTurn: Bool
  /// Whether the rival may itself be held for another, which prolongs the delay.
  package var isChained: Bool
  /// Whether a long press of another activity ends the rival before the longest delay.
  package var isEndedByHold: Bool
  /// Whether the analysis reached its bound. The delay then counts as unlimited.
  package var isUndecided: Bool

  /// Whether the longest delay is only an upper bound.
  package var isBound: Bool { isChained || isEndedByHold }
}
