/// Emits the type of a spec's activities.
enum EmitActivities {
  static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let (machine, names) = (program.machine, program.names)
    let about = doc("An activity of \(machine.product): what a gesture means.")
    guard !machine.activities.isEmpty else {
      return [about, block("\(program.head)enum \(names.activity): Swift.Sendable") {}]
    }
    return nodes {
      about
      block("\(program.head)enum \(names.activity): \(program.caseConformances)") {
        for index in machine.activities.indices {
          doc(DescribeActivity(program, index).sentence)
          "case \(names.activities[index]) = \(index)"
        }
        blank
        doc("Its name in the spec.")
        EmitSwitch.texts("name", names.activities, machine.activities.map(\.name), program)
        blank
        doc("The kind of activity: `does` in the spec.")
        EmitSwitch.texts("does", names.activities, machine.activities.map(\.does), program)
        blank
        doc("The element that the activity is performed on.")
        block("\(program.access)var target: \(names.element)") {
          EmitSwitch.emit(
            "self", names.activities, machine.activities.map { "." + names.elements[$0.target] },
            of: names.activities.count)
        }
      }
    }
  }
}
