/// Ranges that are not written with two dots, ranges and comparisons where one quantity is meant.
extension NumberText {
  /// The signs between the ends of a range elsewhere. Three dots come first, because two are part of them.
  private static let rangeSigns = ["...", "…", "–", "—", "-", "~", " to ", ","]

  /// A range with two dots for a text with another sign between its ends: `40pt..80pt` for `40pt-80pt`; `nil` for any other text.
  ///
  /// - Parameters:
  ///   - unit: that of both ends if neither has one.
  ///   - isWhole: whether the ends are whole numbers, in which a comma is no point.
  static func range(_ text: String, unit: String = "", isWhole: Bool = false) -> String? {
    for sign in rangeSigns {
      // A sign at the start belongs to a number, unless it is dots.
      let rest = sign == "..." ? text[...] : text.dropFirst()
      guard let place = rest.firstRange(of: sign) else { continue }
      let low = end(text[..<place.lowerBound], mayBeMissing: sign == "...")
      let high = end(text[place.upperBound...], mayBeMissing: sign == "...")
      guard let low, let high, sign != "," || isWhole || !low.unit.isEmpty else { continue }
      let own = low.unit.isEmpty ? high.unit : low.unit
      return QuantityPlace.range(
        low.described(or: own.isEmpty ? unit : own), high.described(or: own.isEmpty ? unit : own))
    }
    return nil
  }

  /// One end of a range: a number with a unit of the language, or with none.
  private static func end(_ text: Substring, mayBeMissing: Bool) -> NumberText? {
    let text = text.trimmedSpace
    if text.isEmpty, mayBeMissing { return NumberText(number: "", unit: "") }
    return NumberText(text).flatMap { Unit(rawValue: $0.unit) == nil ? nil : $0 }
  }

  private func described(or usual: String) -> String {
    number.isEmpty ? "" : number.shortened + (unit.isEmpty ? usual : unit)
  }

  private init(number: String, unit: String) {
    self.number = number
    self.unit = unit
  }
}

extension SyntaxReader {
  /// Whether a text has another sign than two dots between the ends of a range, which is reported.
  ///
  /// - Parameter owner: the key, if the whole entry is advised.
  func reportOtherDots(
    _ text: String, of owner: String? = nil, unit: Unit = .none, isWhole: Bool = false, at span: SourceSpan
  ) -> Bool {
    guard let range = NumberText.range(text, unit: unit.rawValue, isWhole: isWhole) else { return false }
    report(
      SyntaxRules.type, "`\(text.shortened)` is no range: write two dots between its ends", at: span,
      help: ["write `\(owner.map { "\($0): " } ?? "")\(range)`"])
    return true
  }

  /// Reports a range with other signs, and a range where one quantity is meant.
  func reportRange(_ text: String, at span: SourceSpan, as measure: ExpectedQuantity) -> Bool {
    let isWhole = measure.dimensions == [.count]
    if measure.mayBeRange {
      return reportOtherDots(text, unit: measure.usualUnit, isWhole: isWhole, at: span)
    }
    let isAlone = measure.place == .alone
    guard let range = text.range(ofDots: ()) != nil ? text : isAlone ? NumberText.range(text) : nil,
      let ends = range.endsOfRange
    else { return false }
    let fitting = isAlone ? [ends.low, ends.high].filter(measure.fits) : []
    let entries = (fitting.isEmpty ? [measure.example] : fitting).map { "\(measure.name): \($0)" }
    report(
      SyntaxRules.type, "`\(text.shortened)` is a range, but `\(measure.name)` is one quantity", at: span,
      help: ["write \(listed(entries, joinedBy: "or"))"])
    return true
  }

  /// Reports a comparison where one quantity is meant, and a `%` before its number.
  func reportSign(before text: String, at span: SourceSpan, as measure: ExpectedQuantity) -> Bool {
    guard let meant = measure.quantity(behindSignOf: text) else { return false }
    let fault =
      text.hasPrefix("%")
      ? "has its `%` before its number" : "is a comparison, but `\(measure.name)` is one quantity"
    report(
      SyntaxRules.type, "`\(text.shortened)` \(fault)", at: span, help: ["write `\(measure.name): \(meant)`"])
    return true
  }
}

extension ExpectedQuantity {
  /// Whether a text is a number with one of the expected units.
  func fits(_ text: String) -> Bool { NumberText.isQuantity(text, of: dimensions) }

  /// The quantity in a text with a comparison sign or a `%` before it; `nil` for any other text.
  func quantity(behindSignOf text: String) -> String? {
    guard place == .alone, let sign = text.first, "%<>=".contains(sign), sign == "%" || !mayBeRange else {
      return nil
    }
    let rest = text.drop { $0 == sign || $0 == "=" }.trimmedSpace
    let meant = sign == "%" ? rest + "%" : rest
    return fits(meant) ? meant : nil
  }
}
