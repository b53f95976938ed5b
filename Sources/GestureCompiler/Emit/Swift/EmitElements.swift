import SpecParser

/// Emits the type of a spec's elements.
enum EmitElements {
  static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let (machine, names) = (program.machine, program.names)
    let about = doc("A part of \(machine.product)'s screen that can be touched.")
    guard !machine.elements.isEmpty else {
      return [about, block("\(program.head)enum \(names.element): Swift.Sendable") {}]
    }
    return nodes {
      about
      block("\(program.head)enum \(names.element): \(program.caseConformances)") {
        for (index, element) in machine.elements.enumerated() {
          doc("`\(element.path)`")
          "case \(names.elements[index]) = \(index)"
        }
        blank
        doc("What a touch sample is given for a press on it.")
        short(
          "\(program.access)var id: GestureRuntime.ElementID", "GestureRuntime.ElementID(index: rawValue)")
        blank
        doc("Its names in the spec from the top, joined by `/`.")
        EmitSwitch.texts("path", names.elements, machine.elements.map(\.path), program)
      }
      blank
      byPath(program)
    }
  }

  /// Comparing texts needs tables of Unicode, which Embedded Swift leaves to the host.
  private static func byPath(_ program: SwiftProgram) -> SwiftNode {
    only(if: "!hasFeature(Embedded)") {
      block("nonisolated extension \(program.names.element)") {
        doc("The element with this path, written as in `path`.")
        block("\(program.access)init?(path: Swift.String)") {
          // No switch: the compiler's time for one over texts grows faster than with the square.
          "let found = Self.allCases.first { \"\\($0.path)\" == path }"
          "guard let found else { return nil }"
          "self = found"
        }
      }
    }
  }
}

/// Emits switches over the cases of a type.
enum EmitSwitch {
  /// The compiler's limits for switches: it gives up to check that one over more cases with values misses none (at 630 or so), and takes
  /// time that grows with the square for one that is an expression, as it is without `return`.
  static let mostCases = 500

  /// What stands before the value of each of so many cases.
  static func value(_ count: Int) -> String { count > mostCases ? "return " : "" }

  /// `switch subject`, with a value for each case.
  static func emit(
    _ subject: String, _ cases: [String], _ values: [String], of count: Int, otherwise: String? = nil
  ) -> SwiftNode {
    let lead = value(count)
    return choose(
      subject, zip(cases, values).map { (".\($0)", "\(lead)\($1)") },
      otherwise: otherwise.map { "\(lead)\($0)" })
  }

  /// A property that has a text for each case.
  static func texts(_ name: String, _ cases: [String], _ texts: [String], _ program: SwiftProgram)
    -> SwiftNode
  {
    block("\(program.access)var \(name): Swift.StaticString") {
      emit("self", cases, texts.map(SwiftWords.literal), of: cases.count)
    }
  }
}
