/// Every state variable is read by a guard, and every mechanic of the product is bound.
///
/// Metrics are not looked at: what reads one is spread over steps, velocities and the runtime, and metrics follow each other.
struct DeclarationsAreUsed: SpecCheck {
  static let rule = RuleInfo(
    id: "name/unused", defaultSeverity: .note,
    summary: "a state variable that no guard reads, or a mechanic that no activity uses",
    reason:
      "It has no effect on touches. Often a guard is missing, or a mechanic in `by`; or what used it is gone.",
    example: MaterialExample.text(
      state: """
        zoom: 1.0..8.0
        ✗ mode: [reading, editing]
        """, elements: "photo: {zooms: true}",
      mechanics: "three-finger-tap: {fingers: 3, steps: [press, lift]}",
      activities: """
        zoom-in: {does: zoom-in, target: photo, by: pinch-open, when: zoom < 8.0}
        whole: {does: custom, target: photo, by: three-finger-tap}
        """))

  func findings(in context: CheckContext) -> [Finding] {
    let spec = context.spec
    // A vocabulary has its mechanics for others, and a spec that is begun has them for later.
    guard !spec.activities.isEmpty else { return [] }
    let read = Set(spec.activities.flatMap { $0.condition?.slots ?? [] })
      .union(spec.elements.flatMap { $0.guardExpression?.value.slots ?? [] })
    let states = spec.states.indices.filter { !read.contains($0) && !spec.states[$0].isTool }.map { slot in
      finding(
        "no guard reads the state variable `\(spec.states[slot].name.value)`",
        at: spec.states[slot].name.span, help: ["name it in a `when`, or remove it"])
    }
    let bound = Set(spec.activities.flatMap { spec.mechanicNames(of: $0) + $0.after.map(\.value) })
      .union(spec.kinds.flatMap { $0.mechanics.map(\.value) })
    let mechanics = spec.mechanics.filter { $0.vocabulary == nil && !bound.contains($0.name.value) }.map {
      finding(
        "no activity uses the mechanic `\($0.name.value)`", at: $0.name.span,
        help: ["bind it with `by`, or remove it"])
    }
    return states + mechanics
  }
}
