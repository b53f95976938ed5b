import GestureCompiler
package import GestureRuntime
package import SpecParser
package import TestSupport

/// Compiles the spec to a table, and runs it in the runtime.
package struct TableRuntime: RecognizerUnderTest {
  package var layout: ReadingDirection

  package init(layout: ReadingDirection = .leftToRight) { self.layout = layout }

  package func run(_ spec: CheckedSpec, _ events: [InputEvent], screen: Point?) throws -> RecognizerRun {
    let table = try CompilePipeline.compile(spec).table
    var sink = NamingSink(table: table)
    let refusals = play(events, of: spec, in: table, screen: screen, into: &sink)
    return RecognizerRun(outcomes: sink.outcomes, refusals: refusals)
  }

  /// Feeds events, and returns the refusals by the index of their event.
  package func play(
    _ events: [InputEvent], of spec: CheckedSpec, in table: Table, screen: Point?,
    into sink: inout some GestureSink
  ) -> [Int: Refusal] {
    var recognizer = Recognizer(table)
    recognizer.layoutDirection = layout
    recognizer.setScreen(screen)
    var refusals: [Int: Refusal] = [:]
    for (index, event) in events.enumerated() {
      switch event {
      case .sample(let sample):
        refusals[index] = recognizer.feed(translated(sample, spec, table), into: &sink)
      case .advance(let time): refusals[index] = recognizer.advance(to: time, into: &sink)
      case .instance(let instance, let element):
        if let element = table.element(path: spec.elements[element].path) {
          recognizer.setInstance(instance, of: element)
        }
      case .set(let slot, let value):
        if let state = table.state(named: spec.states[slot].name.value) {
          recognizer.setState(state, to: value)
        }
      case .content(let stand, let element, let instance):
        if let element = table.element(path: spec.elements[element].path) {
          recognizer.setContent(stand, of: element, instance: instance)
        }
      case .frame(let frame, let element):
        if let element = table.element(path: spec.elements[element].path) {
          recognizer.setFrame(frame, of: element)
        }
      case .reset(let activity, let value):
        reset(&recognizer, activity, value)
      }
    }
    recognizer.flush(into: &sink)
    return refusals
  }

  private func reset(_ recognizer: inout Recognizer, _ name: String, _ value: ResetValue) {
    let table = recognizer.table
    let activity = (0..<table.activityCount).first { table.activityName($0) == name } ?? -1
    switch value {
    case .translation(let point): recognizer.resetTranslation(of: activity, to: point)
    case .scale(let factor): recognizer.resetScale(of: activity, to: factor)
    case .rotation(let degrees): recognizer.resetRotation(of: activity, to: degrees)
    }
  }

  /// The sample with the table's own number of its element.
  private func translated(_ sample: TouchSample, _ spec: CheckedSpec, _ table: Table) -> TouchSample {
    var sample = sample
    if sample.element == .nothing { return sample }
    sample.element = sample.element.flatMap { table.element(path: spec.elements[$0.index].path) }
    return sample
  }
}

/// Keeps outcomes with their names.
private struct NamingSink: GestureSink {
  let table: Table
  var outcomes: [NamedOutcome] = []

  init(table: Table) { self.table = table }

  mutating func receive(_ outcome: Outcome) { outcomes.append(NamedOutcome(outcome, table)) }
}

extension NamedOutcome {
  /// An outcome of a table.
  package init(_ outcome: Outcome, _ table: Table) {
    var plain = outcome
    plain.activity = 0
    plain.mechanic = 0
    plain.over = nil
    // The reference does not have it. The cases of `Specs/behaviours` test it.
    plain.overInstance = 0
    self.init(
      activity: table.activityName(outcome.activity), mechanic: table.mechanicName(outcome.mechanic),
      outcome: plain, over: outcome.over.map(table.elementPath))
  }
}
