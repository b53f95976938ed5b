import Foundation
import Testing

@testable import GestureRuntime

/// The faults of the article "Mobile App Gesture Animations", in the order of Docs/Feedback.md. Each test shows the result
/// of its code, and the right one.
struct AnimationFaultTests {
  private let width = 390.0
  private let spring = Spring(dampingRatio: 0.7, duration: 0.5)

  // MARK: Swipe

  /// 1. Nothing sets `initialCenter`: the card jumps to the corner with the first movement.
  @Test func aDragBeginsWhereTheCardIs() {
    let centre = 195.0
    let article = { (translation: Double) in 0.0 + translation }
    #expect(abs(article(1) - centre) > 190)
    let drag = Drag(from: centre, in: BandedRange(-1e6, 1e6, band: .platform(dimension: width)))
    #expect(drag.state(translation: 0).value == centre)
    #expect(drag.state(translation: 1).value == centre + 1)
  }

  /// 2. `default: break` swallows `.cancelled`: the card stays where it was, turned and faded.
  @Test func aCancelledSwipeComesBack() throws {
    let shown = MotionState(value: 88, velocity: -20)
    let settling = Settling(spring, from: shown, to: 0, at: 0)
    let end = try #require(settling.end())
    #expect(end < 1_000_000)
    #expect(abs(settling.state(at: end).value) <= 0.5)
  }

  /// 3. `abs(velocity.x) > 800`: a flick back to where the card came from dismisses it.
  @Test func aFlickBackDoesNotDismiss() {
    let article = { (x: Double, v: Double) in abs(x) > 120 || abs(v) > 800 }
    let threshold = CommitThreshold(distance: 120, velocity: 800)
    for side in [1.0, -1] {
      #expect(article(60 * side, -900 * side))
      #expect(threshold.side(translation: 60 * side, velocity: -900 * side) == 0)
      // Also beyond the distance, because the finger's last movement was back.
      #expect(article(150 * side, -900 * side))
      #expect(threshold.side(translation: 150 * side, velocity: -900 * side) == 0)
    }
  }

  /// 4. Only the translation decides the side: a flick that ends where it began always goes to the left.
  @Test func theSideIsTheFlicks() {
    let article = { (x: Double) in x > 0 ? 1 : -1 }
    #expect(article(0) == -1)
    let threshold = CommitThreshold(distance: 120, velocity: 800)
    #expect(threshold.side(translation: 0, velocity: 900) == 1)
    #expect(threshold.side(translation: 0, velocity: -900) == -1)
  }

  /// 5. `center.x = ±1.5 · width` counts from the corner: to the right the card goes one width, to the left
  /// two.
  @Test func bothSidesAreEquallyFar() {
    let centre = width / 2
    let article = { (side: Double) in side * width * 1.5 - centre }
    #expect(abs(article(1)) == width && abs(article(-1)) == 2 * width)
    let right = Settling(.easeOut, duration: 0.28, from: MotionState(value: 0), to: 1.5 * width, at: 0)
    let left = Settling(.easeOut, duration: 0.28, from: MotionState(value: 0), to: -1.5 * width, at: 0)
    for step in 0...28 as ClosedRange<Microseconds> {
      #expect(right.state(at: step * 10_000).value == -left.state(at: step * 10_000).value)
    }
  }

  /// 6. The card leaves with the curve's velocity, not the finger's: at the lift it slows down or speeds up at once.
  @Test func theCardLeavesWithTheFingersSpeed() {
    let state = MotionState(value: 60, velocity: 2400)
    let article = CurveMotion(.easeOut, from: 60, to: 585, duration: 0.28)
    #expect(abs(article.velocity(at: 0) - 2400) > 800)
    let ours = Settling(.easeOut, duration: 0.28, from: state, to: 585, at: 0)
    #expect(abs(ours.state(at: 0).velocity - 2400) < 1e-6)
    #expect(ours.end() == 280_000)
  }

  /// 7. `initialSpringVelocity` is always 0.5 towards the target, whatever the finger did.
  @Test func theSpringStartsWithTheFingersSpeed() {
    let state = MotionState(value: 100, velocity: 250)  // still outward
    let article = Settling(
      dampingRatio: 0.7, initialVelocity: 0.5, duration: 0.5, from: 100, to: 0, at: 0)
    #expect(article.state(at: 0).velocity == -50)
    let ours = Settling(spring, from: state, to: 0, at: 0)
    #expect(ours.state(at: 0) == state)
    let uikit = Spring.distances(ofVelocity: 250, from: 100, to: 0)
    #expect(uikit == -2.5)
  }

  /// 8. `progress` grows with any movement and beyond 1.
  @Test func progressIsHeld() {
    let article = { (x: Double) in abs(x) / 120 }
    #expect(article(-120) == 1 && article(480) == 4)
    #expect(Follow.progress(-120, of: 120) == 0)
    #expect(Follow.progress(480, of: 120) == 1)
    #expect(Follow.value(Follow.progress(480, of: 120), from: 1, to: 0.7) == 0.7)
  }

  /// 9. 120 pt are a third of a phone and a ninth of a tablet. The angle counts from the width of the screen, not of the window.
  @Test func thresholdsMayBeShares() {
    for width in [320.0, 390, 1024] {
      let threshold = CommitThreshold(distance: width * 0.33, velocity: 800)
      #expect(threshold.side(translation: width * 0.34, velocity: 0) == 1)
      #expect(threshold.side(translation: width * 0.32, velocity: 0) == 0)
      let whole = Follow.rotation(translation: width, width: width, perWidth: 0.4 * 180 / .pi)
      #expect(abs(whole - 22.918_311_805) < 1e-8)
    }
  }

  /// 10. A press while the card comes back takes it from where it will be, not from where it is.
  @Test func aPressUnderWayFindsTheCard() {
    let settling = Settling(spring, from: MotionState(value: 110), to: 0, at: 0)
    let article = settling.rest
    let state = settling.state(at: 80_000)
    #expect(abs(article - state.value) > 30)
    let drag = Drag(from: state.value, in: BandedRange(-1e6, 1e6, band: .platform(dimension: width)))
    #expect(drag.state(translation: 0).value == state.value)
  }

  /// 11. A spring overshoots: an opacity that is animated with it would pass 1.
  @Test func opacityNeverPassesOne() {
    let settling = Settling(spring, from: MotionState(value: 120, velocity: -2000), to: 0, at: 0)
    let values = (0..<800).map { settling.state(at: $0 * 1000).value }
    #expect(values.contains { $0 < -10 })
    for value in values {
      #expect((0.7...1).contains(Follow.value(Follow.progress(value, of: 120), from: 1, to: 0.7)))
    }
  }

  // MARK: Rubber band

  /// 12. The two formulas give different places, and neither is UIScrollView's.
  @Test func theArticlesFormulasDisagree() {
    let text = RubberBand.articleText()
    let code = RubberBand.articleCode()
    let platform = RubberBand.platform(dimension: 844)
    #expect(abs(text.shown(200) - 84.6) < 0.1)
    #expect(abs(code.shown(200) - 61.1) < 0.1)
    #expect(abs(platform.shown(200) - 97.3) < 0.1)
    // The platform's formula depends on the view, and its limit is the view's length. Theirs have limits of 367 and 137.5 pt in any view.
    #expect(abs(text.shown(1e9) - 366.7) < 0.1)
    #expect(abs(code.shown(1e9) - 137.5) < 0.1)
    #expect(abs(platform.shown(1e9) - 844) < 0.1)
  }

  /// 13. The text's formula applies to the whole movement, so the card jumps at the limit.
  @Test func aBandBeginsAtTheLimit() {
    let article = { (x: Double) in x * 0.55 / (1 + x * 0.0015) }
    #expect(120 - article(120) > 60)
    let range = BandedRange(-120, 120, band: .articleText())
    #expect(abs(range.shown(120.001) - 120) < 0.001)
  }

  /// 14. One limit counts for both sides, so no limit fits a range that is not symmetric.
  @Test func aBandHasTwoEnds() {
    func article(_ value: Double, _ limit: Double) -> Double {
      let beyond = abs(value) - limit
      guard beyond > 0 else { return value }
      return (value > 0 ? 1 : -1) * (limit + beyond * 0.55 / (1 + beyond * 0.004))
    }
    // A list may be dragged between -600 and 0. The limit 600 does not hold it at 0.
    #expect(article(80, 600) == 80)
    let range = BandedRange(-600, 0, band: .platform(dimension: 844))
    #expect(range.shown(80) < 44 && range.shown(80) > 0)
    #expect(range.shown(-300) == -300)
    // A limit below 0 reverses a movement.
    #expect(article(10, -20) < 10 && article(0, -20) > 0)
  }

  /// 15. The finger's place cannot be computed from a shown place: a press inside the band would make the card jump.
  @Test func aBandCanBeTakenOver() {
    let range = BandedRange(-120, 120, band: .articleCode())
    let shown = range.shown(300)
    #expect(abs(range.shown(shown) - shown) > 10)
    #expect(abs(Drag(from: shown, in: range).state(translation: 0).value - shown) < 1e-9)
  }

  // MARK: Pinch

  /// 16. It sets `gesture.scale = 1` at every change, but `currentScale` only at the end: each frame shows only its own
  /// step.
  @Test func aPinchIsTheProductOfItsSteps() {
    let steps = [1.1, 1.2, 1.05, 1.15]
    let product = steps.reduce(1, *)
    let article = steps.map { 1.0 * $0 }
    #expect(abs((article.last ?? 0) - product) > 0.4)
    let photo = Placement(centre: Point(x: 0, y: 0))
    let after = photo.after(fingers: .zero, translation: .zero, scale: product, rotation: 0)
    #expect(after.scale == product)
  }

  /// 17. At the lift the step is 1: the view jumps back to the scale before the pinch, and no limit is ever
  /// exceeded.
  @Test func thePinchIsNotLostAtTheLift() {
    let before = 1.0
    let article = before * 1.0
    let pinched = 3.6
    #expect(article != pinched)
    let limits = BandedRange(0.5, 3, band: .platform(dimension: 3))
    let shown = Drag(from: before, in: limits).state(translation: pinched - before, velocity: 2)
    #expect(shown.value > 3 && shown.value < 3.6)
    let settling = Settling(
      Spring(dampingRatio: 0.65, duration: 0.35), from: shown, into: limits, at: 0)
    #expect(settling.state(at: 0) == shown)
    #expect(settling.rest == 3)
  }

  /// 18. The `frame` of a turned view is its bounding box: the anchor is not under the fingers, and the view
  /// jumps.
  @Test func theAnchorIsUnderTheFingers() {
    let size = Point(x: 200, y: 100)
    let view = Placement(centre: Point(x: 300, y: 300), rotation: 30)
    let fingers = view.place(of: Point(x: 60, y: 20))
    let anchor = view.anchor(at: fingers, size: size)
    #expect(abs(anchor.x - 0.8) < 1e-12 && abs(anchor.y - 0.7) < 1e-12)
    let angle = 30 * Double.pi / 180
    let box = Point(
      x: 200 * cos(angle) + 100 * sin(angle), y: 200 * sin(angle) + 100 * cos(angle))
    let article = Point(
      x: (fingers.x - (300 - box.x / 2)) / box.x, y: (fingers.y - (300 - box.y / 2)) / box.y)
    #expect(abs(article.x - anchor.x) > 0.1)
    // With our anchor, moving the position by the shift puts it exactly under the fingers, and nothing jumps.
    let shift = view.shift(from: Point(x: 0.5, y: 0.5), to: anchor, size: size)
    let position = view.centre + shift
    #expect(abs(position.x - fingers.x) < 1e-9 && abs(position.y - fingers.y) < 1e-9)
  }

  /// 19. The anchor is set once, and the transform is overwritten: fingers that move on leave the point that they
  /// hold, and a turned view stands straight again.
  @Test func theFingersKeepWhatTheyHold() {
    let view = Placement(centre: Point(x: 300, y: 300), scale: 1, rotation: 30)
    let held = Point(x: 40, y: -10)
    let fingers = view.place(of: held)
    let after = view.after(fingers: fingers, translation: Point(x: 25, y: 60), scale: 2, rotation: 0)
    let place = after.place(of: held)
    #expect(abs(place.x - fingers.x - 25) < 1e-9 && abs(place.y - fingers.y - 60) < 1e-9)
    #expect(after.rotation == 30)
  }

  // MARK: Long press and Compose

  /// 20. The progress begins at `.began`, which is the timeout, when it should be over.
  @Test func aLongPressShowsItsProgressBeforeTheTimeout() {
    let press = PressProgress(timeout: 500_000)
    #expect(press.state(after: 250_000).value < 0.97)
    #expect(press.state(after: 500_000).value == 0.93)
    // If the press is given up half way, the view springs back from where it is.
    let state = press.state(after: 250_000)
    let back = Settling(Spring(dampingRatio: 0.55, duration: 0.3), from: state, to: 1, at: 0)
    #expect(back.state(at: 0) == state)
  }

  /// 21. Compose: `coerceIn` stops the picture abruptly, and a scale about the centre carries it away from the
  /// fingers.
  @Test func compose() {
    let limits = BandedRange(0.5, 3, band: .platform(dimension: 3))
    #expect(limits.clamped(3.4) == limits.clamped(5))
    #expect(limits.shown(3.4) < limits.shown(5))
    let view = Placement(centre: Point(x: 0, y: 0))
    let fingers = Point(x: 100, y: 0)
    let article = Placement(centre: view.centre, scale: 2).place(of: fingers)
    #expect(article.x == 200)
    let ours = view.after(fingers: fingers, translation: .zero, scale: 2, rotation: 0)
    #expect(ours.place(of: fingers) == fingers)
  }

  /// 22. `animateTo(Offset.Zero)` has no initial velocity: the velocity of the finger is lost at the lift.
  @Test func theVelocityIsHandedOn() {
    let thrown = MotionState(value: 40, velocity: 1500)
    let article = Settling(spring, from: MotionState(value: 40), to: 0, at: 0)
    let ours = Settling(spring, from: thrown, to: 0, at: 0)
    #expect(article.state(at: 8000).value < 40)
    #expect(ours.state(at: 8000).value > 45)
  }
}
