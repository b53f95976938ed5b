import GestureRuntime
import SpecParser
import TestSupport

extension AgreementCase {
  /// A description for people: the lines of the spec, then those of the trace.
  package var text: String {
    let known = SpecBuilder()
    let metrics = Metric.allCases.filter { spec.metrics[$0] != known.metrics[$0] }.map { metric in
      let setting = spec.metrics[metric]
      return
        "metric \(metric.rawValue): \(setting?.estimator?.rawValue ?? setting?.amount.map { "\($0)" } ?? "none")"
    }
    let used = Set(spec.activities.flatMap { $0.mechanics.map(\.value) })
    let own = spec.mechanics.indices.filter { used.contains($0) && spec.mechanics[$0].vocabulary == nil }
    let lines =
      metrics + own.map { describe(spec.mechanics[$0]) } + spec.activities.map(describe)
      + spec.resolutions.map { describe($0.rule) } + [
        "screen \(screen.map { "\($0.x) x \($0.y)" } ?? "unknown")"
      ]
      + events.map(describe)
    return lines.joined(separator: "\n")
  }

  private func describe(_ mechanic: Mechanic) -> String {
    let steps = mechanic.steps.map { describe($0.action) }.joined(separator: ", ")
    return "mechanic \(mechanic.name.value)\(mechanic.isContinuous ? " continuous" : "")"
      + " fingers \(mechanic.fingers): \(steps)"
  }

  private func describe(_ action: StepAction) -> String {
    switch action {
    case .press(let press):
      "press"
        + text(
          "from", press.from.isEmpty ? nil : press.from.sides.map(\.edge).sorted().joined(separator: " "))
        + text("after", press.limits[stated: .gap].map(describe))
        + text("within", press.limits[stated: .duration].map(describe))
    case .wait(let wait): "wait" + text("for", wait.limits[stated: .duration].map(describe))
    case .move(let move):
      (move.isReversal ? "back " : "") + describe(move.path)
        + text("distance", move.limits[stated: .distance].map(describe))
        + text("within", move.limits[stated: .duration].map(describe))
        + text("deviation", move.limits[stated: .deviation].map(describe))
        + text("velocity", move.limits[stated: .velocity].map(describe))
    case .lift(let lift):
      "lift" + text("velocity", lift.limits[stated: .velocity].map(describe))
        + text("within", lift.limits[stated: .duration].map(describe))
        + (lift.isOnTarget ? " on target" : "") + text("slop", lift.limits[stated: .liftSlop].map(describe))
    }
  }

  private func describe(_ path: MovePath) -> String {
    switch path {
    case .translation(let directions): "move" + text("toward", directions.map(describe))
    case .spread(let senses): "spread " + senses.map(\.rawValue).sorted().joined(separator: "/")
    case .orbit(let senses): "orbit " + senses.map(\.rawValue).sorted().joined(separator: "/")
    }
  }

  private func describe(_ limits: Limits) -> String {
    "\(limits.low.map { "\($0.isIncluded ? "" : ">")\($0.amount)" } ?? "")"
      + "..\(limits.high.map { "\($0.isIncluded ? "" : "<")\($0.amount)" } ?? "")"
  }

  private func describe(_ directions: Directions) -> String {
    directions.arcs.map { "\($0.start)+\($0.extent)" }.joined(separator: " ")
  }

  private func text(_ key: String, _ value: String?) -> String { value.map { " \(key) \($0)" } ?? "" }

  private func describe(_ activity: Activity) -> String {
    "activity \(activity.name.value) on \(spec.elements[activity.target.value].path)"
      + " by \(activity.mechanics.map { spec.mechanics[$0.value].name.value }.joined(separator: ", "))"
      + text("toward", activity.toward.map { describe($0.value) })
      + text(
        "spreads", activity.spreadSenses.map { $0.value.map(\.rawValue).sorted().joined(separator: "/") })
      + text("orbits", activity.orbitSenses.map { $0.value.map(\.rawValue).sorted().joined(separator: "/") })
      + text("from", activity.from.map { $0.value.sides.map(\.edge).joined(separator: " ") })
      + text("when", activity.guardExpression.map { "\($0.value)" })
      + text("commit distance", activity.commit?.distance.map { "\($0.value.amount) \($0.value.dimension)" })
      + text("commit velocity", activity.commit?.velocity.map { "\($0.value)" })
      + text(
        "detents",
        activity.commit.flatMap { commit in
          commit.detents.isEmpty
            ? nil
            : commit.detents.map {
              "\($0.distance.value.amount) \($0.distance.value.dimension)\($0.isProjected ? " projected" : "")"
            }.joined(separator: ", ")
        })
      + text("values", activity.values.map { $0.value.map(\.rawValue).sorted().joined(separator: " ") })
      + text("taps", activity.taps.map { "1..\($0.value)" })
      + text("shows possible", activity.showsPossible.map { "\($0.value)" })
      + text("tools", activity.tools.map { $0.value.words })
      + (activity.begins == nil ? "" : " begins") + (activity.takesOver == nil ? "" : " takes over")
      + activity.handOvers.map {
        " hands over to \(spec.activities[$0.taker.value].name.value) at "
          + $0.ends.map(\.value.rawValue).joined(separator: " ")
      }.joined()
      + text(
        "over",
        activity.over.isEmpty
          ? nil : activity.over.map { spec.elements[$0.value].path }.joined(separator: " "))
      + (activity.after.isEmpty ? "" : " after \(activity.after.map(\.value))")
  }

  private func describe(_ rule: ResolutionRule<Located<Int>>) -> String {
    let names = { (list: [Located<Int>]) in
      list.map { spec.activities[$0.value].name.value }.joined(separator: ", ")
    }
    switch rule {
    case .wait(let a, let b): return "wait \(names(a)) for \(names(b))"
    case .prefer(let a, let b): return "prefer \(names(a)) over \(names(b))"
    case .together(let all): return "together \(names(all))"
    }
  }

  private func describe(_ event: InputEvent) -> String {
    switch event {
    case .advance(let time): return "\(Double(time) / 1000) tick"
    case .instance(let instance, let element):
      return "instance \(spec.elements[element].path)[\(instance)]"
    case .set(let slot, let value): return "set \(spec.states[slot].name.value) \(value)"
    case .content(let stand, let element, let instance):
      return "content \(spec.elements[element].path)[\(instance)] left \(stand.left) right \(stand.right) "
        + "top \(stand.top) bottom \(stand.bottom)"
    case .frame(let frame, let element):
      return "frame \(spec.elements[element].path) \(frame.x), \(frame.y) \(frame.width) x \(frame.height)"
    case .reset(let activity, let value): return "reset \(activity) \(value)"
    case .sample(let sample):
      let on =
        sample.element.map { $0 == .nothing ? " on nothing" : " on \(spec.elements[$0.index].path)" } ?? ""
      let size = sample.size.map { " size \($0.x) x \($0.y)" } ?? ""
      return "\(Double(sample.time) / 1000) \(sample.phase) \(sample.finger)"
        + " (\(sample.location.x), \(sample.location.y))\(on)\(size)"
        + (sample.tool == .finger ? "" : " by \(sample.tool)")
    }
  }
}
