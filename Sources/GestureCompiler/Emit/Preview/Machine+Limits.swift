import SpecParser

extension Machine {
  /// Changes every limit of every step and every name.
  mutating func setLimits(_ change: (inout Limit) -> Void) {
    for activity in activities.indices {
      for recognizer in activities[activity].recognizers.indices {
        for step in activities[activity].recognizers[recognizer].steps.indices {
          activities[activity].recognizers[recognizer].steps[step].setLimits(change)
        }
        for name in activities[activity].recognizers[recognizer].names.indices {
          activities[activity].recognizers[recognizer].names[name].setLimits(change)
        }
      }
    }
  }
}

extension ElaboratedStep {
  fileprivate mutating func setLimits(_ change: (inout Limit) -> Void) {
    for range in [\Self.duration, \.distance, \.deviation, \.velocity] {
      self[keyPath: range].setLimits(change)
    }
    gap?.setLimits(change)
    for limit in [\Self.near, \.apart, \.slop, \.liftSlop, \.fingerSlop, \.minSpan] {
      if var changed = self[keyPath: limit] {
        change(&changed)
        self[keyPath: limit] = changed
      }
    }
  }
}

extension MachineName {
  fileprivate mutating func setLimits(_ change: (inout Limit) -> Void) {
    for range in [\Self.distance, \.deviation, \.duration, \.velocity] {
      self[keyPath: range].setLimits(change)
    }
  }
}

extension Limits {
  fileprivate mutating func setLimits(_ change: (inout Limit) -> Void) {
    for end in [\Self.low, \.high] {
      if var changed = self[keyPath: end] {
        change(&changed)
        self[keyPath: end] = changed
      }
    }
  }
}
