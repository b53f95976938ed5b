/// The form of the value of a key. Schemas and completion are made of it, and its words stand in the table of keys.
package enum LanguageValue: Sendable, Hashable {
  /// The version of the language.
  case version
  case text
  case bool
  /// A boolean or a word.
  case boolOr(String)
  /// One name, in words with an article: `an activity`.
  case name(String)
  /// One or several names, in words: `mechanics`.
  case names(String)
  /// A list of names, in words.
  case nameList(String)
  /// Names of elements or their traits, or `any`.
  case elementsOrTraits
  /// One of some words.
  case oneOf([String])
  /// One or several of some words. In the table they are listed if they are not called anything.
  case someOf([String], called: String? = nil)
  /// A quantity of one of several dimensions.
  case quantity([Dimension])
  /// One or several directions or other words.
  case directions(or: [String] = [], called: String)
  case directionsOrBool
  case `guard`
  /// A number of fingers or a range of them.
  case fingers
  /// A range of touches from 1 on.
  case taps
  /// Keys, in words.
  case keys(String)
  case feedback(FeedbackKey, FeedbackShape)

  /// One or several words of a type.
  static func words<Word: CaseIterable & RawRepresentable<String>>(
    of _: Word.Type, called: String? = nil
  ) -> LanguageValue {
    .someOf(Word.allCases.map(\.rawValue), called: called)
  }

  /// One or several directions, or words of a type.
  static func directions<Word: CaseIterable & RawRepresentable<String>>(
    orAny _: Word.Type, called: String
  ) -> LanguageValue {
    .directions(or: Word.allCases.map(\.rawValue), called: called)
  }

  /// Whether it is always a list.
  package var isList: Bool { if case .nameList = self { true } else { false } }

  /// The form in words, for the table of keys.
  package var described: String {
    switch self {
    case .version: "1"
    case .text: "text"
    case .bool: "true or false"
    case .boolOr(let word): "true, false or \(word)"
    case .name(let name): name
    case .names(let names): "one or a list of \(names)"
    case .nameList(let names): "a list of \(names)"
    case .elementsOrTraits: "elements, traits or any"
    case .oneOf(let words): words.joined(separator: " or ")
    case .someOf(let words, let called): called ?? "one or a list of \(words.joined(separator: " "))"
    case .quantity(let dimensions): dimensions.map(\.described).joined(separator: " or ")
    case .directions(_, let called): called
    case .directionsOrBool: "directions, or true"
    case .guard: "a guard"
    case .fingers: "2, or 1..2"
    case .taps: "1..3"
    case .keys(let words): words
    case .feedback(_, let shape): shape.described
    }
  }

  /// Whether it can be a list of words.
  var takesWords: Bool {
    switch self {
    case .names, .nameList, .elementsOrTraits, .someOf, .directions, .directionsOrBool: true
    default: false
    }
  }
}
