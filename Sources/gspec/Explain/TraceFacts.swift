import GestureRuntime
import SpecParser

/// Facts about the touches of a trace, for sentences that need more than a limit.
struct TraceFacts: Sendable {
  /// Whether the trace gives the size of the screen, and whether it gives that of the screen or of any element.
  let knowsScreen: Bool
  let knowsSizes: Bool
  private var things: [TouchedThing: ThingTouches] = [:]
  /// The time of every press, with the things that it is on, from the outermost to the innermost.
  private var presses: [(time: Microseconds, on: [TouchedThing])] = []

  /// - Parameter trace: names the element of every press.
  init(_ trace: Trace, _ names: TableNames) {
    // The things that each finger is on, from the outermost to the innermost.
    var fingers: [Int: [TouchedThing]] = [:]
    var hasSizes = false
    for touch in trace.touches {
      hasSizes = hasSizes || touch.size != nil || !touch.sizes.isEmpty || !touch.frames.isEmpty
      switch touch.phase {
      case .down:
        guard fingers[touch.finger] == nil, let on = try? Self.things(of: touch, names) else { continue }
        fingers[touch.finger] = on
        presses.append((touch.time, on))
        for thing in on { things[thing, default: ThingTouches()].press(touch) }
      case .move: break
      case .up, .cancel:
        for thing in fingers.removeValue(forKey: touch.finger) ?? [] { things[thing]?.end(touch) }
      }
    }
    knowsScreen = trace.header.screen != nil
    knowsSizes = knowsScreen || hasSizes
  }

  /// The touches on a thing: an element or an instance of it, and what is inside it.
  func touches(on thing: TouchedThing) -> ThingTouches { things[thing] ?? ThingTouches() }

  /// The innermost thing of the first press of a thing's tool between two times that is not on the thing; `nil` if there is none.
  func press(beside thing: TouchedThing, after start: Microseconds, until end: Microseconds) -> String? {
    presses.first {
      start < $0.time && $0.time <= end && $0.on.last?.tool == thing.tool && !$0.on.contains(thing)
    }?.on.last?.path
  }

  /// The things that a press is on, from the outermost to the innermost; none if it names no element.
  static func things(of press: TraceTouch, _ names: TableNames) throws(NameError) -> [TouchedThing] {
    guard let name = press.element else { return [] }
    return try names.things(name).map { TouchedThing(path: $0, tool: press.tool) }
  }
}

/// The touches of one tool on one thing.
struct ThingTouches: Sendable {
  /// One finger from its press to its end.
  struct Contact: Sendable {
    var press: TraceTouch
    /// The time of its lift or cancellation; `nil` if it has none.
    var end: Microseconds?
    /// The contacts that are down at the press, as indices.
    var others: [Int]
  }

  /// By the time of the press.
  private(set) var contacts: [Contact] = []
  /// The times of lifts.
  private var lifts: [Microseconds] = []
  private var open: [Int: Int] = [:]

  fileprivate mutating func press(_ touch: TraceTouch) {
    let others = open.values.sorted()
    open[touch.finger] = contacts.count
    contacts.append(Contact(press: touch, others: others))
  }

  fileprivate mutating func end(_ touch: TraceTouch) {
    if let index = open.removeValue(forKey: touch.finger) { contacts[index].end = touch.time }
    if touch.phase == .up { lifts.append(touch.time) }
  }

  /// The time of the last lift at or before a time.
  func lift(before time: Microseconds) -> Microseconds? {
    let count = lifts.partition { $0 > time }
    return count > 0 ? lifts[count - 1] : nil
  }

  /// The index of the first press at or after a time.
  private func index(from time: Microseconds) -> Int { contacts.partition { $0.press.time >= time } }

  /// The time of the first press at or after a time.
  func press(after time: Microseconds) -> Microseconds? {
    let index = index(from: time)
    return index < contacts.count ? contacts[index].press.time : nil
  }

  /// The first press at exactly a time.
  func press(at time: Microseconds) -> TraceTouch? {
    let index = index(from: time)
    return index < contacts.count && contacts[index].press.time == time ? contacts[index].press : nil
  }

  /// The contacts that are down at a time. At the time of a lift, its finger still counts, for claims at the lift.
  func down(at time: Microseconds) -> [TraceTouch] {
    let last = contacts.partition { $0.press.time > time } - 1
    guard last >= 0 else { return [] }
    return (contacts[last].others + [last]).map { contacts[$0] }
      .filter { ($0.end ?? .max) >= time }.map(\.press).sorted { $0.finger < $1.finger }
  }
}
