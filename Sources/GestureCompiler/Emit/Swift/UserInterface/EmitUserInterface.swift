/// Emits the spec's files for the libraries `GestureUIKit` and `GestureSwiftUI`. They are empty on platforms without these frameworks.
enum EmitUserInterface {
  static func files(_ program: SwiftProgram) -> [SwiftFile] {
    switch program.options.userInterface {
    case .none: []
    case .uikit: [uikit(program)]
    case .swiftui: [uikit(program), swiftui(program)]
    }
  }

  /// The condition of the libraries themselves: iPhone, iPad, Mac Catalyst.
  private static let condition = "!os(watchOS) && !os(tvOS) && !os(visionOS)"

  private static func uikit(_ program: SwiftProgram) -> SwiftFile {
    file(
      .recognizer, "canImport(UIKit) && \(condition)", ["GestureRuntime", "GestureUIKit", "UIKit"],
      program, EmitUIKit.emit)
  }

  private static func swiftui(_ program: SwiftProgram) -> SwiftFile {
    file(
      .modifier, "canImport(SwiftUI) && canImport(UIKit) && \(condition)",
      ["GestureRuntime", "GestureSwiftUI", "SwiftUI"], program, EmitSwiftUI.emit)
  }

  private static func file(
    _ part: SwiftFile.Part, _ condition: String, _ imports: [String], _ program: SwiftProgram,
    _ body: (SwiftProgram) -> [SwiftNode]
  ) -> SwiftFile {
    EmitSwift.file(part, program) {
      only(if: condition) {
        if program.machine.activities.isEmpty {
          SwiftNode.comment("The spec has no activities: there is nothing to recognize.")
        } else {
          EmitSwift.imports(imports, .outside, program)
          blank
          body(program)
        }
      }
    }
  }
}
