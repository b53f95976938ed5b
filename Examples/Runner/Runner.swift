import Foundation
import GestureRuntime

// Common parts of all products: reading a trace, and printing outcomes in the format of `gspec run --format json`.

struct Assignment {
  var name: String
  var value: String
}

/// A trace in JSON Lines.
struct TraceFile {
  var screen: Point?
  var layout = ReadingDirection.leftToRight
  fileprivate var lines: [Line] = []

  init(_ text: String) throws {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let isOnNothing = line.contains("\"on\":null")
      var line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
      // A missing `on` is not the same as `null`, which means no element.
      if isOnNothing { line.on = "" }
      if line.trace != nil {
        if line.layout == "rtl" { layout = .rightToLeft }
        if let width = line.width, let height = line.height { screen = Point(x: width, y: height) }
      } else {
        lines.append(line)
      }
    }
  }

  fileprivate struct Line: Decodable {
    var trace: Int?
    var width: Double?
    var height: Double?
    var layout: String?
    var t: Double?
    var phase: String?
    var id: Int?
    var x: Double?
    var y: Double?
    var on: String?
    var tool: String?
    var size: [Double]?
    var sizes: [String: [Double]]?
    var frame: [Double]?
    var frames: [String: [Double]]?
    var set: [String: Value]?
    var at: [String: Stand]?
  }

  /// The position of content: at ends, or a distance in points from them.
  fileprivate struct Stand: Decodable {
    /// Distances to ends in points, by the ends' names.
    private var rooms: [String: Double]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      rooms = (try? container.decode([String: Double].self)) ?? [:]
      for end in (try? container.decode([String].self)) ?? [] { rooms[end] = 0 }
    }

    /// The position in a layout. If the same end is named by side and by reading direction, the smaller distance counts.
    func laidOut(_ layout: ReadingDirection) -> ContentStand {
      let (left, right) = layout == .leftToRight ? ("leading", "trailing") : ("trailing", "leading")
      func room(_ names: String...) -> Double { names.compactMap { rooms[$0] }.min() ?? .infinity }
      return ContentStand(
        left: room("left", left), right: room("right", right), top: room("top"), bottom: room("bottom"))
    }
  }

  fileprivate struct Value: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        text = "\(flag)"
      } else if let number = try? container.decode(Double.self) {
        // A whole number is written as in a spec, since `12` may also be the name of a word.
        text = number == number.rounded() && number.magnitude < 1e15 ? "\(Int64(number))" : "\(number)"
      } else {
        text = try container.decode(String.self)
      }
    }
  }
}

/// Plays a trace step by step.
struct Player {
  enum Step {
    case touch(TouchSample, on: String?)
    case size(Point, of: String)
    case frame(Rectangle, of: String)
    case advance(Microseconds)
    case set(Assignment)
    case content(ContentStand, of: String)
  }

  private var steps: [Step] = []
  private var index = 0
  private var down: Set<Int> = []
  /// Whether the last touch was refused.
  var isRefused = false

  init(_ trace: TraceFile) {
    for line in trace.lines {
      let time = Microseconds(((line.t ?? 0) * 1000).rounded())
      if let set = line.set {
        steps.append(.advance(time))
        steps += set.sorted { $0.key < $1.key }.map { .set(Assignment(name: $0.key, value: $0.value.text)) }
      } else if let contents = line.at {
        steps.append(.advance(time))
        steps += contents.sorted { $0.key < $1.key }.map {
          .content($0.value.laidOut(trace.layout), of: $0.key)
        }
      } else if let phase = Self.phases[line.phase ?? ""] {
        let sample = TouchSample(
          time: time, phase: phase, finger: line.id ?? 0, location: Point(x: line.x ?? 0, y: line.y ?? 0),
          size: line.size.map { Point(x: $0[0], y: $0[1]) }, tool: Self.tool(line.tool))
        for (element, size) in (line.sizes ?? [:]).sorted(by: { $0.key < $1.key }) {
          steps.append(.size(Point(x: size[0], y: size[1]), of: element))
        }
        var frames = line.frames ?? [:]
        if let on = line.on, let frame = line.frame { frames[on] = frame }
        for (element, frame) in frames.sorted(by: { $0.key < $1.key }) {
          steps.append(
            .frame(Rectangle(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), of: element))
        }
        steps.append(.touch(sample, on: line.on))
      } else {
        steps.append(.advance(time))
      }
    }
  }

  private static let phases: [String: TouchPhase] = [
    "down": .down, "move": .move, "up": .up, "cancel": .cancel,
  ]

  private static func tool(_ word: String?) -> TouchTool {
    TouchTool.allCases.first { "\($0)" == word } ?? .finger
  }

  mutating func next() -> Step? {
    follow()
    guard index < steps.count else { return nil }
    index += 1
    return steps[index - 1]
  }

  /// Whether no finger is down at the end of the trace.
  var isUp: Bool { down.isEmpty }

  private mutating func follow() {
    guard index > 0, case .touch(let sample, _) = steps[index - 1], !isRefused else {
      isRefused = false
      return
    }
    switch sample.phase {
    case .down: down.insert(sample.finger)
    case .move: break
    case .up, .cancel: down.remove(sample.finger)
    }
  }
}

// MARK: Keys

/// An element's path with keys of instances: `list[inbox]/message[42]`.
struct KeyedPath {
  private var parts: [(name: String, key: String?)] = []

  init(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex { $0 == "/" || $0 == "[" } ?? rest.endIndex
      let name = String(rest[..<end])
      rest = rest[end...]
      var key: String?
      if rest.first == "[" {
        let close = rest.firstIndex(of: "]") ?? rest.endIndex
        key = String(rest[..<close].dropFirst())
        rest = rest[close...].dropFirst()
      }
      parts.append((name, key))
      if rest.first == "/" { rest = rest.dropFirst() }
    }
  }

  /// The path without keys.
  var plain: String { parts.map(\.name).joined(separator: "/") }

  /// The path and the keyed path of each element on this whole path, from the first one with a key inward.
  func items(in path: String) -> [(element: String, item: String)] {
    let all = keyed(path)
    return all.indices.compactMap { last in
      let outer = all[...last]
      guard outer.contains(where: { $0.key != nil }) else { return nil }
      return (outer.map(\.name).joined(separator: "/"), Self.text(outer))
    }
  }

  /// This whole path with the written keys.
  func whole(_ path: String) -> String { Self.text(keyed(path)[...]) }

  private func keyed(_ path: String) -> [(name: String, key: String?)] {
    var all = path.split(separator: "/").map { (name: String($0), key: String?.none) }
    for (place, part) in parts.enumerated() { all[all.count - parts.count + place].key = part.key }
    return all
  }

  private static func text(_ parts: ArraySlice<(name: String, key: String?)>) -> String {
    parts.map { part in part.key.map { "\(part.name)[\($0)]" } ?? part.name }.joined(separator: "/")
  }
}

/// A variable in the notation of a trace: `list[inbox]/message[42].selected`.
struct KeyedVariable {
  /// The name without keys.
  var name: String
  /// The instance that has the value; `nil` for none.
  var item: String?

  init(_ text: String) {
    guard let close = text.lastIndex(of: "]") else {
      name = text
      return
    }
    let dot = text[close...].firstIndex(of: ".") ?? text.endIndex
    let path = KeyedPath(String(text[..<dot])).plain
    name = path + text[dot...]
    item = KeyedPath(String(text[..<dot])).items(in: path).last?.item
  }
}

/// The instances in a trace with their numbers for the recognizer, from 1.
struct InstanceList {
  private var items: [String] = []

  mutating func number(_ item: String?) -> UInt64 {
    guard let item else { return 0 }
    if let place = items.firstIndex(of: item) { return UInt64(place + 1) }
    items.append(item)
    return UInt64(items.count)
  }

  func item(_ number: UInt64) -> String? { number == 0 ? nil : items[Int(number) - 1] }
}

// MARK: Output

func write(
  _ outcome: Outcome, activity: StaticString, does: StaticString, target: StaticString,
  mechanic: StaticString, detent: StaticString? = nil,
  over: StaticString?, _ instances: InstanceList
) {
  var fields = [
    "\"t\":\(number(thousandths: outcome.time))", "\"activity\":\(quoted(activity))",
    "\"does\":\(quoted(does))", "\"target\":\(quoted(target))",
  ]
  if let item = instances.item(outcome.instance) { fields.append("\"item\":\(quoted(item))") }
  fields += [
    "\"mechanic\":\(quoted(mechanic))",
    "\"phase\":\"\(outcome.phase)\"",
  ]
  if outcome.tool != .finger { fields.append("\"tool\":\"\(outcome.tool)\"") }
  if outcome.taps > 0 { fields.append("\"taps\":\(outcome.taps)") }
  fields += [
    "\"fingers\":\(outcome.fingers)", "\"x\":\(number(outcome.location.x))",
    "\"y\":\(number(outcome.location.y))",
  ]
  let values = outcome.values
  if values.contains(.translation) {
    fields += ["\"dx\":\(number(outcome.translation.x))", "\"dy\":\(number(outcome.translation.y))"]
    fields += [pair("origin", outcome.origin), pair("travel", outcome.travel)]
  }
  if values.contains(.velocity) {
    fields += ["\"vx\":\(number(outcome.velocity.x))", "\"vy\":\(number(outcome.velocity.y))"]
  }
  if values.contains(.scale) { fields.append("\"scale\":\(number(outcome.scale))") }
  if values.contains(.rotation) { fields.append("\"rotation\":\(number(outcome.rotation))") }
  if values.contains(.progress) { fields.append("\"progress\":\(number(outcome.progress))") }
  if values.contains(.committed) { fields.append("\"committed\":\(outcome.isCommitted)") }
  if let detent { fields.append("\"detent\":\(quoted(detent))") }
  if values.contains(.over) {
    let item = instances.item(outcome.overInstance)
    fields.append("\"over\":\(over.map { quoted(item ?? "\($0)") } ?? "null")")
  }
  if values.contains(.translation), does.description == "multi-select-drag" {
    let box = outcome.box
    fields += ["\"left\":\(number(box.x))", "\"top\":\(number(box.y))"]
    fields += ["\"width\":\(number(box.width))", "\"height\":\(number(box.height))"]
  }
  print("{" + fields.joined(separator: ",") + "}")
}

/// A name of the spec as a JSON string.
private func quoted(_ name: StaticString) -> String { quoted("\(name)") }

private func quoted(_ name: String) -> String {
  var result = "\""
  for scalar in name.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// A point as a JSON member, with at most three decimals.
private func pair(_ key: String, _ value: Point) -> String {
  "\"\(key)\":[\(number(value.x)),\(number(value.y))]"
}

private func number(_ value: Double) -> String {
  let thousandths = (value * 1000).rounded()
  guard thousandths.magnitude < 9e15 else { return value.isFinite ? String(value) : "0" }
  return number(thousandths: Int64(thousandths))
}

private func number(thousandths: Int64) -> String {
  let sign = thousandths < 0 ? "-" : ""
  let fraction = thousandths.magnitude % 1000
  guard fraction > 0 else { return sign + String(thousandths.magnitude / 1000) }
  var digits = String(fraction + 1000).dropFirst()
  while digits.hasSuffix("0") { digits.removeLast() }
  return sign + String(thousandths.magnitude / 1000) + "." + digits
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(2)
}
