import GestureRuntime
import SpecParser

/// The names of feedback values in output and cases.
enum ShownKey: String, Sendable, Hashable, CaseIterable {
  case x, y, vx, vy, scale, rotation, opacity, progress, press

  func value(_ values: FeedbackValues) -> Double {
    switch self {
    case .x: values.offset.x
    case .y: values.offset.y
    case .vx: values.velocity.x
    case .vy: values.velocity.y
    case .scale: values.scale
    case .rotation: values.rotation
    case .opacity: values.opacity
    case .progress: values.progress
    case .press: values.pressProgress
    }
  }

  /// The value without feedback.
  var usual: Double { self == .scale || self == .opacity ? 1 : 0 }
}

extension FeedbackLine {
  /// One line of JSON, with its line end: the members of the outcome, and `feedback`.
  var json: String {
    var members: [WriteJSONLines.Member] =
      outcome?.members ?? [
        ("t", WriteJSONLines.time(time)), ("activity", JSONText.quoted(activity)),
        ("target", JSONText.quoted(target)), ("phase", JSONText.quoted(phase)),
      ]
    if let values {
      var feedback = Self.members(ShownKey.allCases, values)
      if !cues.isEmpty { feedback.append(("haptics", WriteJSONLines.array(cues.map(JSONText.quoted)))) }
      if let rest {
        let place = Self.members([.x, .y, .scale, .rotation, .opacity], rest)
        feedback.append(("rest", WriteJSONLines.object([("t", WriteJSONLines.time(rest.time))] + place)))
      }
      members.append(("feedback", WriteJSONLines.object(feedback)))
    }
    return WriteJSONLines.object(members) + "\n"
  }

  private static func members(_ keys: [ShownKey], _ values: FeedbackValues) -> [WriteJSONLines.Member] {
    keys.map { ($0.rawValue, DecimalText.text($0.value(values))) }
  }
}

/// Prints lines as a table for the terminal. Values without a change are left out.
enum FeedbackText {
  /// The lines of the table.
  ///
  /// - Parameter lines: they are gone through twice, first for the widths of columns.
  static func lines(_ lines: FeedbackLines, style: TerminalStyle) -> some Sequence<String> {
    let header = ["time", "activity", "phase", "target", "shows"]
    var widths: [Int] = []
    for line in lines {
      widths = zip(widths.isEmpty ? header.map(\.count) : widths, cells(line)).map {
        max($0, DisplayText.width(of: $1))
      }
    }
    let first = widths.isEmpty ? "nothing was recognized" : style.dim(TextColumns.line(header, widths))
    return sequence(state: (first: Optional(first), lines: lines.makeIterator())) { [widths] state in
      if let first = state.first {
        state.first = nil
        return first + "\n"
      }
      return state.lines.next().map { line in
        let text = TextColumns.line(cells(line), widths)
        return (line.outcome == nil ? style.dim(text) : text) + "\n"
      }
    }
  }

  private static func cells(_ line: FeedbackLine) -> [String] {
    var shown = line.values.map(values) ?? "no feedback"
    if !line.cues.isEmpty { shown += "; feels " + line.cues.joined(separator: ", ") }
    if let rest = line.rest {
      let place = values(rest)
      shown += "; from \(DecimalText.brief(Double(rest.time) / 1000)) ms on "
      shown += place == "at rest" ? place : "at rest with " + place
    }
    return [
      DecimalText.brief(Double(line.time) / 1000) + " ms", line.activity, line.phase, line.target, shown,
    ]
  }

  /// The values in words, such as `x -60 at -300 pt/s, opacity 0.85`.
  private static func values(_ values: FeedbackValues) -> String {
    var parts: [String] = []
    for (place, velocity) in [(ShownKey.x, ShownKey.vx), (.y, .vy)] {
      let speed = velocity.value(values)
      guard place.value(values) != 0 || speed != 0 else { continue }
      let text = "\(place.rawValue) \(DecimalText.brief(place.value(values)))"
      parts.append(speed == 0 ? text : "\(text) at \(DecimalText.brief(speed)) pt/s")
    }
    for key in [ShownKey.scale, .rotation, .opacity, .progress, .press] {
      let value = (key.value(values) * 1000).rounded() / 1000
      guard value != key.usual else { continue }
      parts.append("\(key.rawValue) \(DecimalText.text(value))\(key == .rotation ? "°" : "")")
    }
    return parts.isEmpty ? "at rest" : parts.joined(separator: ", ")
  }
}
