import GestureRuntime
import SpecParser

/// The settings that a file has as defaults and a case may override.
struct CaseSettings {
  private(set) var spec: Located<String>?
  /// What the settings that are given change in a case.
  private var changes: [(inout TestCase) -> Void] = []

  init(_ fields: inout FieldReader, _ reader: ReadCases) {
    let form = reader.form
    func set<Value>(
      _ key: String, _ read: (Field) -> Value?, _ change: @escaping (inout TestCase, Value) -> Void
    ) {
      guard let value = fields.optional(key).flatMap(read) else { return }
      changes.append { change(&$0, value) }
    }
    spec = fields.optional("spec").flatMap(form.text)
    set("target", form.text) { $0.target = $1 }
    set("screen", { reader.numbers($0, 2, "[390, 844]", least: 0.001) }) {
      $0.screen = Point(x: $1[0], y: $1[1])
    }
    set("frames", reader.frames) { $0.frames.replace(with: $1) { $0.element.value } }
    set("state", reader.state) { $0.state.replace(with: $1) { $0.name.value } }
    set("at", reader.stands) { $0.content.replace(with: $1) { $0.value.element } }
    set("frame-rate", { reader.number($0, units: ["hz"], 1...2000) }) { $0.frameRate = $1 }
    set("jitter", { reader.number($0, units: ["pt"], 0...100) }) { $0.jitter = $1 }
    set("seed", { reader.whole($0, 0...1e15) }) { $0.seed = UInt64($1) }
    set("dpi", { reader.number($0, units: [], 0.001...1e6) }) { $0.dpi = $1 }
    set("layout", reader.layout) { $0.layout = $1 }
    set("rivals", form.boolean) { $0.rivals = $1.value }
    set("system-edges", { reader.sides($0) }) { $0.systemEdges = $1 }
    set("input-format", reader.format) { $0.inputFormat = $1 }
  }

  /// Applies the settings that are given.
  func apply(to test: inout TestCase) {
    test.spec = spec ?? test.spec
    for change in changes { change(&test) }
  }
}

extension Array {
  /// Adds items, each in place of one with the same name.
  fileprivate mutating func replace(with others: [Element], _ name: (Element) -> String) {
    for other in others {
      removeAll { name($0) == name(other) }
      append(other)
    }
  }
}

extension ReadCases {
  /// Reads a number, with or without one of the units.
  func number(_ field: Field, units: [String], _ range: ClosedRange<Double>) -> Double? {
    guard let text = form.text(field) else { return nil }
    guard let quantity = GestureQuantity(text.value.lowercased()),
      quantity.unit.isEmpty || units.contains(quantity.unit)
    else {
      return form.fault(
        SyntaxRules.type, "`\(field.name)` must be a number\(units.first.map { " (\($0))" } ?? "")",
        at: text.span)
    }
    guard range.contains(quantity.amount) else {
      return form.fault(
        SyntaxRules.range,
        "`\(field.name)` must be from \(DecimalText.text(range.lowerBound)) to \(DecimalText.text(range.upperBound))",
        at: text.span)
    }
    return quantity.amount
  }

  /// Reads a number without a unit and without a fraction.
  func whole(_ field: Field, _ range: ClosedRange<Double>) -> Double? {
    guard let number = number(field, units: [], range) else { return nil }
    guard number == number.rounded() else {
      return form.fault(SyntaxRules.type, "`\(field.name)` must be a whole number", at: field.span)
    }
    return number
  }

  /// Reads a list of `count` numbers.
  func numbers(_ field: Field, _ count: Int, _ example: String, least: Double) -> [Double]? {
    let items = form.items(field)
    guard items.count == count else {
      return form.fault(
        SyntaxRules.type, "`\(field.name)` must be \(count) numbers", at: field.span,
        help: ["such as \(example)"])
    }
    let values = items.compactMap { number($0, units: ["pt"], least...100_000) }
    return values.count == count ? values : nil
  }

  /// Reads frames such as `list/message: [0, 200, 390, 72]`.
  func frames(_ field: Field) -> [(element: Located<String>, frame: Rectangle)] {
    form.entries(field, help: ["such as `frames: {list/message: [0, 200, 390, 72]}`"]).compactMap { entry in
      guard let values = numbers(entry, 4, "[x, y, width, height]", least: -100_000) else { return nil }
      guard values[2] > 0, values[3] > 0 else {
        return form.fault(
          SyntaxRules.range, "a frame needs a width and a height greater than 0", at: entry.span)
      }
      let frame = Rectangle(x: values[0], y: values[1], width: values[2], height: values[3])
      return (Located(entry.name, entry.keySpan), frame)
    }
  }

  /// Reads state such as `{selection: some, zoom: 2.0}`.
  func state(_ field: Field) -> [WrittenState] {
    form.entries(field, help: ["such as `state: {selection: some}`"]).compactMap { entry in
      guard let text = form.text(entry) else { return nil }
      let value = Located(StateValue(text: text.value), text.span)
      return WrittenState(name: Located(entry.name, entry.keySpan), value: value)
    }
  }

  /// Reads scroll positions such as `{list: top}` or `{list: {top: 40pt}}`.
  func stands(_ field: Field) -> [Located<ContentSetting>] {
    form.entries(field, help: ["such as `at: {list: top}`"]).compactMap { entry in
      stand(entry).map {
        Located(ContentSetting(element: entry.name, stand: $0), entry.keySpan)
      }
    }
  }

  private func stand(_ field: Field) -> WrittenStand? {
    var stand = WrittenStand()
    guard case .mapping = field.value.content else {
      guard let sides = sides(field, of: "content") else { return nil }
      for side in sides { stand.set(side, to: 0) }
      return stand
    }
    for room in form.entries(field) {
      guard let end = side(Located(room.name, room.keySpan), of: "content"),
        let points = number(room, units: ["pt"], 0...100_000)
      else { return nil }
      stand.set(end, to: points)
    }
    return stand
  }

  private func side(_ word: Located<String>, of owner: String) -> SideWord? {
    if let side = SideWord(rawValue: word.value) { return side }
    return form.fault(
      SyntaxRules.type, "`\(word.value)` is no edge of the \(owner)", at: word.span,
      help: ["write \(listed(SideWord.allCases.map(\.rawValue), joinedBy: "or"))"])
  }

  /// Reads sides such as `bottom` or `[top, bottom]`.
  func sides(_ field: Field, of owner: String = "screen") -> Set<SideWord>? {
    let words = form.items(field).compactMap(form.text)
    let sides = words.compactMap { side($0, of: owner) }
    return sides.count == words.count ? Set(sides) : nil
  }

  /// Reads a reading direction: `ltr` or `rtl`.
  func layout(_ field: Field) -> ReadingDirection? {
    guard let text = form.text(field) else { return nil }
    if let layout = ReadingDirection(word: text.value) { return layout }
    return form.fault(
      SyntaxRules.type, "`\(text.value)` is no layout", at: text.span,
      help: ["write `ltr` for a layout from left to right, `rtl` for one from right to left"])
  }

  func format(_ field: Field) -> TraceFormat? {
    guard let text = form.text(field) else { return nil }
    if let format = TraceFormat(rawValue: text.value) { return format }
    let all = TraceFormat.allCases.map(\.rawValue)
    return form.fault(
      SyntaxRules.type, "`\(text.value)` is no form of a trace", at: text.span,
      help: ["write \(listed(all, joinedBy: "or"))"])
  }
}
