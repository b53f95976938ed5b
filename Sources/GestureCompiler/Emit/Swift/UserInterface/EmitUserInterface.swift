/// Writes the adapters for Apple's frameworks: files of their own, which are empty where there is no such framework.
enum EmitUserInterface {
  static func files(_ program: SwiftProgram) -> [SwiftFile] {
    switch program.options.userInterface {
    case .none: []
    case .uikit: [uikit(program)]
    case .swiftui: [uikit(program), swiftui(program)]
    }
  }

  /// Where the recognizer, the haptics and the screen's edges are all there: iPhone, iPad, Mac Catalyst.
  private static let condition = "!os(watchOS) && !os(tvOS) && !os(visionOS)"

  private static func uikit(_ program: SwiftProgram) -> SwiftFile {
    file(
      "GestureRecognizer", "canImport(UIKit) && \(condition)",
      imports: [(true, "GestureRuntime"), (false, "QuartzCore"), (true, "UIKit")], program
    ) { writer in
      subclassing(&writer, program)
      EmitActivityFacts.emit(&writer, program)
      for template in UIKitTemplates.all { template.write(&writer, program) }
      EmitUserInterfaceResets.uikit(&writer, program)
    }
  }

  /// What recognizers of one's own override stands in a header that not every SDK has in the module itself.
  private static func subclassing(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let module = "UIKit.UIGestureRecognizerSubclass"
    writer.line("#if canImport(\(module))")
    writer.line("  \(EmitSwift.importModifier(.outside, program))import \(module)")
    writer.line("#endif")
    writer.line()
  }

  private static func swiftui(_ program: SwiftProgram) -> SwiftFile {
    file(
      "GestureModifier", "canImport(SwiftUI) && canImport(UIKit) && \(condition)",
      imports: [(true, "GestureRuntime"), (true, "SwiftUI"), (false, "UIKit")], program
    ) { writer in
      for template in SwiftUITemplates.all { template.write(&writer, program) }
      EmitUserInterfaceResets.swiftUI(&writer, program)
      EmitProtectedEdges.swiftUI(&writer, program)
    }
  }

  private static func file(
    _ suffix: String, _ condition: String, imports: [(isPublic: Bool, name: String)],
    _ program: SwiftProgram, _ body: (inout SwiftWriter) -> Void
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
    for module in imports {
      let modifier = EmitSwift.importModifier(module.isPublic ? .outside : .inside, program)
      writer.line("\(modifier)import \(module.name)")
    }
    writer.line()
    body(&writer)
    writer.line("#endif")
    return SwiftFile(name: "\(program.names.prefix)\(suffix).swift", text: writer.text)
  }
}
