import SpecParser

/// Writes the type of a spec's elements.
enum EmitElements {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let (machine, names) = (program.machine, program.names)
    writer.doc("A part of \(machine.product)'s screen that can be touched.")
    guard !machine.elements.isEmpty else {
      return writer.block(program.head("enum \(names.element): Swift.Sendable")) { _ in }
    }
    let conformances = "Swift.Int, Swift.CaseIterable, Swift.Sendable"
    writer.block(program.head("enum \(names.element): \(conformances)")) { writer in
      for (index, element) in machine.elements.enumerated() {
        writer.doc("`\(element.path)`")
        writer.line("case \(names.elements[index]) = \(index)")
      }
      writer.line()
      writer.doc("What a touch sample is given for a press on it.")
      writer.line(
        "\(program.access)var id: GestureRuntime.ElementID { GestureRuntime.ElementID(index: rawValue) }")
      writer.line()
      writer.doc("Its names in the spec from the top, joined by `/`.")
      writer.block("\(program.access)var path: Swift.StaticString") { writer in
        EmitSwitch.emit(&writer, names.elements, machine.elements.map(\.path))
      }
    }
    writer.line()
    byPath(&writer, program)
  }

  /// Comparing texts needs tables of Unicode, which Embedded Swift leaves to the host.
  private static func byPath(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    writer.line("#if !hasFeature(Embedded)")
    writer.block("nonisolated extension \(names.element)") { writer in
      writer.doc("The element with this path, written as in `path`.")
      writer.block("\(program.access)init?(path: Swift.String)") { writer in
        // No switch: the compiler's time for one over texts grows faster than with the square.
        writer.line("let found = Self.allCases.first { \"\\($0.path)\" == path }")
        writer.line("guard let found else { return nil }")
        writer.line("self = found")
      }
    }
    writer.line("#endif")
  }
}

/// Writes a switch from cases to strings.
enum EmitSwitch {
  /// The compiler's limits for switches: it gives up to check that one over more cases with values misses none (at 630 or so), and takes
  /// time that grows with the square for one that is an expression, as it is without `return`.
  static let mostCases = 500

  /// What stands before the value of each of so many cases.
  static func value(_ count: Int) -> String { count > mostCases ? "return " : "" }

  static func emit(_ writer: inout SwiftWriter, _ cases: [String], _ texts: [String]) {
    writer.block("switch self") { writer in
      for (name, text) in zip(cases, texts) {
        writer.line("case .\(name): \(value(cases.count))\(SwiftWriter.literal(text))")
      }
    }
  }
}
