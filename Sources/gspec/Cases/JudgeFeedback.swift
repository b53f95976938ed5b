import GestureRuntime
import SpecParser

/// Compares the feedback of a replay with the demands of a case.
struct JudgeFeedback {
  let test: TestCase
  let names: TableNames

  private var table: Table { names.table }

  private typealias History = [(time: Microseconds, thing: ShownThing, player: FeedbackPlayer)]

  static func isNeeded(for test: TestCase) -> Bool { !test.shows.isEmpty || test.feels != nil }

  /// The reasons for which the case fails; empty if it passes.
  func failures(_ replay: Replay, of trace: Trace) -> [String] {
    guard Self.isNeeded(for: test) else { return [] }
    var frames: [String: Rectangle] = [:]
    for (element, frame) in test.frames { frames[element.value] = frame }
    var stage = FeedbackStage(
      table,
      FeedbackScenes(
        trace: trace, names: names, target: test.target?.value, screen: test.screen, frames: frames),
      replay.instances)
    var history: History = []
    var felt: [String] = []
    for moment in replay.timeline {
      guard let taken = stage.take(moment), let player = stage.players[taken.thing] else { continue }
      history.append((taken.time, taken.thing, player))
      if case .outcome(let outcome, let cues) = taken.event { felt += cueNames(cues, outcome.activity) }
    }
    return test.shows.compactMap { failure($0, history, lift(of: trace), replay.instances) } + unfelt(felt)
  }

  // MARK: Seen

  private func failure(
    _ pattern: ShownPattern, _ history: History, _ lift: Microseconds, _ instances: InstanceNames
  ) -> String? {
    let things = Set(history.map(\.thing)).sorted()
    let paths = things.map { $0.path(table, instances) }
    let named = pattern.element.flatMap { paths.firstIndex(of: $0.value) }.map { things[$0] }
    guard let thing = pattern.element == nil && things.count == 1 ? things.first : named else {
      guard let element = pattern.element else {
        return things.isEmpty
          ? "expected \(pattern.text), but nothing is shown"
          : "say `on ELEMENT` for \(pattern.text): \(listed(paths)) are shown"
      }
      return "expected \(pattern.text), but \(element.value) shows nothing"
    }
    let own = history.filter { $0.thing == thing }
    guard let (values, when) = values(pattern.moment, own, lift) else {
      return "expected \(pattern.text), but it never comes to rest"
    }
    for (key, range) in pattern.ranges where !range.contains(key.value(values)) {
      return
        "expected \(pattern.text) \(when), but \(key.rawValue) was \(DecimalText.text(key.value(values)))"
    }
    return unsettled(pattern, own, lift)
  }

  private func unsettled(
    _ pattern: ShownPattern, _ own: History,
    _ lift: Microseconds
  ) -> String? {
    guard let settled = pattern.settled else { return nil }
    guard let rest = own.last?.player.restTime(from: lift) else {
      return "it should be at rest in time, but it never comes to rest"
    }
    let after = Double(rest - lift)
    return settled.contains(after)
      ? nil : "it should be at rest in time, but was so \(DecimalText.brief(after / 1000)) ms after the lift"
  }

  private func values(
    _ moment: ShownPattern.Moment,
    _ own: History, _ lift: Microseconds
  ) -> (FeedbackValues, String)? {
    switch moment {
    case .rest:
      guard let player = own.last?.player, player.restTime != nil else { return nil }
      return (player.rest, "at rest")
    case .at(let time): return (shown(own, time), "at \(DecimalText.text(Double(time) / 1000))ms")
    case .after(let time):
      return (shown(own, lift + time), "\(DecimalText.text(Double(time) / 1000))ms after the lift")
    }
  }

  private func shown(
    _ own: History, _ time: Microseconds
  ) -> FeedbackValues {
    own.last { $0.time <= time }?.player.values(at: time) ?? FeedbackValues(time: time)
  }

  /// The time of the last lift or cancel in a trace; without one, the time of the last event.
  private func lift(of trace: Trace) -> Microseconds {
    let end = trace.events.last { [.up, .cancel].contains($0.action.touch?.phase) } ?? trace.events.last
    return end?.action.time ?? 0
  }

  // MARK: Felt

  private func cueNames(_ cues: FeedbackCues, _ activity: Int) -> [String] {
    let felt = table.feedback(of: activity)?.haptics.felt(at: cues) ?? []
    return felt.map { "\(table.activityName(activity)) \($0.key)" }
  }

  private func unfelt(_ felt: [String]) -> [String] {
    guard let feels = test.feels?.map(\.value), feels != felt else { return [] }
    func told(_ cues: [String]) -> String { cues.isEmpty ? "nothing" : listed(cues) }
    return ["\(told(feels)) should be felt, but \(told(felt)) \(felt.count > 1 ? "were" : "was")"]
  }
}
