/// One mistake, one finding: where rules of several families say the same, one of them speaks and the others are silent.
///
/// A finding is left out when a rule that speaks for its rule has a finding about the same activity, or, where the pair is
/// about one place, at that place too. It counts that the other one was found, not that it is shown: who accepts one
/// with `lint: {disable: [...]}` is not told the same by the next rule. Errors are never left out.
struct TellOnce: Sendable {
  /// A rule, and those that speak in its place.
  struct Overlap: Sendable {
    /// The rule that is silent.
    var silent: String
    /// The rules that speak.
    var speakers: [String]
    /// Whether both must point at one place: a finding's own, or one of those that it relates to.
    var isAboutPlace = false
  }

  /// Which rule yields to which. There is no circle, so one of them always reports.
  static let overlaps = movements + meanings + directions + ways

  /// Something that should move with the fingers does not. Material says it of its kinds, Apple of its platforms.
  private static let movements = [
    Overlap(
      silent: "feedback/no-follow-up",
      speakers: [
        "material/scroll-anchored", "material/pan-without-drag", "material/menu-without-drag",
        "apple/tracking",
      ]),
    Overlap(
      silent: "apple/tracking",
      speakers: ["material/scroll-anchored", "material/pan-without-drag", "material/menu-without-drag"]),
  ]

  /// A gesture that is not its action's. Whose kind it is says so; a gesture that the system takes, or a pinch the wrong
  /// way round, is said by the rule that knows it.
  private static let meanings = [
    Overlap(
      silent: "apple/standard-gesture", speakers: ["material/long-press-menu", "material/menu-without-drag"]),
    Overlap(
      silent: "apple/standard-gesture", speakers: ["material/mechanic-of-kind"], isAboutPlace: true),
    Overlap(
      silent: "apple/standard-action",
      speakers: ["material/mechanic-of-kind", "material/long-press-menu", "material/menu-without-drag"]),
    Overlap(
      silent: "material/mechanic-of-kind", speakers: ["apple/pinch-sense", "apple/system-gesture"],
      isAboutPlace: true),
    Overlap(silent: "apple/target", speakers: ["material/zoom-to-fit-outer"]),
  ]

  /// A movement that goes where it should not: what the kind's rule asks for fixes both.
  private static let directions =
    [
      Overlap(
        silent: "activity/direction",
        speakers: ["material/scroll-direction", "material/tilt-direction", "material/dismiss-not-swipeable"])
    ]
    + ["apple/swipe-axis", "apple/swipe-deviation"].flatMap(silentAlongKinds)

  /// A rule about any movement is silent where a rule of the activity's kind speaks.
  private static func silentAlongKinds(_ silent: String) -> [Overlap] {
    [
      Overlap(
        silent: silent,
        speakers: ["material/scroll-direction", "material/refresh-direction", "material/tilt-direction"]),
      Overlap(
        silent: silent, speakers: ["material/dismiss-not-swipeable", "material/dismiss-along-scroll"],
        isAboutPlace: true),
    ]
  }

  /// There is no other way. The warning that knows more speaks, and the note where no warning does.
  private static let ways = [
    Overlap(silent: "material/uncommon-gesture", speakers: ["apple/only-way", "apple/many-fingers"]),
    Overlap(silent: "apple/custom-gesture", speakers: ["material/uncommon-gesture"]),
    Overlap(silent: "apple/watch-long-press", speakers: ["material/long-press-menu"]),
    Overlap(
      silent: "accessibility/alternative",
      speakers: [
        "material/uncommon-gesture", "material/long-press-menu", "apple/only-way", "apple/many-fingers",
        "apple/custom-gesture", "apple/watch-long-press", "apple/shortcut", "accessibility/beyond-slow-hands",
      ]),
  ]

  /// The rules that speak for one, in the order of the table; empty of a rule that is never silent.
  static func speakers(for rule: String) -> [String] {
    overlaps.filter { $0.silent == rule }.flatMap(\.speakers)
  }

  /// The findings that no other finding repeats, in their order.
  static func apply(to findings: [Finding]) -> [Finding] {
    let speakers = Set(overlaps.flatMap(\.speakers))
    let spoken = Dictionary(grouping: findings.filter { speakers.contains($0.rule) }, by: \.rule)
    guard !spoken.isEmpty else { return findings }
    return findings.filter { finding in
      finding.severity == .error
        || !overlaps.contains { $0.silent == finding.rule && $0.tells(finding, spoken) }
    }
  }
}

extension TellOnce.Overlap {
  /// Whether one of those that speak tells what the finding does.
  fileprivate func tells(_ finding: Finding, _ spoken: [String: [Finding]]) -> Bool {
    speakers.flatMap { spoken[$0] ?? [] }.contains { other in
      other.activities == finding.activities && (!isAboutPlace || isAt(finding.span, other))
    }
  }

  private func isAt(_ span: SourceSpan?, _ other: Finding) -> Bool {
    guard let span else { return false }
    return other.span == span || other.related.contains { $0.span == span }
  }
}
