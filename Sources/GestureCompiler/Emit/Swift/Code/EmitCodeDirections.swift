import GestureRuntime
import SpecParser

/// Emits the allowed directions of movements, and the directions of commit distances.
enum EmitCodeDirections {
  @SwiftBuilder static func emit(_ facts: ProgramFacts) -> [SwiftNode] {
    let directed = (0..<facts.stepCount).filter { !facts.arcs($0).isEmpty }
    EmitCode.function(
      "allows", ["_ step: Swift.Int", "_ way: GestureRuntime.Way"], "Swift.Bool", over: "step",
      EmitCode.grouped(directed) { any(facts.arcs($0), "allows(way)") }, otherwise: "true")
    EmitCode.function(
      "starts", ["_ step: Swift.Int", "_ way: GestureRuntime.Way"], "Swift.Bool", over: "step",
      EmitCode.grouped(directed) { any(facts.arcs($0).filter { $0.extent < 360 }, "starts(way)") },
      otherwise: "false")
    EmitCode.function(
      "deviation", ["_ step: Swift.Int", "_ direction: Swift.Double"], "Swift.Double", over: "step",
      EmitCode.grouped((0..<facts.stepCount).filter { !facts.axes($0).isEmpty }) { nearest(facts.axes($0)) },
      otherwise: "180")
    EmitCode.function(
      "way", ["_ recognizer: Swift.Int", "_ moved: GestureRuntime.Point"], "GestureRuntime.Point?",
      over: "recognizer",
      EmitCode.grouped((0..<facts.recognizerCount).filter { ways(facts, $0) != nil }) {
        ways(facts, $0) ?? "nil"
      }, otherwise: "nil")
    let detented = (0..<facts.recognizerCount).filter { !facts.detents($0).isEmpty }
    if !detented.isEmpty {
      EmitCode.function(
        "detent", ["_ recognizer: Swift.Int", "_ number: Swift.Int"], "GestureRuntime.ProgramDetent",
        over: "recognizer &* \(Detent.most) &+ number",
        EmitCode.grouped(
          detented.flatMap { number in facts.detents(number).indices.map { number * Detent.most + $0 } }
        ) {
          detent(facts.detents($0 / Detent.most)[$0 % Detent.most])
        },
        otherwise: "GestureRuntime.ProgramDetent(.infinity)")
    }
  }

  private static func detent(_ detent: ProgramDetent) -> SwiftText {
    let arguments: [SwiftText] =
      ["\(EmitCode.number(detent.distance))"] + (detent.isShare ? ["isShare: true"] : [])
      + (detent.isProjected ? ["isProjected: true"] : [])
    return "GestureRuntime.ProgramDetent\(call: arguments)"
  }

  private static func any(_ arcs: [DirectionRange], _ question: String) -> SwiftText {
    SwiftText(arcs.map { "\(range($0)).\(question)" }, sign: "||", none: "false")
  }

  private static func range(_ range: DirectionRange) -> SwiftText {
    let arguments: [SwiftText] = [
      "start: \(EmitCode.number(range.start))", "extent: \(EmitCode.number(range.extent))",
      "middle: \(point(range.middle))", "cosine: \(EmitCode.number(range.cosine))",
    ]
    // A member follows, so the bracket before it is on its own line.
    return "GestureRuntime.DirectionRange\(parameters: arguments)"
  }

  /// The least of 180 and the angles to all axes, in the order in which a table computes it.
  private static func nearest(_ axes: [Double]) -> SwiftText {
    axes.reduce("180") {
      "Swift.min\(call: [$0, "GestureRuntime.Way.angle(direction, \(EmitCode.number($1)))"])"
    }
  }

  /// The named direction with the furthest movement; `nil` if the movement's own direction counts or none is needed.
  private static func ways(_ facts: ProgramFacts, _ number: Int) -> SwiftText? {
    let recognizer = facts.recognizer(number)
    let isAsked = recognizer.hasCommit || recognizer.hasThreshold || recognizer.valuesAlong
    guard isAsked, recognizer.translation >= 0 else { return nil }
    let arcs = facts.arcs(recognizer.translation)
    guard let first = arcs.first, first.extent < 360 else { return nil }
    return arcs.dropFirst().reduce(point(first.middle)) {
      "GestureRuntime.Way.further\(call: [$0, point($1.middle), "along: moved"])"
    }
  }

  private static func point(_ point: Point) -> SwiftText {
    "GestureRuntime.Point(x: \(EmitCode.number(point.x)), y: \(EmitCode.number(point.y)))"
  }
}
