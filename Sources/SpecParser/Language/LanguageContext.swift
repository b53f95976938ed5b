/// A place of a spec with its own keys: the top, an activity, an element.
///
/// The keys of each place, in the order in which `gspec format` writes them, are in `LanguageKeys`.
package enum LanguageContext: String, Sendable, Hashable, CaseIterable {
  case top, edges, element, mechanic, kind, activity, commit, handOver, feedback, resolution, lint, disable
  case follow, axes, fade, growth, rubberBand, clamp, progress, haptic
  case motion, commitMotion, endMotion, spring
  case press, wait, move, reverse, spread, orbit, lift
  /// A step with constraints: its word is the key.
  case step
}

/// The form of the value of a key.
package enum LanguageChild: Sendable, Hashable {
  /// A word, a quantity, or a list of them.
  case value
  case keys(LanguageContext)
  /// Keys, or names that the spec makes up, with these keys under each.
  case keysOrNamed(LanguageContext)
  /// Names that the spec makes up, with keys under each.
  case named(LanguageContext)
  /// Names that the spec makes up, each with a value.
  case names
  /// A list of mappings.
  case list(LanguageContext)

  /// The place of its keys; `nil` if it has none, or names that the spec makes up.
  var context: LanguageContext? {
    switch self {
    case .keys(let context), .keysOrNamed(let context), .list(let context): context
    case .value, .names, .named: nil
    }
  }
}

/// One key of the language.
package struct LanguageKey: Sendable, Hashable {
  package var name: String
  package var value: LanguageValue
  /// Its meaning, in one sentence.
  package var summary: String
  package var child: LanguageChild
  /// Whether every place with the key must have it; for `product`, every product's spec.
  package var isRequired: Bool
  /// Whether it may stand without a value, or with an empty list.
  package private(set) var mayBeEmpty = false
  /// The limit of a step that it states; `nil` for other keys.
  private(set) var limit: StepLimit?
  /// Whether it states a limit, which can name a metric in place of an amount.
  package var isLimit: Bool { limit != nil }
  /// What is read, where the value is one quantity and no range.
  var single: ExpectedQuantity? {
    guard case .quantity(let dimensions) = value, !isLimit else { return nil }
    var measure = ExpectedQuantity(name)
    measure.dimensions = dimensions
    return measure
  }
  /// Whether its value can be a list of words.
  var takesWords: Bool { value.takesWords || child == .list(.step) }
  /// What is read as that limit.
  private(set) var quantity: ExpectedQuantity?

  init(
    _ name: String, _ value: LanguageValue, _ summary: String, isRequired: Bool = false,
    mayBeEmpty: Bool = false, _ child: LanguageChild = .value
  ) {
    self.name = name
    self.value = value
    self.summary = isRequired ? "\(summary.dropLast()); required." : summary
    self.isRequired = isRequired
    self.mayBeEmpty = mayBeEmpty
    self.child = child
  }

  /// A key below `feedback`.
  init(_ key: FeedbackKey, _ shape: FeedbackShape, _ summary: String) {
    self.init(key.rawValue, .feedback(key, shape), summary, shape.child)
  }

  /// A key that states a limit of a step.
  ///
  /// - Parameters:
  ///   - called: its name in messages, if that is another.
  ///   - bias: the end that a bare quantity sets.
  init(
    _ name: String, _ limit: StepLimit, _ summary: String, called: String? = nil,
    bias: ExpectedQuantity.Bias = .least, greatest: Double = .infinity, isOrbit: Bool = false
  ) {
    let dimension = limit.dimension(isOrbit: isOrbit)
    self.init(name, .quantity([dimension]), summary)
    self.limit = limit
    quantity = ExpectedQuantity(called ?? name, dimension, bias: bias, greatest: greatest)
  }
}

extension LanguageContext {
  /// The keys in the order in which they are written.
  package var keys: [LanguageKey] { LanguageKeys.of(self) }

  package func key(_ name: String) -> LanguageKey? { keys.first { $0.name == name } }

  /// Groups of keys that exclude each other: a mapping has keys of at most one group.
  package var alternatives: [[String]] {
    switch self {
    case .top: [["product"], ["vocabulary"]]
    case .resolution: [["wait", "for"], ["prefer", "over"], ["together"]]
    case .disable: [["activity"], ["activities"]]
    case .commit: [["velocity"], ["name", "projected"]]
    case .spread: [["span"], ["distance"]]
    default: []
    }
  }

  /// The keys that a mapping cannot have beside others.
  package func excluded(by present: Set<String>) -> Set<String> {
    let own = alternatives.first { $0.contains(where: present.contains) }
    let excluded = own.map { Set(alternatives.joined()).subtracting($0) } ?? []
    guard self == .top else { return excluded }
    if present.contains("vocabulary") { return excluded.union(Self.productSections) }
    return present.isDisjoint(with: Self.productSections) ? excluded : excluded.union(["vocabulary"])
  }

  /// The sections of a product's spec that a vocabulary cannot have.
  static let productSections: Set<String> = [
    "platforms", "experience", "edges", "state", "elements", "activities", "resolve", "lint",
  ]

  /// The keys that a mapping cannot have by its place: a detent, which is an item of a list, has others than the thresholds of a commit.
  package func excluded(inList isInList: Bool) -> Set<String> {
    self == .commit ? Set(alternatives[isInList ? 0 : 1]) : []
  }

  /// Whether a mapping must have all keys of one of its `alternatives`.
  package var needsAlternative: Bool { self == .top || self == .resolution }

  /// Whether one mapping may stand where the language has a list of them.
  package var mayStandAlone: Bool { self == .handOver || self == .disable }

  /// Whether its entries, which the spec names, may have no value.
  package var mayBeEmpty: Bool { self == .element || self == .kind }

  /// The keys of the mapping at the end of a path of keys, from the top of a spec.
  ///
  /// - Parameter path: keys; the items of lists are not counted.
  /// - Returns: `nil` if the mapping has names that the spec makes up, or if the path is unknown.
  package static func at(_ path: some Sequence<String>) -> LanguageContext? {
    form(at: path).context
  }

  /// The form of the value at the end of a path of keys; that of a value if the path is unknown.
  package static func form(at path: some Sequence<String>) -> LanguageChild {
    path.reduce(.keys(.top)) { child(of: $0, $1) }
  }

  /// The form of the value of one key of a place.
  package static func child(of place: LanguageChild, _ key: String) -> LanguageChild {
    switch place {
    case .keys(let context), .list(let context): context.key(key)?.child ?? .value
    case .keysOrNamed(let context): context.key(key)?.child ?? .keys(context)
    case .named(let context): .keys(context)
    case .value, .names: .value
    }
  }
}
