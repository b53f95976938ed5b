import GestureCompiler
import SpecParser

/// Checks whether a failure still occurs in a spec and on a touch that may have become smaller.
struct Reproduce {
  private let kind: FailureKind
  private let activities: [String]

  init(_ failure: Failure) {
    kind = failure.kind
    activities = failure.activities
  }

  /// Whether many touches are needed to see it.
  var isStatistical: Bool { kind == .neverWins }

  func again(_ spec: LoadedSpec, _ touch: Touch?) -> Failure? {
    guard spec.hasOtherErrors == (kind == .hidden) else { return nil }
    var pursuit = PursueSpec(spec, seed: 1)
    switch kind {
    case .witnessSentence, .witnessClaims, .witnessHand:
      return same(JudgeWitness(spec: spec, judge: pursuit.judge).failures())
    case .neverWins:
      pursuit.run(touches: 400)
      return same(pursuit.neverWinning(chase: 800))
    default:
      guard let touch else { return nil }
      pursuit.play(touch)
      return same(pursuit.failures)
    }
  }

  private func same(_ failures: [Failure]) -> Failure? {
    failures.first { $0.kind == kind && $0.activities.sorted() == activities.sorted() }
  }

  /// The same touch for another spec: elements are matched by path, and the state fits the spec's variables.
  static func moved(_ touch: Touch, from old: LoadedSpec, to new: LoadedSpec) -> Touch {
    var touch = touch
    let paths = new.machine.elements.map(\.path)
    func moved(_ element: Int) -> Int {
      if element < 0 { return element }
      var path = old.machine.elements[element].path
      while !path.isEmpty, !paths.contains(path) { path = SpecSketch.parent(path) }
      return paths.firstIndex(of: path) ?? -1
    }
    for index in touch.contacts.indices {
      touch.contacts[index].element = moved(touch.contacts[index].element)
      touch.contacts[index].over = touch.contacts[index].over.map(moved)
    }
    if touch.state.count != new.states.count { touch.state = new.states.map { $0[0] } }
    return touch
  }
}
