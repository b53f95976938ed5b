package import SpecParser

/// The part of a spec that can be analyzed even if its checks report errors, and the machine of that part.
///
/// Activities that can never hold are left out, because of their guard or because all of their mechanics are impossible. Other activities
/// keep their possible mechanics. If `resolve` contradicts itself about two activities, the part has no relation between them and they are
/// not compared.
package struct AnalyzedPart {
  package let context: CheckContext
  package let machine: Machine

  /// - Parameters:
  ///   - context: the context of the whole spec.
  ///   - memo: a memo of guards over the spec's variables.
  package init(_ context: CheckContext, _ memo: GuardMemo = GuardMemo()) {
    guard !context.isSound else {
      self.context = context
      machine = CompilePipeline.lower(context)
      return
    }
    let living = CheckContext(Self.living(context), memo)
    self.context = living
    machine = Self.withoutContradictions(CompilePipeline.lower(living), living)
  }

  private static func living(_ context: CheckContext) -> CheckedSpec {
    var spec = context.spec
    let kept = spec.activities.indices.filter { !context.deadActivities.contains($0) }
    for index in kept {
      spec.activities[index].mechanics.removeAll { context.isImpossible(activity: index, mechanic: $0.value) }
    }
    return SubSpec.part(of: spec, keeping: kept)
  }

  private static func withoutContradictions(_ machine: Machine, _ context: CheckContext) -> Machine {
    let pairs = context.contradictoryPairs
    let names = context.spec.activities.map(\.name.value)
    let contradictory = Set(
      pairs.flatMap { [[names[$0.first], names[$0.second]], [names[$0.second], names[$0.first]]] })
    func isSound(_ pair: ActivityPair) -> Bool {
      !contradictory.contains([machine.activities[pair.first].name, machine.activities[pair.second].name])
    }
    var machine = machine
    machine.waits = machine.waits.filter(isSound)
    machine.prefers = machine.prefers.filter(isSound)
    machine.together = machine.together.filter(isSound)
    return machine
  }
}
