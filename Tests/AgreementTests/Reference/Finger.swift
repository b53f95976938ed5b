import GestureRuntime

/// One finger from its down to its up, with all that it did: what the document calls a contact.
final class Finger {
  /// Grows with every press.
  let serial: Int
  /// The finger's number in its samples.
  let number: Int
  /// The element that it went down on and all its ancestors.
  let path: [Int]
  /// For each element of the path, which one of its kind it is; 0 where nothing was said.
  let instances: [UInt64]
  let tool: TouchTool
  let element: Int?
  let size: Point?
  let pressTime: Microseconds
  let pressPlace: Point
  var place: Point
  /// Where it was when the last frame was judged.
  var settled: Point
  var isDown = true
  /// What is under it now: index of the innermost declared element.
  var over: Int?
  /// What is under it now with all its ancestors, and which ones of their kinds.
  var pathOver: [Int]
  var instancesOver: [Int: UInt64]
  /// Where the elements of its path lay at its press.
  var frames: [Int: Rectangle] = [:]
  /// Its lift, or its end, has been judged.
  var isGone = false
  var liftTime: Microseconds?
  /// Every place with its time, oldest first; one for each time.
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

  /// Whether it is inside a target, on the very one that another finger is on: the same one of each kind, from the top. Two tools are
  /// never on one.
  func isInside(_ target: Int, with other: Finger) -> Bool {
    guard tool == other.tool, let mine = path.firstIndex(of: target),
      let theirs = other.path.firstIndex(of: target)
    else {
      return false
    }
    return instances[mine...] == other.instances[theirs...]
  }

  /// Takes in what a sample says of the element under it: that one and its ancestors; none for no element.
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

/// All fingers, of all time.
final class Hands {
  var fingers: [Finger] = []

  var down: [Finger] { fingers.filter(\.isDown) }

  func inside(_ target: Int, with finger: Finger) -> [Finger] {
    down.filter { $0.isInside(target, with: finger) }
  }

  /// The fingers inside a candidate's target, on the one that its first finger was on.
  func inside(_ candidate: Candidate) -> [Finger] {
    candidate.home.map { inside(candidate.plan.target, with: $0) } ?? []
  }
}
