import GestureRuntime
import TestSupport
import Testing

@testable import GestureCompiler

/// Whether fingers can be where the samples of one contact demand, measured from each other.
struct PlaceBoundsTests {
  /// A press of some fingers, and two samples.
  private struct Scene {
    var path = TouchPath([
      PathRunner(
        shape: RecognizerShape(fingers: 1...2, contacts: [ContactShape()], claimStep: 0, isContinuous: true),
        level: 0)
    ])
    let fingers: FingerMask
    let places: [Int]

    init(fingers count: Int = 1) {
      var press = 0
      for _ in 0..<count { press = path.land(at: 0, deepest: 0).event }
      fingers = path.down
      places = [press, path.append(.sample), path.append(.sample)]
    }

    /// - Parameter prior: whether a finger has lifted before.
    mutating func demand(
      _ place: Int, from base: Int, _ distance: Extent, _ directions: AngleSet = .all,
      of fingers: FingerMask? = nil,
      prior: Bool = false
    ) {
      let mask = fingers ?? self.fingers
      path.add(
        Demand(
          prior: prior ? [Leg(from: 0, to: 0, fingers: mask)] : [], from: places[base], fingers: mask,
          base: 0,
          region: SampleRegion(distance: distance, directions: directions)), at: places[place])
    }

    var isAdmitted: Bool {
      var cones = PlaceBounds.Cones()
      return PlaceBounds.admit(path, &cones)
    }
  }

  private static let right = AngleSet(from: 350, extent: 20)

  @Test("two ways in one direction lead as far as both together", arguments: [(45.0, true), (35, false)])
  func onwards(_ most: Double, _ isAdmitted: Bool) {
    var scene = Scene()
    scene.demand(1, from: 0, Extent(20, 30), Self.right)
    scene.demand(2, from: 1, Extent(20, 30), Self.right)
    scene.demand(2, from: 0, Extent(0, most))
    #expect(scene.isAdmitted == isAdmitted)
  }

  @Test(
    "a long way and a short one lead far, wherever they lead",
    arguments: [(41.0, true), (40, true), (39, false)])
  func triangle(_ most: Double, _ isAdmitted: Bool) {
    var scene = Scene()
    scene.demand(1, from: 0, Extent(50, 60))
    scene.demand(2, from: 1, Extent(0, 10))
    scene.demand(2, from: 0, Extent(0, most))
    #expect(scene.isAdmitted == isAdmitted)
  }

  @Test("two short ways lead no further than both", arguments: [(20.0, true), (21, false)])
  func reach(_ least: Double, _ isAdmitted: Bool) {
    var scene = Scene()
    scene.demand(1, from: 0, Extent(0, 10))
    scene.demand(2, from: 1, Extent(0, 10))
    scene.demand(2, from: 0, Extent(least, .infinity))
    #expect(scene.isAdmitted == isAdmitted)
  }

  @Test(
    "fingers near their presses are near each other's places in one contact",
    arguments: [(16.0, true), (17, false)])
  func nearPresses(_ least: Double, _ isAdmitted: Bool) {
    for fingers in [1, 2] {
      var scene = Scene(fingers: fingers)
      for place in [1, 2] { scene.path.add(still: scene.fingers, within: 8, at: scene.places[place]) }
      scene.demand(2, from: 1, Extent(least, .infinity))
      #expect(scene.isAdmitted == isAdmitted)
      // One of two that is near its press says nothing of the other.
      guard fingers == 2 else { continue }
      scene = Scene(fingers: 2)
      for place in [1, 2] { scene.path.add(still: 1, within: 8, at: scene.places[place]) }
      scene.demand(2, from: 1, Extent(least, .infinity))
      #expect(scene.isAdmitted)
    }
  }

  @Test("what is measured of other fingers, and what fingers that lifted carried, is another measure")
  func otherMeasures() {
    for (fingers, prior) in [(FingerMask(1), false), (FingerMask(3), true)] {
      var scene = Scene(fingers: 2)
      scene.demand(1, from: 0, Extent(50, 60))
      scene.demand(2, from: 1, Extent(0, 10))
      scene.demand(2, from: 0, Extent(0, 30), of: fingers, prior: prior)
      #expect(scene.isAdmitted)
      scene.demand(2, from: 0, Extent(0, 30))
      #expect(!scene.isAdmitted)
    }
  }

  @Test("of a turn the two moves of its own fingers count")
  func turns() throws {
    var step = StepShape(kind: .translate)
    step.holdDirections = AngleSet(from: 315, extent: 90)
    let turn = try MoveTurnTests.turn(step, step)
    for (directions, isAdmitted) in [(Self.right, false), (AngleSet(from: 80, extent: 20), true)] {
      var scene = Scene(fingers: 2)
      for (place, base) in [(1, 0), (2, 1)] {
        // The other finger could turn.
        scene.demand(place, from: base, Extent(20, 60), AngleSet(from: 170, extent: 20), of: 1)
        scene.demand(place, from: base, Extent(20, 60), place == 1 ? Self.right : directions)
      }
      scene.path.add(
        TurnDemand(turn: turn, base: scene.places[0], from: scene.places[1], fingers: scene.fingers),
        at: scene.places[2])
      #expect(scene.isAdmitted == isAdmitted)
    }
  }

  @Test("places that random fingers take are never refused")
  func random() {
    var random = RandomNumbers(seed: 1)
    var refused = 0
    for _ in 0..<3_000 {
      let places = (0..<3).map { _ in Point(x: Double(random.int(-40...40)), y: Double(random.int(-40...40)))
      }
      var (real, other) = (Scene(), Scene())
      for (place, base) in [(1, 0), (2, 1), (2, 0)] {
        let way = places[place] - places[base]
        let direction = Angle.direction(way)
        let size = way.length
        let width = Double(random.int(0...200))
        let directions =
          random.chance(40) || size == 0 ? AngleSet.all : AngleSet(from: direction - width / 3, extent: width)
        let distance = Extent(max(0, size - Double(random.int(0...5))), size + Double(random.int(0...5)))
        real.demand(place, from: base, distance, directions)
        other.demand(
          place, from: base, base == 1 ? distance : Extent(distance.high + 30, .infinity), directions)
      }
      #expect(real.isAdmitted, "\(places)")
      if !other.isAdmitted { refused += 1 }
    }
    #expect(refused > 50)
  }
}
