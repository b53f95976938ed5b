/// Words of other languages in guards, and the help for them.
extension GuardParser {
  /// The help for a word that other languages have, or write in capitals; `nil` for any other word.
  static func sign(meantBy word: String) -> String? {
    switch word.lowercased() {
    case "is", "equals", "eq": "write `==`"
    case "if", "when", "where": "leave `\(word)` out: `when` is the key"
    case "unless": "write `not (…)`"
    default: joint(meantBy: word)
    }
  }

  /// The help for a word of guards in capitals.
  static func joint(meantBy word: String) -> String? {
    let plain = word.lowercased()
    return plain != word && guardWords.contains(plain) ? "write `\(plain)`" : nil
  }

  /// Whether the token can belong to the comparison of an unknown variable: `modde is calm`.
  var isBehindUnknown: Bool {
    switch current.kind {
    case .word(let word): Self.joint(meantBy: word) == nil
    case .number, .unknown: true
    case .comparison, .opening, .closing, .comma, .and, .or, .not, .isIn, .end: false
    }
  }

  /// The help for a word or a value behind the name of a variable: `mode is idle`, `mode idle`; `nil` if none stands there.
  func comparison(meantBehind name: String) -> String? {
    guard case .word(let word) = current.kind, Self.joint(meantBy: word) == nil else {
      if case .number = current.kind { return "write `\(name) == \(text(of: current))`" }
      return nil
    }
    let isSign = ["is", "equals", "eq", "has"].contains(word.lowercased())
    return "write `\(name) == \(text(of: isSign && next.isOperand ? next : current))`"
  }

  /// The help for a word that is no variable, but a value of one (`edit`), or names one behind a dot (`mode.edit`, `item.mode`); `nil` for
  /// any other word.
  func condition(meantBy word: String) -> String? {
    if let dot = word.lastIndex(of: ".") {
      let (owner, last) = (String(word[..<dot]), String(word[word.index(after: dot)...]))
      if let slot = scope.slot(of: owner), scope.states[slot].type.has(last) {
        return "write `\(owner) == \(last)`"
      }
      if let whole = scope.wholeName(endingWith: word) { return NearMiss.question(whole) }
      return scope.slot(of: last) == nil ? nil : NearMiss.question(last)
    }
    let owner = scope.names.first { name in
      scope.slot(of: name).map { scope.states[$0].type.has(word) } ?? false
    }
    return owner.map { "`\(word)` is a value of `\($0)`: write `\($0) == \(word)`" }
  }

  /// The help for a range of numbers (`1..3`) in place of a value; `nil` for any other token.
  func condition(meantByRange token: GuardToken, of slot: Int) -> String? {
    guard case .number(let text) = token.kind, case .number = scope.states[slot].type,
      let ends = text.endsOfRange
    else { return nil }
    let name = scope.states[slot].shortName
    let low = ends.low.isEmpty ? nil : "\(name) >= \(ends.low)"
    let high = ends.high.isEmpty ? nil : "\(name) <= \(ends.high)"
    return "write `\([low, high].compactMap(\.self).joined(separator: " and "))`"
  }
}

extension StateType {
  /// Whether it is an enumeration with this value.
  fileprivate func has(_ word: String) -> Bool {
    if case .enumeration(let words) = self { words.contains { $0.value == word } } else { false }
  }
}
