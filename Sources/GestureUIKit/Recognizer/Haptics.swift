#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  import UIKit

  // Haptics.
  extension ProductGestureRecognizer {
    func feel(_ activity: Activity, _ outcome: Outcome) {
      let running = Running(activity, outcome)
      let haptics = Product.Feedback(for: activity).plan.haptics
      if outcome.phase == .began || outcome.phase == .recognized { play(haptics.claim, .claim, activity) }
      if outcome.values.contains(.progress) {
        let before = beyond[running] ?? 0
        let passed = outcome.passed(before: before)
        if passed > 0 && passed != before { play(haptics.threshold, .threshold, activity) }
        beyond[running] = passed
      }
      if outcome.isCommitted { play(haptics.commit, .commit, activity) }
      if outcome.phase != .began && outcome.phase != .changed { beyond[running] = nil }
    }

    private func play(_ cue: FeedbackPlan.Cue?, _ moment: FeedbackCues, _ activity: Activity) {
      guard playsHaptics, let cue else { return }
      switch cue {
      case .impact(let strength): generator(.medium).impactOccurred(intensity: strength)
      case .light: generator(.light).impactOccurred()
      case .medium: generator(.medium).impactOccurred()
      case .heavy: generator(.heavy).impactOccurred()
      case .soft: generator(.soft).impactOccurred()
      case .rigid: generator(.rigid).impactOccurred()
      case .selection: UISelectionFeedbackGenerator().selectionChanged()
      case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
      case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
      case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
      case .word:
        if let word = Product.Feedback(for: activity).word(at: moment) { onHaptic?(activity, "\(word)") }
      }
    }

    private func generator(_ style: UIImpactFeedbackGenerator.FeedbackStyle) -> UIImpactFeedbackGenerator {
      if let generator = generators[style] { return generator }
      let made: UIImpactFeedbackGenerator
      if #available(iOS 17.5, *), let view {
        made = UIImpactFeedbackGenerator(style: style, view: view)
      } else {
        made = UIImpactFeedbackGenerator(style: style)
      }
      generators[style] = made
      return made
    }

    /// Prepares the generators that were used before, when a finger comes down.
    func prepareHaptics() {
      guard playsHaptics else { return }
      for generator in generators.values { generator.prepare() }
    }
  }
#endif
