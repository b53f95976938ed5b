import GestureRuntime

/// One finger from its down to its up, with all its samples: a contact.
final class Finger {
  /// Grows with every press.
  let serial: Int
  /// The finger's number in its samples.
  let number: Int
  /// The element that it went down on and all its ancestors.
  let path: [Int]
  /// The instance of each element of the path; 0 if the host named none.
  let instances: [UInt64]
  let tool: TouchTool
  let element: Int?
  let size: Point?
  let pressTime: Microseconds
  let pressPlace: Point
  var place: Point
  /// Its place after the last frame that was judged.
  var settled: Point
  var isDown = true
  /// The innermost element under it now, by its index.
  var over: Int?
  /// The element under it now with all its ancestors, and their instances.
  var pathOver: [Int]
  var instancesOver: [Int: UInt64]
  /// The frames of elements at its press.
  var frames: [Int: Rectangle] = [:]
  /// Whether its lift or its cancel has been judged.
  var isGone = false
  var liftTime: Microseconds?
  /// Every place with its time, oldest first, and one for each time.
  private(set) var history: [(time: Microseconds, place: Point)]

  init(serial: Int, sample: TouchSample, path: [Int], instances: [Int: UInt64]) {
    self.instances = path.map { instances[$0] ?? 0 }
    self.serial = serial
    number = sample.finger
    tool = sample.tool
    self.path = path
    element = sample.element == .nothing ? nil : sample.element?.index
    over = element
    pathOver = path
    instancesOver = instances
    size = sample.size
    pressTime = sample.time
    pressPlace = sample.location
    place = sample.location
    settled = sample.location
    history = [(sample.time, sample.location)]
  }

  /// Whether it is inside a target, on the same instance as another finger: all instances from the target up to the top are the same.
  /// Fingers of two tools never are.
  func isInside(_ target: Int, with other: Finger) -> Bool {
    guard tool == other.tool, let mine = path.firstIndex(of: target),
      let theirs = other.path.firstIndex(of: target)
    else {
      return false
    }
    return instances[mine...] == other.instances[theirs...]
  }

  /// Takes in the element under it from a sample, with its ancestors; an empty path is no element.
  func pass(over path: [Int], _ instances: [Int: UInt64]) {
    over = path.first
    pathOver = path
    instancesOver = instances
  }

  func move(to place: Point, at time: Microseconds) {
    self.place = place
    if history.last?.time == time { history.removeLast() }
    history.append((time, place))
  }
}

/// All fingers of all time.
final class Hands {
  var fingers: [Finger] = []

  var down: [Finger] { fingers.filter(\.isDown) }

  func inside(_ target: Int, with finger: Finger) -> [Finger] {
    down.filter { $0.isInside(target, with: finger) }
  }

  /// The fingers inside a candidate's target, on the same instance as its first finger.
  func inside(_ candidate: Candidate) -> [Finger] {
    candidate.home.map { inside(candidate.plan.target, with: $0) } ?? []
  }
}
