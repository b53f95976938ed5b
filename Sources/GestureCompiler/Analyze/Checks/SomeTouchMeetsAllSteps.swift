import SpecParser

/// Checks that some touch meets all steps of every mechanic together.
///
/// Its rule is that of `MechanicsArePossible`, which names the contradiction between single limits. What only the search of the conflict
/// analysis proves has no such reason: for example, a second move in the direction of the first one that would have to begin after it.
struct SomeTouchMeetsAllSteps: AnalysisCheck {
  static let rule = MechanicRules.impossible

  func findings(in context: AnalysisContext) -> [Finding] {
    let spec = context.spec
    var users: [Int: [Activity]] = [:]
    for number in Set(context.report.impossible.map(\.activity)) {
      let machine = context.machine.activities[number]
      guard let index = spec.activityIndices[machine.name] else { continue }
      let activity = spec.activities[index]
      for bound in activity.mechanics {
        let name = spec.mechanics[bound.value].name.value
        let recognizers = machine.recognizers.indices.filter { recognizer in
          machine.recognizers[recognizer].names.contains { context.machine.mechanics[$0.mechanic] == name }
        }
        let isImpossible = recognizers.allSatisfy {
          context.report.impossible.contains(RecognizerPlace(number, $0))
        }
        if isImpossible && !recognizers.isEmpty { users[bound.value, default: []].append(activity) }
      }
    }
    return users.sorted { $0.key < $1.key }.compactMap { mechanic, users in
      finding(spec.mechanics[mechanic], users.sorted { $0.name.value < $1.name.value }, of: mechanic)
    }
  }

  private func finding(_ mechanic: Mechanic, _ users: [Activity], of index: Int) -> Finding? {
    guard let use = users.first?.mechanics.first(where: { $0.value == index })?.span else { return nil }
    let own = mechanic.vocabulary == nil ? mechanic.name.span : use
    return finding(
      "`\(mechanic.name.value)` can never be made: no touch meets all its steps", at: own,
      notes: ["the conflict analysis tried every order of events"],
      help: [
        "widen a limit, or move in another direction: a move lasts until one of another kind or direction begins"
      ],
      related: own == use ? [] : [.init(span: use, message: "it is bound here")],
      activities: users.map(\.name.value))
  }
}
