/// What stands beside an amount in its value.
enum QuantityPlace: Sendable, Hashable {
  case alone
  /// A comparison sign: `>= 40pt`.
  case behind(Comparison)
  /// The other end of a range.
  case below(high: String)
  case above(low: String)

  /// The unit of the other end of the range; `nil` if there is none.
  var otherUnit: Unit? {
    switch self {
    case .alone, .behind: nil
    case .below(let other), .above(let other): NumberText(other).flatMap { Unit(rawValue: $0.unit) }
    }
  }

  /// The whole value, with this amount and the unit in place of what was written.
  func value(_ number: String, _ unit: Unit) -> String {
    let amount = number + unit.rawValue
    return switch self {
    case .alone: amount
    case .behind(let comparison): "\"\(comparison.rawValue) \(amount)\""
    case .below(let high): Self.range(amount, Self.completed(high, unit))
    case .above(let low): Self.range(Self.completed(low, unit), amount)
    }
  }

  /// A range that is no error: its ends are turned round if they have one unit and the first is higher.
  static func range(_ low: String, _ high: String) -> String {
    guard let first = NumberText(low), let second = NumberText(high), first.unit == second.unit,
      let from = first.value(), let to = second.value(), from > to
    else { return "\(low)..\(high)" }
    return "\(high)..\(low)"
  }

  /// The other end of a range, with the unit if it has none that is known.
  private static func completed(_ end: String, _ unit: Unit) -> String {
    guard let number = NumberText(end) else { return end.shortened }
    let own = number.unit.isEmpty ? nil : number.converted(to: [unit.dimension])
    return (own?.number ?? number.number.shortened) + (own?.unit ?? unit).rawValue
  }
}

/// The requirements of a key for its quantity.
struct ExpectedQuantity: Sendable, Hashable {
  /// The end of a range that a bare quantity sets.
  enum Bias: Sendable, Hashable { case least, most }

  /// The key, for messages.
  var name: String
  /// The possible dimensions, the usual one first.
  var dimensions: [Dimension]
  var bias = Bias.least
  /// Whether the amount may be negative.
  var mayBeNegative = false
  /// Whether the value may also be a range.
  var mayBeRange = false
  /// Whether the amount must be more than 0.
  var isPositive = false
  /// The greatest allowed amount, in the canonical unit.
  var greatest = Double.infinity
  /// What stands beside the amount in its value.
  var place = QuantityPlace.alone

  init(
    _ name: String, _ dimensions: Dimension..., bias: Bias = .least, mayBeNegative: Bool = false,
    isPositive: Bool = false, greatest: Double = .infinity
  ) {
    self.isPositive = isPositive
    self.greatest = greatest
    self.name = name
    self.dimensions = dimensions
    self.bias = bias
    self.mayBeNegative = mayBeNegative
  }

  var example: String {
    switch dimensions.first {
    case .length: "40pt"
    case .time: "300ms"
    case .velocity: "300pt/s"
    case .angle: "20deg"
    case .proportion: "50%"
    case .factor: "2x"
    case .count, nil: "2"
    }
  }

  /// The unit of the other end of a range, if it can be meant here, too; else that of the first dimension.
  var usualUnit: Unit {
    place.otherUnit.flatMap { dimensions.contains($0.dimension) ? $0 : nil }
      ?? (dimensions.first ?? .count).commonUnit
  }

  /// The same, where a range can stand in place of the quantity.
  var orRange: ExpectedQuantity {
    var measure = self
    measure.mayBeRange = true
    return measure
  }

  func at(_ place: QuantityPlace) -> ExpectedQuantity {
    var measure = self
    measure.place = place
    return measure
  }

  /// The example as an entry, for amounts of any value. Beside another end it stands alone, because the two ends must fit.
  var exampleEntry: String { place == .alone ? "\(name): \(example)" : example }
}
