#if canImport(UIKit)
  import GestureRuntime
  import QuartzCore
  import UIKit

  /// Calls a function for each frame while something moves. Its time is that of touches: microseconds since the system started.
  @MainActor final class FrameClock {
    private let frame: @MainActor (Microseconds) -> Bool
    private var link: CADisplayLink?

    /// - Parameter frame: shows the state at a time, and returns whether to continue.
    init(_ frame: @escaping @MainActor (Microseconds) -> Bool) { self.frame = frame }

    func start() {
      guard link == nil else { return }
      #if canImport(ObjectiveC)
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
      #else
        let link = CADisplayLink(target: self) { [weak self] link in self?.tick(link) }
      #endif
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    #if canImport(ObjectiveC)
      @objc
    #endif
    private func tick(_ link: CADisplayLink) {
      guard !frame(Self.microseconds(link.timestamp)) else { return }
      link.invalidate()
      self.link = nil
    }

    static func microseconds(_ seconds: Double) -> Microseconds {
      Microseconds((seconds * 1_000_000).rounded())
    }
  }
#endif
