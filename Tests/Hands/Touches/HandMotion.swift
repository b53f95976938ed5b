import GestureRuntime
import TestSupport

/// Makes touches as hands make them: fingers drift before others land, turn back, rest, tremble, lift one by one or land late.
///
/// Of the spec, it knows only the elements and the values of states.
struct HandMotion {
  var random: RandomNumbers
  /// The number of elements.
  let elements: Int
  /// For each state variable, its possible values.
  let states: [[Double]]
  let features: TouchFeatures

  private enum Motion: CaseIterable { case still, together, apart, turn, bent, back, alone }

  mutating func state() -> [Double] {
    states.map { $0[Int.random(in: 0..<$0.count, using: &random)] }
  }

  mutating func touch() -> Touch {
    var touch = Touch(contacts: [], state: state(), frame: Int64(random.int(8...16)) * 1000)
    var start: Int64 = 0
    let count = random.chance(60) ? 1 : random.chance(75) ? 2 : 3
    let place = self.place()
    for _ in 0..<(random.chance(60) ? 1 : random.int(1...3)) {
      stroke(count: random.chance(85) ? count : random.int(1...3), at: place, from: start, into: &touch)
      start = (touch.contacts.map(\.up).max() ?? 0) + pause()
      if touch.contacts.count >= 4 { break }
    }
    dress(&touch)
    return touch
  }

  /// Gives a touch a tool, a layout, ends of contents, and what its fingers lift over, as far as the spec reacts to them.
  mutating func dress(_ touch: inout Touch) {
    guard features.areUsed else { return }
    if features.tools.count > 1, random.chance(50) {
      let tool = random.pick(features.tools)
      for index in touch.contacts.indices { touch.contacts[index].tool = tool }
    }
    if features.haveLayouts, random.chance(50) { touch.layout = .rightToLeft }
    if features.haveEnds { touch.ends = random.pick(TouchFeatures.ends) }
    guard features.liftOnTargets, random.chance(40) else { return }
    for index in touch.contacts.indices {
      touch.contacts[index].over = random.chance(70) ? touch.contacts[index].element : element()
    }
  }

  // MARK: Measures

  mutating func element() -> Int {
    random.chance(3) ? -1 : random.chance(60) ? elements - 1 : random.int(0...(elements - 1))
  }

  mutating func place() -> (x: Double, y: Double) {
    let x = random.chance(12) ? random.pick([5, 14, 386, 395]) : Double(random.int(60...340))
    let y = random.chance(6) ? random.pick([6, 794]) : Double(random.int(120...680))
    return (x, y)
  }

  /// The time between two presses of one finger.
  mutating func pause() -> Int64 { Int64(random.pick([45, 60, 90, 120, 180, 240, 290, 350])) * 1000 }

  /// How long one movement or rest takes.
  mutating func span() -> Int64 {
    Int64(random.pick([16, 30, 50, 80, 120, 180, 260, 360, 420, 520, 700])) * 1000
  }

  mutating func angle() -> Double {
    random.chance(60)
      ? Double(random.int(0...7) * 45) + Double(random.int(-12...12)) : Double(random.int(0...359))
  }

  mutating func reach() -> Double { random.pick([3, 5, 7, 9, 10, 12, 15, 18, 22, 26, 34, 45, 60, 90, 140]) }

  // MARK: Strokes

  private mutating func stroke(
    count: Int, at place: (x: Double, y: Double), from start: Int64, into touch: inout Touch
  ) {
    let motion = random.pick(Motion.allCases)
    let element = self.element()
    var contacts: [Contact] = []
    var time = start
    for finger in 0..<count {
      if finger > 0 { time += random.chance(80) ? Int64(random.int(0...90)) * 1000 : span() }
      let arm = Double(random.int(40...130))
      let x = place.x + (finger == 0 ? 0 : (finger == 1 ? arm : arm / 2)) + Double(random.int(-6...6))
      let y = place.y + (finger == 2 ? -arm * 0.8 : Double(random.int(-30...30)))
      var contact = Contact(element: random.chance(88) ? element : self.element(), way: [])
      contact.way.append(Waypoint(time: time, x: x, y: y))
      contacts.append(contact)
    }
    drift(&contacts, until: time)
    time += random.chance(40) ? span() : 0
    move(&contacts, motion, from: time)
    lift(&contacts)
    touch.contacts += contacts
  }

  /// Lets fingers that landed first move a little until the last one has landed.
  private mutating func drift(_ contacts: inout [Contact], until time: Int64) {
    for index in contacts.indices where random.chance(40) {
      guard let last = contacts[index].way.last, time > last.time else { continue }
      contacts[index].way.append(step(last, self.angle(), random.pick([2, 4, 6, 7.5, 9, 14]), by: time))
    }
  }

  private mutating func move(_ contacts: inout [Contact], _ motion: Motion, from start: Int64) {
    let (angle, reach, length) = (self.angle(), self.reach(), span() / 2 + 16_000)
    let mover = random.int(0...(contacts.count - 1))
    for index in contacts.indices {
      guard let last = contacts[index].way.last else { continue }
      contacts[index].way.append(Waypoint(time: start, x: last.x, y: last.y))
      let here = contacts[index].way[contacts[index].way.count - 1]
      let own: Double
      switch motion {
      case .still: continue
      case .together, .back, .bent: own = angle
      case .apart: own = index == 0 ? angle : angle + 180
      case .turn: own = (index == 0 ? 90 : 270) + Double(random.int(-20...20))
      case .alone:
        if index != mover { continue }
        own = angle
      }
      let wobble = Double(random.int(-8...8))
      contacts[index].way.append(step(here, own + wobble, reach, by: start + length))
      let there = contacts[index].way[contacts[index].way.count - 1]
      if random.chance(25) {
        contacts[index].way.append(Waypoint(time: there.time + span(), x: there.x, y: there.y))
      }
      let end = contacts[index].way[contacts[index].way.count - 1]
      if motion == .back || motion == .bent {
        let turn = motion == .back ? 180 : self.angle()
        contacts[index].way.append(
          step(end, own + turn + wobble, reach * random.pick([0.5, 1, 2]), by: end.time + length))
      }
    }
  }

  private mutating func lift(_ contacts: inout [Contact]) {
    let rest = random.chance(50) ? Int64(random.int(1...30)) * 1000 : span()
    let end = contacts.compactMap { $0.way.last?.time }.max() ?? 0
    for index in contacts.indices {
      guard let last = contacts[index].way.last else { continue }
      let late = index > 0 && random.chance(50) ? Int64(random.int(0...60)) * 1000 : 0
      let shake = random.chance(25) ? random.pick([1.0, 3, 6]) : 0
      contacts[index].way.append(
        step(last, self.angle(), shake, by: max(end + rest + late, last.time + 1000)))
    }
  }

  /// The next waypoint. Angles are as in specs: 0° to the right, 90° up.
  private func step(_ from: Waypoint, _ angle: Double, _ reach: Double, by time: Int64) -> Waypoint {
    let way = Direction.of(angle)
    return Waypoint(time: time, x: from.x + way.x * reach, y: from.y - way.y * reach)
  }
}
