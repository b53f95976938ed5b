import GestureRuntime
import SpecParser

/// An item of `shows`: the values that an element must show at a moment.
struct ShownPattern: Sendable, Hashable {
  enum Moment: Sendable, Hashable {
    /// A time of the trace, in microseconds.
    case at(Microseconds)
    /// A time since the last lift, in microseconds.
    case after(Microseconds)
    /// The time at which the element is at rest.
    case rest
  }

  /// The values as written, for messages.
  var text: String
  var moment: Moment
  /// The element; `nil` for the only one that shows feedback.
  var element: Located<String>?
  var ranges: [(key: ShownKey, range: ClosedRange<Double>)]
  /// The range of times at which the element must come to rest, in microseconds since the last lift.
  var settled: ClosedRange<Double>?

  static func == (a: ShownPattern, b: ShownPattern) -> Bool { a.text == b.text && a.element == b.element }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension ReadCases {
  /// Reads items such as `shows: [{after: 100ms, on: list/message, x: -60pt..0pt}, {rest: true, x: 0pt}]`.
  func shown(_ items: [Field]) -> [ShownPattern] {
    items.compactMap { item in
      guard var fields = form.fields(item, of: "what is shown") else { return nil }
      let moment = moment(&fields)
      let element = fields.optional("on").flatMap(form.text)
      var ranges: [(key: ShownKey, range: ClosedRange<Double>)] = []
      var texts: [String] = []
      for key in ShownKey.allCases {
        guard let text = fields.optional(key.rawValue).flatMap(form.text) else { continue }
        texts.append("\(key.rawValue): \(text.value)")
        if let range = range(text, of: Self.key(key)) { ranges.append((key, range)) }
      }
      let rest = fields.optional("settled").flatMap(form.text)
      let settled = rest.flatMap { range($0, of: Self.time("settled")) }
      fields.finish()
      guard let moment else { return nil }
      if texts.isEmpty, rest == nil {
        return form.fault(
          SyntaxRules.missingKey, "no value is named that should be shown", at: item.span,
          help: ["such as `x: 0pt`; the values are \(listed(ShownKey.allCases.map(\.rawValue)))"])
      }
      return ShownPattern(
        text: texts.joined(separator: ", "), moment: moment, element: element, ranges: ranges,
        settled: settled)
    }
  }

  private func moment(_ fields: inout FieldReader) -> ShownPattern.Moment? {
    let at = fields.optional("at").flatMap(form.text)
    let after = fields.optional("after").flatMap(form.text)
    let isAtRest = fields.optional("rest").map(form.boolean)
    // What is neither true nor false is reported.
    if case .some(.none) = isAtRest { return nil }
    if at == nil, after == nil, isAtRest == nil, fields.hasStray(near: ["at", "after", "rest"]) {
      return nil
    }
    let rest = isAtRest??.value == true
    guard [at != nil, after != nil, rest].count(where: { $0 }) == 1 else {
      return form.fault(
        SyntaxRules.missingKey, "when it is shown is said in one way", at: fields.ownerSpan,
        help: ["write `at: 120ms` (the trace's time), `after: 100ms` since the last lift, or `rest: true`"])
    }
    if rest { return .rest }
    if let at { return time(at, of: Self.time("at")).map { .at($0) } }
    return after.flatMap { time($0, of: Self.time("after")) }.map { .after($0) }
  }

  private static func time(_ name: String) -> NumberKey {
    NumberKey(
      name: name, units: ["ms": 1000, "s": 1_000_000], mayBeBare: false, isSinceLift: name != "at")
  }

  private static func key(_ key: ShownKey) -> NumberKey {
    let units: [String: Double] =
      switch key {
      case .x, .y: ["pt": 1]
      case .vx, .vy: ["pt/s": 1]
      case .scale: ["x": 1]
      case .rotation: ["deg": 1]
      case .opacity, .progress, .press: ["%": 0.01]
      }
    return NumberKey(name: key.rawValue, units: units)
  }
}
