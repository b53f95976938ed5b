import GestureRuntime
import SpecParser

/// The input of every emitter: the spec, its machine and table, and their Swift names.
struct SwiftProgram {
  let spec: CheckedSpec
  let machine: Machine
  let table: Table
  let bytes: [UInt8]
  let names: SwiftNames
  /// The sources, for source locations in comments.
  let sources: SourceSet
  /// The contents of the table in the form for the style `code`.
  let facts: ProgramFacts
  /// The same for a layout from right to left; `nil` if the layout makes no difference.
  let mirroredFacts: ProgramFacts?
  let options: SwiftOptions
  /// The spec's activities, by the machine's index.
  let written: [Activity?]

  var access: String { options.access.modifier }

  /// The modifiers `nonisolated public `, so that generated code belongs to no actor, whatever a module's default is.
  var head: String { "nonisolated \(access)" }

  /// The conformances of enumerations without values.
  let caseConformances = "Swift.Int, Swift.CaseIterable, Swift.Sendable"

  /// The values that outcomes of an activity may have, and those that all of its mechanics have.
  func values(of activity: Int) -> (any: OutcomeValues, all: OutcomeValues) {
    let each = recognizersByActivity[activity].map { table.recognizerValues($0) }
    return (
      each.reduce([]) { $0.union($1) },
      each.dropFirst().reduce(each.first ?? []) { $0.intersection($1) }
    )
  }

  /// The recognizer of a gesture without a touch: one that is discrete if there is one, since such a gesture has no movement.
  func stillRecognizer(of activity: Int) -> Int? {
    let all = recognizersByActivity[activity]
    return all.first { !table.recognizerIsContinuous($0) } ?? all.first
  }

  private let recognizersByActivity: [[Int]]

  init(
    _ spec: CheckedSpec, _ machine: Machine, _ compiled: CompiledTable, _ names: SwiftNames,
    _ options: SwiftOptions, _ sources: SourceSet
  ) {
    self.spec = spec
    self.machine = machine
    table = compiled.table
    bytes = compiled.bytes
    self.names = names
    self.sources = sources
    facts = ProgramFacts(table)
    mirroredFacts = table.followsReading ? ProgramFacts(table, reading: .rightToLeft) : nil
    self.options = options
    let byName = Dictionary(firstOf: spec.activities.map { ($0.name.value, $0) })
    written = machine.activities.map { byName[$0.name] }
    var byActivity = [[Int]](repeating: [], count: machine.activities.count)
    for number in 0..<table.recognizerCount { byActivity[table.recognizerActivity(number)].append(number) }
    recognizersByActivity = byActivity
  }
}
