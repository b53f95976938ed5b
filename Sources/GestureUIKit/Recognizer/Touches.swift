#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  package import GestureRuntime
  import UIKit

  // Touches: every measured sample, in order of time.
  extension ProductGestureRecognizer {
    func began(_ touches: Set<UITouch>, _ event: UIEvent) {
      standing.isTouched = true
      if let size = (view?.window ?? touches.first?.window)?.bounds.size {
        engine.setScreen(Point(x: size.width, y: size.height))
      }
      if fingers.isEmpty {
        engine.layoutDirection = reading
        prepareHaptics()
      }
      for touch in touches.sorted(by: { Self.isBefore($0, $1) }) {
        // A touch on no element takes part in no activity, so other recognizers need not wait for it.
        guard Self.isMainButton(touch, event), let hit = element(under: touch) else {
          ignore(touch, for: event)
          continue
        }
        lastFinger += 1
        fingers[ObjectIdentifier(touch)] = lastFinger
        hits[lastFinger] = hit
      }
      take(touches, event, .down)
    }

    /// The layout direction that was set, otherwise the view's.
    package var reading: ReadingDirection {
      layoutDirection
        ?? (view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Whether a finger gets a lower number than another: by time, then by place, since a set has no order.
    private static func isBefore(_ a: UITouch, _ b: UITouch) -> Bool {
      let (p, q) = (a.location(in: nil), b.location(in: nil))
      return (a.timestamp, p.x, p.y) < (b.timestamp, q.x, q.y)
    }

    func take(_ touches: Set<UITouch>, _ event: UIEvent, _ phase: TouchPhase) {
      var samples: [TouchSample] = []
      let known = touches.compactMap { touch in fingers[ObjectIdentifier(touch)].map { (touch, $0) } }
      for (touch, finger) in known.sorted(by: { $0.1 < $1.1 }) {
        samples += self.samples(of: touch, event, phase, finger)
        if phase == .up || phase == .cancel { fingers[ObjectIdentifier(touch)] = nil }
      }
      samples.sort { ($0.time, $0.finger) < ($1.time, $1.finger) }
      for var sample in samples {
        sample.time = max(sample.time, latest)
        latest = sample.time
        if sample.element != nil {
          for thing in hits[sample.finger]?.things ?? [] { engine.setInstance(thing.item, of: thing.element) }
        }
        if sample.phase == .down { tellFrames(sample.finger) }
        engine.feed(sample, into: &outcomes)
        if sample.phase == .down { pressShown(hits[sample.finger]?.things ?? [], at: sample.time) }
      }
      hits = [:]
      engine.flush(into: &outcomes)
      settle()
      if fingers.isEmpty { releaseShown() }
      watch()
    }

    /// Gives the engine the frames of the elements under a press.
    private func tellFrames(_ finger: Int) {
      for (element, frame) in hits[finger]?.frames ?? [] {
        engine.setFrame(
          Rectangle(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height), of: element)
      }
    }

    /// The element under a moving finger; `nil` if no activity reports it.
    private func elementNow(under touch: UITouch, _ finger: Int) -> ElementID? {
      guard Product.namesPassedElements else { return nil }
      hits[finger] = elementPassed(by: touch)
      return hits[finger]?.element.id ?? .nothing
    }

    /// The samples of a touch since the last event. The newest has the event's phase; when the touch begins, the oldest has it.
    private func samples(
      of touch: UITouch, _ event: UIEvent, _ phase: TouchPhase, _ finger: Int
    ) -> [TouchSample] {
      let measured = event.coalescedTouches(for: touch) ?? []
      let moments = measured.isEmpty ? [touch] : measured
      let main = phase == .down ? 0 : moments.count - 1
      let now = phase == .move || phase == .up ? elementNow(under: touch, finger) : nil
      return moments.enumerated().map { number, moment in
        var sample = TouchSample(
          time: Self.microseconds(moment.timestamp), phase: number == main ? phase : .move, finger: finger,
          location: Self.point(moment.location(in: nil)))
        if phase == .down, number == main, let hit = hits[finger] {
          sample.element = hit.element.id
          sample.tool = Self.tool(of: touch)
          sample.size = Point(x: hit.size.width, y: hit.size.height)
        } else if number == main {
          sample.element = now
        }
        return sample
      }
    }

    /// Whether a touch does not come from a pointer's secondary button, which opens the system's menu.
    private static func isMainButton(_ touch: UITouch, _ event: UIEvent) -> Bool {
      touch.type != .indirectPointer || event.buttonMask != .secondary
    }

    /// The tool of a touch. UIKit does not report an eraser, nor a palm: it cancels those touches itself.
    static func tool(of touch: UITouch) -> TouchTool {
      switch touch.type {
      case .pencil: .pen
      case .indirectPointer: .mouse
      default: .finger
      }
    }

    /// Converts seconds since system start to microseconds. Touches and the display link use this clock.
    static func microseconds(_ seconds: Double) -> Microseconds {
      Microseconds((seconds * 1_000_000).rounded())
    }

    static func point(_ place: CGPoint) -> Point { Point(x: place.x, y: place.y) }
  }
#endif
