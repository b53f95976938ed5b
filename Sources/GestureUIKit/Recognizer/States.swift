#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  import UIKit

  /// The facts that determine the recognizer's state in UIKit.
  struct Standing {
    /// Whether a touch began since the last reset, so that UIKit waits for an end.
    var isTouched = false
    /// Whether an activity was recognized since the last reset.
    var hasWon = false
    /// Whether an activity was recognized since the state was set.
    var hasNews = false
    /// Whether the last finished activity was cancelled.
    var isCancelled = false
    /// Whether an activity has won that a system recognizer performs.
    var isHandedOver = false
  }

  // The state in UIKit: possible while an activity may still be recognized, began with the first activity. When no finger is down and no
  // deadline is pending, it is ended or cancelled as the last activity, or failed if there was none.
  extension ProductGestureRecognizer {
    /// Delivers the recognized gestures, then updates the state in UIKit.
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
      // One at a time: a value that the app sets applies to the gestures that follow.
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

    /// Clears the state after UIKit's reset. UIKit reports nothing more of touches that are still down, so they are cancelled.
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
