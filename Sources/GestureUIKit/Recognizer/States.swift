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
    /// Whether this recognizer has set its last state by itself.
    var isDecided = false
  }

  // The state in UIKit: possible while an activity may still be recognized, began with the first activity. When no finger is down and no
  // deadline is pending, it is ended or cancelled as the last activity, or failed if there was none.
  extension ProductGestureRecognizer {
    /// Delivers the recognized gestures, then updates the state in UIKit.
    func settle() {
      deliver()
      endPresses()
      guard standing.isTouched else { return }
      // After a claim a deadline alone keeps nothing up: system recognizers would fail for a touch that has ended. What it brings comes after
      // the reset.
      let isOver = fingers.isEmpty && (engine.nextDeadline == nil || standing.hasWon && underWay.isEmpty)
      switch state {
      case .possible: settlePossible(isOver)
      case .began, .changed:
        if isOver || (standing.isHandedOver && underWay.isEmpty) {
          decide(standing.isCancelled ? .cancelled : .ended)
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
        decide(.ended)
      } else if isOver || standing.isHandedOver {
        decide(.failed)
      }
    }

    /// Whether no gesture follows without a new touch.
    package var isIdle: Bool {
      fingers.isEmpty && pending.isEmpty && underWay.isEmpty && engine.nextDeadline == nil
    }

    private func decide(_ last: State) {
      standing.isDecided = true
      state = last
    }

    func deliver() {
      pending += outcomes.take().compactMap(Product.gesture)
      // One at a time: a value that the app sets applies to the gestures that follow.
      while !pending.isEmpty { deliver(pending.removeFirst()) }
    }

    private func deliver(_ gesture: Gesture) {
      let (activity, outcome) = (Product.activity(of: gesture), gesture.outcome)
      let running = Running(activity, outcome)
      guard !bridged.values.contains(where: { $0.activity == activity && $0.recognizer != nil }) else {
        if !Product.isShared(activity), outcome.phase == .began || outcome.phase == .recognized {
          standing.isHandedOver = standing.isTouched
        }
        return
      }
      // The system has the touches now. What later samples of the same event would still begin is not told.
      if standing.isHandedOver, underWay.isEmpty, outcome.phase.isRecognized, outcome.phase != .recognized {
        return
      }
      if outcome.phase == .possible { awaited.insert(running) } else { awaited.remove(running) }
      guard outcome.phase.isRecognized else {
        send(gesture)
        return rest(after: gesture)
      }
      switch outcome.phase {
      case .began:
        underWay.insert(running)
        told[running] = outcome
      case .changed: told[running] = outcome
      case .ended, .recognized, .cancelled:
        underWay.remove(running)
        told[running] = nil
      case .possible, .failed: break
      }
      // A claim that was held may come after UIKit's reset. The state is then that of a later touch.
      if standing.isTouched {
        standing.hasNews = true
        standing.hasWon = true
        if outcome.phase.isEnd { standing.isCancelled = outcome.phase == .cancelled }
      }
      feel(activity, outcome)
      announce(gesture)
    }

    /// Shows a recognized gesture and calls the app.
    func announce(_ gesture: Gesture) {
      let (shown, outcome) = (show(gesture), gesture.outcome)
      send(gesture)
      // Afterwards, so that the app knows the gesture when its motion has come to rest at once.
      if let shown { settle(shown, at: outcome.time) }
      rest(after: gesture)
    }

    /// Tells the app that nothing is under way any more, if this gesture was the last.
    private func rest(after gesture: Gesture) {
      let phase = gesture.outcome.phase
      if underWay.isEmpty, awaited.isEmpty, phase.isEnd || phase == .failed { onRest?(gesture) }
    }

    func send(_ gesture: Gesture) {
      if let handler { Product.send(gesture, to: handler) }
      onGesture?(gesture)
    }

    /// Clears the state after UIKit's reset. UIKit reports nothing more of touches that are still down, so they are cancelled.
    func wasReset() {
      fingers.removeAll()
      if standing.isDecided {
        // A claim that is held still comes: a system recognizer that performs an activity of the spec ends no other touch.
        engine.cancelAll(into: &outcomes)
      } else {
        // Another recognizer has prevented this one, or the app has turned it off.
        engine.forgetTouches(into: &outcomes)
      }
      deliver()
      endPresses()
      standing = Standing()
      underWay = []
      awaited = []
      told = [:]
      beyond = [:]
      releaseShown()
      watch()
    }
  }

  extension GesturePhase {
    /// Whether nothing of the gesture follows.
    fileprivate var isEnd: Bool { self == .ended || self == .recognized || self == .cancelled }
  }
#endif
