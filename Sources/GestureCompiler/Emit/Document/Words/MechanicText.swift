package import SpecParser

/// Describes a mechanic as text for editors: a figure, a sentence, and a line for each step with the limits in effect.
package enum MechanicText {
  /// A sentence: `One finger presses, moves left or right and lifts.`
  package static func sentence(_ mechanic: ElaboratedMechanic) -> String {
    FigureWords.sentence(fingers: mechanic.fingers, steps: mechanic.steps) + "."
  }

  /// A figure such as `● → ○`: a disk for each finger that presses, a ring for each that lifts, an arrow for a movement, a line for a hold.
  package static func figure(_ mechanic: ElaboratedMechanic) -> String {
    let fingers = mechanic.fingers.lowerBound
    return mechanic.steps.map { step in
      switch step.kind {
      case .press: String(repeating: "●", count: fingers)
      case .wait: "──"
      case .move(let path): arrow(path)
      case .lift: String(repeating: "○", count: fingers)
      }
    }.joined(separator: " ")
  }

  private static func arrow(_ path: MovePath) -> String {
    switch path {
    case .translation(let directions):
      let words = (directions ?? .any).isAny ? "" : DocumentWords.toward(directions ?? .any)
      let arrows = ["left": "←", "right": "→", "up": "↑", "down": "↓", "left or right": "↔"]
      return arrows[words] ?? (words == "up or down" || words == "down or up" ? "↕" : "⇢")
    case .spread where path.goesAnyWay: return "←→←"
    case .spread(let senses): return senses.contains(.outward) ? "←→" : "→←"
    case .orbit where path.goesAnyWay: return "↻↺"
    case .orbit(let senses): return senses.contains(.clockwise) ? "↻" : "↺"
    }
  }

  /// A line for each step: `lift: moved by 8 pt (touch-slop) or less, less than 400 ms (touch-max-duration) after the press`.
  package static func lines(_ mechanic: ElaboratedMechanic) -> [String] {
    mechanic.steps.map { step in
      let limits = limits(step)
      return MachineWords.action(step, mechanic.fingers)
        + (limits.isEmpty ? "" : ": " + limits.joined(separator: ", "))
    }
  }

  private static func limits(_ step: ElaboratedStep) -> [String] {
    switch step.kind {
    case .press, .move: MachineWords.limits(step) + step.lines
    case .wait: MachineWords.limits(step) + still(step) + step.lines
    case .lift: still(step) + sincePress(step.duration) + MachineWords.limits(step) + step.lines
    }
  }

  /// When a finger may lift. The least time of most lifts is none at all.
  private static func sincePress(_ time: Limits) -> [String] {
    let least = time.low.flatMap { $0.amount > 0 ? MachineWords.least($0, .time) : nil }
    let most = time.high.map { MachineWords.most($0, .time) }
    return [least, most].compactMap { $0 }.map { $0 + " after the press" }
  }

  private static func still(_ step: ElaboratedStep) -> [String] {
    step.slop.map { ["moved by " + MachineWords.most($0, .length)] } ?? []
  }
}
