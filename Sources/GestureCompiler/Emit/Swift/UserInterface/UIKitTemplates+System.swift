extension UIKitTemplates {
  // MARK: Other recognizers

  static let bridges = SwiftTemplate(
    """
    // Recognizers of the system that do an activity of the spec: the spec decides when.
    @MainActor extension $PGestureRecognizer: UIKit.UIGestureRecognizerDelegate {
      private struct Bridge {
        weak var recognizer: UIKit.UIGestureRecognizer?
        var activity: $PActivity
      }

      /// Says that a recognizer of the system does an activity: the pan of a scroll view, the swipe back of a navigation controller.
      ///
      /// It waits until the spec decides: this recognizer fails where the activity wins, and prevents it where another does. An
      /// activity that is `together` with others goes on beside them, and begins when the system says. Either way the handler is
      /// not called for it: it is done already.
      $Afunc bridge(_ recognizer: UIKit.UIGestureRecognizer, as activity: $PActivity) {
        bridged[Swift.ObjectIdentifier(recognizer)] = Bridge(recognizer: recognizer, activity: activity)
      }

      /// Says that a scroll view does an activity by its pan.
      $Afunc bridge(_ scrollView: UIKit.UIScrollView, as activity: $PActivity) {
        bridge(scrollView.panGestureRecognizer, as: activity)
      }

      private func activity(of other: UIKit.UIGestureRecognizer) -> $PActivity? {
        guard let bridge = bridged[Swift.ObjectIdentifier(other)], bridge.recognizer === other else { return nil }
        return bridge.activity
      }

      private func isShared(_ activity: $PActivity) -> Swift.Bool { !$PActivityFacts(activity).together.isEmpty }

      $Afunc gestureRecognizer(
        _ gestureRecognizer: UIKit.UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIKit.UIGestureRecognizer
      ) -> Swift.Bool {
        activity(of: otherGestureRecognizer).map(isShared) ?? false
      }
    }

    """)

  // MARK: Haptics and motion

  static let haptics = SwiftTemplate(
    """
    // What is felt and seen.
    @MainActor extension $PGestureRecognizer {
      private func feel(_ activity: $PActivity, _ outcome: GestureRuntime.Outcome) {
        let haptics = $PFeedback(for: activity).plan.haptics
        if outcome.phase == .began || outcome.phase == .recognized { play(haptics.claim, .claim, activity) }
        if outcome.values.contains(.progress) {
          if outcome.progress < 1 {
            beyond.remove(activity)
          } else if beyond.insert(activity).inserted {
            play(haptics.threshold, .threshold, activity)
          }
        }
        if outcome.isCommitted { play(haptics.commit, .commit, activity) }
        if outcome.phase != .began && outcome.phase != .changed { beyond.remove(activity) }
      }

      private func play(
        _ cue: GestureRuntime.FeedbackPlan.Cue?, _ moment: GestureRuntime.FeedbackCues, _ activity: $PActivity
      ) {
        guard playsHaptics, let cue else { return }
        switch cue {
        case .impact(let strength): generator(.medium).impactOccurred(intensity: strength)
        case .light: generator(.light).impactOccurred()
        case .medium: generator(.medium).impactOccurred()
        case .heavy: generator(.heavy).impactOccurred()
        case .soft: generator(.soft).impactOccurred()
        case .rigid: generator(.rigid).impactOccurred()
        case .selection: UIKit.UISelectionFeedbackGenerator().selectionChanged()
        case .success: UIKit.UINotificationFeedbackGenerator().notificationOccurred(.success)
        case .warning: UIKit.UINotificationFeedbackGenerator().notificationOccurred(.warning)
        case .error: UIKit.UINotificationFeedbackGenerator().notificationOccurred(.error)
        case .word: if let word = $PFeedback(for: activity).word(at: moment) { onHaptic?(activity, "\\(word)") }
        }
      }

      private func generator(
        _ style: UIKit.UIImpactFeedbackGenerator.FeedbackStyle
      ) -> UIKit.UIImpactFeedbackGenerator {
        if let generator = generators[style] { return generator }
        let made: UIKit.UIImpactFeedbackGenerator
        if #available(iOS 17.5, *), let view {
          made = UIKit.UIImpactFeedbackGenerator(style: style, view: view)
        } else {
          made = UIKit.UIImpactFeedbackGenerator(style: style)
        }
        generators[style] = made
        return made
      }

      /// The generators that were used before are made ready when a finger comes down.
      private func prepareHaptics() {
        guard playsHaptics else { return }
        for generator in generators.values { generator.prepare() }
      }
    }

    """)

  // MARK: Accessibility

  static let accessibility = SwiftTemplate(
    """
    // For people who do not make gestures.
    @MainActor extension $PGestureRecognizer {
      /// Actions for the activities on an element that the spec has an `alternative` for, where their guards hold.
      ///
      /// - Parameter name: what an action is called; the activity's own name unless the app has words for it.
      $Afunc accessibilityActions(
        for element: $PElement, name: (($PActivity) -> Swift.String)? = nil
      ) -> [UIKit.UIAccessibilityCustomAction] {
        $PActivity.allCases.filter { activity in
          let facts = $PActivityFacts(activity)
          return activity.target == element && facts.alternative != nil && facts.isPossible(in: gestureState)
        }.map { activity in
          UIKit.UIAccessibilityCustomAction(name: name?(activity) ?? $PActivityFacts(activity).spokenName) { [weak self] _ in
            self?.carryOut(activity) ?? false
          }
        }
      }

      /// Does an activity as a gesture would that is done and committed, without a finger: it has no movement.
      ///
      /// - Returns: whether its guard holds; otherwise nothing happens.
      @discardableResult
      $Afunc carryOut(_ activity: $PActivity, at place: CGPoint = .zero) -> Swift.Bool {
        let facts = $PActivityFacts(activity)
        guard facts.isPossible(in: gestureState) else { return false }
        let made = facts.byHand
        let phases: [GestureRuntime.GesturePhase] = made.isContinuous ? [.began, .ended] : [.recognized]
        for phase in phases {
          let isEnd = phase != .began
          var values = GestureRuntime.OutcomeValues(rawValue: made.values)
          if !isEnd { values.subtract([.velocity, .committed]) }
          let outcome = GestureRuntime.Outcome(
            time: Swift.max(latest, 0), activity: activity.rawValue, mechanic: made.mechanic, phase: phase, fingers: 0,
            location: GestureRuntime.Point(x: place.x, y: place.y),
            origin: GestureRuntime.Point(x: place.x, y: place.y), values: values, progress: isEnd ? 1 : 0,
            isCommitted: isEnd && values.contains(.committed))
          var dispatch = $PGestureDispatch(handler: $PGestureQueue())
          dispatch.receive(outcome)
          for gesture in dispatch.handler.gestures {
            send(gesture)
            if isEnd && underWay.isEmpty { onRest?(gesture) }
          }
        }
        return true
      }
    }

    """)
}
