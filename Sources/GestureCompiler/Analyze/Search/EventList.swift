/// The events of a path. Copies share them, so that copying a list costs one reference for each event, however many demands it has.
struct EventList: Sendable, RandomAccessCollection {
  /// Changed only by the one list that refers to it.
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
