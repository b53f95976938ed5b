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
    for place in context.report.impossible {
      let machine = context.machine.activities[place.activity]
      guard let index = spec.activityIndices[machine.name] else { continue }
      // A mechanic is in one recognizer of an activity.
      let names = context.machine.names(of: machine.recognizers[place.recognizer])
      for bound in spec.activities[index].mechanics
      where names.contains(spec.mechanics[bound.value].name.value) {
        users[bound.value, default: []].append(spec.activities[index])
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
