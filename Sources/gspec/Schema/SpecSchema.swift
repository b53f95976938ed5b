import SpecParser

/// The JSON Schema of the language, for editors and programs that check YAML. It is made from the table of keys.
///
/// It covers keys, their places, whether they are required, and the form of values. It cannot check references of names or anything else
/// that lint finds.
enum SpecSchema {
  static let title = "A gesture spec (gspec 1)"

  /// The schema as JSON with line breaks and sorted keys, the same on every machine.
  static var text: String { String(decoding: value.indentedJSON, as: UTF8.self) + "\n" }

  static var value: JSON {
    var schema = object(.top)
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["title"] = .string(title)
    // `product` or `vocabulary` gives the file its name.
    schema["required"] = ["gspec"]
    var places: [String: JSON] = [:]
    for context in LanguageContext.allCases where context != .top {
      switch context {
      case .step: places[context.rawValue] = steps
      case .move: places[context.rawValue] = moves
      default: places[context.rawValue] = .object(object(context))
      }
    }
    schema["$defs"] = .object(places)
    return .object(schema)
  }

  /// The schema of a mapping with the keys of a context.
  private static func object(_ context: LanguageContext) -> [String: JSON] {
    var properties: [String: JSON] = [:]
    for key in context.keys { properties[key.name] = described(value(of: key), key.summary) }
    var schema: [String: JSON] = [
      "type": "object", "additionalProperties": false, "properties": .object(properties),
    ]
    let required = context.keys.filter(\.isRequired).map { JSON.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    let groups = context.alternatives
    if context.needsAlternative { schema["anyOf"] = .array(groups.map { need($0) }) }
    let names = context.keys.map(\.name)
    let pairs = names.indices.flatMap { index in
      let excluded = context.excluded(by: [names[index]])
      return names[(index + 1)...].filter(excluded.contains).map { need([names[index], $0]) }
    }
    if !pairs.isEmpty { schema["not"] = ["anyOf": .array(pairs)] }
    return schema
  }

  private static func need(_ keys: [String]) -> JSON { ["required": .array(keys.map { .string($0) })] }

  /// The schema of a step: a word, or a mapping of one word to its constraints.
  private static var steps: JSON {
    var schema = object(.step)
    schema["minProperties"] = 1
    schema["maxProperties"] = 1
    return ["anyOf": [ValueSchema.word(LanguageContext.step.keys.map(\.name)), .object(schema)]]
  }

  /// The schema of the constraints of a move: those of a translation, or those of a spread that `toward` names.
  private static var moves: JSON {
    var spread = object(.spread)
    if case .object(var properties)? = spread["properties"] {
      properties["toward"] = ValueSchema.some(SpreadSense.allCases.map(\.rawValue))
      spread["properties"] = .object(properties)
    }
    spread["required"] = ["toward"]
    return ["anyOf": [.object(object(.move)), .object(spread)]]
  }

  /// The forms of a commit: thresholds, or a list of detents.
  private static var commits: [JSON] {
    let ofDetents: JSON = ["anyOf": [need(["name"]), need(["projected"])]]
    let reference = place(.commit)["$ref"] ?? .null
    return [
      ["$ref": reference, "minProperties": 1, "not": ofDetents],
      ["type": "array", "minItems": 1, "items": ["$ref": reference, "required": ["name", "distance"]]],
    ]
  }

  private static func described(_ schema: JSON, _ summary: String) -> JSON {
    guard case .object(var members) = schema else { return ["description": .string(summary)] }
    members["description"] = .string(summary)
    return .object(members)
  }

  private static func place(_ context: LanguageContext) -> JSON {
    ["$ref": .string("#/$defs/\(context.rawValue)")]
  }

  // MARK: What stands under a key

  private static func value(of key: LanguageKey) -> JSON {
    switch key.child {
    case .value: return ValueSchema.schema(of: key) ?? true
    case .keys(let context):
      // A step without constraints may have no value, and some values have a short form.
      let isEmpty = key.mayBeEmpty || LanguageContext.step.keys.contains(key)
      let others = [ValueSchema.schema(of: key), isEmpty ? nothing : nil]
      let forms = (context == .commit ? commits : [place(context)]) + others.compactMap(\.self)
      return forms.count == 1 ? place(context) : ["anyOf": .array(forms)]
    case .keysOrNamed(let context):
      return ["anyOf": [place(context), ["type": "object", "additionalProperties": place(context)]]]
    case .named(let context):
      let named: JSON = context.mayBeEmpty ? ["anyOf": [place(context), nothing]] : place(context)
      return ["type": ["object", "null"], "additionalProperties": named]
    case .names: return key.name == "metrics" ? metrics : variables
    case .list(let context):
      var list: [String: JSON] = ["type": "array", "items": place(context)]
      if !key.mayBeEmpty { list["minItems"] = 1 }
      let forms = [
        context.mayStandAlone ? place(context) : nil, .object(list), key.mayBeEmpty ? nothing : nil,
      ].compactMap(\.self)
      return forms.count == 1 ? forms[0] : ["anyOf": .array(forms)]
    }
  }

  private static let nothing: JSON = ["type": "null"]

  private static var metrics: JSON {
    var properties: [String: JSON] = [:]
    for metric in Metric.allCases {
      let amount = metric.dimension.map { ValueSchema.quantity([$0], isRange: false) }
      let count = metric.wholeNumbers.map { ValueSchema.whole($0) }
      let own = count ?? amount ?? ValueSchema.word(estimators)
      properties[metric.rawValue] = metric.mayBeNone ? ["anyOf": [own, ["const": "none"]]] : own
    }
    return [
      "type": ["object", "null"], "additionalProperties": false, "properties": .object(properties),
    ]
  }

  private static let estimators = VelocityEstimatorKind.allCases.map(\.rawValue)

  /// The schema of state variables: `bool`, a list of words, or a range of numbers.
  private static var variables: JSON {
    [
      "type": ["object", "null"],
      "additionalProperties": [
        "anyOf": [
          ["const": "bool"],
          ValueSchema.text(like: ValueSchema.number + ValueSchema.dots + ValueSchema.number),
          ["type": "array", "minItems": 1, "items": ValueSchema.scalar],
        ]
      ],
    ]
  }
}
