import SpecParser

/// Finds claims that come later or sooner after the movement that decides them.
struct CompareLatencies {
  let pair: SpecPair

  /// A mechanic of an activity in one layout.
  private struct Way: Hashable {
    var activity: String
    var mechanic: String
    var layout: LayoutDirection
  }

  private struct Claim {
    var delay: ClaimDelay
    var rival: String?
    var span: SourceSpan
  }

  /// A change that may be common to several mechanics or layouts.
  private struct Difference: Hashable {
    var activity: String
    var kind: ProductChange.Kind
    var before: String
    var after: String
  }

  var changes: [ProductChange] {
    let known = claims(pair.old, pair.names)
    let now = claims(pair.new, [:])
    var order: [Difference] = []
    var mechanics: [Difference: [String]] = [:]
    var spans: [Difference: (SourceSpan, SourceSpan)] = [:]
    for (way, claim) in now.ways {
      guard let before = known.byWay[way], let difference = Self.difference(way.activity, before, claim)
      else { continue }
      if mechanics[difference] == nil {
        order.append(difference)
        spans[difference] = (before.span, claim.span)
      }
      if mechanics[difference]?.contains(way.mechanic) != true {
        mechanics[difference, default: []].append(way.mechanic)
      }
    }
    return order.map { difference in
      let ways = inWords(mechanics[difference] ?? [], joinedBy: "or")
      return ProductChange(
        difference.kind, [difference.activity],
        "is recognized \(difference.kind == .slower ? "later" : "sooner") (\(ways))",
        before: difference.before, after: difference.after, oldSpan: spans[difference]?.0,
        newSpan: spans[difference]?.1)
    }
  }

  private static func difference(_ activity: String, _ before: Claim, _ after: Claim) -> Difference? {
    let resting = (before.delay.resting ?? .max, after.delay.resting ?? .max)
    let worst = (before.delay.worst ?? .max, after.delay.worst ?? .max)
    guard resting != worst || resting.0 != resting.1 else { return nil }
    let isResting = resting.0 != resting.1
    let (old, new) = isResting ? resting : worst
    guard old != new else { return nil }
    return Difference(
      activity: activity, kind: new > old ? .slower : .faster, before: words(old, before, isResting),
      after: words(new, after, isResting))
  }

  private static func words(_ time: Int64, _ claim: Claim, _ isResting: Bool) -> String {
    let why = claim.rival.map { ", because of \($0)" } ?? ""
    switch time {
    case 0: return "with the movement that decides"
    case .max: return "when the fingers lift" + why
    default:
      // Rounds to a tenth of a millisecond, so that a time just before a timeout reads as the timeout.
      return "\(isResting ? "" : "up to ")\(MeasureText.time(time)) after the movement that decides" + why
    }
  }

  private func claims(
    _ spec: CheckedSpec, _ names: [String: String]
  ) -> (ways: [(Way, Claim)], byWay: [Way: Claim]) {
    var ways: [(Way, Claim)] = []
    for row in MeasureLatency.report(of: spec).rows {
      let rival = row.worstRival.map { names[$0.activity] ?? $0.activity }
      let claim = Claim(delay: row.delay, rival: rival, span: row.span)
      for mechanic in row.mechanics {
        for layout in row.layout.map({ [$0] }) ?? [.ltr, .rtl] {
          let way = Way(activity: names[row.activity] ?? row.activity, mechanic: mechanic, layout: layout)
          ways.append((way, claim))
        }
      }
    }
    return (ways, Dictionary(firstOf: ways))
  }
}
