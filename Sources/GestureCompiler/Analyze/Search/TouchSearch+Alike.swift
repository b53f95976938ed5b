import GestureRuntime

/// What need not be searched, since something as good has been.
extension TouchSearch {
  /// A path whose fingers are all up, after touches without movement: all that what follows depends on, but for times.
  struct Touched: Hashable {
    struct Member: Hashable {
      var hasStarted: Bool
      var startContact: Int
      var contact: Int
    }

    var members: [Member]
    var contact: Int
    /// Whether both have received some press.
    var isShared: Bool
    var isStretched: Bool
  }

  /// The bounds between the instants that what follows is measured from, and how complex the path is.
  struct TouchedTimes {
    var bounds: [Int64]
    var complexity: Int
    var hasRoom: Bool

    /// Whether everything that can follow another path can follow this one, no less simply.
    func covers(_ other: TouchedTimes) -> Bool {
      complexity <= other.complexity && (hasRoom || !other.hasRoom)
        && zip(bounds, other.bounds).allSatisfy { $0 >= $1 }
    }
  }

  /// Whether the search went on from a path already on which the same can follow. Else it is noted.
  mutating func hasGoneOn(from path: TouchPath) -> Bool {
    guard leavesOutAlike, goal == .meet, path.runners.count == 2, holdNotes == nil, course == nil,
      let key = Touched(path)
    else { return false }
    let times = TouchedTimes(path)
    if touched[key, default: []].contains(where: { $0.covers(times) }) { return true }
    touched[key, default: []].append(times)
    return false
  }

  /// Whether it makes no difference which of two fingers of one depth lifts first: no recognizer has one of them alone, and none measures a
  /// movement in this touch.
  func areAlike(_ first: Int, _ second: Int, _ path: TouchPath) -> Bool {
    leavesOutAlike
      && path.runners.allSatisfy { runner in
        runner.fingers.contains(first) == runner.fingers.contains(second)
          && (!runner.fingers.contains(first) || !runner.isAlive || !runner.contactShape.hasMove)
      }
  }
}

extension TouchSearch.Touched {
  /// - Returns: `nil` where fingers are down, one of the pair has claimed, or something has moved.
  fileprivate init?(_ path: TouchPath) {
    guard path.down == 0, path.runners.allSatisfy({ !$0.hasStarted || $0.isBetween }),
      path.events.allSatisfy({ $0.demands.isEmpty && $0.speeds.isEmpty && $0.leaves.isEmpty })
    else { return nil }
    members = path.runners.map {
      Member(hasStarted: $0.hasStarted, startContact: $0.startContact, contact: $0.contact)
    }
    contact = path.contact
    isShared = path.runners[0].contacts & path.runners[1].contacts != 0
    isStretched = path.isStretched
  }
}

extension TouchSearch.TouchedTimes {
  fileprivate init(_ path: TouchPath) {
    let ends = [path.events[0].instant, path.events[path.events.count - 1].instant]
    let instants = ends + path.runners.compactMap(\.lastLift)
    bounds = instants.flatMap { later in instants.map { path.clock.most(later, after: $0) } }
    complexity = path.complexity
    hasRoom = path.hasRoomInTime
  }
}
