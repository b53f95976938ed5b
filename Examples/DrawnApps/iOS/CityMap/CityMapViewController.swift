#if canImport(UIKit)
  import GestureRuntime
  import GestureUIKit
  import UIKit

  /// An endless map, moved by one finger, and spread, pinched and turned by two.
  final class CityMapViewController: UIViewController, CityMapGestureRecognizerHandler {
    private(set) lazy var gestures = CityMapGestureRecognizer(handler: self)
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    private(set) var shown: UIView?
    /// The position of the sheet. Every gesture changes this one value, so that none undoes another's change.
    private(set) var placement = Placement(centre: Point(x: 0, y: 0))
    private var gliding: (x: Settling, y: Settling)?
    private lazy var clock = FrameClock { [weak self] now in self?.glide(at: now) ?? false }
    /// The last values of each gesture. Gestures report totals since their begin, so the difference is the change.
    private var last: [CityMapActivity: Step] = [:]
    private static let zooms = 0.5...4.0
    private var places: [UILabel] = []

    private struct Step {
      var location = Point(x: 0, y: 0)
      var scale = 1.0
      var rotation = 0.0
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      sheet.backgroundColor = .systemTeal
      view.cityMapElement = .map
      view.addSubview(sheet)
      for (title, x, y) in [("Station", 570.0, 400.0), ("Museum", 400, 560), ("Harbour", 610, 800)] {
        let place = UILabel(frame: CGRect(x: x - 24, y: y - 24, width: 48, height: 48))
        place.text = title
        place.cityMapElement = .mapPlace
        sheet.addSubview(place)
        places.append(place)
      }
      view.addGestureRecognizer(gestures)
      settleZoom()
      view.accessibilityCustomActions = gestures.accessibilityActions(for: view)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      placement.centre = middle
      show()
    }

    // MARK: Gestures

    func showPlace(_ gesture: CityMapGesture.ShowPlace) { shown = gestures.view(of: .mapPlace) }

    func pan(_ gesture: CityMapGesture.Pan) {
      if gesture.outcome.isAlternative { return centreNextPlace(gesture.phase) }
      gliding = nil
      change(.pan, gesture.phase, Step(location: gesture.location))
      guard gesture.phase == .ended, let velocity = gesture.velocity else { return }
      let centre = placement.centre
      gliding = (
        Settling(.normal, from: MotionState(value: centre.x, velocity: velocity.x), at: gesture.time),
        Settling(.normal, from: MotionState(value: centre.y, velocity: velocity.y), at: gesture.time)
      )
      clock.start()
    }

    func zoomIn(_ gesture: CityMapGesture.ZoomIn) {
      if gesture.outcome.isAlternative { return step(gesture.phase, scale: 2) }
      change(.zoomIn, gesture.phase, Step(location: gesture.anchor, scale: gesture.scale))
    }

    func zoomOut(_ gesture: CityMapGesture.ZoomOut) {
      if gesture.outcome.isAlternative { return step(gesture.phase, scale: 0.5) }
      change(.zoomOut, gesture.phase, Step(location: gesture.anchor, scale: gesture.scale))
    }

    func turn(_ gesture: CityMapGesture.Turn) {
      if gesture.outcome.isAlternative { return step(gesture.phase, rotation: 45) }
      change(.turn, gesture.phase, Step(location: gesture.location, rotation: gesture.rotation))
    }

    // MARK: Without fingers

    /// Scales and turns the sheet about the middle, for an action that has no movement of its own.
    private func step(_ phase: GesturePhase, scale: Double = 1, rotation: Double = 0) {
      guard phase == .ended else { return }
      gliding = nil
      placement = placement.after(
        fingers: middle, translation: Point(x: 0, y: 0), scale: allowed(scale) / placement.scale,
        rotation: rotation)
      show()
      settleZoom()
    }

    /// Moves the sheet so that another one of its places is in the middle.
    private func centreNextPlace(_ phase: GesturePhase) {
      guard phase == .ended, let next = places.first else { return }
      gliding = nil
      places.append(places.removeFirst())
      let place = sheet.convert(next.center, to: view)
      placement.centre.x += middle.x - place.x
      placement.centre.y += middle.y - place.y
      show()
    }

    private var middle: Point { Point(x: view.bounds.midX, y: view.bounds.midY) }

    /// The present scale changed by a factor, within the limits.
    private func allowed(_ factor: Double) -> Double {
      min(max(placement.scale * factor, Self.zooms.lowerBound), Self.zooms.upperBound)
    }

    // MARK: The placement

    /// Applies the change since the gesture's last report, about the fingers and along with them.
    private func change(_ activity: CityMapActivity, _ phase: GesturePhase, _ step: Step) {
      gliding = nil
      if phase == .began {
        // The gesture counts from here. Another gesture that already moves the sheet continues to do so.
        last[activity] = Step(location: step.location)
      }
      let leader = last.keys.min { $0.rawValue < $1.rawValue }
      guard phase == .began || phase == .changed, let before = last[activity] else {
        last[activity] = nil
        return settleZoom()
      }
      let way =
        leader == activity
        ? Point(x: step.location.x - before.location.x, y: step.location.y - before.location.y)
        : Point(x: 0, y: 0)
      let scale = allowed(step.scale / before.scale)
      placement = placement.after(
        fingers: Point(x: step.location.x - way.x, y: step.location.y - way.y), translation: way,
        scale: scale / placement.scale,
        rotation: step.rotation - before.rotation)
      last[activity] = step
      show()
    }

    /// Sets the state that guards read, so that a map of maximal size cannot be spread further.
    private func settleZoom() { gestures.gestureState.zoom = placement.scale }

    private func glide(at now: Microseconds) -> Bool {
      guard let gliding else { return false }
      placement.centre = Point(x: gliding.x.state(at: now).value, y: gliding.y.state(at: now).value)
      show()
      return [gliding.x, gliding.y].contains { ($0.end() ?? .max) > now }
    }

    private func show() {
      sheet.center = CGPoint(x: placement.centre.x, y: placement.centre.y)
      sheet.transform = CGAffineTransform.identity.rotated(by: placement.rotation * .pi / 180)
        .scaledBy(x: placement.scale, y: placement.scale)
    }
  }
#endif
