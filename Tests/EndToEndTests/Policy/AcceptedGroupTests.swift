import Testing

/// Tests that accepting one conflict does not accept those that could be joined with it.
@Suite("Accepted conflicts beside others with the same cause")
struct AcceptedGroupTests {
  private static let nested = """
    gspec: 1
    product: Nested
    uses: [material]
    platforms: [android]
    state: {mode: [a, b]}
    elements:
      feed: {scrolls: vertical, children: {card: {}}}
    activities:
      scroll: {does: scroll, target: feed, by: [drag, swipe, fling], toward: vertical}
      sort: {does: custom, target: card, by: drag, toward: any, when: mode == a, alternative: x}
      fling-away: {does: custom, target: card, by: drag, toward: any, when: mode == b, alternative: x}

    """
  private static let waiting = """
    gspec: 1
    product: Waiting
    uses: [material]
    platforms: [android]
    mechanics:
      triple: {steps: [press, lift, {press: {after: 40ms..900ms}}, lift, {press: {after: 40ms..900ms}}, lift]}
    elements: {card: {}}
    activities:
      open: {does: activate, target: card, by: touch}
      like: {does: custom, target: card, by: double-touch, alternative: x}
      three: {does: custom, target: card, by: triple, alternative: x}
    resolve: [{wait: like, for: three}]

    """

  private func lint(_ spec: String, above name: String? = nil, rule: String = "") async throws -> String {
    let text =
      name.map { name in
        spec.replacing("  \(name):", with: "  # gspec:disable-next-line \(rule) -- meant\n  \(name):")
      } ?? spec
    return try await GSpecProcess.run("lint", "-", stdin: text).stdout
  }

  @Test("a comment at one of several inner activities accepts the conflict of that one")
  func comments() async throws {
    let joined = try await lint(Self.nested)
    #expect(joined.contains("0 errors, 1 warning,") && !joined.contains("accepted"), "\(joined)")
    for (accepted, other) in [("sort", "fling-away"), ("fling-away", "sort")] {
      let one = try await lint(Self.nested, above: accepted, rule: "conflict/nested")
      #expect(one.contains("0 errors, 1 warning,") && one.contains("; 1 accepted"), "\(one)")
      #expect(one.contains("`\(other)` (drag)") && !one.contains("`\(accepted)` (drag)"), "\(one)")
    }
    let all = try await lint(Self.nested, above: "scroll", rule: "conflict/nested")
    #expect(all.contains("0 warnings") && all.contains("; 1 accepted"), "\(all)")
  }

  @Test("a line of `lint` with two names accepts the conflict of the two")
  func lines() async throws {
    #expect(try await lint(Self.waiting).contains("waits 900 ms"))
    func disabled(_ names: String) -> String {
      Self.waiting + "lint: {disable: [{rule: conflict/delayed, activities: [\(names)], reason: meant}]}\n"
    }
    let pair = try await lint(disabled("open, like"))
    #expect(pair.contains("1 warning,") && pair.contains("; 1 accepted"), "\(pair)")
    #expect(pair.contains("waits 900 ms") && !pair.contains("lint/unused-suppression"), "\(pair)")
    for names in ["open", "open, like, three"] {
      let all = try await lint(disabled(names))
      #expect(all.contains("0 warnings") && all.contains(" accepted"), "\(all)")
    }
    // The two never wait for each other without a line of `resolve`.
    let other = try await lint(disabled("like, three"))
    #expect(other.contains("waits 900 ms"), "\(other)")
  }
}
