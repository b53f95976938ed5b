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

  /// Whether every set of fingers that is measured from several places can be placed, as far as these bounds tell.
  static func admit(_ path: TouchPath) -> Bool {
    let demands = path.events.flatMap(\.demands)
    let isMeasuredAnew = demands.contains { demand in
      demands.contains { $0.fingers == demand.fingers && $0.from != demand.from }
        || path.events[demand.from].kind == .sample
    }
    guard isMeasuredAnew else { return true }
    if path.events.contains(where: { $0.turns.contains { $0.turn.isOneSense } }) { return false }
    var sets: [FingerMask] = []
    for demand in demands where demand.prior.isEmpty && !sets.contains(demand.fingers) {
      sets.append(demand.fingers)
    }
    return sets.allSatisfy { admit(path, $0) }
  }

  /// The places of one set of fingers, at every event at which they are measured.
  private static func admit(_ path: TouchPath, _ fingers: FingerMask) -> Bool {
    var nodes: [Int] = []
    func node(_ event: Int) -> Int {
      if let known = nodes.firstIndex(of: event) { return known }
      nodes.append(event)
      return nodes.count - 1
    }
    for (index, event) in path.events.enumerated() {
      for demand in event.demands where demand.fingers == fingers && demand.prior.isEmpty {
        _ = (node(demand.from), node(index))
      }
    }
    var bounds = PlaceBounds(count: nodes.count)
    var turns: [Turned] = []
    for index in nodes {
      for demand in path.events[index].demands where demand.fingers == fingers && demand.prior.isEmpty {
        bounds.demand(node(index), node(demand.from), demand.region.distance, demand.region.directions)
      }
      for turn in path.events[index].turns where turn.fingers == fingers && turn.turn.isOfTranslations {
        guard
          let own = path.events[turn.from].demands.first(where: {
            $0.from == turn.base && $0.fingers == fingers
          }),
          let next = path.events[index].demands.first(where: { $0.from == turn.from && $0.fingers == fingers }
          )
        else { continue }
        turns.append(
          Turned(
            place: node(index), base: node(turn.base), turn: turn.turn, own: own.region, next: next.region))
      }
    }
    bounds.demandPresses(path, fingers, nodes)
    return bounds.admit(turns[...])
  }

  /// Between two places no finger goes further than from one to its press and on to the other.
  private mutating func demandPresses(_ path: TouchPath, _ fingers: FingerMask, _ nodes: [Int]) {
    let slots = fingers.slots
    for (i, first) in nodes.enumerated() {
      for (j, second) in nodes.enumerated()
      where j < i && slots.allSatisfy({ path.press(of: $0, at: first) == path.press(of: $0, at: second) }) {
        let most = slots.reduce(0) { sum, slot in
          sum + path.events[first].reach(of: slot) + path.events[second].reach(of: slot)
        }
        if most < .infinity { demand(i, j, Extent(0, most / Double(slots.count)), .all) }
      }
    }
  }

  /// One move ends and the next begins at a place.
  private struct Turned {
    var place: Int
    /// Where the move that ends was measured from.
    var base: Int
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
      bounds.demand(turned.place, turned.base, way.distance, way.directions)
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
    Self.close(&far, from: 0, count)
    for direction in 0..<Self.directions {
      let first = direction * count * count
      Self.close(&reach, from: first, count)
      for i in 0..<count where reach[first + i * count + i] < -1e-6 { return false }
    }
    for i in 0..<count {
      for j in 0..<count {
        for middle in 0..<count where near[i * count + middle] > far[middle * count + j] {
          near[i * count + j] = max(near[i * count + j], near[i * count + middle] - far[middle * count + j])
        }
        if near[i * count + j] > far[i * count + j] + 1e-6 { return false }
      }
    }
    return true
  }

  /// Closes one system of bounds, which begins at an index.
  private static func close(_ bounds: inout [Double], from first: Int, _ count: Int) {
    for middle in 0..<count {
      for i in 0..<count {
        let way = bounds[first + i * count + middle]
        if way == .infinity { continue }
        for j in 0..<count {
          let sum = way + bounds[first + middle * count + j]
          if sum < bounds[first + i * count + j] { bounds[first + i * count + j] = sum }
        }
      }
    }
  }
}
