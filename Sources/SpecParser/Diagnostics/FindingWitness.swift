/// A touch trace that shows a conflict happening, as plain data for reports (Docs/CommandLine.md).
package struct FindingWitness: Sendable, Hashable, Codable {
  /// The path of the element under the fingers.
  package var target: String
  /// Values of state variables as the spec writes them, in the order of names.
  package var state: [State]
  /// The smallest screen for the trace, in points: width and height.
  package var screen: [Double]
  /// The tool that touches; `nil` for a finger.
  package var tool: Tool?
  /// The layout in which it shows the conflict; `nil` is any.
  package var layout: LayoutDirection?
  /// In the order of time.
  package var events: [Event]
  /// The claims that it causes, in the order of the finding's activities. Each activity is replayed alone.
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
    /// The activity's name, as in the spec.
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
    /// The path of the element under the finger; only for `down`.
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
