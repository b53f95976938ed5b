/// A unit of the language: its text, its dimension, and its conversion to the canonical unit.
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

  /// Decimal places from the unit to whole microseconds; `nil` if it is not a unit of time.
  var microsecondPlaces: Int? {
    switch self {
    case .milliseconds: 3
    case .seconds: 6
    case .points, .millimetres, .pointsPerSecond, .degrees, .perCent, .times, .none: nil
    }
  }

  /// The unit that an author probably meant by another word.
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
  /// The dimension in words, for messages.
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

  /// The most usual unit of the dimension.
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

  /// The units of the dimension.
  var units: [Unit] { Unit.allCases.filter { $0.dimension == self } }

  /// The largest amount; larger ones are typing errors, and could overflow a table. Lengths: a hundred thousand points. Times: an hour.
  /// Velocities: ten million points per second. Angles: ten turns. Proportions: a thousand times the target's size. Others: a million.
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

extension NearMiss {
  /// The unit that the author probably meant by a word, as specs write it; `nil` if it resembles none.
  package static func unit(_ word: String) -> String? { Unit.meant(by: word)?.rawValue }
}

extension Dimension {
  /// The unit that specs usually write.
  package var usualUnit: String { commonUnit.rawValue }

  /// Every unit of the dimension, as written.
  package var unitWords: [String] { units.map(\.rawValue) }
}
