package import SpecParser

/// The differences between two versions of a product's spec.
package struct ProductComparison: Sendable {
  /// Changes that people notice: losses first, then changes, then gains; within each, in the order of the kinds, then of the specs.
  package var changes: [ProductChange]
  /// Changes that break code that uses the generated Swift, in the order of its declarations.
  package var breaks: [InterfaceBreak]

  package var isEmpty: Bool { changes.isEmpty && breaks.isEmpty }

  package func count(_ effect: ProductChange.Effect) -> Int { changes.count { $0.kind.effect == effect } }
}

/// A change that people who use the product notice, or that its authors should know.
package struct ProductChange: Sendable, Hashable {
  /// The effect on people who use the product.
  package enum Effect: String, Sendable, Hashable, CaseIterable {
    case loss, change, gain
  }

  /// The kinds of changes. The raw value is the name in reports, and the order of cases is the order of reports.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case activityRemoved = "activity-removed"
    case wayRemoved = "way-removed"
    case alternativeRemoved = "alternative-removed"
    case guardNarrowed = "guard-narrowed"
    case toolsNarrowed = "tools-narrowed"
    case targetNarrowed = "target-narrowed"
    case slower
    case conflictAdded = "conflict-added"

    case activityRenamed = "activity-renamed"
    case movement, meaning, target
    case guardChanged = "guard"
    case tools, commit, taps, sequence
    case handOver = "hand-over"
    case over, values, feedback
    case alternative
    case rivals
    case metric, start, state, edges
    case conflictChanged = "conflict-changed"

    case activityAdded = "activity-added"
    case wayAdded = "way-added"
    case alternativeAdded = "alternative-added"
    case guardWidened = "guard-widened"
    case toolsWidened = "tools-widened"
    case targetWidened = "target-widened"
    case faster
    case conflictRemoved = "conflict-removed"

    package var effect: Effect {
      switch self {
      case .activityRemoved, .wayRemoved, .alternativeRemoved, .guardNarrowed, .toolsNarrowed,
        .targetNarrowed, .slower, .conflictAdded:
        .loss
      case .activityAdded, .wayAdded, .alternativeAdded, .guardWidened, .toolsWidened, .targetWidened,
        .faster, .conflictRemoved:
        .gain
      default: .change
      }
    }
  }

  package var kind: Kind
  /// Names of the affected activities in the new spec; removed activities keep their old names. Empty for the whole product.
  package var activities: [String]
  /// The predicate of the sentence, without the names: `can no longer be done by swipe`. For a conflict and for the whole product it is a
  /// whole sentence.
  package var predicate: String
  /// The old and the new value, if they are shown apart from the sentence.
  package var before: String?
  package var after: String?
  /// The rule and the severity of a conflict.
  package var rule: String?
  package var severity: Severity?
  /// The places in the old and in the new spec.
  package var oldSpan: SourceSpan?
  package var newSpan: SourceSpan?

  init(
    _ kind: Kind, _ activities: [String], _ predicate: String, before: String? = nil, after: String? = nil,
    oldSpan: SourceSpan? = nil, newSpan: SourceSpan? = nil
  ) {
    self.kind = kind
    self.activities = activities
    self.predicate = predicate
    self.before = before
    self.after = after
    self.oldSpan = oldSpan
    self.newSpan = newSpan
  }

  /// The change as one sentence without a full stop.
  package var sentence: String {
    if rule != nil || activities.isEmpty { return predicate }
    return inWords(activities.map { "`\($0)`" }) + " " + predicate
  }
}

/// A change of a declaration in the generated Swift that breaks code that uses it.
package struct InterfaceBreak: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The declaration is gone.
    case removed
    /// The declaration has another type.
    case changed
    /// A new case, which a `switch` must name.
    case newCase = "new-case"
    /// A new requirement, which a handler must implement.
    case newRequirement = "new-requirement"
  }

  package var kind: Kind
  /// The declaration with its outer types: `MailGesture.Archive.translation`.
  package var symbol: String
  /// The old and the new type of a changed declaration, or the old type of a removed overload.
  package var before: String?
  package var after: String?

  /// The break as one sentence without a full stop.
  package var sentence: String {
    switch kind {
    case .removed: before.map { "`\(symbol)` is gone for `\($0)`" } ?? "`\(symbol)` is gone"
    case .changed: "`\(symbol)` was `\(before ?? "")` and is `\(after ?? "")`"
    case .newCase: "`\(symbol)` is a new case, which a `switch` without `default` must name"
    case .newRequirement: "`\(symbol)` is a new requirement, which every handler must implement"
    }
  }
}
