import GestureRuntime

/// The events of one sequence in numbers, as they pass between the programs that `Scripts/agree` compares.
///
/// Elements, states and activities are numbers of the table. Each event has ten numbers:
///
///     0 sample    time, phase, finger, x, y, element (-1: none, -2: not reported), tool, width (-1: no size), height
///     1 advance   time
///     2 flush
///     3 cancelAll
///     4 state     state, value
///     5 instance  element, instance
///     6 frame     element, x, y, width, height
///     7 content   element, instance, left, right, top, bottom
///     8 reset     activity, 0 translation / 1 scale / 2 rotation, x, y
struct StreamedSequence {
  static let eventWidth = 10
  /// How many numbers there are for each event in an answer.
  static let answerWidth = 3

  /// The seeds of the spec and of the trace.
  var spec: UInt64
  var trace: UInt64
  var screen: Point?
  var layout = ReadingDirection.leftToRight
  var events: [Double] = []

  var count: Int { events.count / Self.eventWidth }

  mutating func append(_ kind: Double, _ numbers: Double...) {
    events.append(kind)
    events += numbers
    events += repeatElement(0, count: Self.eventWidth - 1 - numbers.count)
  }
}
