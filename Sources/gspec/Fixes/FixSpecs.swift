import GestureCompiler
import SpecParser

/// Applies the fixes that the user has chosen: all of them, or none.
struct FixSpecs {
  /// The text of a spec before and after its fixes.
  struct Fixed: Sendable {
    var path: String
    var before: SourceFile
    var after: [UInt8]
    /// The findings of the new text.
    var spec: LintReport.Spec
  }

  private let report: LintReport
  private let session: LintSession
  private let choices: [FixChoice]

  /// - Parameter names: the values of `--fix-with`.
  init(_ report: LintReport, _ session: LintSession = LintSession(), with names: [String])
    throws(CommandFailure)
  {
    self.report = report
    self.session = session
    let offers = FixOffer.all(in: report)
    var choices: [FixChoice] = []
    for name in names {
      let choice = try FixChoice(name, among: offers)
      guard !choices.contains(where: { $0.offer.id == choice.offer.id }) else {
        throw CommandFailure(
          "two fixes are named for the finding \(choice.offer.placed.id)", help: "one removes it; name one")
      }
      choices.append(choice)
    }
    self.choices = choices
  }

  /// The new texts of the specs, linted again. No file is written.
  func fixed() throws(CommandFailure) -> [Fixed] {
    var result: [Fixed] = []
    for number in report.specs.indices {
      let own = choices.filter { $0.offer.spec == number }
      if !own.isEmpty { result.append(try fixed(report.specs[number], own)) }
    }
    return result
  }

  /// - Throws: if a file has changed in the meantime or cannot be written. No file is then changed.
  static func write(_ fixed: [Fixed]) throws(CommandFailure) {
    for spec in fixed where try ReadInput.bytes(spec.path, limit: SourceFile.sizeLimit) != spec.before.bytes {
      throw CommandFailure("\(spec.path): has changed meanwhile; nothing was changed", help: "run lint again")
    }
    var files = FileSet()
    for spec in fixed { files.write(spec.after, spec.path, replacesInput: true) }
    try files.commit()
  }

  private func fixed(_ spec: LintReport.Spec, _ choices: [FixChoice]) throws(CommandFailure) -> Fixed {
    guard spec.path != "-", let source = spec.sources.files.first else {
      throw CommandFailure.changeOfStandardInput
    }
    // Fixes are applied one after the other, so that each edits a text that has the earlier ones.
    var bytes = source.bytes
    for choice in Self.inOrder(choices) { bytes = try Self.edited(bytes, source.path, choice) }
    let result = LoadSpec.parse(bytes, path: source.path)
    let linted = session.spec(spec.path, result)
    let findings = linted.findings
    let obstacle = FindFixes.obstacle(
      to: choices.map(\.offer.finding), from: spec.findings + spec.accepted.map(\.finding), in: findings)
    if let obstacle { throw Self.failure(choices, obstacle, source.path) }
    return Fixed(
      path: spec.path, before: source, after: bytes,
      spec: linted)
  }

  /// The choices in an order in which numbers of lines stay true: lines are deleted last, each once, from the end.
  private static func inOrder(_ choices: [FixChoice]) -> [FixChoice] {
    var deletions: [Int: FixChoice] = [:]
    let others = choices.filter { choice in
      guard case .without(let line) = choice.fix.change else { return true }
      deletions[line] = choice
      return false
    }
    return others + deletions.sorted { $0.key > $1.key }.map(\.value)
  }

  private static func failure(
    _ choices: [FixChoice], _ obstacle: Finding, _ path: String
  ) -> CommandFailure {
    guard choices.count == 1, let choice = choices.first else {
      return CommandFailure(
        "\(path): the fixes do not go together: \(obstacle.message); nothing was changed",
        help: "apply one of them, and see what lint says then")
    }
    return CommandFailure(
      "\(path): after `\(choice.fix.name)`, lint would report: \(obstacle.message); nothing was changed",
      help: "choose another fix; `gspec lint --fix \(PathText.argument(path))` lists them")
  }

  private static func edited(
    _ bytes: [UInt8], _ path: String, _ choice: FixChoice
  ) throws(CommandFailure) -> [UInt8] {
    let result = LoadSpec.parse(bytes, path: path)
    guard let spec = result.spec, let source = result.sources.files.first,
      let edits = SourceEdits(result.tree, source).edits(for: choice.fix.change, in: spec),
      let edited = TextEdit.apply(edits, to: bytes)
    else {
      throw CommandFailure(
        "\(path): `\(choice.fix.name)` has no place in the text; nothing was changed",
        help: "make the change by hand: \(choice.fix.title)")
    }
    return edited
  }
}
