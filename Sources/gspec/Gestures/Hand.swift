import GestureCompiler
import GestureRuntime

/// Generates the samples of a described gesture.
struct Hand {
  private let settings: HandSettings
  private var tremble: Tremble
  private var events: [TraceEvent] = []
  private var now: Microseconds = 0
  private var down: [Finger] = []
  private var fingers = 0
  /// The element of the line, from its first `on`.
  private var element: String?
  /// The place and the element of the last press.
  private var lastPress: (center: Point, element: String?)?
  /// The last given tool.
  private var tool = TouchTool.finger
  /// The time of the last lift; `nil` if there is none, or if the line gives the time from it to the next press.
  private var lastLift: Microseconds?

  struct Finger: Sendable, Hashable {
    var number: Int
    /// The place without tremble.
    var place: Point
    /// The last reported place.
    var reported: Point
    /// The element of its press, and the last reported element.
    var element: String?
    var over: String?
    /// Whether the part that pressed it says where.
    var isPlaced = false
  }

  /// The trace of a gesture, with times from 0.
  ///
  /// - Throws: if fingers cannot perform the gesture, or if it has too many samples.
  static func trace(_ line: GestureLine, settings: HandSettings) throws(GestureError) -> Trace {
    var hand = Hand(settings)
    hand.element = line.parts.lazy.compactMap(\.element).first ?? settings.target
    for (index, part) in line.parts.enumerated() {
      let next = index + 1 < line.parts.count ? line.parts[index + 1] : nil
      try hand.play(part, next: next)
    }
    hand.lift(hand.down)
    return Trace(header: TraceHeader(screen: settings.layout.size, device: ""), events: hand.events)
  }

  private init(_ settings: HandSettings) {
    self.settings = settings
    tremble = Tremble(seed: settings.seed, radius: settings.jitter)
  }

  // MARK: Parts

  private mutating func play(_ part: GesturePart, next: GesturePart?) throws(GestureError) {
    if let after = part.after {
      try pass(after)
      lastLift = nil
    }
    switch part.verb {
    case .touch(let count): try touch(part, times: count)
    case .longPress:
      let pressed = try press(part, shape: .row)
      try rest(part.duration ?? HandDefaults.longPress)
      lift(pressed)
    case .press:
      _ = try press(part, shape: .row)
      try rest(part.duration ?? 0)
    case .hold:
      if try isOfNewFingers(part) { _ = try press(part, shape: .row) }
      try rest(part.duration ?? HandDefaults.longPress)
    case .move, .drag, .swipe, .fling, .spread, .turn: try move(part, next: next)
    case .wait:
      try pass(part.duration ?? 0)
      events.append(TraceEvent(.tick(now)))
      lastLift = nil
    case .lift: lift(try ended(part))
    case .cancel: end(try ended(part), .cancel)
    case .stand(let content): events.append(TraceEvent(.at(now, [content])))
    case .set(let assignment): events.append(TraceEvent(.set(now, [assignment])))
    }
  }

  private mutating func touch(_ part: GesturePart, times: Int) throws(GestureError) {
    var first = part
    // In a double touch `apart` is the time from lift to press.
    if times > 1 { first.apart = nil }
    for time in 0..<times {
      if time > 0 {
        try pass(part.apart ?? HandDefaults.gap)
        lastLift = nil
      }
      let pressed = try press(first, shape: .row)
      try rest(part.duration ?? HandDefaults.touch)
      lift(pressed)
    }
  }

  /// Advances the time. Fingers that are down tremble.
  private mutating func pass(_ time: Microseconds) throws(GestureError) {
    if down.isEmpty { now += time } else { try rest(time) }
  }

  // MARK: Presses and lifts

  private mutating func press(_ part: GesturePart, shape: FingerShape) throws(GestureError) -> [Finger] {
    if let lastLift { try pass(max(0, lastLift + HandDefaults.gap - now)) }
    lastLift = nil
    let element = part.element ?? self.element
    self.element = element
    tool = part.tool ?? tool
    let center = center(of: part, element: element)
    lastPress = (center, element)
    let places = shape.places(
      count: part.fingers ?? shape.usualCount, around: center, span: part.span ?? part.usualSpan,
      across: part.rowAngle)
    var pressed: [Finger] = []
    for (index, place) in places.enumerated() {
      if index > 0 { try rest(part.apart ?? HandDefaults.apart) }
      pressed.append(pressOne(place, element: element, isPlaced: part.isPlaced))
    }
    return pressed
  }

  private mutating func pressOne(_ place: Point, element: String?, isPlaced: Bool) -> Finger {
    let finger = Finger(
      number: fingers, place: place.rounded, reported: place.rounded, element: element, over: element,
      isPlaced: isPlaced)
    fingers += 1
    down.append(finger)
    var touch = TraceTouch(time: now, phase: .down, finger: finger.number, location: finger.place)
    touch.element = element
    touch.tool = tool
    touch.size = element.flatMap { settings.layout.frames[$0]?.size }
    touch.sizes = element.map(settings.layout.sizes(around:)) ?? []
    if settings.tellsFrames {
      touch.frame = element.flatMap { settings.layout.frames[$0] }
      touch.frames = element.map(settings.layout.frames(around:)) ?? []
    }
    events.append(TraceEvent(.touch(touch)))
    return finger
  }

  /// The center of a press. Without a given place, a press on the same element lands where the last one did. It moves aside if a finger is
  /// down there, but not out of its frame for a finger on another element.
  private func center(of part: GesturePart, element: String?) -> Point {
    var center = settings.layout.place(part.place, element: element)
    guard part.place == nil else { return center }
    if let last = lastPress, last.element == element { center = last.center }
    while down.contains(where: { $0.place.distance(to: center) < room(beside: $0, element) }) {
      center.x += HandDefaults.span
    }
    return center
  }

  /// The distance that a press on an element keeps from a finger that is down.
  private func room(beside finger: Finger, _ element: String?) -> Double {
    let isBeside = finger.element != element && element.flatMap { settings.layout.frames[$0] } != nil
    return isBeside ? HandDefaults.leastSpan : HandDefaults.span / 2
  }

  /// Whether a part presses fingers of its own, and is not one of the fingers that are down.
  ///
  /// - Throws: if only its place makes it one of its own, and the part that pressed the last finger leaves open where. Then the place may
  ///   be meant for that press, as `on` at the end of a line is.
  private func isOfNewFingers(_ part: GesturePart) throws(GestureError) -> Bool {
    // A number of fingers equal to those that are down means those fingers.
    let isOtherCount = part.fingers.map { $0 != down.count } ?? false
    let isOtherElement = (part.element ?? element) != element
    let isOtherTool = part.tool.map { $0 != tool } ?? false
    if down.isEmpty || isOtherCount || isOtherElement || isOtherTool { return true }
    guard part.place != nil else { return false }
    if let last = down.last, !last.isPlaced {
      throw GestureError(
        "a finger is down already, and the place presses a second one",
        help:
          "write where the first one presses: `press at X,Y then …`; a second one is pressed by `press` as well",
        at: 0..<0)
    }
    return true
  }

  /// The fingers that a lift or a cancel ends: the last ones, or all. Only a `lift` of all fingers may end none.
  private func ended(_ part: GesturePart) throws(GestureError) -> [Finger] {
    if case .lift = part.verb, part.fingers == nil { return down }
    let (count, most) = (part.fingers ?? max(1, down.count), down.count)
    guard count <= most else {
      let verb = if case .lift = part.verb { "lift" } else { "cancel" }
      throw GestureError(
        most == 0
          ? "no finger is down that could \(verb)"
          : "\(count) fingers cannot \(verb): \(most == 1 ? "only one is" : "only \(most) are") down",
        help:
          "`press`, `hold`, `move` and `turn` keep fingers down; `drag`, `swipe`, `pinch` and `rotate` end with a lift",
        at: 0..<0)
    }
    return Array(down.suffix(count))
  }

  private mutating func lift(_ lifted: [Finger]) { end(lifted, .up) }

  private mutating func end(_ ended: [Finger], _ phase: TouchPhase) {
    let numbers = Set(ended.map(\.number))
    for finger in down where numbers.contains(finger.number) {
      let touch = TraceTouch(time: now, phase: phase, finger: finger.number, location: finger.reported)
      events.append(TraceEvent(.touch(touch)))
    }
    down.removeAll { numbers.contains($0.number) }
    if !numbers.isEmpty { lastLift = now }
  }

  // MARK: Time with fingers down

  /// Advances the time while fingers that are down stay in place and tremble.
  private mutating func rest(_ duration: Microseconds) throws(GestureError) {
    let places = down.map(\.place)
    try frames(duration) { _ in places }
  }

  /// Advances the time frame by frame. The last frame is exactly at the end.
  ///
  /// - Parameter places: returns the places of the fingers that are down, in their order, for a part of the time from 0 to 1.
  private mutating func frames(
    _ duration: Microseconds, places: (Double) -> [Point]
  ) throws(GestureError) {
    let start = now
    let period = 1_000_000 / settings.frameRate
    var frame = 1.0
    while duration > 0 {
      let isLast = frame * period > Double(duration) - period / 2
      now = start + (isLast ? duration : Microseconds((frame * period).rounded()))
      report(places(Double(now - start) / Double(duration)))
      guard events.count <= HandDefaults.sampleLimit else {
        throw GestureError(
          "the gesture has more than \(HandDefaults.sampleLimit) samples",
          help: "shorten it, or lower `frame-rate`", at: 0..<0)
      }
      if isLast { return }
      frame += 1
    }
  }

  private mutating func report(_ places: [Point]) {
    for (index, place) in places.enumerated() {
      let offset = tremble.offset(of: down[index].number)
      let reported = Point(x: place.x + offset.x, y: place.y + offset.y).rounded
      down[index].place = place
      guard reported != down[index].reported else { continue }
      down[index].reported = reported
      var touch = TraceTouch(time: now, phase: .move, finger: down[index].number, location: reported)
      touch.element = newElement(under: index)
      events.append(TraceEvent(.touch(touch)))
    }
  }

  /// The element that a finger has moved onto; `nil` if it has not changed, no activity depends on it, or no frames are known.
  ///
  /// Outside all frames it is empty, for no element, unless the pressed element has no frame. Such an element counts as the whole screen.
  private mutating func newElement(under index: Int) -> String? {
    guard settings.namesElements, !settings.layout.frames.isEmpty else { return nil }
    let origin = down[index].element ?? ""
    let outside = settings.layout.frames[origin] == nil ? origin : ""
    let element = settings.layout.element(at: down[index].reported) ?? outside
    guard element != down[index].over else { return nil }
    down[index].over = element
    return element
  }

  // MARK: Movements

  private mutating func move(_ part: GesturePart, next: GesturePart?) throws(GestureError) {
    let isNew = try isOfNewFingers(part)
    let isTwoFingered = part.needsTwoFingers
    let moving = try isNew ? press(part, shape: isTwoFingered ? .circle : .row) : down
    guard !isTwoFingered || moving.count >= 2 else {
      throw GestureError("one finger cannot pinch or turn", help: "press two fingers first", at: 0..<0)
    }
    let motions = ([part] + part.meanwhile).map { FingerMotion($0, from: moving.map(\.place)) }
    for motion in motions {
      guard let span = motion.tooSmallSpan(moving.map(\.place)) else { continue }
      throw GestureError(
        "fingers that are \(DecimalText.brief(span))pt apart cannot come \(DecimalText.brief(motion.length))pt closer",
        help: "write a shorter distance, or press them further apart, as with `span 300pt`", at: 0..<0)
    }
    let duration = part.duration ?? part.defaultDuration
    let profile = try part.profile(
      length: motions[0].length, duration: duration, landsMoving: isNew, isLast: next.map(\.staysDown) != true
    )
    let start = down
    let moved = Set(moving.map(\.number))
    try frames(duration) { time in
      let way = profile.way(at: time)
      let places = motions.reduce(moving.map(\.place)) { $1.apply($0, way: way) }
      var rest = places.makeIterator()
      return start.map { moved.contains($0.number) ? rest.next() ?? $0.place : $0.place }
    }
    if part.verb == .drag { now += HandDefaults.dragRest }
    if part.liftsAtEnd { lift(moving) }
  }
}

extension Point {
  /// The point rounded to thousandths.
  var rounded: Point { Point(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000) }
}
