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
}
