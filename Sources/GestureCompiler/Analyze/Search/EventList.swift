/// The events of a trace in the making. Paths that have grown out of one share the events that they have in common: a copy of a list
/// costs one reference for each event, however much is asked there.
struct EventList: Sendable, RandomAccessCollection {
  /// Changed by the list that holds it alone, and by no other.
  private final class Box: @unchecked Sendable {
    @exclusivity(unchecked) var event: PathEvent

    init(_ event: PathEvent) { self.event = event }
  }

  private var boxes: [Box] = []

  var startIndex: Int { 0 }
  var endIndex: Int { boxes.count }

  subscript(index: Int) -> PathEvent {
    _read { yield boxes[index].event }
    _modify {
      if !isKnownUniquelyReferenced(&boxes[index]) { boxes[index] = Box(boxes[index].event) }
      yield &boxes[index].event
    }
  }

  mutating func append(_ event: PathEvent) { boxes.append(Box(event)) }
}
