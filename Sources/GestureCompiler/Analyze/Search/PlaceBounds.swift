import GestureRuntime
import SpecParser

/// Whether places can lie to each other as the samples of one contact demand, where they are measured from each other.
///
/// For each of 24 directions, how far one place can lie beyond another is a difference bound, and so is their distance: each
/// system is closed by itself. What is refused here cannot be; what is not refused may still be impossible, since
/// the systems do not know of each other.
struct PlaceBounds {
  private static let directions = 24
  private let count: Int
  /// Of sets of directions that were met.
  private var cones: Cones
  /// By direction, then by place: the most that place i lies beyond place j in it.
  private var reach: [Double]
  /// By pair of places: the least and the most distance.
  private var near: [Double]
  private var far: [Double]

  /// By a set of directions, for each direction: the part of a length that a vector in the set reaches along it; infinite for a
  /// direction in the set.
  struct Cones {
    fileprivate var parts: [AngleSet: [Double]] = [:]
  }

  private init(count: Int, _ cones: Cones) {
    self.count = count
    self.cones = cones
    reach = Array(repeating: .infinity, count: Self.directions * count * count)
    near = Array(repeating: 0, count: count * count)
    far = Array(repeating: .infinity, count: count * count)
    for i in 0..<count {
      far[i * count + i] = 0
      for direction in 0..<Self.directions { reach[(direction * count + i) * count + i] = 0 }
    }
  }

  /// Whether every set of fingers that is measured from several places can be placed, as far as these bounds tell.
  ///
  /// - Parameter cones: kept for the next path.
  static func admit(_ path: TouchPath, _ cones: inout Cones) -> Bool {
    let demands = path.events.flatMap(\.demands)
    // What is measured from presses alone was looked at where it was demanded.
    guard demands.contains(where: { !path.events[$0.from].isPress }) else { return true }
    if path.events.contains(where: { $0.turns.contains { $0.turn.isOneSense } }) { return false }
    var sets: [FingerMask] = []
    for demand in demands where demand.prior.isEmpty && !sets.contains(demand.fingers) {
      sets.append(demand.fingers)
    }
    return sets.allSatisfy { admit(path, $0, &cones) }
  }

  /// The places of one set of fingers, at every event at which they are measured.
  private static func admit(_ path: TouchPath, _ fingers: FingerMask, _ cones: inout Cones) -> Bool {
    var nodes: [Int] = []
    for (index, event) in path.events.enumerated() {
      for demand in event.demands where demand.fingers == fingers && demand.prior.isEmpty {
        for place in [demand.from, index] where !nodes.contains(place) { nodes.append(place) }
      }
    }
    func node(_ event: Int) -> Int { nodes.firstIndex(of: event) ?? 0 }
    var bounds = PlaceBounds(count: nodes.count, cones)
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
    cones = bounds.cones
    return bounds.admit(turns[...])
  }

  /// Between two places no finger goes further than from one to its press and on to the other.
  private mutating func demandPresses(_ path: TouchPath, _ fingers: FingerMask, _ nodes: [Int]) {
    let slots = fingers.slots
    let presses = nodes.map { node in slots.map { path.press(of: $0, at: node) } }
    let reaches = nodes.map { node in slots.map { path.events[node].reach(of: $0) } }
    for i in nodes.indices {
      for j in 0..<i where presses[i] == presses[j] {
        var most = 0.0
        for slot in reaches[i].indices { most = most + reaches[i][slot] + reaches[j][slot] }
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
    if angles.isAll {
      for direction in 0..<Self.directions {
        limit(direction, i, j, distance.high)
        limit(direction, j, i, distance.high)
      }
      return
    }
    let parts = parts(of: angles)
    for direction in 0..<Self.directions {
      limit(direction, i, j, Self.most(distance, parts[direction]))
      let back = (direction + Self.directions / 2) % Self.directions
      limit(direction, j, i, Self.most(distance, parts[back]))
    }
  }

  private mutating func parts(of angles: AngleSet) -> [Double] {
    if let known = cones.parts[angles] { return known }
    let parts = (0..<Self.directions).map { direction in
      Self.part(angles, Double(direction) * 360 / Double(Self.directions))
    }
    cones.parts[angles] = parts
    return parts
  }

  private mutating func limit(_ direction: Int, _ i: Int, _ j: Int, _ most: Double) {
    let index = (direction * count + i) * count + j
    reach[index] = min(reach[index], most)
  }

  /// The most that a vector of such a length reaches along an angle of which it reaches a part.
  private static func most(_ distance: Extent, _ part: Double) -> Double {
    if part == .infinity { return distance.high }
    if part.magnitude < 1e-12 { return 0 }
    return part > 0 ? distance.high * part : distance.low * part
  }

  /// The part of its length that a vector of such a direction reaches along an angle.
  private static func part(_ angles: AngleSet, _ angle: Double) -> Double {
    if angles.contains(angle) { return .infinity }
    var nearest = 180.0
    for range in angles.ranges {
      for end in [range.low, range.high] { nearest = min(nearest, Arc.distance(end, angle)) }
    }
    return Angle.unit(nearest).x
  }

  /// Closes every system; a hair is allowed for rounding.
  private mutating func isFeasible() -> Bool {
    Self.close(&far, from: 0, count)
    for direction in 0..<Self.directions {
      let first = direction * count * count
      Self.close(&reach, from: first, count)
      for i in 0..<count where reach[first + i * count + i] < -1e-6 { return false }
    }
    // The greatest distances are closed: a least one that they do not leave room for is above its own greatest one.
    return !near.indices.contains { near[$0] > far[$0] + 1e-6 }
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
