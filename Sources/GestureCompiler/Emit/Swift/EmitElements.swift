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
