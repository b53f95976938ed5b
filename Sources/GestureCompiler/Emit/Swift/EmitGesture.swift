import GestureRuntime
import SpecParser

/// Writes what an activity's handler is given: a type with just the values that its mechanics have.
enum EmitGesture {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let (machine, names) = (program.machine, program.names)
    writer.doc("A gesture of \(machine.product) as it happens: the activity, and what its fingers do.")
    writer.block(program.head("enum \(names.gesture): Swift.Sendable")) { writer in
      for index in machine.activities.indices {
        writer.doc(DescribeActivity(program, index).sentence)
        writer.line("case \(names.gestures[index])(\(names.gestureTypes[index]))")
      }
      if !machine.activities.isEmpty { activity(&writer, program) }
      for index in machine.activities.indices { type(&writer, program, index) }
    }
  }

  private static func activity(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    writer.line()
    writer.doc("What it means.")
    writer.block("\(program.access)var activity: \(names.activity)") { writer in
      writer.block("switch self") { writer in
        for (gesture, activity) in zip(names.gestures, names.activities) {
          writer.line("case .\(gesture): .\(activity)")
        }
      }
    }
  }

  // MARK: One activity

  private static func type(_ writer: inout SwiftWriter, _ program: SwiftProgram, _ index: Int) {
    let description = DescribeActivity(program, index)
    writer.line()
    writer.doc([description.sentence] + description.remarks)
    writer.docList(description.mechanics)
    let head = "nonisolated \(program.access)struct \(program.names.gestureTypes[index])"
    writer.block("\(head): Swift.Sendable") { writer in
      if program.names.mechanics[index].count > 1 { mechanics(&writer, program, index) }
      let fields = Fields(program, index)
      for field in fields.all {
        writer.doc(field.doc)
        writer.line("\(program.access)var \(field.name): \(field.type)")
      }
      if fields.hasScale {
        writer.doc("About where it zooms: between its fingers, in points.")
        writer.line("\(program.access)var anchor: GestureRuntime.Point { location }")
      }
      writer.line()
      reader(&writer, program, index, fields)
      writer.line()
      initializer(&writer, program, fields)
    }
  }

  private static func mechanics(_ writer: inout SwiftWriter, _ program: SwiftProgram, _ index: Int) {
    writer.doc("The ways to do it.")
    writer.block("nonisolated \(program.access)enum Mechanic: Swift.Int, Swift.CaseIterable, Swift.Sendable")
    { writer in
      for (mechanic, name) in program.names.mechanics[index] {
        writer.doc("`\(program.machine.mechanics[mechanic])`")
        writer.line("case \(name) = \(mechanic)")
      }
    }
    writer.line()
  }

  /// From the runtime's outcome.
  private static func reader(
    _ writer: inout SwiftWriter, _ program: SwiftProgram, _ index: Int, _ fields: Fields
  ) {
    writer.block("init(_ outcome: GestureRuntime.Outcome)") { writer in
      for field in fields.all { writer.line("\(field.name) = \(field.reading)") }
    }
  }

  /// For previews and tests of the handler.
  private static func initializer(_ writer: inout SwiftWriter, _ program: SwiftProgram, _ fields: Fields) {
    writer.doc("A gesture made by hand: for previews, and for tests of a handler.")
    let parameters = fields.all.map { field in "\(field.name): \(field.type) = \(field.standard)" }
    writer.block("\(program.access)init(\(parameters.joined(separator: ", ")))") { writer in
      for field in fields.all { writer.line("self.\(field.name) = \(field.name)") }
    }
  }
}
