#if canImport(UIKit)
  import GestureRuntime
  import UIKit

  /// A card under a finger: both ways, from wherever it was taken.
  struct CardHold {
    private let x: Drag
    private let y: Drag

    init(_ place: Point, in band: BandedRange) {
      x = Drag(from: place.x, in: band)
      y = Drag(from: place.y, in: band)
    }

    func state(_ translation: Point, _ velocity: Point = Point(x: 0, y: 0)) -> (
      x: MotionState, y: MotionState
    ) {
      (
        x.state(translation: translation.x, velocity: velocity.x),
        y.state(translation: translation.y, velocity: velocity.y)
      )
    }
  }

  /// A card that was let go, on the clock of touches and frames.
  struct CardSettling {
    private let x: Settling
    private let y: Settling

    /// Out to a side, as fast as it was let go.
    init(
      _ curve: TimingCurve, _ seconds: Double, from state: (x: MotionState, y: MotionState), to away: Double,
      at time: Microseconds
    ) {
      x = Settling(curve, duration: seconds, from: state.x, to: away, at: time)
      y = Settling(curve, duration: seconds, from: state.y, to: state.y.value, at: time)
    }

    /// Back to its place.
    init(_ spring: Spring, from state: (x: MotionState, y: MotionState), at time: Microseconds) {
      x = Settling(spring, from: state.x, to: 0, at: time)
      y = Settling(spring, from: state.y, to: 0, at: time)
    }

    func place(at time: Microseconds) -> Point {
      Point(x: x.state(at: time).value, y: y.state(at: time).value)
    }

    func isOver(at time: Microseconds) -> Bool { [x, y].allSatisfy { $0.end().map { $0 <= time } ?? false } }
  }

  /// One card. While it is pressed it shrinks, and is smallest when the hold is recognized.
  final class CardView: UIView {
    let title: String
    private let label = UILabel(frame: CGRect(x: 16, y: 16, width: 240, height: 32))
    private lazy var clock = FrameClock { [weak self] now in self?.shrink(at: now) ?? false }
    private var pressed: Microseconds?
    private var back: Settling?
    /// The spec's: long-press-timeout, and `progress: {scale: 0.93x}`.
    private let press = PressProgress(
      timeout: 400_000, scale: CardStackFeedback(for: .peek).progress.scale?.amount ?? 0.93)
    var isOpen = false
    var isTurned = false { didSet { label.text = isTurned ? "The back of \(title)" : title } }
    /// How large its content is shown.
    private(set) var scale = 1.0 {
      didSet { label.transform = CGAffineTransform.identity.scaledBy(x: scale, y: scale) }
    }

    init(_ title: String) {
      self.title = title
      super.init(frame: .zero)
      backgroundColor = .systemYellow
      label.text = title
      addSubview(label)
    }

    #if canImport(ObjectiveC)
      required init?(coder: NSCoder) { nil }
    #endif

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      guard pressed == nil, let touch = touches.first else { return }
      pressed = FrameClock.microseconds(touch.timestamp)
      back = nil
      clock.start()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      giveUp(touches)
    }

    /// Also when a gesture around it is recognized: it is no press then.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesCancelled(touches, with: event)
      giveUp(touches)
    }

    private func giveUp(_ touches: Set<UITouch>) {
      guard let pressed, let touch = touches.first else { return }
      let now = FrameClock.microseconds(touch.timestamp)
      back = Settling(
        Spring(dampingRatio: 0.7, response: 0.25), from: press.state(after: now - pressed), to: 1, at: now)
      self.pressed = nil
      clock.start()
    }

    private func shrink(at now: Microseconds) -> Bool {
      if let pressed {
        scale = press.state(after: now - pressed).value
        return now - pressed < press.timeout
      }
      guard let back else { return false }
      let isOver = back.end(within: .fractions).map { $0 <= now } ?? true
      scale = isOver ? 1 : back.state(at: now).value
      if isOver { self.back = nil }
      return !isOver
    }
  }
#endif
