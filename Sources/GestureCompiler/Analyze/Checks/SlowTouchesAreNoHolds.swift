import SpecParser

/// Checks that a slow hand's touch does not become a hold.
///
/// It reports two activities on one element path that can exist together in some state, under three conditions:
/// - A mechanic of the first consists only of touches.
/// - A mechanic of the second claims by a wait, in a contact that the first's mechanic also has. Both allow a common number of fingers.
/// - The wait is shorter than the longest touch of a slow hand (`SlowHand.touchMost`). It is longer than the shortest of any hand
///   (`HandLimits.strokeLeast`), because a hold that begins with every touch is meant to.
///
/// A first activity with an `alternative`, or with a control that it is a shortcut for, is left out. `resolve` makes no difference: either
/// the touch is not recognized, or both are.
struct SlowTouchesAreNoHolds: AnalysisCheck {
  static let rule = SlowHandRules.touchBecomesHold

  func findings(in context: AnalysisContext) -> [Finding] {
    guard context.spec.activities.contains(where: { !$0.hasAlternative }) else { return [] }
    let (members, longest) = (Self.members(of: context), context.slowHand.touchMost)
    let touches = members.filter { !$0.activity.hasAlternative && !$0.touches.isEmpty }
    let holds = members.filter { member in member.holds.contains { $0.wait < longest } }
    var result: [Finding] = []
    for touch in touches {
      for hold in holds where touch.index != hold.index && isShared(touch, hold, longest, context) {
        result.append(finding(touch, hold, longest))
        guard result.count == Self.limit else { continue }
        result[Self.limit - 1].notes.append("no more than \(Self.limit) such holds are reported")
        return result
      }
    }
    return result
  }

  /// The most findings: each touch may meet each hold.
  private static let limit = 1000

  private static func members(of context: AnalysisContext) -> [RestingFinger] {
    let (machine, own) = (context.machine, HandLimits(context.machine.metrics))
    let byName = Dictionary(firstOf: machine.activities.map { ($0.name, $0) })
    return context.spec.activities.indices.compactMap { index in
      let activity = context.spec.activities[index]
      guard !context.checks.deadActivities.contains(index), let lowered = byName[activity.name.value] else {
        return nil
      }
      var member = RestingFinger(index: index, activity: activity, target: lowered.target)
      for shape in lowered.recognizers.flatMap({ MakeShapes($0, own).shapes }) {
        member.take(shape, own.strokeLeast)
      }
      return member
    }
  }

  private func isShared(
    _ touch: RestingFinger, _ hold: RestingFinger, _ longest: Int64, _ context: AnalysisContext
  ) -> Bool {
    guard context.machine.elements.areOnOnePath(touch.target, hold.target),
      context.checks.canHoldTogether(touch.index, hold.index)
    else { return false }
    return touch.touches.contains { mine in
      hold.holds.contains {
        $0.wait < longest && $0.contacts <= mine.contacts && $0.fingers.overlaps(mine.fingers)
      }
    }
  }

  private func finding(_ touch: RestingFinger, _ hold: RestingFinger, _ longest: Int64) -> Finding {
    let names = (touch.activity.name.value, hold.activity.name.value)
    let wait = hold.holds.map(\.wait).min() ?? 0
    return finding(
      "a slow hand's touch for `\(names.0)` begins `\(names.1)`, whose hold takes \(MeasureText.time(wait))",
      at: hold.activity.mechanics.first?.span ?? hold.activity.name.span,
      notes: ["its touches last up to \(MeasureText.time(longest))"],
      help: ["let the hold take \(MeasureText.time(longest)) or longer"],
      related: [.init(span: touch.activity.name.span, message: "`\(names.0)`")],
      activities: [names.0, names.1])
  }
}

/// An activity with what its mechanics demand of a resting finger.
private struct RestingFinger {
  /// Index into the spec's activities.
  var index: Int
  var activity: Activity
  /// Index into the machine's elements.
  var target: Int
  /// Mechanics that consist only of touches, and those that claim by a wait.
  var touches: [(fingers: ClosedRange<Int>, contacts: Int)] = []
  var holds: [(fingers: ClosedRange<Int>, contacts: Int, wait: Int64)] = []

  /// - Parameter shortest: the shortest touch, microseconds.
  mutating func take(_ shape: RecognizerShape, _ shortest: Int64) {
    let earlier = shape.contacts.dropLast()
    guard earlier.allSatisfy(\.isTouch), let last = shape.contacts.last else { return }
    if last.isTouch {
      touches.append((shape.fingers, shape.contacts.count))
    } else if last.steps.indices.contains(shape.claimStep), last.steps[shape.claimStep].kind == .wait {
      let before = last.steps[..<shape.claimStep]
      let wait = last.steps[shape.claimStep].time.least
      guard wait > shortest, !before.contains(where: \.kind.isMove) else { return }
      holds.append((shape.fingers, shape.contacts.count, wait))
    }
  }
}

extension ContactShape {
  /// Whether it is only a press and a lift.
  fileprivate var isTouch: Bool { steps.map(\.kind) == [.lift] }
}
