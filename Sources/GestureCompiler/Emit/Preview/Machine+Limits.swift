import SpecParser

extension Machine {
  /// Changes every limit of every step and every name.
  mutating func setLimits(_ change: (inout Limit) -> Void) {
    for activity in activities.indices {
      for recognizer in activities[activity].recognizers.indices {
        for step in activities[activity].recognizers[recognizer].steps.indices {
          activities[activity].recognizers[recognizer].steps[step].limits.change(change)
        }
        for name in activities[activity].recognizers[recognizer].names.indices {
          activities[activity].recognizers[recognizer].names[name].limits.change(change)
        }
      }
    }
  }
}
