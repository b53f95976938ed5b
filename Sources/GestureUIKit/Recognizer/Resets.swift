#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  public import UIKit

  // For apps that add up changes. A product has only the methods for values that its activities report.
  extension ProductGestureRecognizer where Product: TranslationProduct {
    /// Sets the translation of an activity that is under way, as `UIPanGestureRecognizer` does. Later changes continue from it.
    ///
    /// Progress, commit, velocity, `origin`, `travel` and the displayed feedback do not change.
    ///
    /// - Returns: whether the activity is under way and the value is finite; otherwise nothing changes.
    @discardableResult
    public func setTranslation(_ value: CGPoint, of activity: Activity) -> Bool {
      guard let running = running(activity), let told = told[running], value.x.isFinite, value.y.isFinite
      else { return false }
      let asked = Self.point(value)
      let last = recount(running) {
        $0.translation.x += asked.x - told.translation.x
        $0.translation.y += asked.y - told.translation.y
      }
      if let last {
        _ = engine.resetTranslation(
          of: activity, instance: running.item, to: last.translation)
      }
      resetShown(running) { $0.resetTranslation(of: activity.rawValue, as: $1, to: asked) }
      return true
    }
  }

  extension ProductGestureRecognizer where Product: ScaleProduct {
    /// Sets the scale of an activity that is under way, as `UIPinchGestureRecognizer` does. Later changes continue from it.
    ///
    /// Progress, commit, velocity, `origin`, `travel` and the displayed feedback do not change.
    ///
    /// - Returns: whether the activity is under way and the value is finite and above 0; otherwise nothing changes.
    @discardableResult
    public func setScale(_ value: Double, of activity: Activity) -> Bool {
      guard let running = running(activity), let told = told[running], value.isFinite, value > 0 else {
        return false
      }
      let last = recount(running) { $0.scale *= value / told.scale }
      if let last {
        _ = engine.resetScale(
          of: activity, instance: running.item, to: last.scale)
      }
      resetShown(running) { $0.resetScale(of: activity.rawValue, as: $1, to: value) }
      return true
    }
  }

  extension ProductGestureRecognizer where Product: RotationProduct {
    /// Sets the rotation of an activity that is under way, in degrees as in gestures. Later changes continue from it.
    ///
    /// Progress, commit, velocity, `origin`, `travel` and the displayed feedback do not change.
    ///
    /// - Returns: whether the activity is under way and the value is finite; otherwise nothing changes.
    @discardableResult
    public func setRotation(_ value: Double, of activity: Activity) -> Bool {
      guard let running = running(activity), let told = told[running], value.isFinite else { return false }
      let last = recount(running) { $0.rotation += value - told.rotation }
      if let last {
        _ = engine.resetRotation(
          of: activity, instance: running.item, to: last.rotation)
      }
      resetShown(running) { $0.resetRotation(of: activity.rawValue, as: $1, to: value) }
      return true
    }
  }

  extension ProductGestureRecognizer {
    /// The activity on the instance where it is under way; of several, the one with the latest outcome.
    private func running(_ activity: Activity) -> Running<Activity>? {
      told.filter { $0.key.activity == activity }.max {
        ($0.value.time, $0.key.item, $0.key.tool.rawValue) < (
          $1.value.time, $1.key.item, $1.key.tool.rawValue
        )
      }?.key
    }

    /// Changes the last outcome of an activity and its outcomes that are not yet delivered. One event can have several samples.
    ///
    /// - Returns: the outcome from which the engine continues; `nil` if the activity is over in the engine.
    private func recount(_ running: Running<Activity>, _ change: (inout Outcome) -> Void) -> Outcome? {
      guard var last = told[running] else { return nil }
      change(&last)
      told[running] = last
      var isUnderWay = true
      pending = pending.map { gesture in
        guard isUnderWay, Running(Product.activity(of: gesture), gesture.outcome) == running else {
          return gesture
        }
        var outcome = gesture.outcome
        change(&outcome)
        last = outcome
        isUnderWay = outcome.phase == .changed
        return Product.gesture(outcome) ?? gesture
      }
      return isUnderWay ? last : nil
    }

    /// Resets the feedback player of the touched element, so that the displayed values do not jump.
    private func resetShown(
      _ running: Running<Activity>, _ reset: (inout FeedbackPlayer, FeedbackPlan) -> Void
    ) {
      let thing = Thing(element: running.activity.target, item: running.item)
      guard showsFeedback, let key = touchedPlace(thing)?.id, var entry = shown[key] else { return }
      reset(&entry.player, Product.Feedback(for: running.activity).plan)
      shown[key] = entry
    }
  }
#endif
