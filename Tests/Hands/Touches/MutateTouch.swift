import GestureRuntime
import TestSupport

/// Makes random changes of a touch, mostly small ones.
struct MutateTouch {
  var random: RandomNumbers
  let elements: Int
  let states: [[Double]]
  private let features: TouchFeatures
  private var isFine = false

  init(random: RandomNumbers, elements: Int, states: [[Double]], features: TouchFeatures) {
    self.features = features
    self.random = random
    self.elements = elements
    self.states = states
  }

  /// - Parameter other: a touch to take contacts from.
  mutating func mutate(_ touch: inout Touch, with other: Touch) {
    if features.areUsed, random.chance(12) { changeDress(&touch) }
    isFine = random.chance(35)
    if isFine { return refine(&touch) }
    for _ in 0..<random.pick([1, 1, 1, 2, 2, 3]) { change(&touch, other) }
  }

  /// Makes small changes of places and times only, for touches that nearly reach their goal.
  private mutating func refine(_ touch: inout Touch) {
    for _ in 0..<random.int(1...3) {
      let contact = random.int(0...(touch.contacts.count - 1))
      switch random.int(0...9) {
      case 0: touch.contacts[contact].shift(by: time())
      case 1: stretch(&touch.contacts[contact])
      case 2, 3, 4: moveWaypoint(&touch.contacts[contact])
      case 5: insertWaypoint(&touch.contacts[contact])
      case 6, 7: drift(&touch, contact)
      default: moveHand(&touch)
      }
    }
  }

  private mutating func change(_ touch: inout Touch, _ other: Touch) {
    let contact = random.int(0...(touch.contacts.count - 1))
    switch random.int(0...99) {
    case ..<11: touch.contacts[contact].shift(by: time())
    case ..<20: stretch(&touch.contacts[contact])
    case ..<30: moveWaypoint(&touch.contacts[contact])
    case ..<38: insertWaypoint(&touch.contacts[contact])
    case ..<42: removeWaypoint(&touch.contacts[contact])
    case ..<46: touch.contacts[contact].shift(x: distance(), y: random.chance(60) ? 0 : distance())
    case ..<50: touch.contacts[contact].element = random.int(-1...(elements - 1))
    case ..<54: if touch.contacts.count > 1 { touch.contacts.remove(at: contact) }
    case ..<60: addFinger(&touch, like: contact)
    case ..<64: repeatContact(&touch, contact)
    case ..<69: splice(&touch, other)
    case ..<71: touch.frame = Int64(random.int(8...16)) * 1000
    case ..<74: changeState(&touch)
    case ..<78: turn(&touch.contacts[contact])
    case ..<86: drift(&touch, contact)
    case ..<96: moveHand(&touch)
    case ..<98: copyMotion(&touch, from: contact)
    default: align(&touch, contact)
    }
  }

  // MARK: Measures

  private mutating func time() -> Int64 {
    let length = isFine ? random.int(1...20) : random.chance(70) ? random.int(1...60) : random.int(60...450)
    return Int64(random.chance(50) ? length : -length) * 1000
  }

  private mutating func distance() -> Double {
    if isFine { return Double(random.int(-8...8)) / 2 }
    let length =
      random.chance(60)
      ? Double(random.int(1...20)) / 2 : random.chance(60) ? Double(random.int(10...40)) : 100
    return random.chance(50) ? length : -length
  }

  // MARK: One contact

  /// Shifts one waypoint and all that follow in time.
  private mutating func stretch(_ contact: inout Contact) {
    let first = random.int(1...(contact.way.count - 1))
    let by = time()
    for index in first..<contact.way.count { contact.way[index].time += by }
  }

  /// Moves one waypoint, or it and all that follow.
  private mutating func moveWaypoint(_ contact: inout Contact) {
    let index = random.int(1...(contact.way.count - 1))
    let (x, y) = (random.chance(70) ? distance() : 0, random.chance(50) ? distance() : 0)
    let last = random.chance(60) ? contact.way.count - 1 : index
    for index in index...last {
      contact.way[index].x += x
      contact.way[index].y += y
    }
  }

  private mutating func insertWaypoint(_ contact: inout Contact) {
    guard contact.way.count < 9 else { return }
    let index = random.int(1...(contact.way.count - 1))
    let (a, b) = (contact.way[index - 1], contact.way[index])
    let part = random.pick([0.2, 0.5, 0.8])
    let time = a.time + Int64(Double(b.time - a.time) * part) / 1000 * 1000
    let isRest = random.chance(30)
    contact.way.insert(
      Waypoint(
        time: time, x: isRest ? a.x : (a.x + (b.x - a.x) * part + distance()),
        y: isRest ? a.y : (a.y + (b.y - a.y) * part + (random.chance(50) ? distance() : 0))), at: index)
  }

  private mutating func removeWaypoint(_ contact: inout Contact) {
    guard contact.way.count > 2 else { return }
    contact.way.remove(at: random.int(1...(contact.way.count - 2)))
  }

  /// Turns the motion, and may make it longer or shorter.
  private mutating func turn(_ contact: inout Contact) {
    let way = Direction.of(
      random.chance(50) ? random.pick([45, 90, 180, 270]) : Double(random.int(-40...40)))
    let scale = random.chance(60) ? 1 : random.pick([0.5, 0.8, 1.25, 2])
    let start = contact.way[0]
    for index in contact.way.indices {
      let (x, y) = (contact.way[index].x - start.x, contact.way[index].y - start.y)
      contact.way[index].x = start.x + (x * way.x - y * way.y) * scale
      contact.way[index].y = start.y + (x * way.y + y * way.x) * scale
    }
  }

  // MARK: Several contacts

  private mutating func addFinger(_ touch: inout Touch, like index: Int) {
    guard touch.contacts.count < Touch.mostContacts else { return }
    var contact = touch.contacts[index]
    contact.shift(x: Double(random.int(30...110)), y: Double(random.int(-30...30)))
    contact.shift(by: Int64(random.int(0...140)) * 1000)
    if random.chance(50) { contact.way.removeSubrange(1..<(contact.way.count - 1)) }
    if random.chance(30) { contact.element = random.int(-1...(elements - 1)) }
    touch.contacts.append(contact)
  }

  private mutating func repeatContact(_ touch: inout Touch, _ index: Int) {
    guard touch.contacts.count < Touch.mostContacts else { return }
    var contact = touch.contacts[index]
    contact.shift(by: contact.up - contact.down + Int64(random.int(40...340)) * 1000)
    contact.shift(x: random.chance(50) ? 0 : distance(), y: 0)
    touch.contacts.append(contact)
  }

  /// Adds contacts of another touch, at the same time or after this one.
  private mutating func splice(_ touch: inout Touch, _ other: Touch) {
    let end = touch.contacts.map(\.up).max() ?? 0
    let by = random.chance(50) ? Int64(random.int(0...150)) * 1000 : end + Int64(random.int(40...290)) * 1000
    for var contact in other.contacts where touch.contacts.count < Touch.mostContacts && random.chance(70) {
      contact.shift(by: by)
      touch.contacts.append(contact)
    }
  }

  /// Lets a finger move a little right after its down, often against its later direction and often before the next finger lands.
  private mutating func drift(_ touch: inout Touch, _ index: Int) {
    guard touch.contacts[index].way.count < 9 else { return }
    let start = touch.contacts[index].way[0]
    let end = touch.contacts[index].way[touch.contacts[index].way.count - 1]
    var way = Direction.of(Double(random.int(0...359)))
    let length = start.distance(to: end)
    if length > 0, random.chance(50) { way = ((start.x - end.x) / length, (start.y - end.y) / length) }
    let reach = random.pick([2, 4, 5, 6, 7, 7.9, 9, 11, 15])
    var after = Int64(random.int(16...90)) * 1000
    if random.chance(60), let next = touch.contacts.first(where: { $0.down > start.time + 16_000 }) {
      after = Int64(random.int(16...max(16, Int((next.down - start.time) / 1000)))) * 1000
    }
    if random.chance(40) {
      for later in 1..<touch.contacts[index].way.count {
        touch.contacts[index].way[later].x += way.x * reach
        touch.contacts[index].way[later].y += way.y * reach
      }
    }
    let place = Waypoint(time: start.time + after, x: start.x + way.x * reach, y: start.y + way.y * reach)
    let later =
      touch.contacts[index].way.firstIndex { $0.time > place.time } ?? touch.contacts[index].way.count
    if later == touch.contacts[index].way.count {
      touch.contacts[index].way[later - 1].time = place.time + Int64(random.int(10...60)) * 1000
    }
    touch.contacts[index].way.insert(place, at: max(1, min(later, touch.contacts[index].way.count - 1)))
  }

  /// From some time on, moves all fingers that are down the same way, spreads them, or turns them about their centre.
  private mutating func moveHand(_ touch: inout Touch) {
    let end = touch.contacts.map(\.up).max() ?? 0
    let from = Int64(random.int(0...max(1, Int(end / 1000)))) * 1000
    let (x, y) = (distance(), random.chance(60) ? 0 : distance())
    let hand = touch.contacts.indices.filter { touch.contacts[$0].up > from }
    let kind = hand.count > 1 ? random.int(0...3) : 0
    let scale = 1 + (random.chance(50) ? x : x / 4) / 100
    let turn = Direction.of(x > 0 ? max(1, x) : min(-1, x))
    let centre = hand.reduce((x: 0.0, y: 0.0)) {
      let place = touch.contacts[$1].way[0]
      return ($0.x + place.x / Double(hand.count), $0.y + place.y / Double(hand.count))
    }
    for index in hand {
      for place in touch.contacts[index].way.indices.dropFirst()
      where touch.contacts[index].way[place].time > from {
        let (dx, dy) = (
          touch.contacts[index].way[place].x - centre.x, touch.contacts[index].way[place].y - centre.y
        )
        switch kind {
        case 0, 1:
          touch.contacts[index].way[place].x += x
          touch.contacts[index].way[place].y += y
        case 2:
          touch.contacts[index].way[place].x = centre.x + dx * scale
          touch.contacts[index].way[place].y = centre.y + dy * scale
        default:
          touch.contacts[index].way[place].x = centre.x + dx * turn.x - dy * turn.y
          touch.contacts[index].way[place].y = centre.y + dx * turn.y + dy * turn.x
        }
      }
    }
  }

  /// Lets all fingers that are down at the same time as one finger move as it does, or the opposite way.
  private mutating func copyMotion(_ touch: inout Touch, from index: Int) {
    let model = touch.contacts[index]
    let sign: Double = random.chance(75) ? 1 : -1
    for other in touch.contacts.indices where other != index {
      let start = touch.contacts[other].way[0]
      guard start.time < model.up, touch.contacts[other].up > model.down else { continue }
      var way = [start]
      for point in model.way where point.time > start.time {
        way.append(
          Waypoint(
            time: point.time, x: start.x + (point.x - model.way[0].x) * sign,
            y: start.y + (point.y - model.way[0].y) * sign))
      }
      if way.count > 1 { touch.contacts[other].way = way }
    }
  }

  /// Lets one contact land or lift together with another.
  private mutating func align(_ touch: inout Touch, _ index: Int) {
    let other = touch.contacts[random.int(0...(touch.contacts.count - 1))]
    let contact = touch.contacts[index]
    if random.chance(50) {
      touch.contacts[index].shift(by: other.down - contact.down)
    } else if other.up > contact.way[contact.way.count - 2].time {
      touch.contacts[index].way[contact.way.count - 1].time = other.up
    }
  }

  /// Changes the tool, the layout, ends of contents, or what a finger lifts over.
  private mutating func changeDress(_ touch: inout Touch) {
    let contact = random.int(0...(touch.contacts.count - 1))
    if features.tools.count > 1 {
      let tool = random.pick(features.tools)
      for index in touch.contacts.indices { touch.contacts[index].tool = tool }
    }
    if features.haveLayouts, random.chance(30) {
      touch.layout = touch.layout == .leftToRight ? .rightToLeft : .leftToRight
    }
    if features.haveEnds, random.chance(50) { touch.ends = random.pick(TouchFeatures.ends) }
    if features.liftOnTargets {
      touch.contacts[contact].over = random.chance(30) ? nil : random.int(-1...(elements - 1))
    }
  }

  private mutating func changeState(_ touch: inout Touch) {
    guard !states.isEmpty else { return }
    let slot = random.int(0...(states.count - 1))
    touch.state[slot] = random.pick(states[slot])
  }
}
