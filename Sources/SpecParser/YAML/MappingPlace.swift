/// The place of a mapping in a spec, found by the keys around it.
struct MappingPlace {
  /// The form of the mapping; that of a value if it is unknown.
  var form: LanguageChild
  /// The key whose value the mapping is.
  var key: String?
  /// The offset where it begins, if it is known.
  var start: Int?

  /// A place that is not asked for: only mappings in brackets need theirs.
  static let unknown = MappingPlace(form: .value)

  /// Whether the mapping declares variables of state.
  private var isState: Bool { form == .names && key == "state" }

  private var isMetrics: Bool { form == .names && key == "metrics" }

  func languageKey(_ name: String) -> LanguageKey? { form.context?.key(name) }

  /// Whether the value of a key can be a list of words.
  func takesWords(_ name: String) -> Bool { isState || languageKey(name)?.takesWords == true }

  /// Whether the value of a key is one word of a few, and no list.
  func takesOneWord(_ name: String) -> Bool {
    if isMetrics { return Metric(rawValue: name).map { $0.dimension == nil } ?? false }
    return if case .oneOf = languageKey(name)?.value { true } else { false }
  }

  /// The quantity of a key that takes one and no range; `nil` for other keys.
  func quantity(of name: String) -> ExpectedQuantity? {
    guard isMetrics else { return languageKey(name)?.single }
    return Metric(rawValue: name)?.dimension.map { ExpectedQuantity(name, $0) }
  }

  /// Whether the value of a key is a quantity, or a range of quantities.
  func takesQuantity(_ name: String) -> Bool {
    quantity(of: name) != nil || languageKey(name)?.isLimit == true
  }

  /// The range that a value with a comma is, where a comma is no point: `1..2` for `1,2` fingers.
  func range(_ text: String, of name: String) -> String? {
    switch languageKey(name)?.value {
    case .fingers, .taps: NumberText.range(text, isWhole: true)
    case .directions, .directionsOrBool: NumberText.range(text, unit: Unit.degrees.rawValue, isWhole: true)
    default: nil
    }
  }

  /// Whether a word behind a comma is a key without its value, and not the rest of the value before.
  ///
  /// - Parameters:
  ///   - value: the value before, to its first comma.
  ///   - whole: all of it.
  func isKey(_ word: String, behind value: String, all whole: @autoclosure () -> String) -> Bool {
    if isState { return value == "bool" || value.range(ofDots: ()) != nil }
    return languageKey(word) != nil && (!value.contains("(") || whole().contains(")"))
  }
}
