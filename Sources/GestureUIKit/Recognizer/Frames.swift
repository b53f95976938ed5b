#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  import QuartzCore

  // Time: a display link that runs only while a deadline is pending or displayed feedback moves.
  extension ProductGestureRecognizer {
    func watch() {
      guard engine.nextDeadline != nil || isShowing else {
        ticker?.stop()
        ticker = nil
        return
      }
      guard ticker == nil else { return }
      ticker = FrameTicker { [weak self] now, next in
        self?.tick(now, next)
        return self != nil
      }
    }

    /// Advances time to due deadlines only, not to the frame. Touches made before the frame may not have arrived yet.
    private func tick(_ time: Double, _ next: Double) {
      let now = Self.microseconds(time)
      while let deadline = engine.nextDeadline, deadline <= now {
        latest = max(latest, deadline)
        guard engine.advance(to: latest, into: &outcomes) == nil, engine.nextDeadline != deadline else {
          break
        }
      }
      settle()
      draw(at: Self.microseconds(next))
      watch()
    }
  }

  /// A display link that calls a function for each frame until it is stopped. It is not generic, so that Objective-C can call it.
  @MainActor final class FrameTicker: NSObject {
    private let frame: @MainActor (_ now: Double, _ next: Double) -> Bool
    private var link: CADisplayLink?

    /// - Parameter frame: receives the time of the frame and the time of its display, in seconds. Returns whether to continue.
    init(_ frame: @escaping @MainActor (_ now: Double, _ next: Double) -> Bool) {
      self.frame = frame
      super.init()
      #if canImport(ObjectiveC)
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
      #else
        let link = CADisplayLink(target: self) { [weak self] link in self?.tick(link) }
      #endif
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    func stop() {
      link?.invalidate()
      link = nil
    }

    #if canImport(ObjectiveC)
      @objc
    #endif
    private func tick(_ link: CADisplayLink) {
      if !frame(link.timestamp, link.targetTimestamp) { stop() }
    }
  }
#endif
