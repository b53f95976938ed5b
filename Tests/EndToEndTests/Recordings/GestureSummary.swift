import Foundation
import GestureCompiler
import GestureRuntime

@testable import gspec

/// The outcomes of a recording in one line: `2× touch, fling up-left, pinch-closed`.
enum GestureSummary {
  /// - Parameters:
  ///   - withSpeeds: if `false`, a drag, a swipe and a fling are all called `move`.
  ///   - clear: a length in points. Shorter movements get no direction, which would mean little.
  /// - Returns: the claims in their order, each with the mechanic's name at the end of the gesture.
  static func text(_ outcomes: [NamedOutcome], withSpeeds: Bool, clear: Double = 24) -> String {
    var words: [String] = []
    for (index, outcome) in outcomes.enumerated() where outcome.outcome.phase.isClaim {
      let own = outcomes[index...].filter { $0.outcome.activity == outcome.outcome.activity }
      // The outcome that ends the gesture, or the last change if nothing ends it.
      let end = own.first { $0.outcome.phase != .began && !$0.isChange } ?? own.last { $0.isChange }
      words.append(word(end ?? outcome, withSpeeds: withSpeeds, clear: clear))
    }
    return words.isEmpty ? "nothing" : counted(words).joined(separator: ", ")
  }

  private static func word(_ end: NamedOutcome, withSpeeds: Bool, clear: Double) -> String {
    var words = [name(end.text(.mechanic), withSpeeds: withSpeeds)]
    if end.text(.mechanic) == "rotate", let turn = end[.rotation], case .number(let degrees) = turn {
      words.append(degrees < 0 ? "counterclockwise" : "clockwise")
    } else if let direction = direction(end, clear: clear) {
      words.append(direction)
    }
    switch end.outcome.phase {
    case .cancelled: words.append("(cancelled)")
    case .began, .changed: words.append("(unfinished)")
    case .recognized, .ended, .possible, .failed: break
    }
    return words.joined(separator: " ")
  }

  /// A movement's name without its speed: `two-finger-fling` is a `two-finger-move`.
  private static func name(_ mechanic: String, withSpeeds: Bool) -> String {
    if withSpeeds { return mechanic }
    for speed in ["drag", "swipe", "fling"] where mechanic == speed || mechanic == "two-finger-\(speed)" {
      return mechanic.replacingOccurrences(of: speed, with: "move")
    }
    return mechanic
  }

  /// One of eight directions; `nil` for mechanics without a direction, and for a movement that ends near its start.
  private static func direction(_ end: NamedOutcome, clear: Double) -> String? {
    let way = end.outcome.translation
    // A pinch has no direction. A one-finger zoom has one, although it has a scale, too.
    let mechanic = end.text(.mechanic)
    let hasNone = mechanic.hasPrefix("pinch") || mechanic == "rotate" || mechanic.hasSuffix("long-press")
    guard end.outcome.values.contains(.translation), !hasNone, hypot(way.x, way.y) >= clear else {
      return nil
    }
    return ExplainWords.direction(atan2(-way.y, way.x) * 180 / .pi)
  }

  private static func counted(_ words: [String]) -> [String] {
    var runs: [(word: String, count: Int)] = []
    for word in words {
      if runs.last?.word == word { runs[runs.count - 1].count += 1 } else { runs.append((word, 1)) }
    }
    return runs.map { $0.count == 1 ? $0.word : "\($0.count)× \($0.word)" }
  }
}
