import GestureCompiler
import GestureRuntime

/// Plays touches through the recognizer of one spec: each candidate alone, and all of them against each other.
final class Player {
  private var rivals: Recognizer
  private var whole: Recognizer
  private let table: Table
  private let elements: Int
  private var render = RenderTouch()
  private var aloneSink = LifeSink()
  private var wholeSink = LifeSink()
  /// The time at which the next touch may begin.
  private var clock: Int64 = 0
  /// The samples of the touch that was played last.
  private(set) var samples: [TouchSample] = []
  private var state: [Double] = []

  init(_ spec: LoadedSpec) {
    table = spec.table
    elements = spec.machine.elements.count
    rivals = Recognizer(table, showsRivals: true)
    whole = Recognizer(table)
    rivals.setScreen(Touch.screen)
    whole.setScreen(Touch.screen)
  }

  /// The candidates of the touch that was played last, each alone.
  var alone: [Life] { aloneSink.lives }
  /// The candidates of the touch that was played last, all against each other.
  var against: [Life] { wholeSink.lives }

  /// Plays a touch with every candidate alone.
  func playAlone(_ touch: Touch) {
    render.render(touch, at: clock)
    for element in 0..<elements {
      whole.setContent(ContentStand(at: touch.ends), of: ElementID(index: element))
    }
    playAlone(render.samples, in: touch.state, touch.layout)
  }

  /// Plays samples with every candidate alone. They must not begin before the previous touch has ended.
  func playAlone(
    _ samples: [TouchSample], in state: [Double], _ layout: ReadingDirection = .leftToRight
  ) {
    self.samples = samples
    self.state = state
    rivals.layoutDirection = layout
    whole.layoutDirection = layout
    aloneSink.begin()
    clock = max(clock, Self.feed(samples, in: state, &rivals, &aloneSink))
    guard aloneSink.isOpen else { return }
    rivals = Recognizer(table, showsRivals: true)
    rivals.setScreen(Touch.screen)
    aloneSink.restart()
  }

  /// Plays the same samples once more, with all candidates against each other, as the product would.
  func playWhole() {
    wholeSink.begin()
    clock = max(clock, Self.feed(samples, in: state, &whole, &wholeSink))
    guard wholeSink.isOpen else { return }
    whole = Recognizer(table)
    whole.setScreen(Touch.screen)
    wholeSink.restart()
  }

  /// - Returns: the time at which the next touch may begin.
  private static func feed(
    _ samples: [TouchSample], in state: [Double], _ recognizer: inout Recognizer, _ sink: inout LifeSink
  ) -> Int64 {
    for (slot, value) in state.enumerated() { recognizer.setState(slot, to: value) }
    var time = Int64.min
    for (index, sample) in samples.enumerated() {
      sink.sample = index
      // A timer that is due at a sample's time is an instant of its own, before the sample's.
      if sample.time > time {
        time = sample.time
        recognizer.flush(into: &sink)
        sink.isTimer = true
        if let due = recognizer.nextDeadline, due <= time { recognizer.advance(to: time, into: &sink) }
        sink.isTimer = false
      }
      let refusal = recognizer.feed(sample, into: &sink)
      precondition(refusal == nil, "a sample was refused: \(sample)")
    }
    sink.sample = samples.count
    recognizer.flush(into: &sink)
    sink.isTimer = true
    defer { sink.isTimer = false }
    var end = samples.last?.time ?? 0
    while let deadline = recognizer.nextDeadline, deadline < end + 10_000_000 {
      recognizer.advance(to: deadline, into: &sink)
      end = max(end, deadline)
    }
    return end + 1_000_000
  }
}
