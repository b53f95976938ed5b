import GestureRuntime

/// A recognizer with its sink. It is a class, because `#expect` cannot call methods of a noncopyable value.
final class Rig<Sink: GestureSink> {
  private var recognizer: Recognizer
  var sink: Sink

  init(_ table: Table, _ sink: Sink, showsRivals: Bool = false) {
    recognizer = Recognizer(table, showsRivals: showsRivals)
    self.sink = sink
  }

  var deadline: Microseconds? { recognizer.nextDeadline }

  @discardableResult
  func feed(_ sample: TouchSample) -> Refusal? { recognizer.feed(sample, into: &sink) }

  @discardableResult
  func advance(to time: Microseconds) -> Refusal? { recognizer.advance(to: time, into: &sink) }

  func flush() { recognizer.flush(into: &sink) }

  func cancelAll() { recognizer.cancelAll(into: &sink) }

  func forgetTouches() { recognizer.forgetTouches(into: &sink) }

  func mayClaim(_ activity: Int, on instance: UInt64 = 0) -> Bool {
    recognizer.mayClaim(activity, on: instance)
  }

  func setInstance(_ instance: UInt64, of element: ElementID) {
    recognizer.setInstance(instance, of: element)
  }

  @discardableResult
  func setState(_ state: Int, to value: Double) -> Bool { recognizer.setState(state, to: value) }
}
