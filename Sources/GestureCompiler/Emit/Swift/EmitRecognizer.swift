import SpecParser

/// Writes the recognizer that an app feeds with touches.
enum EmitRecognizer {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    handshake(&writer)
    writer.doc(
      "Turns touches on \(program.machine.product) into gestures: one for a view or a window.",
      "It reads no clock and allocates nothing once it is made. The same samples give the same gestures, always."
    )
    writer.block(program.head("struct \(names.gesturesType): ~Swift.Copyable, Swift.Sendable")) { writer in
      let machine = "GestureRuntime.GestureEngine(\(names.program)())"
      writer.line(
        program.options.style == .code
          ? "private var recognizer = \(machine)" : "private var recognizer: GestureRuntime.Recognizer")
      writer.line()
      state(&writer, program)
      feeding(&writer, program)
      host(&writer, program)
      EmitResets.emit(&writer, program)
      if program.options.style == .table { EmitTable.emit(&writer, program) }
    }
    writer.line()
    forObjects(&writer, program)
  }

  /// Code and runtime that do not fit do not compile: a runtime that no longer knows the format says so by itself, and where it does not
  /// know it yet, the name that is found is one that says so.
  private static func handshake(_ writer: inout SwiftWriter) {
    let message =
      "this code needs GestureRuntime of gspec 0.1 or later: update the package, or generate again with the gspec of its version"
    writer.line("@available(*, unavailable, message: \(SwiftWriter.literal(message)))")
    writer.line("nonisolated private enum Format1 {}")
    writer.line()
    writer.block("nonisolated extension GestureRuntime.GeneratedCode") { writer in
      writer.line("// The runtime's own, which is found first.")
      writer.line("private typealias Format = Format1")
    }
    writer.line()
  }

  // MARK: State

  private static func state(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    writer.doc("What guards ask about. A change counts for touches that start from then on.")
    writer.block("\(program.access)var state: \(names.state)") { writer in
      writer.line("didSet { setState() }")
    }
    writer.line()
    writer.block("\(program.access)init(state: \(names.state) = \(names.state)())") { writer in
      if program.options.style == .table {
        let count = program.machine.activities.count
        writer.line(
          "Swift.assert(Self.table.activityCount == \(count), \"this file was changed by hand: generate it again\")"
        )
        writer.line("recognizer = GestureRuntime.Recognizer(Self.table)")
      }
      writer.line("self.state = state")
      writer.line("setState()")
    }
    writer.line()
    if program.options.style == .code { return EmitCodeGuards.emit(&writer, program) }
    writer.block("private mutating func setState()") { writer in
      for (index, variable) in program.machine.states.enumerated() {
        writer.line(
          "recognizer.setState(\(index), to: \(number(variable.type, "state.\(names.states[index])")))")
      }
    }
    writer.line()
  }

  private static func number(_ type: StateType, _ value: String) -> String {
    switch type {
    case .bool: "\(value) ? 1 : 0"
    case .enumeration: "Swift.Double(\(value).rawValue)"
    case .number(let low, let high): "Swift.min(Swift.max(\(value), \(low)), \(high))"
    }
  }

  // MARK: Touches

  private static let calls:
    [(doc: [String], name: String, parameters: String, arguments: String, returns: Bool)] = [
      (
        [
          "Takes one sample in. Moves of one time are judged together, once anything else arrives or `flush` is called.",
          "- Returns: why the sample was refused; a refused sample changes nothing.",
        ], "feed", "_ sample: GestureRuntime.TouchSample, ", "sample, ", true
      ),
      (
        ["Says that no more moves of the present time will come: call it after each event of the system."],
        "flush", "",
        "", false
      ),
      (
        [
          "Says that time has passed: every timer that is due at or before `time` fires.",
          "- Returns: why the time was refused, when it lies before what was said already.",
        ], "advance", "to time: GestureRuntime.Microseconds, ", "to: time, ", true
      ),
      (
        ["Cancels every finger that is down, as when the system takes the touch away."], "cancelAll", "", "",
        false
      ),
    ]

  private static func feeding(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    for call in calls {
      writer.doc(call.doc)
      if call.returns { writer.line("@discardableResult") }
      let result = call.returns ? " -> GestureRuntime.Refusal?" : ""
      writer.block(
        "\(program.access)mutating func \(call.name)<Handler: \(names.handler)>(\(call.parameters)into handler: inout Handler)\(result)"
      ) { writer in
        writer.line("var dispatch = \(names.prefix)GestureDispatch(handler: handler)")
        writer.line("defer { handler = dispatch.handler }")
        writer.line(
          "\(call.returns ? "return " : "")recognizer.\(call.name)(\(call.arguments)into: &dispatch)")
      }
      writer.line()
    }
  }

  /// The same calls for handlers that are objects, which nobody passes `inout`.
  private static func forObjects(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    writer.block("nonisolated extension \(names.gesturesType)") { writer in
      for (number, call) in calls.enumerated() {
        if number > 0 { writer.line() }
        writer.doc(call.doc)
        if call.returns { writer.line("@discardableResult") }
        let result = call.returns ? " -> GestureRuntime.Refusal?" : ""
        writer.block(
          "\(program.access)mutating func \(call.name)<Handler: \(names.handler) & Swift.AnyObject>(\(call.parameters)to handler: Handler)\(result)"
        ) { writer in
          writer.line("var handler = handler")
          writer.line("\(call.returns ? "return " : "")\(call.name)(\(call.arguments)into: &handler)")
        }
      }
    }
  }

  // MARK: The host

  private static func host(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    writer.doc("When it next needs to be told that time has passed; `nil` while nothing depends on it.")
    writer.line("\(program.access)var nextDeadline: GestureRuntime.Microseconds? { recognizer.nextDeadline }")
    writer.line()
    writer.doc(
      "Sets the size of the screen in points, for its right and bottom edges and for thresholds in per cent.")
    writer.line(
      "\(program.access)mutating func setScreen(_ size: GestureRuntime.Point?) { recognizer.setScreen(size) }"
    )
    writer.line()
    guard !program.machine.elements.isEmpty else { return }
    writer.doc(
      "Sets the size of an element in points, for thresholds in per cent. A sample's `size` does the same.")
    writer.block(
      "\(program.access)mutating func setSize(_ size: GestureRuntime.Point, of element: \(program.names.element))"
    ) { writer in
      writer.line("recognizer.setSize(size, of: element.id)")
    }
    writer.line()
  }
}
