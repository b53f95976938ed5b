/// A unit of the language: how it is written, what it measures, and how it becomes the canonical one.
enum Unit: String, CaseIterable {
  case points = "pt"
  case millimetres = "mm"
  case milliseconds = "ms"
  case seconds = "s"
  case pointsPerSecond = "pt/s"
  case degrees = "deg"
  case perCent = "%"
  case times = "x"
  case none = ""

  var dimension: Dimension {
    switch self {
    case .points, .millimetres: .length
    case .milliseconds, .seconds: .time
    case .pointsPerSecond: .velocity
    case .degrees: .angle
    case .perCent: .proportion
    case .times: .factor
    case .none: .count
    }
  }

  /// Points in a millimetre: one point is 1/160 inch, as Android's density-independent pixels are.
  static let pointsPerMillimetre = 160 / 25.4

  /// Decimal places between the unit and whole microseconds; `nil` where the unit is no time.
  var microsecondPlaces: Int? {
    switch self {
    case .milliseconds: 3
    case .seconds: 6
    case .points, .millimetres, .pointsPerSecond, .degrees, .perCent, .times, .none: nil
    }
  }

  /// What people write for a unit of ours.
  static func meant(by text: String) -> Unit? {
    switch text.lowercased() {
    case "px", "dp", "dip", "pts", "point", "points": .points
    case "millimeter", "millimeters", "millimetres": .millimetres
    case "msec", "msecs", "millisecond", "milliseconds": .milliseconds
    case "sec", "secs", "second", "seconds": .seconds
    case "px/s", "dp/s", "pt/sec", "pts/s", "pps": .pointsPerSecond
    case "°", "degree", "degrees", "d": .degrees
    case "percent", "pct": .perCent
    case "times", "×": .times
    default: Unit(rawValue: text.lowercased())
    }
  }
}

extension Dimension {
  /// In the words of messages.
  var described: String {
    switch self {
    case .length: "a length"
    case .time: "a time"
    case .velocity: "a velocity"
    case .angle: "an angle"
    case .proportion: "a share of the target's size"
    case .factor: "a factor"
    case .count: "a plain number"
    }
  }

  /// The unit that is written first for it.
  var commonUnit: Unit {
    switch self {
    case .length: .points
    case .time: .milliseconds
    case .velocity: .pointsPerSecond
    case .angle: .degrees
    case .proportion: .perCent
    case .factor: .times
    case .count: .none
    }
  }

  /// The units in which it can be written.
  var units: [Unit] { Unit.allCases.filter { $0.dimension == self } }

  /// Larger amounts are slips of the finger, and would overflow what a table can hold: an hour, a hundred
  /// thousand points, ten million points a second, ten turns, a thousand screens, a million of anything else.
  var greatest: Double {
    switch self {
    case .length: 100_000
    case .time: 3_600_000_000
    case .velocity: 10_000_000
    case .angle: 3_600
    case .proportion: 100_000
    case .factor, .count: 1_000_000
    }
  }
}

extension Dimension {
  /// The unit in which specs usually write it.
  package var usualUnit: String { commonUnit.rawValue }

  /// Every unit in which it can be written.
  package var unitWords: [String] { units.map(\.rawValue) }
}
