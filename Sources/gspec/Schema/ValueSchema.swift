import SpecParser

/// Schemas of values, by the words that describe them in the table of keys. A test checks that all descriptions are known.
enum ValueSchema {
  /// The schema of a scalar: a word, a number or a boolean.
  static let scalar: MessageValue = ["type": ["string", "number", "boolean"]]
  /// A name or a text. YAML reads some of them, such as `123` and `true`, as numbers and booleans.
  private static let names = scalar
  private static let ends = SideWord.allCases.map(\.rawValue)

  /// - Returns: `nil` if the value has keys of its own, or if the words for it are not known.
  static func schema(of key: LanguageKey) -> MessageValue? {
    if let shape = key.shape { return schema(of: shape) }
    guard let dimensions = Self.dimensions[key.value] else { return schema(of: key.value) }
    return quantity(dimensions, isRange: key.isLimit || LanguageContext.step.keys.contains(key))
  }

  /// - Parameter words: the column `value` of the table.
  /// - Returns: `nil` if the words are not known.
  private static func schema(of words: String) -> MessageValue? {
    if let known = fixed[words] { return known }
    if words.hasPrefix("one or a list of ") {
      return oneOrList(words.dropFirst("one or a list of ".count).split(separator: " ").map(String.init))
    }
    if words.hasPrefix("a list of ") {
      let items = words.dropFirst("a list of ".count).split(separator: " ").map(String.init)
      return list(items.count > 1 ? word(items) : names)
    }
    return nil
  }

  private static let fixed: [String: MessageValue] = [
    "1": ["enum": [1, "1"]],
    "target": ["const": "target"],
    "true or false": boolean,
    "true, false or hand-over": ["anyOf": [boolean, ["const": "hand-over"]]],
    "a name": names, "an activity": names, "an element": names, "a kind, or custom": names,
    "a rule": names, "text": scalar,
    "a guard": ["type": ["string", "boolean"]],
    "2, or 1..2": [
      "anyOf": [["type": "integer", "minimum": 1], text(like: "[0-9]+|[0-9]*\(dots)[0-9]*")]
    ],
    "1..3": text(like: "1\(dots)[0-9]+"),
    "horizontal, vertical or any": some(["horizontal", "vertical", "any", "both"]),
    "editable or selectable": word(["editable", "selectable"]),
    "fingers or center": word(["fingers", "center"]),
    "along, from-press": some(ValueWord.allCases.map(\.rawValue)),
    "directions, or true": ["anyOf": [directions(), boolean]],
    "directions or senses": directions(or: spreads + orbits),
    "directions, outward or inward": directions(or: spreads),
    "directions, or constraints": directions(), "a sense, or constraints": some(orbits),
    "scrolls, pages, swipeable or directions": directions(or: DirectionTrait.allCases.map(\.rawValue)),
    "edges": some(EdgeWord.allCases.map(\.rawValue) + [EdgeWord.any]),
    "elements, traits or any": texts,
  ]

  /// Whether it is in quotes makes no difference to the language.
  private static let boolean: MessageValue = ["enum": [true, false, "true", "false"]]

  // MARK: Directions

  private static let spreads = SpreadSense.allCases.map(\.rawValue)
  private static let orbits = OrbitSense.allCases.map(\.rawValue)

  /// The schema of one or a list of directions: words, or ranges of angles.
  private static func directions(or others: [String] = []) -> MessageValue {
    let angle = amount([.angle])
    let one: MessageValue = [
      "anyOf": [word(DirectionWord.allCases.map(\.rawValue) + others), text(like: angle + dots + angle)]
    ]
    return ["anyOf": [one, list(one)]]
  }

  /// The dimensions of quantities, by their description.
  static let dimensions: [String: [Dimension]] = [
    "a time": [.time], "a length": [.length], "an angle": [.angle], "a velocity": [.velocity],
    "a length or %": [.length, .proportion],
  ]

  private static var texts: MessageValue { ["anyOf": [names, list(names)]] }

  /// Words that stand for a set of values.
  private static let sets: [String: [String]] = [
    "platforms": Platform.allCases.map(\.rawValue), "ends": HandOverWord.allCases.map(\.rawValue),
  ]

  private static func oneOrList(_ items: [String]) -> MessageValue {
    guard items.count < 2 else { return some(items) }
    return items.first.flatMap { sets[$0] }.map(some) ?? texts
  }

  static func word(_ words: [String]) -> MessageValue { ["enum": .array(words.map { .string($0) })] }

  private static func some(_ words: [String]) -> MessageValue { ["anyOf": [word(words), list(word(words))]] }

  private static func list(_ item: MessageValue) -> MessageValue { ["type": "array", "items": item] }

  // MARK: Amounts

  /// A number as `NumberText` reads it.
  static let number = "-?[0-9]+(\\.[0-9]+)?"
  /// The dots of a range, with the space that may stand around them.
  static let dots = " *\\.\\. *"

  /// The schema of a text of one form, with the space that may stand around it.
  static func text(like pattern: String) -> MessageValue {
    ["type": "string", "pattern": .string("^ *(\(pattern)) *$")]
  }

  /// The schema of an amount or a metric. Plain numbers have no unit.
  ///
  /// - Parameter isRange: whether it can also be a range or a comparison.
  static func quantity(_ dimensions: [Dimension], isRange: Bool) -> MessageValue {
    if dimensions == [.count] { return ["anyOf": [["type": "number"], text(like: number)]] }
    let amount = Self.amount(dimensions)
    let metrics = Metric.allCases.filter { $0.dimension.map(dimensions.contains) ?? false }
    let ranges = ["([<>]=? *)?\(amount)", "\(amount)\(dots)(\(amount))?", "\(dots)\(amount)"]
    let forms = isRange ? ranges : [amount]
    return text(like: (forms + metrics.map(\.rawValue)).joined(separator: "|"))
  }

  /// The form of a number with its unit.
  static func amount(_ dimensions: [Dimension]) -> String {
    "\(number)(\(dimensions.flatMap(\.unitWords).joined(separator: "|")))"
  }
}
