import SpecParser

/// Emits the type of a spec's elements.
enum EmitElements {
  static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let (machine, names) = (program.machine, program.names)
    let about = doc("An element of \(machine.product): a part of the screen that can be touched.")
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
        doc("The number of the element in touch samples.")
        short(
          "\(program.access)var id: GestureRuntime.ElementID", "GestureRuntime.ElementID(index: rawValue)")
        blank
        doc("The path of the element in the spec, joined by `/`.")
        EmitSwitch.texts("path", names.elements, machine.elements.map(\.path), program)
      }
      blank
      byPath(program)
    }
  }

  /// Only without Embedded Swift: comparing texts needs Unicode tables, which Embedded Swift leaves to the host.
  private static func byPath(_ program: SwiftProgram) -> SwiftNode {
    only(if: "!hasFeature(Embedded)") {
      block("nonisolated extension \(program.names.element)") {
        doc("The element with this path; `nil` if the spec has none.")
        block("\(program.access)init?(path: Swift.String)") {
          // Not a switch: the compile time of a switch over texts grows faster than quadratically.
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
  /// Limit of cases, because of the compiler. Above about 630 cases with values, it no longer checks that a switch is exhaustive. For a
  /// switch that is an expression (without `return`), its time grows quadratically.
  static let mostCases = 500

  /// The prefix of each case's value in a switch with `count` cases.
  static func value(_ count: Int) -> String { count > mostCases ? "return " : "" }

  /// A switch with a value for each case.
  static func emit(
    _ subject: String, _ cases: [String], _ values: [String], of count: Int, otherwise: String? = nil
  ) -> SwiftNode {
    let lead = value(count)
    return choose(
      subject, zip(cases, values).map { (".\($0)", "\(lead)\($1)") },
      otherwise: otherwise.map { "\(lead)\($0)" })
  }

  /// A property with a text for each case.
  static func texts(_ name: String, _ cases: [String], _ texts: [String], _ program: SwiftProgram)
    -> SwiftNode
  {
    block("\(program.access)var \(name): Swift.StaticString") {
      emit("self", cases, texts.map(SwiftWords.literal), of: cases.count)
    }
  }
}
