/// Writes what the libraries `GestureUIKit` and `GestureSwiftUI` need of a spec: files of their own, which are empty where
/// there is no such framework.
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
      "GestureRecognizer", "canImport(UIKit) && \(condition)",
      imports: ["GestureRuntime", "GestureUIKit", "UIKit"],
      program
    ) { writer in
      UIKitTemplates.names.write(&writer, program)
      EmitRecognizerHandler.emit(&writer, program)
      EmitProduct.emit(&writer, program)
    }
  }

  private static func swiftui(_ program: SwiftProgram) -> SwiftFile {
    file(
      "GestureModifier", "canImport(SwiftUI) && canImport(UIKit) && \(condition)",
      imports: ["GestureRuntime", "GestureSwiftUI", "SwiftUI"], program
    ) { writer in
      for template in SwiftUITemplates.all { template.write(&writer, program) }
    }
  }

  private static func file(
    _ suffix: String, _ condition: String, imports: [String], _ program: SwiftProgram,
    _ body: (inout SwiftWriter) -> Void
  ) -> SwiftFile {
    var writer = SwiftWriter()
    EmitSwift.header(&writer, program)
    writer.line()
    writer.line("#if \(condition)")
    guard !program.machine.activities.isEmpty else {
      writer.line("// The spec has no activities: there is nothing to recognize.")
      writer.line("#endif")
      return SwiftFile(name: "\(program.names.prefix)\(suffix).swift", text: writer.text)
    }
    EmitSwift.imports(&writer, imports, .outside, program)
    writer.line()
    body(&writer)
    writer.line("#endif")
    return SwiftFile(name: "\(program.names.prefix)\(suffix).swift", text: writer.text)
  }
}
