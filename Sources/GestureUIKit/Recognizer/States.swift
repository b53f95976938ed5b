#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  import UIKit

  /// What decides the recognizer's state in UIKit.
  struct Standing {
    /// Whether UIKit waits for an end: a touch came since the last reset.
    var isTouched = false
    /// Whether something was recognized.
    var hasWon = false
    /// Whether something was recognized since the state was set.
    var hasNews = false
    /// Whether the last activity that is over was cancelled.
    var isCancelled = false
    /// Whether an activity that a system recognizer does has won.
    var isHandedOver = false
  }

  // Its state in UIKit: possible while something may still come, begun with the first activity. When no finger is down and no
  // deadline stands: ended or cancelled with the last activity, or failed if there was none.
  extension ProductGestureRecognizer {
    /// Hands on what was recognized, then tells UIKit.
    func settle() {
      deliver()
      guard standing.isTouched else { return }
      let isOver = fingers.isEmpty && engine.nextDeadline == nil
      switch state {
      case .possible: settlePossible(isOver)
      case .began, .changed:
        if isOver || (standing.isHandedOver && underWay.isEmpty) {
          state = standing.isCancelled ? .cancelled : .ended
        } else if standing.hasNews {
          state = .changed
        }
      default: break
      }
      standing.hasNews = false
    }

    private func settlePossible(_ isOver: Bool) {
      if standing.hasWon && !isOver {
        state = .began
      } else if standing.hasWon && !standing.isCancelled {
        state = .ended
      } else if isOver || standing.isHandedOver {
        state = .failed
      }
    }

    func deliver() {
      pending += outcomes.take().compactMap(Product.gesture)
      // One after the other: what an app sets back counts for those that follow.
      while !pending.isEmpty { deliver(pending.removeFirst()) }
    }

    private func deliver(_ gesture: Gesture) {
      let (activity, outcome) = (Product.activity(of: gesture), gesture.outcome)
      let running = Running(activity: activity, item: outcome.instance)
      guard !bridged.values.contains(where: { $0.activity == activity && $0.recognizer != nil }) else {
        if !Product.isShared(activity), outcome.phase == .began || outcome.phase == .recognized {
          standing.isHandedOver = true
        }
        return
      }
      guard outcome.phase.isRecognized else { return send(gesture) }
      standing.hasNews = true
      switch outcome.phase {
      case .began:
        underWay.insert(running)
        told[running] = outcome
      case .changed: told[running] = outcome
      case .ended, .recognized, .cancelled:
        underWay.remove(running)
        told[running] = nil
        standing.isCancelled = outcome.phase == .cancelled
      case .possible, .failed: break
      }
      standing.hasWon = true
      feel(activity, outcome)
      show(gesture)
      send(gesture)
      if underWay.isEmpty, outcome.phase != .changed { onRest?(gesture) }
    }

    func send(_ gesture: Gesture) {
      if let handler { Product.send(gesture, to: handler) }
      onGesture?(gesture)
    }

    /// UIKit is done with these touches and reports nothing more of those that are still down.
    func wasReset() {
      if !fingers.isEmpty {
        fingers.removeAll()
        engine.cancelAll(into: &outcomes)
        deliver()
      }
      standing = Standing()
      underWay = []
      told = [:]
      beyond = [:]
      releaseShown()
      watch()
    }
  }
#endif
