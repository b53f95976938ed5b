import GestureRuntime

/// The runtime with a table.
struct TablePlayer: ~Copyable, StreamedRecognizer {
  private var recognizer: Recognizer
  private var sink = CollectingSink()

  init(_ table: Table) { recognizer = Recognizer(table) }

  var outcomes: [Outcome] { sink.outcomes }
  var nextDeadline: Microseconds? { recognizer.nextDeadline }

  mutating func setUp(_ screen: Point?, _ layout: ReadingDirection) {
    recognizer.setScreen(screen)
    recognizer.layoutDirection = layout
  }

  mutating func feed(_ sample: TouchSample) -> Refusal? { recognizer.feed(sample, into: &sink) }
  mutating func advance(to time: Microseconds) -> Refusal? { recognizer.advance(to: time, into: &sink) }
  mutating func flush() { recognizer.flush(into: &sink) }
  mutating func cancelAll() { recognizer.cancelAll(into: &sink) }
  mutating func setState(_ state: Int, to value: Double) { recognizer.setState(state, to: value) }

  mutating func setInstance(_ instance: UInt64, of element: Int) {
    recognizer.setInstance(instance, of: ElementID(index: element))
  }

  mutating func setFrame(_ frame: Rectangle, of element: Int) {
    recognizer.setFrame(frame, of: ElementID(index: element))
  }

  mutating func setContent(_ stand: ContentStand, of element: Int, instance: UInt64) {
    recognizer.setContent(stand, of: ElementID(index: element), instance: instance)
  }

  mutating func resetTranslation(of activity: Int, to value: Point) {
    recognizer.resetTranslation(of: activity, to: value)
  }

  mutating func resetScale(of activity: Int, to value: Double) {
    recognizer.resetScale(of: activity, to: value)
  }

  mutating func resetRotation(of activity: Int, to value: Double) {
    recognizer.resetRotation(of: activity, to: value)
  }
}

private struct CollectingSink: GestureSink {
  var outcomes: [Outcome] = []
  mutating func receive(_ outcome: Outcome) { outcomes.append(outcome) }
}
