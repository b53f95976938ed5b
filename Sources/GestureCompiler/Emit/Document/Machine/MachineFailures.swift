import SpecParser

/// Describes in words the failures of a candidate that waits for a step.
enum MachineFailures {
  /// - Parameter isLast: whether the step is the mechanic's last one.
  static func of(_ step: ElaboratedStep, _ recognizer: MachineRecognizer, isLast: Bool) -> [String] {
    switch step.kind {
    case .press: press(step, recognizer)
    case .wait: wait(step)
    case .move(let path): move(step, path)
    case .lift: lift(step, recognizer, isLast: isLast)
    }
  }

  private static func press(_ step: ElaboratedStep, _ recognizer: MachineRecognizer) -> [String] {
    var failures: [String] = []
    if let low = step.gap?.low, low.amount > 0 {
      failures.append("pressed before \(MachineWords.value(low, .time))")
    }
    if let high = step.gap?.high { failures.append("no press within \(MachineWords.value(high, .time))") }
    if let near = step.near { failures.append("pressed more than \(MachineWords.value(near, .length)) away") }
    if let high = step.duration.high, recognizer.fingers.upperBound > 1 {
      failures.append("a finger missing after \(MachineWords.value(high, .time))")
    }
    if let apart = step.apart {
      failures.append("fingers more than \(MachineWords.value(apart, .length)) apart")
    }
    return failures
  }

  private static func wait(_ step: ElaboratedStep) -> [String] {
    var failures = moved(step)
    if let low = step.duration.low { failures.append("lifted before \(MachineWords.value(low, .time))") }
    if let high = step.duration.high { failures.append("held beyond \(MachineWords.value(high, .time))") }
    return failures
  }

  private static func move(_ step: ElaboratedStep, _ path: MovePath) -> [String] {
    var failures = path.goesAnyWay ? [] : ["moved another way first"]
    if let high = step.distance.high {
      failures.append("moved beyond \(MachineWords.value(high, step.kind.distanceDimension))")
    }
    if let high = step.duration.high {
      failures.append("not there within \(MachineWords.value(high, .time))")
    }
    failures.append("lifted before that")
    return failures
  }

  private static func lift(_ step: ElaboratedStep, _ recognizer: MachineRecognizer, isLast: Bool) -> [String]
  {
    var failures = moved(step)
    if let slop = step.liftSlop {
      failures.append("lifted more than \(MachineWords.value(slop, .length)) outside")
    }
    if let high = step.duration.high { failures.append("held for \(MachineWords.value(high, .time))") }
    let least = step.velocity.low ?? recognizer.names.last?.velocity.low
    if isLast, let least { failures.append("lifted slower than \(MachineWords.value(least, .velocity))") }
    if let high = step.velocity.high {
      failures.append("lifted faster than \(MachineWords.value(high, .velocity))")
    }
    return failures
  }

  private static func moved(_ step: ElaboratedStep) -> [String] {
    step.slop.map { ["moved more than \(MachineWords.value($0, .length))"] } ?? []
  }
}
