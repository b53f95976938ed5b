/// The recognizer for UIKit, part by part. All that a spec has of its own stands in the values that it asks for.
enum UIKitTemplates {
  static let all = [
    recognizer, states, touches, elements, time, bridges, haptics, shows, motion, accessibility,
  ]

  // MARK: The class

  private static let recognizer = SwiftTemplate(
    """
    /// Recognizes the gestures of $N on a view and everything inside it: one for a view or a window.
    ///
    /// Tell it which view is which element (`$eElement`), or how to find out (`findElement`), and add it to their view. It hands
    /// gestures to `handler` and `onGesture`, after the touches that made them. Places are in points of the window.
    @MainActor $Afinal class $PGestureRecognizer: UIKit.UIGestureRecognizer {
      /// Does what gestures mean. It is not kept alive.
      $Aweak var handler: (any $PGestureHandler & Swift.AnyObject)?
      /// Is called for every gesture, after `handler`.
      $Avar onGesture: (($PGesture) -> Swift.Void)?
      /// Is called when no activity is under way any more, with the end of the last one.
      $Avar onRest: (($PGesture) -> Swift.Void)?
      /// Finds the innermost element under a touch and its size in points, in place of the views' `$eElement`.
      $Avar findElement: ((UIKit.UITouch) -> (element: $PElement, size: CGSize)?)?
      /// The same for a touch that moves over elements, where whoever finds them tells the two apart.
      var findPassed: ((UIKit.UITouch) -> $PElement?)?
      /// What a finger carries about: it is not what the finger is over.
      $Aweak var carriedView: UIKit.UIView?
      /// Whether haptics of the spec are played.
      $Avar playsHaptics = true
      /// Whether views of elements are moved, scaled, turned and faded as the spec says, under fingers and after them.
      $Avar showsFeedback = false
      /// Is called with what an element shows, in place of changing its view; its id is the view's.
      $Avar onFeedback: (($PElement, Swift.AnyHashable, GestureRuntime.FeedbackValues) -> Swift.Void)?
      /// Is called when what a gesture's end set in motion has come to rest, and no press took over.
      $Avar onSettled: (($PGesture) -> Swift.Void)?
      /// Finds the id and the surroundings of an element that was touched, in place of its view.
      $Avar findScene: (($PElement) -> (id: Swift.AnyHashable, scene: GestureRuntime.FeedbackScene)?)?
      /// Is called for a haptic that no feedback generator has: a word of the app's own.
      $Avar onHaptic: (($PActivity, Swift.String) -> Swift.Void)?

      /// What guards ask about. A change counts for touches that start from then on.
      $Avar gestureState: $PState {
        get { gestures.state }
        set { gestures.state = newValue }
      }

      private var gestures: $PGestures
      private var queue = $PGestureQueue()
      private var pending: [$PGesture] = []
      /// What was told last of activities that are under way.
      private var told: [$PActivity: GestureRuntime.Outcome] = [:]
      private var fingers: [Swift.ObjectIdentifier: Swift.Int] = [:]
      private var lastFinger = 0
      private var hits: [Swift.Int: (element: $PElement, size: CGSize)] = [:]
      private var latest = GestureRuntime.Microseconds.min
      private var standing = Standing()
      private var underWay: Swift.Set<$PActivity> = []
      private var beyond: Swift.Set<$PActivity> = []
      private var shown: [Swift.AnyHashable: Shown] = [:]
      private var lastShown = 0
      /// The time of the frame that was drawn last.
      private var drawn = GestureRuntime.Microseconds.min
      private var path: [$PElement] = []
      private var touched: [$PElement: TouchedView] = [:]
      private var passed: [$PElement: TouchedView] = [:]
      private var bridged: [Swift.ObjectIdentifier: Bridge] = [:]
      private var generators: [UIKit.UIImpactFeedbackGenerator.FeedbackStyle: UIKit.UIImpactFeedbackGenerator] = [:]
      private var link: QuartzCore.CADisplayLink?

      $Ainit(state: $PState = $PState(), handler: (any $PGestureHandler & Swift.AnyObject)? = nil) {
        gestures = $PGestures(state: state)
        self.handler = handler
        super.init(target: nil, action: nil)
        delegate = self
      }

      $Aoverride func touchesBegan(_ touches: Swift.Set<UIKit.UITouch>, with event: UIKit.UIEvent) {
        super.touchesBegan(touches, with: event)
        began(touches, event)
      }

      $Aoverride func touchesMoved(_ touches: Swift.Set<UIKit.UITouch>, with event: UIKit.UIEvent) {
        super.touchesMoved(touches, with: event)
        take(touches, event, .move)
      }

      $Aoverride func touchesEnded(_ touches: Swift.Set<UIKit.UITouch>, with event: UIKit.UIEvent) {
        super.touchesEnded(touches, with: event)
        take(touches, event, .up)
      }

      $Aoverride func touchesCancelled(_ touches: Swift.Set<UIKit.UITouch>, with event: UIKit.UIEvent) {
        super.touchesCancelled(touches, with: event)
        take(touches, event, .cancel)
      }

      $Aoverride func reset() {
        super.reset()
        wasReset()
      }

      $Aoverride func canPrevent(_ other: UIKit.UIGestureRecognizer) -> Swift.Bool {
        activity(of: other).map { !isShared($0) } ?? super.canPrevent(other)
      }

      $Aoverride func canBePrevented(by other: UIKit.UIGestureRecognizer) -> Swift.Bool {
        activity(of: other).map { !isShared($0) } ?? super.canBePrevented(by: other)
      }

      $Aoverride func shouldBeRequiredToFail(by other: UIKit.UIGestureRecognizer) -> Swift.Bool {
        activity(of: other).map { !isShared($0) } ?? super.shouldBeRequiredToFail(by: other)
      }
    }

    """)

  // MARK: Its state in UIKit

  private static let states = SwiftTemplate(
    """
    // Its state in UIKit: possible while something may still come, begun with the first activity, ended or cancelled with the last
    // one when no finger is down and no deadline stands, failed when there was none.
    @MainActor extension $PGestureRecognizer {
      private struct Standing {
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

      /// Hands on what was recognized, then says so to UIKit.
      private func settle() {
        deliver()
        guard standing.isTouched else { return }
        let isOver = fingers.isEmpty && gestures.nextDeadline == nil
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

      private func settlePossible(_ isOver: Swift.Bool) {
        if standing.hasWon && !isOver {
          state = .began
        } else if standing.hasWon && !standing.isCancelled {
          state = .ended
        } else if isOver || standing.isHandedOver {
          state = .failed
        }
      }

      private func deliver() {
        pending += queue.gestures
        queue.gestures = []
        // One after the other: what an app sets back counts for those that follow.
        while !pending.isEmpty { deliver(pending.removeFirst()) }
      }

      private func deliver(_ gesture: $PGesture) {
        let (activity, outcome) = (gesture.activity, gesture.outcome)
        guard !bridged.values.contains(where: { $0.activity == activity && $0.recognizer != nil }) else {
          if !isShared(activity), outcome.phase == .began || outcome.phase == .recognized {
            standing.isHandedOver = true
          }
          return
        }
        standing.hasNews = true
        switch outcome.phase {
        case .began:
          underWay.insert(activity)
          told[activity] = outcome
        case .changed: told[activity] = outcome
        case .ended, .recognized, .cancelled:
          underWay.remove(activity)
          told[activity] = nil
          standing.isCancelled = outcome.phase == .cancelled
        }
        standing.hasWon = true
        feel(activity, outcome)
        show(gesture)
        send(gesture)
        if underWay.isEmpty, outcome.phase != .changed { onRest?(gesture) }
      }

      private func send(_ gesture: $PGesture) {
        if let handler { Self.send(gesture, to: handler) }
        onGesture?(gesture)
      }

      private static func send<Handler: $PGestureHandler>(_ gesture: $PGesture, to handler: Handler) {
        var dispatch = $PGestureDispatch(handler: handler)
        dispatch.receive(gesture.outcome)
      }

      /// UIKit is done with these touches; those still down are not heard of again.
      private func wasReset() {
        if !fingers.isEmpty {
          fingers.removeAll()
          gestures.cancelAll(into: &queue)
          deliver()
        }
        standing = Standing()
        underWay = []
        told = [:]
        beyond = []
        releaseShown()
        watch()
      }
    }

    """)
}
