import SpecParser

/// Schemas of the values below `feedback`.
extension ValueSchema {
  /// - Returns: `nil` if the value is a mapping.
  static func schema(of shape: FeedbackShape) -> JSON? {
    switch shape {
    case .group, .motions: nil
    case .amount(let amount, let words), .either(let amount, let words, _):
      ["anyOf": .array(forms(of: amount) + (words.isEmpty ? [] : [word(words)]))]
    case .words(let words): word(words)
    case .curve: ["anyOf": [word(FeedbackShape.curves), text(like: "cubic-bezier *\\(.*\\)")]]
    // The cues are listed for completion. Any other word is one of the app's own.
    case .haptic:
      ["anyOf": [word(FeedbackShape.cues), number(in: 0...1), text(like: unsigned), appWord]]
    }
  }

  /// A word of the app. A number is a strength, and has no unit.
  private static let appWord: JSON = [
    "type": ["string", "boolean"], "minLength": 1,
    "not": ["type": "string", "pattern": .string("^\(number)([^.0-9]|$)")],
  ]

  private static func word(_ words: [SettingWord]) -> JSON { word(words.map(\.text)) }

  /// The forms of an amount. Here it is no range, and names no metric.
  private static func forms(of amount: FeedbackAmount) -> [JSON] {
    let withUnit = amount.dimensions.filter { $0 != .count }
    let isSigned = amount.limits.lowerBound < 0
    let plain =
      amount.dimensions.contains(.count)
      ? [number(in: amount.limits), text(like: isSigned ? number : unsigned)] : []
    return (withUnit.isEmpty ? [] : [text(like: Self.amount(withUnit, isSigned: isSigned))]) + plain
  }

  private static func number(in limits: ClosedRange<Double>) -> JSON {
    var schema: [String: JSON] = ["type": "number"]
    if limits.lowerBound.isFinite { schema["minimum"] = .double(limits.lowerBound) }
    if limits.upperBound.isFinite { schema["maximum"] = .double(limits.upperBound) }
    return .object(schema)
  }
}
