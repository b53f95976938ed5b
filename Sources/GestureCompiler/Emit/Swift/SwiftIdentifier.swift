/// A name of a spec as a Swift identifier: its words joined, with the case that Swift's guidelines require.
///
/// `zoom-in` is `zoomIn` as a value and `ZoomIn` as a type. A character that identifiers cannot contain is written as its number, `u1F600`,
/// so every name has an identifier. Generated TypeScript has the same identifiers.
struct SwiftIdentifier: Sendable, Hashable {
  /// The identifier of a value without backticks: `zoomIn`.
  let lower: String
  /// The identifier of a type without backticks: `ZoomIn`.
  let upper: String

  init(_ names: [String]) {
    let words = names.flatMap(Self.words)
    let joined = words.enumerated().map { $0 == 0 ? Self.lowered($1) : Self.raised($1) }.joined()
    lower = Self.begun(joined)
    upper = Self.begun(words.map(Self.raised).joined())
  }

  init(_ name: String) { self.init([name]) }

  /// The name as a case, a property or a method, with backticks if it is a Swift keyword.
  ///
  /// Only `self` has another meaning even in backticks, so it gets an underscore.
  var value: String { lower == "self" ? "self_" : Self.keywords.contains(lower) ? "`\(lower)`" : lower }

  /// The name as a case, a property or a method of a type that already has members with these names.
  func value(beside members: Set<String>) -> String {
    members.contains(lower) ? lower + "_" : value
  }

  /// The name as a nested type. It differs from names that Swift reserves and from modules that the code uses.
  var nestedType: String { Self.keptTypes.contains(upper) ? upper + "_" : upper }

  // MARK: Words

  /// The words of a name such as `list/message`, `zoom-in`, `zoom_in`, `zoom.in`.
  private static func words(_ name: String) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = [[]]
    for scalar in name.unicodeScalars {
      switch scalar {
      case "-", "_", ".", "/": words.append([])
      default: words[words.count - 1] += isPart(scalar) ? [scalar] : number(scalar)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func number(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    Array("u\(String(scalar.value, radix: 16, uppercase: true))".unicodeScalars)
  }

  private static func raised(_ word: [Unicode.Scalar]) -> String { cased(word, \.titlecaseMapping) }
  private static func lowered(_ word: [Unicode.Scalar]) -> String {
    // An abbreviation is lowered as a whole: `URL` becomes `url`.
    let isAbbreviation = word.count > 1 && word.allSatisfy { $0.isASCII && $0.properties.isUppercase }
    return isAbbreviation
      ? word.map { $0.properties.lowercaseMapping }.joined() : cased(word, \.lowercaseMapping)
  }

  private static func cased(
    _ word: [Unicode.Scalar], _ mapping: KeyPath<Unicode.Scalar.Properties, String>
  ) -> String {
    guard let first = word.first else { return "" }
    let mapped = first.properties[keyPath: mapping].unicodeScalars
    let isUsable = mapped.count == 1 && mapped.allSatisfy(isPart)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: isUsable ? Array(mapped) : [first])
    text.append(contentsOf: word.dropFirst())
    return String(text)
  }

  /// An identifier begins with a letter or an underscore, and is never empty.
  private static func begun(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return "_empty" }
    return isHead(first) ? text : "_" + text
  }

  // MARK: Scalars

  /// Whether identifiers may contain it, as letters and digits. Symbols and emoji are written as numbers.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    return isHead(scalar) || isCombining(scalar)
  }

  /// JavaScript's identifiers, unlike Swift's, have no marks that enclose a letter.
  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIDContinue && combining.contains { $0.contains(scalar.value) }
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || scalar == "_" }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return heads.contains { $0.contains(scalar.value) }
    default: return false
    }
  }

  /// Characters with which Swift's grammar lets an identifier begin (The Swift Programming Language, Lexical Structure).
  private static let heads: [ClosedRange<UInt32>] = [
    0xAA...0xAA, 0xB5...0xB5, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F,
    0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x2070...0x20CF, 0x2100...0x218F, 0x2C00...0x2DFF,
    0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
    0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD,
    0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  /// Combining marks that may follow.
  private static let combining: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  // MARK: Words reserved by Swift

  private static let keptTypes: Set<String> = [
    "Type", "Protocol", "Self", "Any", "Swift", "GestureRuntime", "_Concurrency",
  ]

  /// Reserved words of declarations, statements and expressions. Words that are reserved only in some contexts stay without backticks.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
