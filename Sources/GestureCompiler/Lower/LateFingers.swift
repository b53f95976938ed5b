import SpecParser

/// Removes the press window from mechanics that may take over from a movement of fewer fingers. Their last fingers may land late, during
/// that movement.
///
/// See Docs/Recognition.md, 3.1. Windows that the spec declares itself stay.
struct LateFingers {
  let machine: Machine

  /// The machine with the remaining windows.
  func opened() -> Machine {
    var machine = machine
    for activity in machine.activities.indices where !holdsUp(activity) {
      for index in machine.activities[activity].recognizers.indices {
        let fingers = machine.activities[activity].recognizers[index].fingers.lowerBound
        if fingers > 1 && takesOver(activity, fingers) {
          open(&machine.activities[activity].recognizers[index].steps)
        }
      }
    }
    return machine
  }

  /// Whether an activity is preferred to, or together with, a continuous one that needs fewer fingers.
  private func takesOver(_ activity: Int, _ fingers: Int) -> Bool {
    let others =
      machine.prefers.compactMap { $0.first == activity ? $0.second : nil }
      + machine.together.compactMap { pair in
        pair.first == activity ? pair.second : pair.second == activity ? pair.first : nil
      }
    return others.contains { other in
      machine.areOnOnePath(activity, other)
        && machine.activities[other].recognizers.contains {
          $0.isContinuous && $0.fingers.lowerBound < fingers
        }
    }
  }

  /// Whether an activity that can claim before its fingers lift waits for this one. Without the window, that claim would be held until the
  /// lift.
  private func holdsUp(_ activity: Int) -> Bool {
    machine.waits.contains { wait in
      wait.second == activity && machine.areOnOnePath(activity, wait.first)
        && machine.activities[wait.first].recognizers.contains { recognizer in
          recognizer.isContinuous || recognizer.steps.last?.kind != .lift
        }
    }
  }

  private func open(_ steps: inout [ElaboratedStep]) {
    for index in steps.indices.dropLast() where steps[index].kind == .press && steps[index + 1].kind.isMove {
      guard case .metric(_, _)? = steps[index].duration.high?.origin else { continue }
      steps[index].duration.high = nil
    }
  }
}
