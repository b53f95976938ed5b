import Foundation
import SpecParser

/// The JSON Schema of the language, for editors and programs that check YAML. It is made from the table of keys.
///
/// It covers keys, their places, whether they are required, and the form of values. It cannot check references of names or anything else
/// that lint finds.
enum SpecSchema {
  static let title = "A gesture spec (gspec 1)"

  /// The schema as JSON with line breaks and sorted keys, the same on every machine.
  static var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  static var value: JSON {
    var schema = object(.top)
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["title"] = .string(title)
    // One of these two keys gives the file its name.
    schema["required"] = ["gspec"]
    schema["oneOf"] = [["required": ["product"]], ["required": ["vocabulary"]]]
    var places: [String: JSON] = [:]
    for context in LanguageContext.allCases where context != .top {
      places[context.rawValue] = .object(context == .step ? steps : object(context))
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
    return schema
  }

  /// The schema of a step: a word, or a mapping of one word to its constraints.
  private static var steps: [String: JSON] {
    var schema = object(.step)
    schema["type"] = ["object", "string"]
    schema["maxProperties"] = 1
    return schema
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
      let isStep = LanguageContext.step.keys.contains(key)
      let isDetents = context == .commit
      let others: [JSON?] = [
        ValueSchema.schema(of: key), isStep ? ["type": "null"] : nil,
        isDetents ? ["type": "array", "items": place(context), "minItems": 1] : nil,
      ]
      let forms = [place(context)] + others.compactMap(\.self)
      return forms.count == 1 ? place(context) : ["anyOf": .array(forms)]
    case .keysOrNamed(let context):
      return ["anyOf": [place(context), ["type": "object", "additionalProperties": place(context)]]]
    case .named(let context):
      // An element without traits may have no value.
      let named: JSON =
        context == .element ? ["anyOf": [place(context), ["type": "null"]]] : place(context)
      return ["type": ["object", "null"], "additionalProperties": named]
    case .names: return key.name == "metrics" ? metrics : variables
    case .list(let context):
      let list: JSON = ["type": "array", "items": place(context)]
      return context == .handOver || context == .disable ? ["anyOf": [place(context), list]] : list
    }
  }

  private static var metrics: JSON {
    var properties: [String: JSON] = [:]
    for metric in Metric.allCases {
      let amount = metric.dimension.map { ValueSchema.quantity([$0], isRange: false) }
      let own = amount ?? ValueSchema.word(estimators)
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
