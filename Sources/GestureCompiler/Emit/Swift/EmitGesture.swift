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
      for index in machine.activities.indices {
        if areMany(program) {
          writer.line()
          writer.doc(DescribeActivity(program, index).sentence)
          writer.line(
            "\(program.access)typealias \(names.gestureTypes[index]) = \(typeName(program, index))")
        } else {
          type(&writer, program, index)
        }
      }
    }
    if areMany(program) {
      for index in machine.activities.indices { type(&writer, program, index) }
    }
  }

  /// Whether there are more activities than the compiler (Swift 6.3) takes easily.
  ///
  /// Their types stand beside the one that has a case for each then, under names that nobody has to say: a type knows the one around
  /// it, that one knows all of its cases, and for every function the compiler goes through all that it can reach.
  private static func areMany(_ program: SwiftProgram) -> Bool {
    program.machine.activities.count > EmitSwitch.mostCases
  }

  private static func typeName(_ program: SwiftProgram, _ index: Int) -> String {
    let name = program.names.gestureTypes[index]
    // No other name has an underscore, and no keyword begins like this.
    return areMany(program) ? "\(program.names.gesture)_\(name.filter { $0 != "`" })" : name
  }

  /// How many activities have a case of their own in switches that end in a default.
  private static func checkedCases(_ program: SwiftProgram) -> Int {
    let count = program.machine.activities.count
    return areMany(program) ? count - 1 : count
  }

  /// The activity that such a default stands for; `nil` where there is none.
  private static func uncheckedCase(_ program: SwiftProgram) -> Int? {
    areMany(program) ? program.machine.activities.count - 1 : nil
  }

  private static func activity(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    writer.line()
    writer.doc("What it means.")
    writer.block("\(program.access)var activity: \(names.activity)") { writer in
      writer.block("switch self") { writer in
        for (gesture, activity) in zip(names.gestures, names.activities).prefix(checkedCases(program)) {
          writer.line("case .\(gesture): \(EmitSwitch.value(names.gestures.count)).\(activity)")
        }
        if let rest = uncheckedCase(program) { writer.line("default: return .\(names.activities[rest])") }
      }
    }
    writer.line()
    writer.doc("What the runtime said.")
    writer.block("\(program.access)var outcome: GestureRuntime.Outcome") { writer in
      writer.block("switch self") { writer in
        for gesture in names.gestures.prefix(checkedCases(program)) {
          let value = EmitSwitch.value(names.gestures.count)
          writer.line("case .\(gesture)(let gesture): \(value)gesture.outcome")
        }
        guard let rest = uncheckedCase(program) else { return }
        writer.line("// The last of so many that the compiler does not check whether one is missing.")
        writer.line("default:")
        writer.line("  if case .\(names.gestures[rest])(let gesture) = self { return gesture.outcome }")
        writer.line("  return \(names.gestureTypes[rest])().outcome")
      }
    }
    writer.line()
    writer.doc("The name in the spec of the mechanic that it is done by.")
    writer.block("\(program.access)var mechanicName: Swift.StaticString") { writer in
      writer.block("switch outcome.mechanic") { writer in
        for (number, name) in program.machine.mechanics.enumerated() {
          let value = EmitSwitch.value(program.machine.mechanics.count)
          writer.line("case \(number): \(value)\(SwiftWriter.literal(name))")
        }
        writer.line("default: \(EmitSwitch.value(program.machine.mechanics.count))\"\"")
      }
    }
  }

  // MARK: One activity

  private static func type(_ writer: inout SwiftWriter, _ program: SwiftProgram, _ index: Int) {
    let description = DescribeActivity(program, index)
    writer.line()
    writer.doc([description.sentence] + description.remarks)
    writer.docList(description.mechanics)
    let head = "nonisolated \(program.access)struct \(typeName(program, index))"
    writer.block("\(head): Swift.Sendable") { writer in
      if program.names.mechanics[index].count > 1 { mechanics(&writer, program, index) }
      writer.doc("What the runtime said: what the other properties are read from.")
      writer.line("\(program.access)let outcome: GestureRuntime.Outcome")
      writer.line()
      let fields = Fields(program, index)
      for field in fields.all {
        writer.doc(field.doc)
        writer.line("\(program.access)var \(field.name): \(field.type) { \(field.reading) }")
      }
      if fields.hasScale {
        writer.doc("About where it zooms: between its fingers, in points.")
        writer.line("\(program.access)var anchor: GestureRuntime.Point { outcome.location }")
      }
      if fields.hasBox {
        writer.doc(
          "The selection box, from where it began to where its fingers are; the one of its end is final.")
        writer.line("\(program.access)var box: GestureRuntime.Rectangle { outcome.box }")
      }
      writer.line()
      writer.line("init(_ outcome: GestureRuntime.Outcome) { self.outcome = outcome }")
      writer.line()
      initializer(&writer, program, index, fields)
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

  /// For previews and tests of the handler.
  private static func initializer(
    _ writer: inout SwiftWriter, _ program: SwiftProgram, _ index: Int, _ fields: Fields
  ) {
    writer.doc("A gesture made by hand: for previews, and for tests of a handler.")
    let parameters = fields.all.map { field in "\(field.name): \(field.type) = \(field.standard)" }
    let given = Set(fields.all.map(\.name))
    var arguments = [
      "time: time", "activity: \(index)",
      "mechanic: \(given.contains("mechanic") ? "mechanic.rawValue" : "\(program.names.mechanics[index].first?.mechanic ?? 0)")",
      "phase: \(given.contains("phase") ? "phase" : ".recognized")", "fingers: fingers", "location: location",
    ]
    if fields.hasBox { arguments += ["origin: origin", "travel: travel"] }
    arguments.append("values: values")
    writer.block("\(program.access)init(\(parameters.joined(separator: ", ")))") { writer in
      let fixed = fields.all.compactMap { $0.isOptional ? nil : $0.flag }.map { ".\($0)" }.joined(
        separator: ", ")
      let optional = fields.all.filter(\.isOptional)
      writer.line("\(optional.isEmpty ? "let" : "var") values: GestureRuntime.OutcomeValues = [\(fixed)]")
      for field in optional { writer.line("if \(field.name) != nil { values.insert(.\(field.flag ?? "")) }") }
      for field in fields.all {
        guard field.flag != nil else { continue }
        arguments.append(
          "\(field.name): \(field.argument ?? field.name)\(field.isOptional ? " ?? \(field.zero)" : "")")
      }
      writer.line("outcome = GestureRuntime.Outcome(\(arguments.joined(separator: ", ")))")
    }
  }
}
