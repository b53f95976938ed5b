/// Reads the comparisons of a guard and checks them against the types of the declared state.
extension GuardParser {
  /// A comparison: `unread`, `zoom > 1.0`, `1.0 < zoom`, `selection in (none, some)`, `true`.
  mutating func comparison() throws(Failure) -> Guard {
    let left = advance()
    if case .number = left.kind { return try mirrored(left) }
    guard case .word(let name) = left.kind else { throw unexpected(left) }
    if name == "true" || name == "false" { return .constant(name == "true") }
    if let meant = Self.sign(meantBy: name), scope.slot(of: name) == nil, !scope.broken.contains(name) {
      throw failure("`\(name)` means nothing in a guard", at: left.range, help: [meant])
    }
    guard let slot = slot(of: name, at: left.range) else { return skippedComparison() }
    let isNot = current.kind == .not
    if isNot { advance() }
    if skip(.isIn) {
      let guardExpression = try membership(slot)
      return isNot ? .not(guardExpression) : guardExpression
    }
    guard !isNot else { throw unexpected(current) }
    if case .comparison(let comparison) = current.kind {
      advance()
      return try compared(slot, comparison, with: advance())
    }
    if case .unknown(let sign) = current.kind, ["=", "=>", "=<", "<>"].contains(sign) {
      throw unexpected(current)
    }
    guard scope.states[slot].type == .bool else {
      if let meant = comparison(meantBehind: name) {
        throw failure("a comparison sign is missing behind `\(name)`", at: current.range, help: [meant])
      }
      if case .unknown = current.kind { throw unexpected(current) }
      report(
        "`\(name)` is \(scope.states[slot].type.described), not a bool", at: left.range,
        help: ["compare it: `\(name) == \(scope.states[slot].type.example)`"]
      )
      return mistyped()
    }
    return .isOneOf(slot: slot, values: [1])
  }

  /// Skips what follows the name of an unknown variable: `> 1.0`, `not in (a, b)`, or nothing.
  private mutating func skippedComparison() -> Guard {
    if case .comparison = current.kind {
      advance()
      if current.isOperand { advance() }
    } else if current.kind == .isIn || (current.kind == .not && next.kind == .isIn) {
      while ![.opening, .closing, .and, .or, .end].contains(current.kind) { advance() }
      if skip(.opening) {
        while current.isOperand || current.kind == .comma { advance() }
        _ = skip(.closing)
      }
    } else {
      while isBehindUnknown { advance() }
    }
    return mistyped()
  }

  /// A comparison with the number on its left: `1.0 < zoom`, read as `zoom > 1.0`.
  private mutating func mirrored(_ number: GuardToken) throws(Failure) -> Guard {
    guard case .comparison(let comparison) = current.kind else {
      throw failure("a number alone is no condition", at: number.range, help: [Self.form])
    }
    advance()
    let name = advance()
    guard case .word(let word) = name.kind, !guardWords.contains(word) else { throw unexpected(name) }
    guard let slot = slot(of: word, at: name.range) else { return mistyped() }
    return try compared(slot, comparison.mirrored, with: number)
  }

  /// The values behind `in`: `(a, b)`.
  private mutating func membership(_ slot: Int) throws(Failure) -> Guard {
    let opening = current
    guard skip(.opening) else {
      throw failure(
        "`in` needs its values in parentheses", at: current.range,
        help: [condition(meantByRange: current, of: slot) ?? "write `in (a, b)`"])
    }
    var parts: [Guard] = []
    repeat {
      if current.kind == .closing { break }
      parts.append(try compared(slot, .equal, with: advance()))
    } while skip(.comma)
    guard skip(.closing) else {
      throw failure("a `,` or `)` is missing", at: current.range, help: ["write `in (a, b)`"])
    }
    guard !parts.isEmpty else {
      throw failure("`in` needs at least one value", at: opening.range, help: ["write `in (a, b)`"])
    }
    let values = parts.flatMap { if case .isOneOf(_, let values) = $0 { values } else { [Int]() } }
    if values.isEmpty { return parts.count == 1 ? parts[0] : .or(parts) }
    return .isOneOf(slot: slot, values: Set(values).sorted())
  }

  private mutating func compared(
    _ slot: Int, _ comparison: Comparison, with right: GuardToken
  ) throws(Failure) -> Guard {
    guard right.isOperand else { throw misplaced(right, comparedTo: slot) }
    switch scope.states[slot].type {
    case .bool: return comparedBool(slot, comparison, with: right)
    case .enumeration(let words): return comparedWord(slot, words, comparison, with: right)
    case .number: return comparedNumber(slot, comparison, with: right)
    }
  }

  private func misplaced(_ token: GuardToken, comparedTo slot: Int) -> Failure {
    let state = scope.states[slot]
    if token.kind == .end { return unexpected(token) }
    if case .enumeration(let words) = state.type {
      return unexpected(token, insteadOf: words.map(\.value))
    }
    if case .comparison = token.kind {
      return failure(
        "`\(text(of: token))` follows another comparison sign", at: token.range,
        help: ["write one of `==`, `!=`, `<`, `<=`, `>`, `>=`"])
    }
    return failure(mismatch(slot, token), at: token.range, help: [Self.form])
  }

  private mutating func comparedBool(_ slot: Int, _ comparison: Comparison, with right: GuardToken) -> Guard {
    let name = scope.states[slot].name.value
    guard case .word(let word) = right.kind, word == "true" || word == "false" else {
      report(
        mismatch(slot, right), at: right.range,
        help: ["write `\(name)` or `not \(name)`"]
      )
      return mistyped()
    }
    let value = word == "true" ? 1 : 0
    switch comparison {
    case .equal: return .isOneOf(slot: slot, values: [value])
    case .notEqual: return .isOneOf(slot: slot, values: [1 - value])
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return noOrder(slot, comparison, right)
    }
  }

  private mutating func comparedWord(
    _ slot: Int, _ words: [Located<String>], _ comparison: Comparison, with right: GuardToken
  ) -> Guard {
    guard let value = words.firstIndex(where: { right.reads($0.value) }) else {
      return undeclaredValue(right, slot, words.map(\.value))
    }
    switch comparison {
    case .equal: return .isOneOf(slot: slot, values: [value])
    case .notEqual:
      let others = words.indices.filter { $0 != value }
      return others.isEmpty ? .constant(false) : .isOneOf(slot: slot, values: others)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return noOrder(slot, comparison, right)
    }
  }

  private mutating func comparedNumber(_ slot: Int, _ comparison: Comparison, with right: GuardToken) -> Guard
  {
    let name = scope.states[slot].name.value
    guard case .number(let text) = right.kind else {
      report(
        mismatch(slot, right), at: right.range,
        help: [
          "compare it with a number: `\(name) \(comparison.rawValue) \(scope.states[slot].type.example)`"
        ]
      )
      return mistyped()
    }
    if let meant = condition(meantByRange: right, of: slot) {
      report("`\(text.shortened)` is a range, not a plain number", at: right.range, help: [meant])
      return mistyped()
    }
    guard let number = NumberText(text), number.unit.isEmpty, let value = number.value() else {
      let plain = NumberText(text).map { scope.states[slot].type.plain($0) }
      report(
        "`\(text.shortened)` is not a plain number; state has no units", at: right.range,
        help: plain.map { ["write `\($0)`"] } ?? []
      )
      return mistyped()
    }
    return .compares(slot: slot, comparison, value)
  }

  // MARK: Findings

  /// Says that what stands beside state is no value of it.
  private func mismatch(_ slot: Int, _ token: GuardToken) -> String {
    let (state, written) = (scope.states[slot], text(of: token))
    if let other = scope.slot(of: written), scope.states[other].type.described == state.type.described {
      return "a guard compares `\(state.name.value)` with a value, not with other state"
    }
    return "`\(state.name.value)` is \(state.type.described), but `\(written)` is not"
  }

  private func slot(of name: String, at range: Range<Int>) -> Int? {
    if let slot = scope.slot(of: name) { return slot }
    guard !scope.isIncomplete, !scope.broken.contains(name) else { return nil }
    if let other = scope.elsewhere(name) {
      return reader.fault(
        SyntaxRules.undeclared, "`\(name.shortened)` is state of an element that is not around this one",
        at: span(range),
        help: ["a guard can ask the state of its own element and of those around it, and of the product"],
        related: [.init(span: other.name.span, message: "`\(other.name.value)` is declared here")])
    }
    let names = examples(scope.names)
    let known = names.isEmpty ? "declare it under `state`" : "the state is \(names)"
    return reader.fault(
      SyntaxRules.undeclared, "`\(name.shortened)` is not declared under `state`", at: span(range),
      help: [condition(meantBy: name) ?? reader.help(for: name, among: scope.names, or: known)]
    )
  }

  private mutating func undeclaredValue(_ token: GuardToken, _ slot: Int, _ words: [String]) -> Guard {
    let state = scope.states[slot]
    let written = text(of: token)
    reader.report(
      SyntaxRules.guardText, "`\(written.shortened)` is no value of `\(state.name.value)`",
      at: span(token.range),
      help: [reader.help(for: written, among: words, or: "the values are \(examples(words))")],
      related: [.init(span: state.name.span, message: "its values are declared here")]
    )
    return mistyped()
  }

  private mutating func noOrder(_ slot: Int, _ comparison: Comparison, _ token: GuardToken) -> Guard {
    let state = scope.states[slot]
    report(
      "`\(comparison.rawValue)` compares numbers, but `\(state.name.value)` is \(state.type.described)",
      at: token.range, help: ["use `==`, `!=` or `in (a, b)`"]
    )
    return mistyped()
  }

  private func report(_ message: String, at range: Range<Int>, help: [String]) {
    reader.report(SyntaxRules.guardText, message, at: span(range), help: help)
  }
}

extension StateType {
  /// A number without its unit. Of a state from 1 to 8, `100%` is 1; of one from 0 to 100, it is 100.
  fileprivate func plain(_ written: NumberText) -> String {
    guard case .number(let low, let high) = self, written.unit == "%",
      let number = written.value(), !(low...high).contains(number),
      let share = written.value(timesTenTo: -2), (low...high).contains(share)
    else { return written.number }
    return MeasureText.exact(share)
  }
}

extension GuardToken {
  /// Whether the token can stand on one side of a comparison.
  var isOperand: Bool {
    switch kind {
    case .word, .number: true
    case .comparison, .opening, .closing, .comma, .and, .or, .not, .isIn, .unknown, .end: false
    }
  }

  fileprivate func reads(_ value: String) -> Bool { kind == .word(value) || kind == .number(value) }
}

extension Comparison {
  /// The comparison with its sides exchanged.
  var mirrored: Comparison {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

extension StateType {
  var described: String {
    switch self {
    case .bool: "a bool"
    case .enumeration: "an enumeration"
    case .number: "a number"
    }
  }

  /// A value of the type, for help.
  fileprivate var example: String {
    switch self {
    case .bool: "true"
    case .enumeration(let words): words.first?.value ?? "value"
    case .number(let low, _): "\(low)"
    }
  }
}
