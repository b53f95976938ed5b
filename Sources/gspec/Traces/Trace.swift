import GestureRuntime
import SpecParser

/// A trace in points and microseconds, independent of its recorder.
struct Trace: Sendable, Hashable {
  var header = TraceHeader()
  /// The events in the order of the file.
  var events: [TraceEvent] = []
}

/// The header of a trace.
struct TraceHeader: Sendable, Hashable {
  /// Size of the screen in points; `nil` if the trace does not give it.
  var screen: Point?
  /// The reading direction of the layout; `nil` if the trace does not give it.
  var layout: ReadingDirection?
  /// The name of the recording device; may be empty.
  var device = ""
}

/// One event of a trace.
struct TraceEvent: Sendable, Hashable {
  /// The line of the file, from 1; 0 for a generated event.
  var line: Int
  var action: TraceAction

  init(line: Int = 0, _ action: TraceAction) {
    self.line = line
    self.action = action
  }
}

extension Trace {
  /// The samples of fingers, in the order of the file.
  var touches: some Sequence<TraceTouch> { events.lazy.compactMap(\.action.touch) }

  /// Changes each sample of a finger.
  mutating func changeTouches(_ change: (inout TraceTouch) -> Void) {
    for index in events.indices {
      guard var touch = events[index].action.touch else { continue }
      change(&touch)
      events[index].action = .touch(touch)
    }
  }

  /// Writes a target and state into the trace, so that a replay needs neither.
  ///
  /// - Parameters:
  ///   - target: the element of presses that have none.
  ///   - state: values at the start. The last value for a name counts.
  mutating func settle(on target: String?, state: [StateSetting]) {
    changeTouches { if $0.phase == .down { $0.element = $0.element ?? target } }
    let settled = state.lastOfEachName
    guard !settled.isEmpty else { return }
    events.insert(TraceEvent(.set(events.first?.action.time ?? 0, settled)), at: 0)
  }
}

extension [StateSetting] {
  /// The assignments that count: of those to one name the last.
  var lastOfEachName: [StateSetting] {
    enumerated().filter { index, assignment in
      !self[(index + 1)...].contains { $0.name == assignment.name }
    }.map(\.element)
  }
}

enum TraceAction: Sendable, Hashable {
  case touch(TraceTouch)
  /// Time advances without a touch.
  case tick(Microseconds)
  /// State changes, with names in the order of the file.
  case set(Microseconds, [StateSetting])
  /// Scroll positions of contents change, with elements in the order of the file.
  case at(Microseconds, [ContentSetting])

  var time: Microseconds {
    switch self {
    case .touch(let touch): touch.time
    case .tick(let time), .set(let time, _), .at(let time, _): time
    }
  }

  var touch: TraceTouch? { if case .touch(let touch) = self { touch } else { nil } }
}

/// A sample of a finger, with its element as a name.
struct TraceTouch: Sendable, Hashable {
  var time: Microseconds
  var phase: TouchPhase
  var finger: Int
  var location: Point
  /// Path or short name of the element under the finger. On `move` and `up`, `nil` keeps the element and an empty text is no element.
  var element: String?
  /// The size of that element in points; only set on `down`.
  var size: Point?
  /// The tool; only set on `down`.
  var tool = TouchTool.finger
  /// Sizes of elements around it in points, in the order of the file; only set on `down`.
  var sizes: [ElementSize] = []
  /// The frame of that element, and frames of elements around it in the order of the file; only set on `down`.
  var frame: Rectangle?
  var frames: [ElementFrame] = []
}

extension TouchTool {
  /// The word for the tool in traces, cases and outcomes.
  var word: String {
    switch self {
    case .finger: "finger"
    case .pen: "pen"
    case .eraser: "eraser"
    case .mouse: "mouse"
    case .palm: "palm"
    }
  }

  /// Creates the tool of a word; `nil` if there is none.
  init?(word: String) {
    guard let tool = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = tool
  }
}

/// The size of an element.
struct ElementSize: Sendable, Hashable {
  /// Path or short name of the element.
  var element: String
  /// Width and height in points.
  var size: Point
}

/// The frame of an element.
struct ElementFrame: Sendable, Hashable {
  /// Path or short name of the element.
  var element: String
  /// The frame in points.
  var frame: Rectangle
}

/// An assignment such as `selection = some`: the name of a state variable and a value as written.
struct StateSetting: Sendable, Hashable {
  var name: String
  var value: StateValue
}

/// A value of state as a trace, a case or an option writes it. The types of the table determine its meaning.
enum StateValue: Sendable, Hashable {
  case word(String)
  /// A number and its text, because words of an enumeration may look like numbers: `1.50` is not `1.5`.
  case number(Double, written: String)
  case bool(Bool)
}

extension StateValue {
  init(_ number: Double) { self = .number(number, written: MeasureText.exact(number)) }

  /// Creates the value of a text: `true` and `false` are bools, what JSON takes for a number is one, all else is a word.
  init(text: String) {
    switch text {
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default:
      let literal = try? JSONReader.value(text.utf8)
      if literal == .number(text), let number = Double(text), number.isFinite {
        self = .number(number, written: text)
      } else {
        self = .word(text)
      }
    }
  }

  var json: JSON {
    switch self {
    case .word(let word): .string(word)
    case .number(let number, _): .double(number)
    case .bool(let flag): .bool(flag)
    }
  }
}
