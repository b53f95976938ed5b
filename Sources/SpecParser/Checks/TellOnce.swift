/// Removes findings that repeat the finding of another rule, so that one mistake is reported once.
///
/// A finding is left out if a rule that takes its place has a finding about the same activities. For some rules both must also be at the
/// same place. It counts that the other finding exists, even if `lint: {disable: [...]}` accepts it. Errors are never left out.
struct TellOnce: Sendable {
  /// A rule, and the rules that are reported in its place.
  struct Overlap: Sendable {
    /// The rule that is left out.
    var silent: String
    /// The rules that are reported in its place.
    var speakers: [String]
    /// Whether the finding must also be at the other finding's place, or at one of its related places.
    var isAboutPlace = false
  }

  /// All overlaps of rules. They have no cycle, so one of the rules always reports.
  static let overlaps = movements + meanings + directions + ways

  /// Content that should move with the fingers and does not. Material reports it for its kinds, Apple for its platforms.
  private static let movements = [
    Overlap(
      silent: "feedback/no-follow-up",
      speakers: [
        "material/scroll-anchored", "material/pan-without-drag", "material/menu-without-drag",
        "apple/tracking", "apple/live-feedback",
      ]),
    Overlap(
      silent: "apple/tracking",
      speakers: ["material/scroll-anchored", "material/pan-without-drag", "material/menu-without-drag"]),
  ]

  /// A gesture that does not belong to its action. The rule of the action's kind reports it. A system gesture, or a pinch in the wrong
  /// sense, is reported by its own rule.
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

  /// A movement in a wrong direction. The fix that the kind's rule asks for fixes both.
  private static let directions =
    [
      Overlap(silent: "material/scroll-direction", speakers: ["material/scroll-target"]),
      Overlap(
        silent: "activity/direction",
        speakers: ["material/scroll-direction", "material/tilt-direction", "material/dismiss-not-swipeable"]),
    ]
    + ["apple/swipe-axis", "apple/swipe-deviation"].flatMap(silentAlongKinds)

  /// The overlaps of a rule about any movement, which is left out if a rule of the activity's kind reports.
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

  /// A missing alternative. The more specific warning is reported, and the note only if there is no warning.
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

  /// The rules that are reported in place of one, in the order of the table; empty if there are none.
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
  /// Whether a rule that takes the finding's place has a finding about the same mistake.
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
