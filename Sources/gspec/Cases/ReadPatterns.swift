import GestureRuntime
import SpecParser

extension ReadCases {
  /// Reads the patterns under `expect` or `forbid`.
  func patterns(_ field: Field, isForbidden: Bool) -> [OutcomePattern] {
    form.items(field).compactMap { item in
      if case .mapping = item.value.content { return mapping(item, isForbidden: isForbidden) }
      return form.text(item).flatMap { word($0, isForbidden: isForbidden) }
    }
  }

  /// The phases of a pattern that names none: a claim in `expect`, any phase but `possible` and `failed` in `forbid`.
  private func usualPhases(isForbidden: Bool) -> Set<GesturePhase>? {
    isForbidden ? Set(Self.phases.filter(\.isRecognized)) : [.recognized, .began]
  }

  private static let phases: [GesturePhase] = [
    .recognized, .began, .changed, .ended, .cancelled, .possible, .failed,
  ]

  /// Reads a pattern such as `archive` or `archive ended`.
  private func word(_ text: Located<String>, isForbidden: Bool) -> OutcomePattern? {
    if text.value.contains(",") {
      let items = text.value.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
      return form.fault(
        SyntaxRules.type, "an outcome is an activity and at most a phase", at: text.span,
        help: ["write `[\(items.joined(separator: ", "))]`"])
    }
    let words = text.value.split(separator: " ").map { word in
      let start = text.value[..<word.startIndex].count
      return Located(String(word), form.span(of: start..<start + word.count, in: text))
    }
    var pattern = OutcomePattern(text: text.value, span: text.span)
    pattern.phases = usualPhases(isForbidden: isForbidden)
    pattern.names[.activity] = words.first
    if words.count == 2 {
      if let phase = phase(words[1]) { pattern.phases = [phase] }
    } else if words.count != 1 {
      return form.fault(
        SyntaxRules.type, "an outcome is an activity and at most a phase", at: text.span,
        help: ["such as `archive ended`"])
    }
    return pattern
  }

  private func phase(_ text: Located<String>) -> GesturePhase? {
    let all = Self.phases
    if let phase = all.first(where: { $0.name == text.value }) { return phase }
    let names = all.map(\.name)
    return form.fault(
      SyntaxRules.type, "`\(text.value)` is no phase", at: text.span,
      help: [NearMiss.help(for: text.value, among: names, or: "phases are \(listed(names))")])
  }

  private func mapping(_ item: Field, isForbidden: Bool) -> OutcomePattern? {
    if case .mapping(let entries, _) = item.value.content, entries.isEmpty {
      return form.fault(
        SyntaxRules.missingKey, "the outcome names nothing, so every outcome would match it", at: item.span,
        help: [
          "name its activity, such as `{activity: archive}`"
            + (isForbidden ? "; where nothing is recognized, write `expect: []`" : "")
        ])
    }
    guard var fields = form.fields(item, of: "the outcome") else { return nil }
    var pattern = OutcomePattern(text: "", span: item.span)
    pattern.phases = usualPhases(isForbidden: isForbidden)
    var texts: [String] = []
    for (name, key) in Self.nameKeys {
      guard let text = fields.optional(name).flatMap(form.text) else { continue }
      pattern.names[key] = text
      texts.append("\(name): \(text.value)")
    }
    if let tool = pattern.names[.tool], !Self.tools.contains(tool.value) { reportTool(tool) }
    if let text = fields.optional("phase").flatMap(form.text), let phase = phase(text) {
      pattern.phases = [phase]
      texts.append("phase: \(text.value)")
    }
    if let committed = fields.optional("committed").flatMap(form.boolean) {
      pattern.committed = committed.value
      texts.append("committed: \(committed.value)")
    }
    for key in Self.numberKeys {
      guard let field = fields.optional(key.name), let text = form.text(field) else { continue }
      pattern.ranges[key.key] = range(text, of: key)
      texts.append("\(key.name): \(text.value)")
    }
    fields.finish { Self.hint($0, item.value) }
    pattern.text = texts.joined(separator: ", ")
    return pattern
  }

  /// The help for a key of an outcome whose value is a phase, as in `open: ended`.
  private static func hint(_ key: String, _ outcome: LocatedNode) -> String? {
    guard let value = outcome.value(of: key)?.scalar?.text,
      phases.contains(where: { $0.name == value })
    else { return nil }
    return "write `\(key) \(value)`"
  }

  /// The tools that an outcome can have.
  private static let tools = TouchTool.allCases.filter { $0 != .palm }.map(\.word)

  private func reportTool(_ word: Located<String>) {
    let isPalm = word.value == TouchTool.palm.word
    form.report(
      SyntaxRules.type,
      isPalm ? "a palm starts no gesture, so no outcome has it" : "`\(word.value)` is no tool",
      at: word.span,
      help: [
        NearMiss.help(for: word.value, among: Self.tools, or: "tools are \(listed(Self.tools))")
      ])
  }

  private static let nameKeys: [(String, OutcomeKey)] = [
    ("activity", .activity), ("does", .does), ("target", .target), ("item", .item), ("by", .mechanic),
    ("over", .over), ("tool", .tool), ("detent", .detent),
  ]

  /// A key of a pattern that takes a number, with its units.
  struct NumberKey {
    var name: String
    var key = OutcomeKey.t
    /// The units, each with its factor to the unit of outcomes. The unit may be missing if `mayBeBare` is set.
    var units: [String: Double]
    var mayBeBare = true
    /// Whether it is a time since the last lift, and so not negative. Times of a trace may be.
    var isSinceLift = false
  }

  private static let numberKeys: [NumberKey] = [
    NumberKey(name: "at", key: .t, units: ["ms": 1000, "s": 1_000_000], mayBeBare: false),
    NumberKey(name: "fingers", key: .fingers, units: [:]), NumberKey(name: "taps", key: .taps, units: [:]),
    NumberKey(name: "x", key: .x, units: ["pt": 1]), NumberKey(name: "y", key: .y, units: ["pt": 1]),
    NumberKey(name: "dx", key: .dx, units: ["pt": 1]), NumberKey(name: "dy", key: .dy, units: ["pt": 1]),
    NumberKey(name: "vx", key: .vx, units: ["pt/s": 1]), NumberKey(name: "vy", key: .vy, units: ["pt/s": 1]),
    NumberKey(name: "scale", key: .scale, units: ["x": 1]),
    NumberKey(name: "rotation", key: .rotation, units: ["deg": 1]),
    NumberKey(name: "progress", key: .progress, units: ["%": 0.01]),
    NumberKey(name: "left", key: .left, units: ["pt": 1]),
    NumberKey(name: "top", key: .top, units: ["pt": 1]),
    NumberKey(name: "width", key: .width, units: ["pt": 1]),
    NumberKey(name: "height", key: .height, units: ["pt": 1]),
  ]

  /// Half of the last printed digit of outcomes, and a little more, because a value may lie on the half and sums are inexact.
  private static let resolution = 0.000501

  /// Reads a range: `120pt`, `120pt +- 4pt`, `100pt..140pt`, `100pt..` or `..140pt`. It contains every value that is printed as one of it.
  func range(_ text: Located<String>, of key: NumberKey) -> ClosedRange<Double>? {
    writtenRange(text, of: key).map { $0.lowerBound - Self.resolution...$0.upperBound + Self.resolution }
  }

  private func writtenRange(_ text: Located<String>, of key: NumberKey) -> ClosedRange<Double>? {
    let plain = text.value.replacing("±", with: "+-").filter { $0 != " " }
    if let sign = plain.firstRange(of: "+-") {
      guard let middle = amount(plain[..<sign.lowerBound], key, text),
        let tolerance = amount(plain[sign.upperBound...], key, text)
      else { return nil }
      return middle - abs(tolerance)...middle + abs(tolerance)
    }
    if let dots = plain.firstRange(of: "..") {
      let low = plain[..<dots.lowerBound]
      let high = plain[dots.upperBound...]
      guard let from = low.isEmpty ? -Double.infinity : amount(low, key, text),
        let to = high.isEmpty ? Double.infinity : amount(high, key, text)
      else { return nil }
      if from <= to { return from...to }
      return form.fault(SyntaxRules.range, "the range's ends are the wrong way round", at: text.span)
    }
    guard let value = amount(plain[...], key, text) else { return nil }
    return value...value
  }

  /// Reads one time such as `120ms`, in microseconds.
  func time(_ text: Located<String>, of key: NumberKey) -> Microseconds? {
    guard !["..", "+-", "±"].contains(where: text.value.contains) else {
      return form.fault(
        SyntaxRules.type, "`\(key.name)` is one moment, and no range of times", at: text.span,
        help: ["write a time, such as `\(key.name): 120ms`"])
    }
    guard let time = amount(text.value.filter { $0 != " " }[...], key, text) else { return nil }
    guard abs(time) <= Double(DecimalTime.limit) else {
      return form.fault(SyntaxRules.range, "`\(key.name)` is later than any trace", at: text.span)
    }
    return Microseconds(time.rounded())
  }

  private func amount(_ word: Substring, _ key: NumberKey, _ text: Located<String>) -> Double? {
    guard let quantity = GestureQuantity(String(word)) else {
      return form.fault(
        SyntaxRules.type, "`\(word)` is no number", at: text.span, help: ["such as 120 +- 4, 100..140, 100.."]
      )
    }
    if quantity.unit.isEmpty, key.mayBeBare { return quantity.amount }
    if let factor = key.units[quantity.unit] {
      if key.isSinceLift, quantity.amount < 0 {
        return form.fault(
          SyntaxRules.range, "`\(word)` is a negative time", at: text.span,
          help: ["`\(key.name)` counts from the last lift; `at` is the trace's time"])
      }
      let amount = quantity.amount * factor
      if amount.isFinite { return amount }
      return form.fault(SyntaxRules.range, "`\(word)` lies outside what is possible", at: text.span)
    }
    let units = key.units.keys.sorted()
    return form.fault(
      SyntaxRules.unit, "`\(word)` has \(quantity.unit.isEmpty ? "no unit" : "the wrong unit")",
      at: text.span,
      help: [units.isEmpty ? "write a plain number" : "write it with \(listed(units, joinedBy: "or"))"])
  }
}
