/// Emits the protocol that an app implements. It has one method for each activity, so that a new activity is a compile error until it is
/// handled.
enum EmitHandler {
  static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let (machine, names) = (program.machine, program.names)
    return nodes {
      doc(
        "Handles the gestures of \(machine.product).",
        "It has a method for every activity of the spec, without defaults: after you add an activity, the compiler reports "
          + "each handler that lacks it.")
      block("\(program.head)protocol \(names.handler)") {
        for index in machine.activities.indices {
          DescribeActivity(program, index).comment
          "mutating func \(names.activities[index])\(parameters: ["_ gesture: \(names.type(index))"])"
          blank
        }
      }
      blank
      dispatch(program)
    }
  }

  /// The sink that turns the runtime's outcomes into calls.
  private static func dispatch(_ program: SwiftProgram) -> SwiftNode {
    let names = program.names
    return block(
      "nonisolated struct \(names.dispatch)<Handler: \(names.handler)>:\(space: ())GestureRuntime.GestureSink"
    ) {
      "var handler: Handler"
      blank
      block("mutating func receive(_ outcome: GestureRuntime.Outcome)") {
        choose(
          "outcome.activity",
          names.activities.indices.map {
            ("\($0)", "handler.\(names.activities[$0])\(call: ["\(names.type($0))(outcome)"])")
          }, otherwise: "break")
      }
    }
  }
}
