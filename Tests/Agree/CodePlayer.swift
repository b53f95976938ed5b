import GestureCompiler
import GestureRuntime
import SpecParser

/// The source of a recognizer that plays a stream in the generated code of a spec.
struct CodePlayer {
  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let text: String

  /// - Parameter generated: the generated source, which says what the recognizer can do.
  init(_ spec: PlayedSpec, _ prefix: String, _ generated: String) throws {
    let pattern = #/func (\w+)\(_ gesture: (\w+Gesture\.\w+)\)$/#.anchorsMatchLineEndings()
    let handlers = generated.matches(of: pattern).map {
      "  func \($0.1)(_ gesture: \($0.2)) { outcomes.append(gesture.outcome) }"
    }
    guard handlers.count == spec.checked.activities.count else {
      throw Failure(description: "spec \(spec.seed): \(handlers.count) functions of its handler were found")
    }
    let has = { (part: String) in generated.contains(part) }
    let states = Self.states(spec)
    text = """
      import GestureRuntime

      final class \(prefix)Outcomes: \(prefix)GestureHandler {
        var outcomes: [Outcome] = []
      \(handlers.joined(separator: "\n"))
      }

      struct \(prefix)Player: ~Copyable, StreamedRecognizer {
        private var gestures = \(prefix)Gestures()
        private let handler = \(prefix)Outcomes()

        var outcomes: [Outcome] { handler.outcomes }
        var nextDeadline: Microseconds? { gestures.nextDeadline }

        mutating func setUp(_ screen: Point?, _ layout: ReadingDirection) {
          gestures.setScreen(screen)
          \(has("var layoutDirection") ? "gestures.layoutDirection = layout" : "")
        }

        mutating func feed(_ sample: TouchSample) -> Refusal? { gestures.feed(sample, to: handler) }
        mutating func advance(to time: Microseconds) -> Refusal? { gestures.advance(to: time, to: handler) }
        mutating func flush() { gestures.flush(to: handler) }
        mutating func cancelAll() { gestures.cancelAll(to: handler) }

        mutating func setState(_ state: Int, to value: Double) {
          \(states.isEmpty ? "_ = (state, value)" : states)
        }

        mutating func setInstance(_ instance: UInt64, of element: Int) {
          if let element = \(prefix)Element(rawValue: element) { gestures.setInstance(instance, of: element) }
        }

        mutating func setFrame(_ frame: Rectangle, of element: Int) {
          guard let element = \(prefix)Element(rawValue: element) else { return }
          \(has("func setFrame(")
            ? "gestures.setFrame(frame, of: element)"
            : "gestures.setSize(Point(x: frame.width, y: frame.height), of: element)")
        }

        mutating func setContent(_ stand: ContentStand, of element: Int, instance: UInt64) {
          \(has("func setContent(")
            ? "if let element = \(prefix)Element(rawValue: element) { gestures.setContent(stand, of: element, instance: instance) }"
            : "")
        }

      \(Self.reset("Translation", "Point", prefix, has))
      \(Self.reset("Scale", "Double", prefix, has))
      \(Self.reset("Rotation", "Double", prefix, has))
      }

      """
  }

  /// How the recognizer sets state variables: by their names and values in the spec.
  private static func states(_ spec: PlayedSpec) -> String {
    let table = spec.compiled.table
    let cases = spec.checked.states.compactMap { state -> String? in
      guard let number = table.state(named: state.name.value) else { return nil }
      let value =
        switch state.type {
        case .bool: "value == 1 ? \"true\" : \"false\""
        case .enumeration(let words): "\(words.map(\.value))[Int(value)]"
        case .number: "\"\\(Int(value))\""
        }
      return "    case \(number): gestures.setState(\"\(state.name.value)\", to: \(value), of: 0)"
    }
    return cases.isEmpty
      ? "" : "switch state {\n\(cases.joined(separator: "\n"))\n    default: break\n    }"
  }

  /// The function that sets a value of an activity back, which only some recognizers have.
  private static func reset(
    _ what: String, _ type: String, _ prefix: String, _ has: (String) -> Bool
  ) -> String {
    let call =
      "if let activity = \(prefix)Activity(rawValue: activity) { gestures.reset\(what)(of: activity, to: value) }"
    return """
        mutating func reset\(what)(of activity: Int, to value: \(type)) {
          \(has("mutating func reset\(what)(") ? call : "")
        }
      """
  }
}
