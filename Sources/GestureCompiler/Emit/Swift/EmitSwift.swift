package import GestureRuntime
package import SpecParser

/// Writes a checked spec as Swift sources.
///
/// The sources depend only on `GestureRuntime`. For the same spec and options they are identical, byte for byte.
package enum EmitSwift {
  /// The result of generating.
  package enum Result: Sendable {
    case files([SwiftFile])
    /// Names of the spec that become the same name in Swift.
    case clashes([Finding])
    /// The feature that the requested style does not support, with the reason.
    case beyondStyle(String)
  }

  /// - Parameters:
  ///   - spec: the spec, without errors.
  ///   - sources: the sources of the spec, for source locations in comments.
  /// - Throws: `TableError` if the spec is larger than a table can be.
  package static func run(
    _ spec: CheckedSpec, _ options: SwiftOptions, sources: SourceSet = SourceSet()
  ) throws(TableError) -> Result {
    let machine = CompilePipeline.lower(spec)
    let names = SwiftNames(machine, prefix: options.prefix)
    let clashes = NamesDifferInSwift(spec: spec, machine: machine, names: names).findings
    guard clashes.isEmpty else { return .clashes(clashes) }
    let compiled = try CompilePipeline.compile(machine)
    if options.style == .code, let obstacle = EmitCode.obstacle(compiled.table) {
      return .beyondStyle(obstacle)
    }
    let program = SwiftProgram(spec, machine, compiled, names, options, sources)
    return .files(files(program))
  }

  /// A part of the output, which is a file of its own if there are several files.
  private struct Part: Sendable {
    var file: SwiftFile.Part
    /// Whether its declarations use the runtime's types, inside or in their interface.
    var runtime: Use
    var emit: @Sendable (SwiftProgram) -> [SwiftNode]
  }

  enum Use: Sendable { case none, inside, outside }

  private static func parts(_ program: SwiftProgram) -> [Part] {
    let machine = program.machine
    var parts = [
      Part(file: .element, runtime: machine.elements.isEmpty ? .none : .outside, emit: EmitElements.emit),
      Part(file: .activity, runtime: .none, emit: EmitActivities.emit),
      Part(file: .state, runtime: .none, emit: EmitState.emit),
      Part(file: .gesture, runtime: machine.activities.isEmpty ? .none : .outside, emit: EmitGesture.emit),
    ]
    if EmitFeedback.isNeeded(program) {
      parts.append(Part(file: .feedback, runtime: .outside, emit: EmitFeedback.emit))
    }
    parts += [
      Part(file: .handler, runtime: .inside, emit: EmitHandler.emit),
      Part(file: .stream, runtime: .none, emit: EmitStream.emit),
      Part(file: .gestures, runtime: .outside, emit: EmitRecognizer.emit),
    ]
    if program.options.style == .code {
      parts.append(Part(file: .states, runtime: .inside, emit: EmitCode.emit))
    }
    return parts
  }

  /// Everything that is generated for every user interface, except the stream, which repeats the handler.
  static func declarations(_ program: SwiftProgram) -> [SwiftNode] {
    parts(program).filter { $0.file != .stream }.flatMap { $0.emit(program) }
  }

  private static func files(_ program: SwiftProgram) -> [SwiftFile] {
    let parts = parts(program)
    let files =
      switch program.options.layout {
      case .one: [file(.gestures, parts, program, .outside)]
      case .many: parts.map { file($0.file, [$0], program, $0.runtime) }
      }
    return files + EmitUserInterface.files(program)
  }

  private static func file(
    _ name: SwiftFile.Part, _ parts: [Part], _ program: SwiftProgram, _ runtime: Use
  ) -> SwiftFile {
    file(name, program) {
      if runtime != .none { imports(["GestureRuntime"], runtime, program) }
      for part in parts {
        blank
        part.emit(program)
      }
    }
  }

  /// A file with the comments at the start of every generated file.
  static func file(
    _ part: SwiftFile.Part, _ program: SwiftProgram, @SwiftBuilder _ body: () -> [SwiftNode]
  ) -> SwiftFile {
    SwiftFile(
      name: part.file(program.names.prefix),
      header: program.options.header.text + "// swiftlint:disable all\n", body: RenderSwift.text(body()))
  }

  /// Imports that do not make the bare imports of an app's own files ambiguous.
  ///
  /// Swift reports a bare import as ambiguous if another file of the module imports the same module with `internal` or `package`. This is
  /// not so if the module has `InternalImportsByDefault`.
  @SwiftBuilder static func imports(_ modules: [String], _ use: Use, _ program: SwiftProgram) -> [SwiftNode] {
    let bare = modules.map { SwiftNode.statement("import \($0)") }
    let access = use == .outside ? program.options.access : .internal
    let marked = modules.map { SwiftNode.statement("\(access.modifier)import \($0)") }
    if access == .package {
      SwiftNode.condition("hasFeature(InternalImportsByDefault)", marked, otherwise: bare)
    } else {
      marked
    }
  }
}
