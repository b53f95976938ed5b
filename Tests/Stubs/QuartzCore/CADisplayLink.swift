@_exported public import Foundation
import StubRecord

/// https://developer.apple.com/documentation/quartzcore/cadisplaylink · iOS 3.1
open class CADisplayLink: NSObject {
  @MainActor private static var running: [CADisplayLink] = []
  /// Stub: the time of the last frame of all.
  @MainActor public static var stubNow: CFTimeInterval = 0
  private let tick: @MainActor (CADisplayLink) -> Void

  /// Stub: in place of `init(target:selector:)` (iOS 3.1), since a selector needs Objective-C.
  @MainActor public init(target: Any, tick: @escaping @MainActor (CADisplayLink) -> Void) {
    self.tick = tick
    super.init()
  }

  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/timestamp · iOS 3.1
  open private(set) var timestamp: CFTimeInterval = 0
  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/targettimestamp · iOS 10.0
  open var targetTimestamp: CFTimeInterval { timestamp + 0.016 }

  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/add(to:formode:) · iOS 3.1
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    nonisolated(unsafe) let link = self
    MainActor.assumeIsolated {
      StubRecord.note("display link runs")
      Self.running.append(link)
    }
  }

  /// https://developer.apple.com/documentation/quartzcore/cadisplaylink/invalidate() · iOS 3.1
  open func invalidate() {
    nonisolated(unsafe) let link = self
    MainActor.assumeIsolated {
      StubRecord.note("display link stops")
      Self.running.removeAll { $0 === link }
    }
  }

  /// Stub: draws a frame, and calls every running link.
  @MainActor public static func stubFrame(_ timestamp: CFTimeInterval) {
    stubNow = timestamp
    for link in running {
      link.timestamp = timestamp
      link.tick(link)
    }
  }
}

// swift-format-ignore
/// https://developer.apple.com/documentation/quartzcore/cacurrentmediatime() · iOS 2.0
public func CACurrentMediaTime() -> CFTimeInterval { MainActor.assumeIsolated { CADisplayLink.stubNow } }

/// https://developer.apple.com/documentation/corefoundation/cftimeinterval · iOS 2.0
public typealias CFTimeInterval = Double
