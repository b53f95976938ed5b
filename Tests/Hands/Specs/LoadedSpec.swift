import Foundation
import GestureCompiler
import GestureRuntime
import SpecParser

/// A spec as `gspec lint` and `gspec run` load it: findings, machine and table.
struct LoadedSpec {
  let text: String
  private let checked: CheckedSpec
  let machine: Machine
  let table: Table
  let findings: [Finding]
  /// Whether the spec has errors other than conflicts. Conflicts may then be missing from the findings.
  let hasOtherErrors: Bool
  /// The recognizers, by their number in the table.
  let recognizers: [(activity: Int, recognizer: MachineRecognizer)]
  /// For each element: its index, followed by those of its ancestors.
  let chains: [[Int]]
  /// For each state variable, values at which guards differ.
  let states: [[Double]]

  /// `nil` if the text is no spec, or has no table.
  init?(_ text: String, path: String = "hands.gspec.yaml") {
    let result = ParseSpec.parse(SourceFile(path: path, text: text), load: Vocabularies.load)
    guard let spec = result.spec else { return nil }
    self.text = text
    checked = spec
    let plain = LintSpec(.checks).findings(of: result)
    hasOtherErrors = plain.contains { $0.severity == .error }
    findings = LintSpec().findings(of: result)
    machine = CompilePipeline.lower(spec)
    guard let compiled = try? CompilePipeline.compile(machine) else { return nil }
    table = compiled.table
    recognizers = machine.activities.enumerated().flatMap { index, activity in
      activity.recognizers.map { (index, $0) }
    }
    let parents = machine.elements.map(\.parent)
    chains = parents.indices.map { element in
      var chain = [element]
      while let parent = parents[chain[chain.count - 1]] { chain.append(parent) }
      return chain
    }
    states = machine.states.indices.map { [machine] in StateValues.values(of: $0, in: machine) }
  }

  /// A touch, with a state, by which an activity wins according to the analysis.
  func attempt(by activity: Int) -> (samples: [TouchSample], state: [Double])? {
    let context = CheckContext(checked)
    guard context.isSound else { return nil }
    return FindWin(context, machine).attempt(by: activity).map { attempt in
      (attempt.samples, states.indices.map { attempt.state[$0] ?? states[$0][0] })
    }
  }

  /// Whether a press on an element lies inside a target.
  func isInside(_ element: Int, _ target: Int) -> Bool { element >= 0 && chains[element].contains(target) }

  /// Whether one activity's target is the other's, or lies inside it.
  func areOnOnePath(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (machine.activities[a].target, machine.activities[b].target)
    return chains[first].contains(second) || chains[second].contains(first)
  }
}

/// The bundled vocabularies, read from the repository once.
enum Vocabularies {
  private static let files: [String: SourceFile] = Dictionary(
    uniqueKeysWithValues: ["material", "apple"].compactMap { name in
      let path = "Specs/vocabularies/\(name).gspec.yaml"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
      return (name, SourceFile(path: "<bundled>/\(name).gspec.yaml", text: text))
    })

  static let load: @Sendable (ImportRequest) -> Result<SourceFile, ImportFailure> = { request in
    files[request.name].map { .success($0) } ?? .failure(ImportFailure(reason: "there is no such vocabulary"))
  }
}

/// Values of a state variable that are worth trying: every word, and numbers at and beside those in guards.
enum StateValues {
  static func values(of slot: Int, in machine: Machine) -> [Double] {
    switch machine.states[slot].type {
    case .bool: return [0, 1]
    case .enumeration(let words): return words.indices.map(Double.init)
    case .number(let low, let high):
      var values = [low, high]
      for condition in machine.activities.compactMap(\.condition) {
        for limit in limits(condition, slot) { values += [limit, limit - 0.5, limit + 0.5] }
      }
      return Set(values.filter { low <= $0 && $0 <= high }).sorted()
    }
  }

  private static func limits(_ condition: Guard, _ slot: Int) -> [Double] {
    switch condition {
    case .compares(let own, _, let limit): own == slot ? [limit] : []
    case .not(let inner): limits(inner, slot)
    case .and(let all), .or(let all): all.flatMap { limits($0, slot) }
    case .constant, .isOneOf: []
    }
  }
}
