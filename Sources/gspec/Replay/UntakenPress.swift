import GestureRuntime
import SpecParser

/// A press without an activity on the element under the finger or on an element around it.
struct UntakenPress: Sendable, Hashable {
  var time: Microseconds
  var location: Point
  /// Path of the element under the finger; `nil` for none.
  var element: String?

  /// The reason, as a sentence for messages.
  var sentence: String {
    guard let element else { return "no element is under the finger: it takes no touches there" }
    return element.contains("/")
      ? "no activity is on `\(element)` or around it: nothing under the finger takes touches"
      : "no activity is on `\(element)`: nothing under the finger takes touches"
  }

  /// The press in words, such as `press at 0 ms on list/message, at 195,236`.
  var place: String {
    "press at \(MeasureText.time(time))" + (element.map { " on \($0)" } ?? "")
      + ", at \(DecimalText.brief(location.x)),\(DecimalText.brief(location.y))"
  }
}

/// The elements that take touches: the targets of activities, and all elements inside them.
struct TakingElements: Sendable {
  private let takes: [Bool]

  /// - Parameter paths: those of the table's elements, by their indices.
  init(_ table: Table, _ paths: [String]) {
    let targets = Set((0..<table.activityCount).map { paths[table.activityTarget($0).index] })
    takes = paths.map { ElementPaths.outward(from: $0).contains(where: targets.contains) }
  }

  func contains(_ element: ElementID?) -> Bool {
    element.map { takes.indices.contains($0.index) && takes[$0.index] } ?? false
  }
}
