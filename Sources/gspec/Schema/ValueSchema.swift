import SpecParser

/// Schemas of values, by their form in the table of keys.
enum ValueSchema {
  /// The schema of a scalar: a word, a number or a boolean.
  static let scalar: JSON = ["type": ["string", "number", "boolean"], "minLength": 1]
  /// A name or a text. YAML reads some of them, such as `123` and `true`, as numbers and booleans.
  private static let names = scalar

  /// - Returns: `nil` if the value has keys of its own.
  static func schema(of key: LanguageKey) -> JSON? {
    switch key.value {
    case .version: ["enum": [1, "1"]]
    case .text, .name: names
    case .bool: boolean
    case .boolOr(let word): ["anyOf": [boolean, ["const": .string(word)]]]
    case .names where key.mayBeEmpty:
      ["anyOf": [names, ["type": "array", "items": names], ["type": "null"]]]
    case .names, .elementsOrTraits: ["anyOf": [names, list(names)]]
    // One activity alone is not together with another.
    case .nameList: list(names, atLeast: 2)
    case .oneOf(let words): word(words)
    case .someOf(let words, _): some(words)
    case .quantity(let dimensions):
      quantity(dimensions, isRange: key.isLimit || LanguageContext.step.keys.contains(key))
    case .directions(let others, _): directions(or: others)
    case .directionsOrBool: ["anyOf": [directions(), boolean]]
    case .guard: ["type": ["string", "boolean"], "minLength": 1]
    case .fingers:
      ["anyOf": [["type": "integer", "minimum": 1], text(like: "\(whole)|(\(whole))?\(dots)(\(whole))?")]]
    case .taps: text(like: "1\(dots)0*([2-9]|[1-9][0-9])")
    case .feedback(_, let shape): schema(of: shape)
    case .keys: nil
    }
  }

  /// Whether it is in quotes makes no difference to the language.
  private static let boolean: JSON = ["enum": [true, false, "true", "false"]]

  // MARK: Directions

  /// The schema of one or a list of directions: words, or ranges of angles.
  private static func directions(or others: [String] = []) -> JSON {
    let angle = amount([.angle])
    let one: JSON = [
      "anyOf": [word(DirectionWord.allCases.map(\.rawValue) + others), text(like: angle + dots + angle)]
    ]
    return ["anyOf": [one, list(one)]]
  }

  static func word(_ words: [String]) -> JSON { ["enum": .array(words.map { .string($0) })] }

  static func some(_ words: [String]) -> JSON { ["anyOf": [word(words), list(word(words))]] }

  private static func list(_ item: JSON, atLeast count: Int = 1) -> JSON {
    ["type": "array", "items": item, "minItems": .int(count)]
  }

  // MARK: Amounts

  /// A number as `NumberText` reads it.
  static let number = "-?" + unsigned
  /// A number that is not negative.
  static let unsigned = "[0-9]+(\\.[0-9]+)?"
  /// A whole number as `NumberText` reads it.
  private static let whole = "[0-9]+(\\.0+)?"
  /// The dots of a range, with the space that may stand around them.
  static let dots = " *\\.\\. *"

  /// The schema of a text of one form, with the space that may stand around it.
  static func text(like pattern: String) -> JSON {
    ["type": "string", "pattern": .string("^ *(\(pattern)) *$")]
  }

  /// The schema of an amount or a metric. Plain numbers have no unit.
  ///
  /// - Parameter isRange: whether it can also be a range or a comparison.
  static func quantity(_ dimensions: [Dimension], isRange: Bool) -> JSON {
    if dimensions == [.count] { return ["anyOf": [["type": "number", "minimum": 0], text(like: unsigned)]] }
    let amount = Self.amount(dimensions)
    let metrics = Metric.allCases.filter { $0.dimension.map(dimensions.contains) ?? false }
    let ranges = ["([<>]=? *)?\(amount)", "\(amount)\(dots)(\(amount))?", "\(dots)\(amount)"]
    let forms = isRange ? ranges : [amount]
    return text(like: (forms + metrics.map(\.rawValue)).joined(separator: "|"))
  }

  /// The schema of a whole number. In quotes only its form is checked.
  static func whole(_ limits: ClosedRange<Int>) -> JSON {
    [
      "anyOf": [
        ["type": "integer", "minimum": .int(limits.lowerBound), "maximum": .int(limits.upperBound)],
        text(like: whole),
      ]
    ]
  }

  /// The form of a number with its unit.
  static func amount(_ dimensions: [Dimension], isSigned: Bool = false) -> String {
    "\(isSigned ? number : unsigned)(\(dimensions.flatMap(\.unitWords).joined(separator: "|")))"
  }
}
