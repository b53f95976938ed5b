/// A touch trace that shows a conflict happening, as plain data for reports: contract, section 6.
package struct FindingWitness: Sendable, Hashable, Codable {
  /// The element path under the fingers.
  package var target: String
  /// Values of state variables as the spec writes them, in the order of names.
  package var state: [State]
  /// The screen that it needs, in points: width and height.
  package var screen: [Double]
  /// What touches, where that is no finger.
  package var tool: Tool?
  /// The layout in which it shows the conflict; `nil` is any.
  package var layout: LayoutDirection?
  /// In the order of time.
  package var events: [Event]
  /// Which activities it makes claim, in the order of the finding's activities; each alone, without the others.
  package var claims: [Claim]

  package init(
    target: String, state: [State], screen: [Double], events: [Event], claims: [Claim] = []
  ) {
    self.target = target
    self.state = state
    self.screen = screen
    self.events = events
    self.claims = claims
  }

  package struct Claim: Sendable, Hashable, Codable {
    /// Names, as in the spec.
    package var activity: String
    package var mechanic: String
    /// Microseconds.
    package var time: Int64

    package init(activity: String, mechanic: String, time: Int64) {
      self.activity = activity
      self.mechanic = mechanic
      self.time = time
    }
  }

  package struct State: Sendable, Hashable, Codable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// One line of a trace.
  package struct Event: Sendable, Hashable, Codable {
    /// Microseconds.
    package var time: Int64
    /// `down`, `move`, `up`, `cancel`, or `tick` for time that passes.
    package var phase: String
    /// The finger; `nil` for a tick.
    package var finger: Int?
    /// In points.
    package var x: Double?
    package var y: Double?
    /// On `down`: the element path under the finger.
    package var element: String?

    package init(
      time: Int64, phase: String, finger: Int? = nil, x: Double? = nil, y: Double? = nil,
      element: String? = nil
    ) {
      self.time = time
      self.phase = phase
      self.finger = finger
      self.x = x
      self.y = y
      self.element = element
    }
  }
}
