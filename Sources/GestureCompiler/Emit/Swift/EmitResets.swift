import GestureRuntime

/// Emits the calls for a host that accumulates changes. They reset a value of an activity after each outcome.
enum EmitResets {
  struct Call: Sendable {
    var value: OutcomeValues
    var name: String
    var type: String
    var start: String
    var doc: String
  }

  private static let calls = [
    Call(
      value: .translation, name: "Translation", type: "GestureRuntime.Point",
      start: "GestureRuntime.Point(x: 0, y: 0)",
      doc: "Sets the translation of an activity in progress, in points. It continues from this value."),
    Call(
      value: .scale, name: "Scale", type: "Swift.Double", start: "1",
      doc:
        "Sets the scale of an activity in progress, a factor above 0. It continues from this value."),
    Call(
      value: .rotation, name: "Rotation", type: "Swift.Double", start: "0",
      doc: "Sets the rotation of an activity in progress, in degrees. It continues from this value."),
  ]

  /// The calls for values that some continuous activity has.
  static func calls(_ program: SwiftProgram) -> [Call] {
    let all = program.machine.activities
    let activities = all.indices.filter { all[$0].isContinuous }
    return calls.filter { call in activities.contains { program.values(of: $0).any.contains(call.value) } }
  }

  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    for call in calls(program) {
      doc(
        call.doc, "Progress, commit, velocity, `origin` and `travel` stay as they are.",
        "- Parameter instance: the instance of its target; `nil` for every one on which it is in progress.",
        "- Returns: whether it is in progress; if not, nothing changes.")
      "@discardableResult"
      let parameters: [SwiftText] = [
        "of activity: \(program.names.activity)", "instance: Swift.UInt64? = nil",
        "to value: \(call.type) = \(call.start)",
      ]
      block("\(program.access)mutating func reset\(call.name)\(parameters: parameters) -> Swift.Bool") {
        "recognizer.reset\(call.name)(of: activity.rawValue, instance: instance, to: value)"
      }
      blank
    }
  }
}
