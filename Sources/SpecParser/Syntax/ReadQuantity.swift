/// A number and the text behind it, as written.
struct NumberText {
  /// Digits, with an optional `-` before them and an optional decimal part.
  var number: String
  var unit: String

  /// - Returns: `nil` if the text does not begin with a number.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    var number = ""
    if rest.first == "-" { number.append(rest.removeFirst()) }
    let whole = rest.prefix { $0.isASCII && $0.isNumber }
    guard !whole.isEmpty else { return nil }
    number += whole
    rest = rest.dropFirst(whole.count)
    if rest.first == "." {
      let fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard !fraction.isEmpty else { return nil }
      number += "." + fraction
      rest = rest.dropFirst(1 + fraction.count)
    }
    self.number = number
    self.unit = String(rest)
  }

  /// Whether a text is a number with a unit of one of the dimensions.
  static func isQuantity(_ text: String, of dimensions: [Dimension]) -> Bool {
    NumberText(text).flatMap { Unit(rawValue: $0.unit) }.map { dimensions.contains($0.dimension) } ?? false
  }

  /// The number times a power of ten, correctly rounded; `nil` if it is not finite.
  func value(timesTenTo places: Int = 0) -> Double? {
    Double("\(number)e\(places)").flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number of digits behind the point, without trailing zeros.
  var decimalPlaces: Int {
    guard let point = number.firstIndex(of: ".") else { return 0 }
    var digits = number[point...].dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return digits.count
  }
}

extension SyntaxReader {
  /// A quantity of one of the measure's dimensions, in the canonical unit; `nil` if the text is not one, which is reported.
  func quantity(_ text: some StringProtocol, at span: SourceSpan, as measure: ExpectedQuantity) -> Quantity? {
    guard let written = NumberText(text) else {
      return noQuantity(String(text), at: span, as: measure)
    }
    guard let unit = unit(written, at: span, as: measure), let amount = amount(written, unit, at: span)
    else { return nil }
    guard measure.mayBeNegative || amount >= 0 else {
      return fault(
        SyntaxRules.range, "`\(measure.name)` cannot be negative", at: span,
        help: ["write 0 or more: `\(measure.exampleEntry)`"])
    }
    guard amount > 0 || !measure.isPositive else {
      return notPositive("`\(measure.name)` must be more than 0", measure, at: span)
    }
    guard amount <= measure.greatest else {
      return fault(
        SyntaxRules.range,
        "`\(measure.name)` is at most \(described(measure.greatest, unit.dimension))", at: span)
    }
    guard abs(amount) <= unit.dimension.greatest else {
      return fault(
        SyntaxRules.range, "`\(String(text).shortened)` is more than anything can measure", at: span,
        help: ["the most is \(described(unit.dimension.greatest, unit.dimension))"]
      )
    }
    return Quantity(amount, unit.dimension)
  }

  func notPositive<Value>(_ message: String, _ measure: ExpectedQuantity, at span: SourceSpan) -> Value? {
    fault(SyntaxRules.range, message, at: span, help: ["write `\(measure.exampleEntry)`"])
  }

  private func noQuantity(_ text: String, at span: SourceSpan, as measure: ExpectedQuantity) -> Quantity? {
    if measure.place == .alone, reportRange(text, at: span, as: measure) { return nil }
    if reportSign(before: text, at: span, as: measure) { return nil }
    let sign = text.hasPrefix("-") ? "-" : ""
    let fraction = text.dropFirst(sign.count)
    if fraction.first == ".", let meant = NumberText("\(sign)0\(fraction)") {
      let unit = Unit(rawValue: meant.unit).flatMap { measure.dimensions.contains($0.dimension) ? $0 : nil }
      return fault(
        SyntaxRules.type, "`\(text.shortened)` has no digit before its point", at: span,
        help: ["write `\(measure.place.value(meant.number, unit ?? measure.usualUnit))`"])
    }
    if case .behind(let comparison) = measure.place, text.isEmpty {
      return fault(
        SyntaxRules.type, "a number is missing behind `\(comparison.rawValue)`", at: span,
        help: ["write `\(measure.name): \"\(comparison.rawValue) \(measure.example)\"`"])
    }
    let number = "write a number" + (measure.dimensions == [.count] ? "" : " with its unit")
    return fault(
      SyntaxRules.type, "`\(text.shortened)` is no quantity", at: span,
      help: ["\(number): `\(measure.exampleEntry)`"])
  }

  private func unit(_ written: NumberText, at span: SourceSpan, as measure: ExpectedQuantity) -> Unit? {
    if let unit = Unit(rawValue: written.unit), measure.dimensions.contains(unit.dimension) { return unit }
    if reportShape(of: written, at: span, as: measure) { return nil }
    let unitText = written.unit.drop { $0 == " " }
    let text = (written.number + written.unit).shortened
    var message = "`\(text)` is \(Unit(rawValue: written.unit)?.dimension.described ?? "")"
    message += ", but `\(measure.name)` is \(measure.dimensions.map(\.described).joined(separator: " or "))"
    if written.unit.isEmpty {
      message = "`\(text)` has no unit"
    } else if measure.dimensions == [.count] {
      message = "`\(measure.name)` is a count and carries no unit"
    } else if Unit(rawValue: written.unit) == nil {
      message =
        unitText.count < written.unit.count
        ? "`\(text)` has a space before its unit" : "`\(String(unitText).shortened)` is no unit"
    }
    return fault(SyntaxRules.unit, message, at: span, help: [help(for: written, as: measure)])
  }

  /// The quantity that is meant by one in another unit or without one, or else the units.
  private func help(for written: NumberText, as measure: ExpectedQuantity) -> String {
    let units = measure.dimensions.flatMap(\.units).map(\.rawValue).filter { !$0.isEmpty }
    if written.unit.isEmpty {
      let meant = written.completed(for: measure)
      let others = units.count > 1 ? "; the units are \(listed(units))" : ""
      return "write `\(measure.place.value(meant.number, meant.unit))`\(others)"
    }
    if let meant = written.converted(to: measure.dimensions) {
      return "write `\(measure.place.value(meant.number, meant.unit))`"
    }
    if units.isEmpty { return "write `\(measure.place.value(written.number.shortened, .none))`" }
    return "write it in \(listed(units, joinedBy: "or")): `\(measure.exampleEntry)`"
  }

  /// Reports text behind the number that is not a unit: a second end, a decimal comma, or an exponent.
  private func reportShape(of written: NumberText, at span: SourceSpan, as measure: ExpectedQuantity) -> Bool
  {
    let text = (written.number + written.unit).shortened
    if reportRange(written.number + written.unit, at: span, as: measure) { return true }
    if let plain = NumberText.withoutSigns(text),
      let meant = plain.unit.isEmpty ? plain.completed(for: measure) : plain.converted(to: measure.dimensions)
    {
      let isDecimal = plain.decimalPlaces > 0 && !text.contains("_") && !text.contains(".")
      let sign = text.contains("_") ? "`_`" : "comma"
      report(
        SyntaxRules.unit,
        "`\(text)` has a \(sign) \(isDecimal ? "for its point" : "between its digits")", at: span,
        help: ["write `\(measure.place.value(meant.number, meant.unit))`"])
      return true
    }
    let exponent = written.unit.dropFirst().drop { $0 == "-" || $0 == "+" }
    if written.unit.first?.lowercased() == "e", exponent.first?.isNumber == true {
      report(
        SyntaxRules.unit, "`\(text)` has an exponent", at: span,
        help: [
          writtenOut(text, as: measure).map { "write `\($0)`" } ?? "write the number out: `1000`, not `1e3`"
        ])
      return true
    }
    return false
  }

  /// The whole value with a number such as `1e3pt` in place of it; `nil` if it has too many digits.
  private func writtenOut(_ text: String, as measure: ExpectedQuantity) -> String? {
    let digits = text.prefix { $0.isNumber || ".eE+-".contains($0) }
    guard let amount = Double(digits), (0.001...100_000).contains(amount),
      let number = NumberText(MeasureText.exact(amount) + text.dropFirst(digits.count)),
      let meant = number.unit.isEmpty
        ? number.completed(for: measure) : number.converted(to: measure.dimensions)
    else { return nil }
    return measure.place.value(meant.number, meant.unit)
  }

  private func amount(_ written: NumberText, _ unit: Unit, at span: SourceSpan) -> Double? {
    // In hundred-thousandths of a millimetre all whole points are whole, so those are exact.
    let places = unit == .millimetres ? 5 : unit.microsecondPlaces ?? 0
    guard let value = written.value(timesTenTo: places) else {
      return fault(SyntaxRules.range, "`\(written.number.shortened)` is too large", at: span)
    }
    if unit.dimension == .time, written.decimalPlaces > places {
      return fault(
        SyntaxRules.range, "`\(written.number.shortened)\(unit.rawValue)` is finer than a microsecond",
        at: span,
        help: ["write at most \(places) digits behind the point"]
      )
    }
    return unit == .millimetres ? PointUnit.limit(PointUnit.points(value, perMillimetre: 100_000)) : value
  }

  /// An amount as a spec would write it, in the usual unit.
  func described(_ amount: Double, _ dimension: Dimension) -> String {
    let amount = dimension == .time ? amount / 1000 : amount
    return MeasureText.exact(amount) + dimension.commonUnit.rawValue
  }
}
