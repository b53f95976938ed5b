import GestureRuntime

/// Whether places can lie to each other as the samples of one contact demand, where they are measured from each other.
///
/// For each of 24 directions, how far one place can lie beyond another is a difference bound, and so is their distance: each
/// system is closed by itself. What is refused here cannot be; what is not refused may still be impossible, since
/// the systems do not know of each other.
struct PlaceBounds {
  private static let directions = 24
  private let count: Int
  /// By direction, then by place: the most that place i lies beyond place j in it.
  private var reach: [Double]
  /// By pair of places: the least and the most distance.
  private var near: [Double]
  private var far: [Double]

  private init(count: Int) {
    self.count = count
    reach = Array(repeating: .infinity, count: Self.directions * count * count)
    near = Array(repeating: 0, count: count * count)
    far = Array(repeating: .infinity, count: count * count)
    for i in 0..<count {
      far[i * count + i] = 0
      for direction in 0..<Self.directions { reach[(direction * count + i) * count + i] = 0 }
    }
  }

  /// Whether every contact's samples can be placed, as far as these bounds tell.
  static func admit(_ state: JointState) -> Bool {
    guard state.events.contains(where: { $0.origins[0] != nil || $0.origins[1] != nil }) else { return true }
    if state.events.contains(where: { $0.turns.contains { $0?.isOneSense ?? false } }) { return false }
    for contact in 0...state.contact {
      let samples = state.events.indices.filter {
        state.events[$0].contact == contact && state.events[$0].kind == .sample
      }
      guard samples.count > 1 else { continue }
      if !admit(state, samples) { return false }
    }
    return true
  }

  /// Both see the same fingers, or each is looked at alone.
  private static func admit(_ state: JointState, _ samples: [Int]) -> Bool {
    let isOne = state.script.fingers[0] == state.script.fingers[1] && state.script.isShared
    for runners in isOne ? [[0, 1]] : [[0], [1]] {
      var bounds = PlaceBounds(count: samples.count + 1)
      for (place, event) in samples.enumerated() {
        for runner in runners {
          guard let region = state.events[event].regions[runner] else { continue }
          let origin = state.events[event].origins[runner]
          guard let from = origin == nil ? 0 : samples.firstIndex(of: origin ?? 0).map({ $0 + 1 }) else {
            continue
          }
          bounds.demand(place + 1, from, region.distance, region.directions)
          if state.events[event].fingers[runner] == 1, region.fingerMost < .infinity {
            bounds.demand(place + 1, 0, Extent(0, region.fingerMost), .all)
          }
        }
      }
      let turns = samples.enumerated().flatMap { place, event in
        runners.compactMap { runner -> Turned? in
          guard let turn = state.events[event].turns[runner], turn.isOfTranslations,
            let from = samples.firstIndex(of: turn.origin),
            let own = state.events[turn.origin].regions[runner],
            let next = state.events[event].regions[runner]
          else { return nil }
          return Turned(place: place + 1, from: from + 1, turn: turn, own: own, next: next)
        }
      }
      if !bounds.admit(turns[...]) { return false }
    }
    return true
  }

  /// One move ends and the next begins at a place.
  private struct Turned {
    var place: Int
    /// Where the move that ends held, furthest from its start.
    var from: Int
    var turn: MoveTurn
    /// What is demanded there, and at the place itself.
    var own: SampleRegion
    var next: SampleRegion
  }

  /// Whether every turn can be made in one of its ways.
  private func admit(_ turns: ArraySlice<Turned>) -> Bool {
    guard let turned = turns.first else {
      var bounds = self
      return bounds.isFeasible()
    }
    return turned.turn.ways(own: turned.own, next: turned.next).contains { way in
      var bounds = self
      bounds.demand(turned.place, 0, way.distance, way.directions)
      return bounds.admit(turns.dropFirst())
    }
  }

  /// A place lies so far from another, in one of those directions.
  private mutating func demand(_ i: Int, _ j: Int, _ distance: Extent, _ angles: AngleSet) {
    for (a, b) in [(i, j), (j, i)] {
      near[a * count + b] = max(near[a * count + b], distance.low)
      far[a * count + b] = min(far[a * count + b], distance.high)
    }
    for direction in 0..<Self.directions {
      let angle = Double(direction) * 360 / Double(Self.directions)
      let there = Self.most(distance, angles, angle)
      let back = Self.most(distance, angles, (angle + 180).truncatingRemainder(dividingBy: 360))
      limit(direction, i, j, there)
      limit(direction, j, i, back)
    }
  }

  private mutating func limit(_ direction: Int, _ i: Int, _ j: Int, _ most: Double) {
    let index = (direction * count + i) * count + j
    reach[index] = min(reach[index], most)
  }

  /// The most that a vector of such a length and such a direction reaches along an angle.
  private static func most(_ distance: Extent, _ angles: AngleSet, _ angle: Double) -> Double {
    if angles.contains(angle) { return distance.high }
    var nearest = 180.0
    for range in angles.ranges {
      for end in [range.low, range.high] {
        let between = (end - angle).magnitude.truncatingRemainder(dividingBy: 360)
        nearest = min(nearest, min(between, 360 - between))
      }
    }
    let cosine = Geometry.unit(nearest).x
    if cosine.magnitude < 1e-12 { return 0 }
    return cosine > 0 ? distance.high * cosine : distance.low * cosine
  }

  /// Closes every system; a hair is allowed for rounding.
  private mutating func isFeasible() -> Bool {
    for middle in 0..<count {
      for i in 0..<count {
        for j in 0..<count {
          let index = i * count + j
          far[index] = min(far[index], far[i * count + middle] + far[middle * count + j])
          for direction in 0..<Self.directions {
            let base = direction * count
            limit(direction, i, j, reach[(base + i) * count + middle] + reach[(base + middle) * count + j])
          }
        }
      }
    }
    for i in 0..<count {
      for j in 0..<count {
        for middle in 0..<count where near[i * count + middle] > far[middle * count + j] {
          near[i * count + j] = max(near[i * count + j], near[i * count + middle] - far[middle * count + j])
        }
        if near[i * count + j] > far[i * count + j] + 1e-6 { return false }
        for direction in 0..<Self.directions
        where i == j && reach[(direction * count + i) * count + i] < -1e-6 {
          return false
        }
      }
    }
    return true
  }
}
