extension UIKitTemplates {
  // MARK: Touches

  static let touches = SwiftTemplate(
    """
    // Touches: every one that was measured, in the order of their times.
    @MainActor extension $PGestureRecognizer {
      private func began(_ touches: Swift.Set<UIKit.UITouch>, _ event: UIKit.UIEvent) {
        standing.isTouched = true
        if let size = (view?.window ?? touches.first?.window)?.bounds.size {
          gestures.setScreen(GestureRuntime.Point(x: size.width, y: size.height))
        }
        if fingers.isEmpty { prepareHaptics() }
        for touch in touches.sorted(by: { Self.isBefore($0, $1) }) {
          // What lies on no element is part of no activity; others are not kept waiting for it.
          guard let hit = element(under: touch) else {
            ignore(touch, for: event)
            continue
          }
          lastFinger += 1
          fingers[Swift.ObjectIdentifier(touch)] = lastFinger
          hits[lastFinger] = hit
          pressShown(hit.element, touch)
        }
        take(touches, event, .down)
        hits = [:]
      }

      /// Fingers that come at once are numbered by their places, since a set has no order.
      private static func isBefore(_ a: UIKit.UITouch, _ b: UIKit.UITouch) -> Swift.Bool {
        let (p, q) = (a.location(in: nil), b.location(in: nil))
        return (a.timestamp, p.x, p.y) < (b.timestamp, q.x, q.y)
      }

      private func take(
        _ touches: Swift.Set<UIKit.UITouch>, _ event: UIKit.UIEvent, _ phase: GestureRuntime.TouchPhase
      ) {
        var samples: [GestureRuntime.TouchSample] = []
        let known = touches.compactMap { touch in fingers[Swift.ObjectIdentifier(touch)].map { (touch, $0) } }
        for (touch, finger) in known.sorted(by: { $0.1 < $1.1 }) {
          samples += self.samples(of: touch, event, phase, finger)
          if phase == .up || phase == .cancel { fingers[Swift.ObjectIdentifier(touch)] = nil }
        }
        samples.sort { ($0.time, $0.finger) < ($1.time, $1.finger) }
        for var sample in samples {
          sample.time = Swift.max(sample.time, latest)
          latest = sample.time
          gestures.feed(sample, into: &queue)
        }
        gestures.flush(into: &queue)
        if phase == .move { for (touch, _) in known { movePress(touch) } }
        settle()
        if fingers.isEmpty { releaseShown() }
        watch()
      }

      /// The element under a finger that moves; `nil` where no activity asks.
      private func elementNow(under touch: UIKit.UITouch) -> GestureRuntime.ElementID? {
        guard $PActivityFacts.namesElements else { return nil }
        return elementPassed(by: touch)?.id ?? .nothing
      }

      /// What was measured of a touch since the last event; the newest has the event's phase, a touch that begins its first.
      private func samples(
        of touch: UIKit.UITouch, _ event: UIKit.UIEvent, _ phase: GestureRuntime.TouchPhase, _ finger: Swift.Int
      ) -> [GestureRuntime.TouchSample] {
        let measured = event.coalescedTouches(for: touch) ?? []
        let moments = measured.isEmpty ? [touch] : measured
        let main = phase == .down ? 0 : moments.count - 1
        let now = phase == .move || phase == .up ? elementNow(under: touch) : nil
        return moments.enumerated().map { number, moment in
          var sample = GestureRuntime.TouchSample(
            time: Self.microseconds(moment.timestamp), phase: number == main ? phase : .move, finger: finger,
            location: Self.point(moment.location(in: nil)))
          if phase == .down, number == main, let hit = hits[finger] {
            sample.element = hit.element.id
            sample.size = GestureRuntime.Point(x: hit.size.width, y: hit.size.height)
          } else if number == main {
            sample.element = now
          }
          return sample
        }
      }

      /// Touches and the display link tell time in seconds of one clock: since the system was started.
      fileprivate static func microseconds(_ seconds: Swift.Double) -> GestureRuntime.Microseconds {
        GestureRuntime.Microseconds((seconds * 1_000_000).rounded())
      }

      fileprivate static func point(_ place: CGPoint) -> GestureRuntime.Point {
        GestureRuntime.Point(x: place.x, y: place.y)
      }
    }

    """)

  // MARK: Elements

  static let elements = SwiftTemplate(
    """
    // Elements: the innermost view under the finger that is one.
    @MainActor extension $PGestureRecognizer {
      private struct TouchedView { weak var view: UIKit.UIView? }

      /// The view of an element that was touched last: which row, which card.
      $Afunc view(of element: $PElement) -> UIKit.UIView? { touched[element]?.view }

      /// The view of an element that a finger moved over last, where an activity names it: which drop target, which option.
      $Afunc view(over element: $PElement) -> UIKit.UIView? { passed[element]?.view }

      /// Says how large an element is in points, for thresholds in per cent: where `findElement` finds what lies inside it.
      $Afunc setSize(_ size: CGSize, of element: $PElement) {
        gestures.setSize(GestureRuntime.Point(x: size.width, y: size.height), of: element)
      }

      private func element(under touch: UIKit.UITouch) -> (element: $PElement, size: CGSize)? {
        if let findElement {
          let found = findElement(touch)
          path = found.map { hit in $PElement.allCases.filter { $PActivityFacts.isInside(hit.element, of: $0) } } ?? []
          return found
        }
        let found = touch.view.map { Self.innermost(in: $0, touch) ?? $0 }
        let places = Self.path(from: found, noting: &touched)
        path = places.map(\\.element)
        // Thresholds in per cent are of the activity's target, which may lie around what was touched.
        for place in places.dropFirst() { setSize(place.size, of: place.element) }
        return places.first
      }

      /// Wherever the finger is by now: a touch goes on belonging to the view that it began on.
      private func elementPassed(by touch: UIKit.UITouch) -> $PElement? {
        if let findPassed { return findPassed(touch) }
        if let findElement { return findElement(touch)?.element }
        guard let window = touch.window ?? view?.window else { return nil }
        let found = Self.innermost(in: window, touch, but: carriedView)
        return Self.path(from: found, noting: &passed).first?.element
      }

      /// The elements from a view to the top with their sizes, and the view of each.
      private static func path(
        from start: UIKit.UIView?, noting views: inout [$PElement: TouchedView]
      ) -> [(element: $PElement, size: CGSize)] {
        var found: [(element: $PElement, size: CGSize)] = []
        var place = start
        var seen: Swift.Set<$PElement> = []
        while let view = place {
          if let element = view.$eElement, seen.insert(element).inserted {
            views[element] = TouchedView(view: view)
            found.append((element, view.convert(view.bounds, to: nil).size))
          }
          place = view.superview
        }
        return found
      }

      /// Below the view that gets the touch, since images and labels get none.
      private static func innermost(
        in view: UIKit.UIView, _ touch: UIKit.UITouch, but carried: UIKit.UIView? = nil
      ) -> UIKit.UIView? {
        for child in view.subviews.reversed() where !child.isHidden && child.alpha > 0.01 && child !== carried {
          guard child.point(inside: touch.location(in: child), with: nil) else { continue }
          if let found = innermost(in: child, touch, but: carried) { return found }
        }
        return view.$eElement == nil ? nil : view
      }
    }

    @MainActor extension UIKit.UIView {
      /// Which element of $N it is; `nil` for none.
      $Avar $eElement: $PElement? {
        get { (unsafe objc_getAssociatedObject(self, $PElementKey.key) as? Swift.Int).flatMap { $PElement(rawValue: $0) } }
        set {
          unsafe objc_setAssociatedObject(
            self, $PElementKey.key, newValue?.rawValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
      }
    }

    @MainActor private enum $PElementKey {
      /// An address that nobody else has.
      static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    }

    """)

  // MARK: Time

  static let time = SwiftTemplate(
    """
    // Time: a display link that runs only while a deadline stands, or something shown is not at rest.
    @MainActor extension $PGestureRecognizer {
      private func watch() {
        guard gestures.nextDeadline != nil || isShowing else {
          link?.invalidate()
          link = nil
          return
        }
        guard link == nil else { return }
        #if canImport(ObjectiveC)
          let link = QuartzCore.CADisplayLink(target: self, selector: #selector(tick(_:)))
        #else
          let link = QuartzCore.CADisplayLink(target: self) { [weak self] link in self?.tick(link) }
        #endif
        link.add(to: .main, forMode: .common)
        self.link = link
      }

      /// A frame. Time goes on to the deadlines only, not to the frame: touches that were made before it may still be on their way.
      #if canImport(ObjectiveC)
        @objc
      #endif
      private func tick(_ link: QuartzCore.CADisplayLink) {
        let now = Self.microseconds(link.timestamp)
        while let deadline = gestures.nextDeadline, deadline <= now {
          latest = Swift.max(latest, deadline)
          guard gestures.advance(to: latest, into: &queue) == nil, gestures.nextDeadline != deadline else { break }
        }
        settle()
        draw(at: Self.microseconds(link.targetTimestamp))
        watch()
      }
    }

    """)
}
