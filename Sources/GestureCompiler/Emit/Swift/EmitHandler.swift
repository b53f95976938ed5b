import SpecParser

/// Writes the protocol that an app implements: one method an activity, so that a new one is a compile error until it is
/// handled.
enum EmitHandler {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let (machine, names) = (program.machine, program.names)
    writer.doc(
      "Does what the gestures of \(machine.product) mean.",
      "It has a method for every activity of the spec and no defaults: when an activity is added, the compiler says "
        + "where it is not handled yet.")
    writer.block(program.head("protocol \(names.handler)")) { writer in
      for index in machine.activities.indices {
        let description = DescribeActivity(program, index)
        if index > 0 { writer.line() }
        writer.doc([description.sentence] + description.remarks)
        writer.docList(description.mechanics)
        let type = "\(names.gesture).\(names.gestureTypes[index])"
        writer.line("mutating func \(names.activities[index])(_ gesture: \(type))")
      }
    }
    writer.line()
    dispatch(&writer, program)
  }

  /// A handler's methods that hand every gesture on to one function.
  ///
  /// - Parameters:
  ///   - head: what stands before `func`, with a blank behind it.
  ///   - function: takes a gesture of any activity.
  static func handingOn(
    _ writer: inout SwiftWriter, _ program: SwiftProgram, head: String, to function: String
  ) {
    let names = program.names
    for index in names.activities.indices {
      let value = "\(names.gesture).\(names.gestureTypes[index])"
      writer.line()
      writer.line(
        "\(head)func \(names.activities[index])(_ gesture: \(value)) { \(function)(.\(names.gestures[index])(gesture)) }"
      )
    }
  }

  /// The sink that turns the runtime's outcomes into calls.
  private static func dispatch(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    writer.block(
      "nonisolated struct \(names.prefix)GestureDispatch<Handler: \(names.handler)>: GestureRuntime.GestureSink"
    ) { writer in
      writer.line("var handler: Handler")
      writer.line()
      writer.block("mutating func receive(_ outcome: GestureRuntime.Outcome)") { writer in
        writer.block("switch outcome.activity") { writer in
          for (index, name) in names.activities.enumerated() {
            let type = "\(names.gesture).\(names.gestureTypes[index])"
            writer.line("case \(index): handler.\(name)(\(type)(outcome))")
          }
          writer.line("default: break")
        }
      }
    }
  }
}
