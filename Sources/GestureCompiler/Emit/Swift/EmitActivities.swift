import SpecParser

/// Writes the type of a spec's activities.
enum EmitActivities {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let (machine, names) = (program.machine, program.names)
    writer.doc("What touches mean in \(machine.product).")
    guard !machine.activities.isEmpty else {
      return writer.block(program.head("enum \(names.activity): Swift.Sendable")) { _ in }
    }
    let conformances = "Swift.Int, Swift.CaseIterable, Swift.Sendable"
    writer.block(program.head("enum \(names.activity): \(conformances)")) { writer in
      for index in machine.activities.indices {
        writer.doc(DescribeActivity(program, index).sentence)
        writer.line("case \(names.activities[index]) = \(index)")
      }
      writer.line()
      writer.doc("Its name in the spec.")
      writer.block("\(program.access)var name: Swift.StaticString") { writer in
        EmitSwitch.emit(&writer, names.activities, machine.activities.map(\.name))
      }
      writer.line()
      writer.doc("What kind of activity it is: what the spec says that it `does`.")
      writer.block("\(program.access)var does: Swift.StaticString") { writer in
        EmitSwitch.emit(&writer, names.activities, machine.activities.map(\.does))
      }
      writer.line()
      writer.doc("The element that it is done on.")
      writer.block("\(program.access)var target: \(names.element)") { writer in
        writer.block("switch self") { writer in
          for (index, name) in names.activities.enumerated() {
            let target = names.elements[machine.activities[index].target]
            writer.line("case .\(name): \(EmitSwitch.value(names.activities.count)).\(target)")
          }
        }
      }
    }
  }
}
