import GestureRuntime
import SpecParser

/// Reads traces in the project's own format: JSON Lines with an optional header as the first line.
///
///     {"trace":1,"width":390,"height":844,"unit":"pt"}
///     {"t":0,"phase":"down","id":1,"x":100,"y":200,"on":"list/message","size":[390,72]}
///     {"t":12.5,"phase":"move","id":1,"x":101,"y":203,"on":null}
///     {"t":600,"phase":"tick"}
///     {"t":700,"set":{"selection":"some"}}
///     {"t":705,"at":{"list[inbox]":["top"]}}
///
/// The format is exact, so a damaged line is an error, with its number, and is not skipped.
struct ReadJSONLines {
  private let options: TraceOptions
  private var scale = ScaleToPoints(origin: Point(x: 0, y: 0), factor: Point(x: 1, y: 1))
  private var isFirst = true
  /// Fingers that a sample has reported as palms. Their samples are left out up to their next down.
  private var palms: Set<Int> = []
  /// The misspelt keys that have a remark. A program misspells a key in every line.
  private var remarked: Set<String> = []
  /// The header, once the first line is read.
  private(set) var header = TraceHeader()

  init(_ options: TraceOptions) { self.options = options }

  static func trace(_ bytes: [UInt8], options: TraceOptions, notes: inout TraceNotes) throws(TraceError)
    -> Trace
  {
    var reader = ReadJSONLines(options)
    var events: [TraceEvent] = []
    for line in TextLines(bytes) {
      if let event = try reader.event(line, notes: &notes) { events.append(event) }
    }
    return Trace(header: reader.header, events: events)
  }

  /// Reads the next line; `nil` for the header, blank lines and samples of palms.
  mutating func event(_ line: TextLine, notes: inout TraceNotes) throws(TraceError) -> TraceEvent? {
    if LineScanner(line).isBlank { return nil }
    let fields = try Fields(line)
    defer { isFirst = false }
    guard isFirst, fields.has("trace") else {
      if isFirst { notes.remarks += options.unusedInPoints }
      return try action(fields, notes: &notes).map { TraceEvent(line: line.number, $0) }
    }
    try fields.checkOneEvent()
    let read = try TraceHeaderFields(fields, options: options)
    scale = read.scale
    header = TraceHeader(screen: scale.screen, layout: read.layout, device: read.device)
    notes.remarks += read.remarks
    remark(onKeysOf: fields, among: TraceKeys.header, notes: &notes)
    return nil
  }

  private mutating func remark(
    onKeysOf fields: Fields, among optional: [String], notes: inout TraceNotes
  ) {
    for (key, meant) in TraceKeys.misspelt(fields.keys, among: optional)
    where remarked.insert(key).inserted {
      notes.remarks.append("line \(fields.line): \"\(key)\" is not read; \(NearMiss.question(meant))")
    }
  }

  private mutating func action(_ fields: Fields, notes: inout TraceNotes) throws(TraceError) -> TraceAction? {
    if fields.has("trace") { throw fields.error("the header (\"trace\") is not on the first line") }
    let time = try fields.time("t")
    if fields.has("set") {
      try fields.checkOneEvent()
      return .set(time, try fields.assignments("set"))
    }
    if fields.has("at") {
      try fields.checkOneEvent()
      return .at(time, try fields.stands("at", scale: scale))
    }
    let phase = try fields.string("phase")
    if phase == "tick" { return .tick(time) }
    guard let touchPhase = TouchPhase(name: phase) else {
      throw fields.error("no such phase: \(phase)", help: "phases are: down move up cancel tick")
    }
    remark(
      onKeysOf: fields, among: touchPhase == .down ? TraceKeys.down : TraceKeys.later, notes: &notes)
    let finger = try fields.integer("id")
    let place = scale(x: try fields.number("x"), y: try fields.number("y"))
    var touch = TraceTouch(time: time, phase: touchPhase, finger: finger, location: place)
    // A press without `on` gets the element of `--target`. A later sample without `on` keeps the finger's element; `null` is no element.
    touch.element = try fields.element("on") ?? (touchPhase != .down && fields.has("on") ? "" : nil)
    if touchPhase == .down {
      touch.frame = try fields.rectangle("frame").map(scale.frame)
      touch.frames = try fields.rectangles("frames").map {
        ElementFrame(element: $0.element, frame: scale.frame($0.frame))
      }
      touch.size = try fields.pair("size").map(scale.size) ?? touch.frame?.size
      touch.sizes = try fields.sizes("sizes").map {
        ElementSize(element: $0.element, size: scale.size($0.size))
      }
    }
    return try turned(touch, by: fields.tool("tool"), notes: &notes).map { .touch($0) }
  }

  /// The touch with its tool, which is set on `down`. A later sample with the tool `palm` cancels the finger.
  private mutating func turned(
    _ touch: TraceTouch, by tool: TouchTool?, notes: inout TraceNotes
  ) -> TraceTouch? {
    var touch = touch
    if touch.phase == .down {
      palms.remove(touch.finger)
      touch.tool = tool ?? .finger
    } else if palms.contains(touch.finger) {
      notes.count(.palm)
      return nil
    } else if tool == .palm {
      palms.insert(touch.finger)
      touch.phase = .cancel
      touch.element = nil
    }
    return touch
  }
}

extension LineScanner {
  var isBlank: Bool { rest.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}

extension ReadJSONLines {
  /// The members of one line. Errors have its number.
  struct Fields {
    let line: Int
    private let object: JSONValue

    init(_ line: TextLine) throws(TraceError) {
      self.line = line.number
      do {
        object = try JSONReader.value(line.bytes)
      } catch {
        throw Self.array(line)
          ?? TraceError(line: line.number, "no JSON line at byte \(error.column): \(error.message)")
      }
      guard case .object = object else {
        throw Self.array(line)
          ?? TraceError(line: line.number, "a line must be a JSON object: \(line.excerpt)")
      }
    }

    /// The error of a line that begins an array; `nil` for any other line.
    private static func array(_ line: TextLine) -> TraceError? {
      guard LineScanner(line).beginsArray else { return nil }
      return TraceError(
        line: line.number, "the trace is a JSON array, and not JSON Lines",
        help: "write each sample on a line of its own, without [ and ] around them and commas between them")
    }

    func error(_ message: String, help: String = "") -> TraceError {
      TraceError(line: line, message, help: help)
    }

    func has(_ key: String) -> Bool { object[key] != nil }

    var keys: [String] {
      if case .object(let members) = object { members.map(\.key) } else { [] }
    }

    private func required(_ key: String) throws(TraceError) -> JSONValue {
      guard let value = object[key] else { throw error("\"\(key)\" is missing") }
      return value
    }

    func time(_ key: String) throws(TraceError) -> Microseconds {
      guard case .number(let text) = try required(key),
        let time = DecimalTime.microseconds(fromMilliseconds: text)
      else {
        throw error("\"\(key)\" must be a number of milliseconds, not further out than 2^53 microseconds")
      }
      return time
    }

    func number(_ key: String) throws(TraceError) -> Double {
      guard case .number(let text) = try required(key), let value = Double(text), value.isFinite else {
        throw error("\"\(key)\" must be a finite number")
      }
      return value
    }

    func integer(_ key: String) throws(TraceError) -> Int {
      guard case .number(let text) = try required(key), let value = Int(text) else {
        throw error("\"\(key)\" must be a whole number")
      }
      return value
    }

    func string(_ key: String) throws(TraceError) -> String {
      guard case .string(let text) = try required(key) else { throw error("\"\(key)\" must be a text") }
      return text
    }

    /// The text of a key; `nil` if it is missing or null.
    func optionalString(_ key: String) throws(TraceError) -> String? {
      isNull(key) ? nil : try string(key)
    }

    /// The path of an element; `nil` if the key is missing or null.
    func element(_ key: String) throws(TraceError) -> String? {
      let path = try optionalString(key)
      if path == "" { throw error("\"\(key)\" must name an element", help: "no element is: null") }
      return path
    }

    /// Throws unless the line is one event or the header: each of these keys makes a line of its own kind.
    func checkOneEvent() throws(TraceError) {
      let kinds = ["trace", "phase", "set", "at"].filter(has)
      guard kinds.count > 1 else { return }
      throw error(
        "a line cannot have both \"\(kinds[0])\" and \"\(kinds[1])\"",
        help: "write two lines with the same \"t\"")
    }

    /// The tool of a key; `nil` if it is missing or null.
    func tool(_ key: String) throws(TraceError) -> TouchTool? {
      guard let word = try optionalString(key) else { return nil }
      guard let tool = TouchTool(word: word) else {
        throw error(
          "no such tool: \(word)",
          help: "tools are: \(TouchTool.allCases.map(\.word).joined(separator: " "))")
      }
      return tool
    }

    /// The number of a key, which must be greater than 0; `nil` if it is missing or null.
    func positive(_ key: String) throws(TraceError) -> Double? {
      if isNull(key) { return nil }
      let value = try number(key)
      guard value > 0 else { throw error("\"\(key)\" must be greater than 0") }
      return value
    }

    /// The sizes of elements; empty if the key is missing or null.
    func sizes(_ key: String) throws(TraceError) -> [ElementSize] {
      if isNull(key) { return [] }
      return try members(key, "elements and their sizes") { member throws(TraceError) in
        ElementSize(element: member.key, size: try pair(member.value, member.key))
      }
    }

    /// The rectangle `[x, y, width, height]` of a key; `nil` if it is missing or null.
    func rectangle(_ key: String) throws(TraceError) -> Rectangle? {
      guard let value = object[key], value != .null else { return nil }
      return try rectangle(value, key)
    }

    func rectangles(_ key: String) throws(TraceError) -> [ElementFrame] {
      if isNull(key) { return [] }
      return try members(key, "elements and their frames") { member throws(TraceError) in
        ElementFrame(element: member.key, frame: try rectangle(member.value, member.key))
      }
    }

    private func rectangle(_ value: JSONValue, _ key: String) throws(TraceError) -> Rectangle {
      var numbers: [Double] = []
      if case .array(let items) = value {
        for case .number(let text) in items { numbers.append(Double(text) ?? .nan) }
        if numbers.count != items.count { numbers = [] }
      }
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > 0, numbers[3] > 0 else {
        throw error("\"\(key)\" must be [x, y, width, height], the last two greater than 0")
      }
      return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The two positive numbers of a key; `nil` if it is missing or null.
    func pair(_ key: String) throws(TraceError) -> Point? {
      guard let value = object[key], value != .null else { return nil }
      return try pair(value, key)
    }

    private func pair(_ value: JSONValue, _ key: String) throws(TraceError) -> Point {
      guard case .array(let items) = value, items.count == 2, case .number(let a) = items[0],
        case .number(let b) = items[1], let x = Double(a), let y = Double(b), x.isFinite, y.isFinite, x > 0,
        y > 0
      else { throw error("\"\(key)\" must be two numbers greater than 0: [width, height]") }
      return Point(x: x, y: y)
    }

    /// The values that are read from the members of the object of a key.
    ///
    /// - Parameter what: the members, for the error message.
    func members<Value>(
      _ key: String, _ what: String, help: String = "",
      _ read: (JSONValue.Member) throws(TraceError) -> Value
    ) throws(TraceError) -> [Value] {
      guard case .object(let members)? = object[key] else {
        throw error("\"\(key)\" must be an object of \(what)", help: help)
      }
      return try members.map(read)
    }

    private func isNull(_ key: String) -> Bool { object[key] == nil || object[key] == .null }

    func assignments(_ key: String) throws(TraceError) -> [StateSetting] {
      try members(key, "state variables") { member throws(TraceError) in
        StateSetting(name: member.key, value: try stateValue(member))
      }
    }

    private func stateValue(_ member: JSONValue.Member) throws(TraceError) -> StateValue {
      switch member.value {
      case .bool(let value): return .bool(value)
      case .string(let word): return .word(word)
      case .number(let text):
        if let value = Double(text), value.isFinite { return .number(value, written: text) }
        fallthrough
      default: throw error("the value of \"\(member.key)\" must be a word, a number or a bool")
      }
    }
  }
}
