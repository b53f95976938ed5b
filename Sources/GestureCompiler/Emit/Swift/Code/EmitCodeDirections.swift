import GestureRuntime

/// Writes what directions movements may take, and along which their commit distance counts.
enum EmitCodeDirections {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let facts = program.facts
    let directed = (0..<facts.stepCount).filter { !facts.arcs($0).isEmpty }
    EmitCode.function(
      &writer, "allows(_ step: Swift.Int, _ way: GestureRuntime.Way) -> Swift.Bool", over: "step",
      grouped(directed) { allowed(facts.arcs($0)) }, otherwise: "true")
    EmitCode.function(
      &writer, "starts(_ step: Swift.Int, _ way: GestureRuntime.Way) -> Swift.Bool", over: "step",
      grouped(directed) { starts(facts.arcs($0)) }, otherwise: "false")
    EmitCode.function(
      &writer, "deviation(_ step: Swift.Int, _ direction: Swift.Double) -> Swift.Double", over: "step",
      grouped((0..<facts.stepCount).filter { !facts.axes($0).isEmpty }) { nearest(facts.axes($0)) },
      otherwise: "180")
    EmitCode.function(
      &writer, "way(_ recognizer: Swift.Int, _ moved: GestureRuntime.Point) -> GestureRuntime.Point?",
      over: "recognizer",
      grouped((0..<facts.recognizerCount).filter { ways(facts, $0) != nil }) { ways(facts, $0) ?? "nil" },
      otherwise: "nil")
  }

  /// Numbers with the same text, together; in the order of the first.
  static func grouped(_ numbers: [Int], _ text: (Int) -> String) -> [(numbers: [Int], text: String)] {
    var groups: [(numbers: [Int], text: String)] = []
    var places: [String: Int] = [:]
    for number in numbers {
      let text = text(number)
      if let place = places[text] {
        groups[place].numbers.append(number)
      } else {
        places[text] = groups.count
        groups.append(([number], text))
      }
    }
    return groups
  }

  private static func allowed(_ arcs: [DirectionRange]) -> String {
    arcs.map { "\(range($0)).allows(way)" }.joined(separator: " || ")
  }

  private static func starts(_ arcs: [DirectionRange]) -> String {
    let ranges = arcs.filter { $0.extent < 360 }
    return ranges.isEmpty
      ? "false" : ranges.map { "\(range($0)).starts(way)" }.joined(separator: " || ")
  }

  private static func range(_ range: DirectionRange) -> String {
    "GestureRuntime.DirectionRange(start: \(EmitCode.number(range.start)), extent: \(EmitCode.number(range.extent)), middle: \(point(range.middle)), cosine: \(EmitCode.number(range.cosine)))"
  }

  /// As a table's are gone through them: the least of 180 and all.
  private static func nearest(_ axes: [Double]) -> String {
    axes.reduce("180") {
      "Swift.min(\($0), GestureRuntime.Way.angle(direction, \(EmitCode.number($1))))"
    }
  }

  /// Of the named directions the one that was moved most; `nil` where the movement's own counts, or nothing commits.
  private static func ways(_ facts: ProgramFacts, _ number: Int) -> String? {
    let recognizer = facts.recognizer(number)
    guard recognizer.hasCommit || recognizer.hasThreshold, recognizer.translation >= 0 else { return nil }
    let arcs = facts.arcs(recognizer.translation)
    guard let first = arcs.first, first.extent < 360 else { return nil }
    return arcs.dropFirst().reduce(point(first.middle)) {
      "GestureRuntime.Way.further(\($0), \(point($1.middle)), along: moved)"
    }
  }

  private static func point(_ point: Point) -> String {
    "GestureRuntime.Point(x: \(EmitCode.number(point.x)), y: \(EmitCode.number(point.y)))"
  }
}
