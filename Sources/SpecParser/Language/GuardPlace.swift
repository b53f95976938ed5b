/// What can follow in a guard that is being typed, as `GuardParser` reads guards.
package enum GuardPlace: Sendable, Hashable {
  /// A condition: a variable, or `not`.
  case condition
  /// A variable, which a number is compared with.
  case variable
  /// What follows a variable: a comparison, `in`, or, after a bool, `and` and `or`.
  case `operator`(variable: String)
  /// `in`, after `not`.
  case membership(variable: String)
  /// The parenthesis after `in`.
  case opening(variable: String)
  /// A value of a variable. In a list of values a comma follows it.
  case value(variable: String, isInList: Bool)
  /// The comma or the parenthesis after a value of a list.
  case separator(variable: String)
  /// `and` or `or`, after a condition.
  case joint
  /// A comparison, after a number.
  case comparison
  /// Any part: a line of a guard that begins on another line.
  case anything
  /// A place where only an error can follow.
  case nothing

  /// The place at the end of a text. A word that ends there is still being typed, and is not counted.
  ///
  /// - Parameters:
  ///   - text: the guard before the cursor, perhaps with a quote before it.
  ///   - isWhole: whether the text has the beginning of the guard.
  package init(atEndOf text: String, isWhole: Bool = true) {
    let text = String(text.drop { " \"'".contains($0) })
    var tokens = GuardLexer.tokens(of: text).dropLast()
    if let last = tokens.last, last.kind.isTyped, last.range.upperBound == text.utf8.count {
      tokens.removeLast()
    }
    self = tokens.reduce(isWhole ? .condition : .anything) { $0.after($1.kind) }
  }

  /// The words of a guard that stand where a variable can, and not where a value does.
  static func variables(in text: String) -> [GuardToken] {
    var place = GuardPlace.condition
    return GuardLexer.tokens(of: text).filter { token in
      defer { place = place.after(token.kind) }
      guard case .word = token.kind else { return false }
      return place == .condition || place == .variable
    }
  }

  private func after(_ token: GuardToken.Kind) -> GuardPlace {
    switch (self, token) {
    case (.condition, .not), (.condition, .opening), (.anything, .not), (.anything, .opening): .condition
    case (.condition, .word(let name)), (.anything, .word(let name)):
      ["true", "false"].contains(name) ? .joint : .operator(variable: name)
    case (.condition, .number), (.anything, .number): .comparison
    case (.comparison, .comparison): .variable
    case (.variable, .word): .joint
    case (.operator(let name), .comparison): .value(variable: name, isInList: false)
    case (.operator(let name), .not): .membership(variable: name)
    case (.operator(let name), .isIn), (.membership(let name), .isIn): .opening(variable: name)
    case (.opening(let name), .opening): .value(variable: name, isInList: true)
    case (.value(let name, true), .word), (.value(let name, true), .number): .separator(variable: name)
    case (.value(_, true), .closing): .joint
    case (.value, .word), (.value, .number): .joint
    case (.separator(let name), .comma): .value(variable: name, isInList: true)
    case (.separator, .closing), (.joint, .closing), (.operator, .closing): .joint
    case (.joint, .and), (.joint, .or), (.operator, .and), (.operator, .or): .condition
    // After an error, the next condition can be read again.
    case (_, .and), (_, .or): .condition
    default: .nothing
    }
  }
}

extension GuardToken.Kind {
  /// Whether it is a word, of which the end may be missing.
  fileprivate var isTyped: Bool {
    switch self {
    case .word, .number, .and, .or, .not, .isIn: true
    case .comparison, .opening, .closing, .comma, .unknown, .end: false
    }
  }
}
