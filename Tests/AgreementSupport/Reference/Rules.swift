import GestureRuntime
import SpecParser

/// The relations between a spec's activities, and the order of claims at one instant.
struct Rules {
  private var waits: Set<[Int]> = []
  private var prefers: Set<[Int]> = []
  private var togethers: Set<[Int]> = []

  init(_ spec: CheckedSpec) {
    for resolution in spec.resolutions {
      switch resolution.rule {
      case .wait(let waiting, let awaited):
        for a in waiting { for b in awaited { waits.insert([a.value, b.value]) } }
      case .prefer(let preferred, let others):
        for a in preferred { for b in others { prefers.insert([a.value, b.value]) } }
      case .together(let all):
        for a in all { for b in all where a.value != b.value { togethers.insert([a.value, b.value]) } }
      }
    }
    close()
  }

  /// Makes preference transitive.
  private mutating func close() {
    var count = 0
    while count != prefers.count {
      count = prefers.count
      for a in prefers {
        for b in prefers where a[1] == b[0] { prefers.insert([a[0], b[1]]) }
      }
    }
  }

  func waits(_ a: Candidate, for b: Candidate) -> Bool { waits(a.plan.activity, for: b.plan.activity) }
  func prefers(_ a: Candidate, over b: Candidate) -> Bool {
    prefers(a.plan.activity, over: b.plan.activity)
  }
  func areTogether(_ a: Candidate, _ b: Candidate) -> Bool {
    areTogether(a.plan.activity, b.plan.activity)
  }

  // The same for activities, by their indices in the spec.
  func waits(_ a: Int, for b: Int) -> Bool { waits.contains([a, b]) }
  func prefers(_ a: Int, over b: Int) -> Bool { prefers.contains([a, b]) }
  func areTogether(_ a: Int, _ b: Int) -> Bool { togethers.contains([a, b]) }

  /// Whether any line of `resolve` is about the two.
  func areRelated(_ a: Candidate, _ b: Candidate) -> Bool {
    areTogether(a, b) || waits(a, for: b) || waits(b, for: a) || prefers(a, over: b) || prefers(b, over: a)
  }

  /// The claim that is tried first. Claims that were held come first, in the order of their sequences; then inner targets, then
  /// earlier names. But a stronger claim that shares a finger with that one goes before it, and a stronger one before that.
  func first(of claims: [Candidate]) -> Candidate? {
    let first = claims.enumerated().min { ordinal($0.element, $0.offset) < ordinal($1.element, $1.offset) }
    var best = first?.element
    for _ in claims {
      best = best.flatMap { best in strongest(of: claims.filter { $0 === best || $0.meets(best) }) }
    }
    return best
  }

  private func ordinal(_ claim: Candidate, _ place: Int) -> (Microseconds, Int, String, String, Int) {
    let isLate = claim.claim?.wasHeld ?? false
    return (
      isLate ? claim.sequenceStart : .max, -claim.plan.depth, claim.plan.activityName, claim.plan.firstName,
      place
    )
  }

  /// The claim that wins, of claims that share fingers.
  private func strongest(of claims: [Candidate]) -> Candidate? {
    let free = claims.filter { claim in !claims.contains { $0.meets(claim) && prefers($0, over: claim) } }
    var rest = free.isEmpty ? claims : free
    let depth = rest.map(\.plan.depth).max() ?? 0
    rest = rest.filter { $0.plan.depth == depth }
    let special = rest.filter { claim in !rest.contains { isSpecialCase($0, of: claim) } }
    if !special.isEmpty { rest = special }
    return rest.min(by: comesFirst)
  }

  /// Whether, on one target, `a` is more specific than `b`. The first of these properties that differs decides.
  func isSpecialCase(_ a: Candidate, of b: Candidate) -> Bool {
    guard a.plan.target == b.plan.target, let x = a.claim?.track.mechanic, let y = b.claim?.track.mechanic
    else {
      return false
    }
    if x.contacts.count != y.contacts.count { return x.contacts.count > y.contacts.count }
    if x.hasWait != y.hasWait { return x.hasWait }
    if x.hasEdge != y.hasEdge { return x.hasEdge }
    guard let mine = x.lastTranslation, let theirs = y.lastTranslation else { return false }
    return mine.liesInside(theirs)
  }

  /// Whether `a` comes first by the tie rule, or else by its name.
  private func comesFirst(_ a: Candidate, _ b: Candidate) -> Bool {
    guard let x = a.claim, let y = b.claim else { return false }
    if x.startsAtDirection != y.startsAtDirection { return x.startsAtDirection }
    if x.startsAtMeasure != y.startsAtMeasure { return x.startsAtMeasure }
    if x.track.mechanic.stepCount != y.track.mechanic.stepCount {
      return x.track.mechanic.stepCount > y.track.mechanic.stepCount
    }
    if a.plan.activityName != b.plan.activityName { return a.plan.activityName < b.plan.activityName }
    return x.track.mechanic.name < y.track.mechanic.name
  }
}
