import GestureRuntime

/// Activities as instructions, with material's metrics. Their order in a table is that of their names.
enum Recipe {
  static let pressing = [op(.press), op(.before, 150_000)]
  static let lifting = [op(.lift), op(.before, 400_000), op(.slop, 8)]
  static let drifting = [op(.translate), op(.slop, 8)]

  static func activity(_ name: String, _ does: String, on target: UInt64 = 1) -> Instruction {
    Instruction(.activity, [.text(Array(name.utf8)), .text(Array(does.utf8)), .integer(target)])
  }

  static func touch(_ name: String, on target: UInt64 = 1) -> [Instruction] {
    [activity(name, "activate", on: target), op(.recognizer, 1, 1, 0), op(.name, 0, 0, 1, 1)] + pressing
      + lifting
  }

  static func longPress(_ name: String, on target: UInt64 = 1) -> [Instruction] {
    [activity(name, "select", on: target), op(.recognizer, 1, 1, 1), op(.name, 1, 1, 1, 1)] + pressing
      + [op(.wait), op(.least, 400_000), op(.slop, 8), op(.lift)]
  }

  /// A drag and a fling, as one movement with two names.
  static func drag(_ name: String, on target: UInt64 = 1, ways: [Instruction] = []) -> [Instruction] {
    [activity(name, "scroll", on: target), op(.recognizer, 1, 1, 1)]
      + [op(.name, 3, 0, 1, 1), op(.velocityLeast, 1000), op(.name, 2, 1, 1, 1)] + pressing + drifting + ways
      + [op(.lift)]
  }

  static func doubleTouch(_ name: String, on target: UInt64 = 1) -> [Instruction] {
    [activity(name, "zoom-in", on: target), op(.recognizer, 1, 1, 0), op(.name, 4, 0, 1, 1)] + pressing
      + lifting
      + [op(.press), op(.before, 150_000), op(.gap, 40_000, 300_000), op(.near, 100)] + lifting
  }

  static func pinch(_ name: String, on target: UInt64 = 1) -> [Instruction] {
    [activity(name, "zoom", on: target), op(.recognizer, 2, 2, 1), op(.name, 5, 1, 2, 2)] + pressing
      + [op(.spread, 3), op(.slop, 16), op(.lift)]
  }
}
