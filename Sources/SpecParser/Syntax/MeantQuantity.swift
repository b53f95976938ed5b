/// The quantity that is meant by a number with another unit, or without one.
extension NumberText {
  /// The same amount in a unit of one of the dimensions, as near as a spec would write it; `nil` if the unit is none that can be converted.
  func converted(to dimensions: [Dimension]) -> (number: String, unit: Unit)? {
    let word = String(unit.drop { $0 == " " })
    if let meant = Unit.meant(by: word), dimensions.contains(meant.dimension) {
      return (number.shortened, meant)
    }
    let known = Unit(rawValue: word).map { Self.conversions(of: $0) } ?? Self.conversions(of: word)
    guard let found = known.first(where: { dimensions.contains($0.unit.dimension) }),
      let value = value(timesTenTo: found.places)
    else { return nil }
    if found.factor == 1, found.places == 0 { return (number.shortened, found.unit) }
    let amount = value * found.factor
    if found.isExact { return (MeasureText.exact(amount), found.unit) }
    return (
      amount.magnitude < 100 ? MeasureText.brief(amount) : MeasureText.exact(amount.rounded()), found.unit
    )
  }

  /// The unit that a number without one has most likely, with its number: a share below 1 is a percentage, a time with decimals has seconds.
  func completed(for measure: ExpectedQuantity) -> (number: String, unit: Unit) {
    let usual = (number.shortened, measure.usualUnit)
    guard measure.place.otherUnit == nil, let value = value(), value > 0 else { return usual }
    if value <= 1, decimalPlaces > 0, measure.dimensions.contains(.proportion),
      let share = self.value(timesTenTo: 2)
    {
      return (MeasureText.exact(share), .perCent)
    }
    return value < 10 && decimalPlaces > 0 && measure.dimensions == [.time] ? (usual.0, .seconds) : usual
  }

  /// A factor with a power of ten, which keeps decimal numbers exact.
  private struct Conversion {
    var factor = 1.0
    var places = 0
    var unit: Unit
    var isExact = true
  }

  private static func conversions(of unit: Unit) -> [Conversion] {
    switch unit {
    case .perCent: [Conversion(places: -2, unit: .none), Conversion(places: -2, unit: .times)]
    case .times: [Conversion(unit: .none), Conversion(places: 2, unit: .perCent)]
    case .points: [Conversion(unit: .pointsPerSecond), Conversion(unit: .none)]
    case .millimetres, .milliseconds, .seconds, .pointsPerSecond, .degrees: [Conversion(unit: .none)]
    case .none: []
    }
  }

  private static func conversions(of word: String) -> [Conversion] {
    let perMillimetre = PointUnit.points(1, perMillimetre: 1)
    switch word.lowercased() {
    case "in", "inch", "inches": return [Conversion(factor: PointUnit.perInch, unit: .points)]
    case "cm": return [Conversion(places: 1, unit: .millimetres)]
    case "m": return [Conversion(places: 3, unit: .millimetres)]
    case "us", "µs", "μs": return [Conversion(places: -3, unit: .milliseconds)]
    case "min", "mins", "minute", "minutes": return [Conversion(factor: 60, unit: .seconds)]
    case "rad", "radian", "radians":
      return [Conversion(factor: 180 / Double.pi, unit: .degrees, isExact: false)]
    case "turn", "turns", "rev": return [Conversion(factor: 360, unit: .degrees)]
    case "pt/ms", "px/ms", "dp/ms": return [Conversion(places: 3, unit: .pointsPerSecond)]
    case "in/s": return [Conversion(factor: PointUnit.perInch, unit: .pointsPerSecond)]
    case "mm/s": return [Conversion(factor: perMillimetre, unit: .pointsPerSecond, isExact: false)]
    case "cm/s": return [Conversion(factor: perMillimetre, places: 1, unit: .pointsPerSecond, isExact: false)]
    case "m/s": return [Conversion(factor: perMillimetre, places: 3, unit: .pointsPerSecond, isExact: false)]
    default: return []
    }
  }
}

/// Numbers with signs between their digits.
extension NumberText {
  /// A quantity without signs between its digits, with a point in place of a decimal comma; `nil` for any other text.
  static func withPoint(_ text: String) -> String? {
    guard let meant = withoutSigns(text), Unit(rawValue: meant.unit) != nil else { return nil }
    return meant.number + meant.unit
  }

  /// The number that is meant by one with `_` or commas between its digits.
  static func withoutSigns(_ text: String) -> NumberText? {
    let groups = text.split(separator: "_", omittingEmptySubsequences: false)
    let plain = groups.joined()
    let isGrouped = groups.count > 1 && groups.allSatisfy { $0.first?.isNumber == true }
    guard isGrouped || groups.count == 1 else { return nil }
    let sides = plain.split(separator: ",", omittingEmptySubsequences: false)
    guard sides.count > 1 else { return isGrouped ? NumberText(plain) : nil }
    if let whole = withoutThousands(sides) { return whole }
    guard sides.count == 2, let whole = NumberText(sides[0]), whole.unit.isEmpty,
      let meant = NumberText(sides.joined(separator: ".")), meant.decimalPlaces > 0
    else { return nil }
    return meant
  }

  /// The number of `1,000pt`. A factor and a plain number have too few digits for that: `1,125x` has a decimal comma.
  private static func withoutThousands(_ sides: [Substring]) -> NumberText? {
    guard let first = sides.first, (1...3).contains(first.count), first.allSatisfy(\.isNumber),
      first.first != "0",
      sides.dropFirst().allSatisfy({ $0.prefix(while: \.isNumber).count == 3 }),
      sides.dropFirst().dropLast().allSatisfy({ $0.count == 3 }),
      let meant = NumberText(sides.joined()), !["", "x"].contains(meant.unit)
    else { return nil }
    return meant
  }
}
