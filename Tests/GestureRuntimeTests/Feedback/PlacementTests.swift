import Foundation
import Testing

@testable import GestureRuntime

struct PlacementTests {
  private let photo = Placement(centre: Point(x: 200, y: 300), scale: 1.5, rotation: 20)

  private func expectNear(_ a: Point, _ b: Point) {
    #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, "\(a) is not \(b)")
  }

  @Test func nothingMovesWhenAGestureBegins() {
    let after = photo.after(
      fingers: Point(x: 91, y: 17), translation: Point(x: 0, y: 0), scale: 1, rotation: 0)
    expectNear(after.centre, photo.centre)
    #expect(after.scale == photo.scale && after.rotation == photo.rotation)
  }

  /// The point under the fingers' centre stays under it.
  @Test func theHeldPointStaysUnderTheFingers() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<300 {
      let held = Point(x: random.number(-80...80), y: random.number(-80...80))
      let fingers = photo.place(of: held)
      let translation = Point(x: random.number(-200...200), y: random.number(-200...200))
      let after = photo.after(
        fingers: fingers, translation: translation, scale: random.number(0.2...4),
        rotation: random.number(-360...360))
      expectNear(after.place(of: held), fingers + translation)
    }
  }

  @Test func turnsClockwise() {
    let turned = Placement(centre: Point(x: 0, y: 0), rotation: 90)
    expectNear(turned.place(of: Point(x: 1, y: 0)), Point(x: 0, y: 1))
  }

  /// If a layer's anchor is moved, and its position by the shift, every point stays where it was.
  @Test func anAnchorsShiftIsTakenBack() {
    let size = Point(x: 120, y: 80)
    let old = Point(x: 0.5, y: 0.5)
    for new in [Point(x: 0, y: 0), Point(x: 0.2, y: 0.9), Point(x: 1, y: 1)] {
      let position = photo.centre + photo.shift(from: old, to: new, size: size)
      // A layer shows a point p, from its top left corner, at position + R s (p - anchor · size).
      for p in [Point(x: 0, y: 0), Point(x: 120, y: 80), Point(x: 33, y: 5)] {
        let before = photo.place(of: Point(x: p.x - 60, y: p.y - 40))
        let layer = Placement(centre: position, scale: photo.scale, rotation: photo.rotation)
        expectNear(
          layer.place(of: Point(x: p.x - new.x * size.x, y: p.y - new.y * size.y)), before)
      }
    }
  }

  @Test func theAnchorUnderTheFingers() {
    let size = Point(x: 120, y: 80)
    let anchor = photo.anchor(at: photo.place(of: Point(x: 30, y: -20)), size: size)
    expectNear(anchor, Point(x: 0.75, y: 0.25))
    #expect(photo.anchor(at: .zero, size: Point(x: 0, y: 0)) == Point(x: 0.5, y: 0.5))
  }
}
