#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  package import GestureRuntime
  import UIKit

  // Touches: every measured sample, in order of time.
  extension ProductGestureRecognizer {
    private func begin(_ touches: [UITouch], _ event: UIEvent) {
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
      let news = news(touches, event, phase)
      // An earlier call for this event took them.
      if news.isEmpty { return }
      let new = news.filter { $0.phase == .down }.map(\.touch)
      if !new.isEmpty { begin(new, event) }
      var samples: [TouchSample] = []
      let known = news.compactMap { new in fingers[ObjectIdentifier(new.touch)].map { (new, $0) } }
      for ((touch, phase), finger) in known.sorted(by: { $0.1 < $1.1 }) {
        samples += self.samples(of: touch, event, phase, finger)
        if phase.isEnd { fingers[ObjectIdentifier(touch)] = nil }
      }
      samples.sort { ($0.time, $0.phase.rank, $0.finger) < ($1.time, $1.phase.rank, $1.finger) }
      for var sample in samples {
        sample.time = max(sample.time, latest)
        latest = sample.time
        // What came before a press is judged without the sizes and frames that it gives.
        if sample.phase == .down { _ = engine.advance(to: sample.time, into: &outcomes) }
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

    /// The touches of an event that were not taken yet, of all phases. UIKit calls once for each phase, which is not the order of the samples.
    private func news(
      _ touches: Set<UITouch>, _ event: UIEvent, _ phase: TouchPhase
    ) -> [(touch: UITouch, phase: TouchPhase)] {
      // UIKit may use one object for many events.
      if taken.event != event.timestamp { taken = (event.timestamp, []) }
      var news = touches.map { (touch: $0, phase: phase) }
      for touch in event.touches(for: self) ?? [] where !touches.contains(touch) {
        if let phase = Self.phase(of: touch) { news.append((touch, phase)) }
      }
      return news.filter { touch, phase in
        let isNew = taken.touches.insert(ObjectIdentifier(touch)).inserted
        return isNew || (phase.isEnd && fingers[ObjectIdentifier(touch)] != nil)
      }
    }

    private static func phase(of touch: UITouch) -> TouchPhase? {
      switch touch.phase {
      case .began: .down
      case .moved: .move
      case .ended: .up
      case .cancelled: .cancel
      default: nil
      }
    }

    /// Gives the engine the frames and sizes of the elements under a press. A threshold in per cent refers to the activity's target, which
    /// may lie around the touched element.
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

    /// Whether a touch does not come from another button of a pointer than the main one, such as the one that opens the system's menu.
    private static func isMainButton(_ touch: UITouch, _ event: UIEvent) -> Bool {
      touch.type != .indirectPointer || event.buttonMask.isEmpty || event.buttonMask.contains(.primary)
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

  extension TouchPhase {
    fileprivate var isEnd: Bool { self == .up || self == .cancel }

    /// The order of samples of one time: a finger lands before another one lifts.
    fileprivate var rank: Int {
      switch self {
      case .down: 0
      case .move: 1
      case .up, .cancel: 2
      }
    }
  }
#endif
