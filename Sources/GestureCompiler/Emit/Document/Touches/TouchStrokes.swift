import GestureRuntime
import SpecParser

/// One finger from its press to its lift.
struct TouchStroke: Sendable, Hashable {
  /// The number of the finger from 1: the first that no finger on the screen has. So a second press by one finger has the same number.
  var finger: Int
  /// The finger's number in the trace.
  var id: Int
  var element: String?
  var tool = Tool.finger
  var samples: [Sample]
  /// The time of the lift; `nil` if it stays down.
  var lift: Int64?
  var isCancelled = false

  struct Sample: Sendable, Hashable {
    var time: Int64
    var place: Point
  }

  var start: Int64 { samples.first?.time ?? 0 }
  var first: Point { samples.first?.place ?? Point(x: 0, y: 0) }

  /// The strokes of a trace, in the order of their presses.
  ///
  /// - Parameter tools: the tool of each press; empty if all are by the tool of the trace.
  static func strokes(of trace: FindingWitness, tools: [Tool] = []) -> [TouchStroke] {
    var strokes: [TouchStroke] = []
    var open: [Int: Int] = [:]
    for event in trace.events {
      guard let id = event.finger, let x = event.x, let y = event.y else { continue }
      let sample = Sample(time: event.time, place: Point(x: x, y: y))
      if event.phase == "down" {
        let taken = Set(open.values.map { strokes[$0].finger })
        let number = (1...(taken.count + 1)).first { !taken.contains($0) } ?? 1
        open[id] = strokes.count
        let tool = strokes.count < tools.count ? tools[strokes.count] : trace.tool ?? .finger
        strokes.append(
          TouchStroke(finger: number, id: id, element: event.element, tool: tool, samples: [sample]))
      } else if let index = open[id] {
        strokes[index].samples.append(sample)
        guard event.phase != "move" else { continue }
        strokes[index].lift = event.time
        strokes[index].isCancelled = event.phase == "cancel"
        open[id] = nil
      }
    }
    return strokes
  }
}

/// The common time axis of one drawing, with times in microseconds.
struct TouchTime: Sendable, Hashable {
  let start: Int64
  let length: Int64

  /// The empty part at both ends of a track, in percent, where signs at an end have room.
  static let margin = 3.0
  /// The place in percent beyond which a label would be cut off.
  static let lastLabel = 90.0
  /// The shortest axis, in microseconds.
  static let least: Int64 = 100_000
  /// The steps between ticks, in milliseconds, and how many an axis has at most.
  static let steps: [Int64] = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000]
  static let mostSteps: Int64 = 4

  /// Creates an axis from the first event to the last, at least 100 ms long.
  init(_ touch: DocumentTouch, claims: [FindingWitness.Claim]) {
    let events = touch.trace.events.map(\.time)
    let lanes = touch.lanes.flatMap { [$0.start, $0.claim, $0.end].compactMap { $0 } }
    let all = events + claims.map(\.time) + lanes
    start = events.min() ?? 0
    length = max(Self.least, (all.max() ?? 0) - start)
  }

  var end: Int64 { start + length }

  /// The place of a time on a track, in percent of its width.
  func place(_ time: Int64) -> Double {
    let share = Double(min(max(time, start), end) - start) / Double(length)
    return Self.margin + share * (100 - 2 * Self.margin)
  }

  func percent(_ time: Int64) -> String { SVG.number(place(time)) + "%" }

  func width(_ from: Int64, _ to: Int64) -> String { SVG.number(max(0, place(to) - place(from))) + "%" }

  /// Round times on the axis, counted from its start.
  var ticks: [Int64] {
    let step =
      (Self.steps.first { length / ($0 * 1000) <= Self.mostSteps } ?? length / 1000 / Self.mostSteps + 1)
      * 1000
    return Array(stride(from: 0, through: length, by: Int(step)).map { Int64($0) })
  }
}
