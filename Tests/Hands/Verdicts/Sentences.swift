import GestureCompiler
import SpecParser

/// A finding's sentence about who wins, in a form that a touch can contradict.
///
/// Only this file depends on the wording of findings. A new sentence needs a new line of `table`.
struct Sentence {
  enum Claim: Hashable {
    /// Where both claim, the winner wins and the loser does not.
    case wins
    /// The same, and the winner's claim is never later than the loser's.
    case winsFirst
    /// As `wins`, but only where the winner claims first.
    case winsIfFirst
    /// As `wins`, but only where the winner claims before the loser's last finger lands.
    case winsBeforeLastFinger
    /// As `winsFirst`, and the loser cannot be performed there.
    case loserCannotBeDone
    /// Where both claim, the loser does not win.
    case loserIsNotReceived
  }

  var claim: Claim
  /// Indices into `Machine.activities`.
  var winner: Int
  var loser: Int
  /// The winner's and the loser's recognizers that the finding is about, by their number in the table.
  var winners: Set<Int>
  var losers: Set<Int>
  var finding: Finding
  /// Activities that make the loser win, according to the sentence, if they have won before.
  var unlessAfter: Set<Int> = []
  /// Activities for which the winner's claim is held, while the loser wins.
  var unlessHeldFor: Set<Int> = []
  /// Activities for which the winner's claim is held; the loser wins if another finger lands meanwhile.
  var unlessJoinedFor: Set<Int> = []
  /// Activities that make the loser win, according to the sentence, if they claim at the same instant.
  var unlessWith: Set<Int> = []
  /// Cases in which the loser wins, alone or beside the winner, according to the sentence.
  var exceptions: [Exception] = []
  /// The element on which all fingers must be, if the sentence is only about such touches.
  var inside: Int?
  /// What the fingers do, if the sentence is only about such touches.
  var condition: Condition?

  /// A condition on what the fingers do.
  enum Condition: CaseIterable {
    case fingerOutside, earlyLift, endingLift, drift, laterTouch, lateFinger, innerUntouched

    /// The words of the sentence that state the condition.
    var words: String {
      switch self {
      case .fingerOutside: "if a finger lands outside `"
      case .earlyLift: "if a finger lifts before the others"
      case .endingLift: "if a finger lifts and ends it before `"
      case .drift: "if a finger moves before the last one lands"
      case .laterTouch: "in a second touch that follows the first at once"
      case .lateFinger: " claims before the last finger of `"
      case .innerUntouched: " claims before a finger lands on `"
      }
    }

    init?(in words: some StringProtocol) {
      guard let found = Self.allCases.first(where: { words.contains($0.words) }) else { return nil }
      self = found
    }
  }

  /// `; `a` wins if a finger lands outside `b` and it claims first`.
  struct Exception {
    /// Whether the loser claims first; else both claim at one instant.
    var isEarlier: Bool
    var mayBeAtOnce = false
    /// Whether the sentence says that the loser wins, and not only that it can win.
    var isCertain = true
    var condition: Condition?
    /// Whether the exception does not apply if the winner has claimed the first of two touches.
    var isOverIfFirstIsClaimed = false
  }

  /// Words that follow the name of an activity in a finding, and whether that activity is the winner.
  private static let table: [(words: String, claim: Claim, isWinner: Bool)] = [
    ("` wins, as the special case", .wins, true),
    ("` wins because it claims first", .winsFirst, true),
    ("` wins if it claims first", .winsIfFirst, true),
    ("` wins if a finger ", .winsFirst, true),
    ("` wins in a second touch", .winsFirst, true),
    ("` wins if it claims before the last finger of", .winsBeforeLastFinger, true),
    ("` wins if it claims before a finger lands on", .wins, true),
    ("` claims first and wins, so `", .loserCannotBeDone, true),
    ("` wins, so `", .wins, true),
  ]

  /// Whether the sentence says that the winner always claims first.
  var saysFirst: Bool { claim == .winsFirst || claim == .loserCannotBeDone }

  /// `nil` if a finding does not say who wins.
  init?(_ finding: Finding, _ spec: LoadedSpec) {
    guard finding.rule.hasPrefix("conflict/"), finding.activities.count == 2 else { return nil }
    // Clauses after a semicolon are exceptions.
    let clauses = Self.clauses(finding.message)
    for entry in Self.table {
      guard let name = Self.name(before: entry.words, in: clauses[0]),
        let other = finding.activities.first(where: { $0 != name })
      else { continue }
      let names = spec.machine.activities.map(\.name)
      let (a, b) = entry.isWinner ? (name, other) : (other, name)
      guard let winner = names.firstIndex(of: a), let loser = names.firstIndex(of: b) else { return nil }
      let isIfFirst = entry.claim == .winsFirst && clauses[0].contains(" and it claims first")
      let saysFirst = entry.claim != .winsFirst || clauses[0].contains(" claims first")
      claim = isIfFirst ? .winsIfFirst : saysFirst ? entry.claim : .wins
      (self.winner, self.loser) = (winner, loser)
      winners = Self.recognizers(of: winner, finding, spec)
      losers = Self.recognizers(of: loser, finding, spec)
      self.finding = finding
      takeExceptions(clauses.dropFirst(), names)
      condition = claim == .winsBeforeLastFinger ? nil : Condition(in: clauses[0])
      if finding.message.contains("with all fingers on ") {
        let targets = [winner, loser].map { spec.machine.activities[$0].target }
        inside = targets.max { spec.chains[$0].count < spec.chains[$1].count }
      }
      return
    }
    return nil
  }

  /// The sentence, and its clauses after semicolons.
  private static func clauses(_ message: String) -> [String] {
    var clauses: [String] = []
    var rest = message[...]
    while let end = rest.firstRange(of: "; ") {
      clauses.append(String(rest[..<end.lowerBound]))
      rest = rest[rest.index(end.lowerBound, offsetBy: 2)...]
    }
    return clauses + [String(rest)]
  }

  /// Reads clauses such as "`a` wins where `b` or `c` has won before", "… while `d` waits for `e`", "… if it claims first" or "both are
  /// recognized where both claim at once".
  private mutating func takeExceptions(_ clauses: ArraySlice<String>, _ names: [String]) {
    for clause in clauses {
      if clause.hasSuffix(" where another activity has won before") {
        unlessAfter.formUnion(names.indices.filter { $0 != winner && $0 != loser })
      } else if clause.hasSuffix(" again after it has won") {
        unlessAfter.insert(loser)
      } else if clause.contains(" where `"), clause.hasSuffix(" has won before") {
        unlessAfter.formUnion(Self.thirds(of: clause, behind: " where ", names))
      } else if clause.contains("` can win where `"), clause.hasSuffix(" claims at that instant") {
        unlessWith.formUnion(Self.thirds(of: clause, behind: "` can win where ", names))
      } else if clause.contains("` wins where another finger lands while `") {
        unlessJoinedFor.formUnion(Self.thirds(of: clause, behind: " waits for ", names))
      } else if clause.contains(" while `"), clause.contains("` waits for `") {
        let thirds = Self.thirds(of: clause, behind: " waits for ", names)
        unlessHeldFor.formUnion(thirds)
        if clause.hasSuffix(", also where another finger lands") { unlessJoinedFor.formUnion(thirds) }
      } else {
        exceptions.append(
          Exception(
            isEarlier: !clause.contains("both claim at once"),
            mayBeAtOnce: clause.contains(" or at the same instant"),
            isCertain: !clause.contains("` can win ") && !clause.hasPrefix("both can be "),
            condition: Condition(in: clause), isOverIfFirstIsClaimed: clause.contains(", unless `")))
      }
    }
  }

  /// The activities named after some words.
  private static func thirds(of clause: String, behind words: String, _ names: [String]) -> Set<Int> {
    guard let start = clause.firstRange(of: words) else { return [] }
    let parts = clause[start.upperBound...].split(separator: "`")
    return Set(parts.compactMap { names.firstIndex(of: String($0)) })
  }

  /// The name in backticks that stands before some words.
  private static func name(before words: String, in message: String) -> String? {
    guard let range = message.firstRange(of: words) else { return nil }
    let head = message[..<range.lowerBound]
    guard let tick = head.lastIndex(of: "`") else { return nil }
    return String(head[head.index(after: tick)...])
  }

  /// An activity's recognizers for the mechanic by which it claims in the finding's witness; all of them if there is none.
  private static func recognizers(of activity: Int, _ finding: Finding, _ spec: LoadedSpec) -> Set<Int> {
    let name = spec.machine.activities[activity].name
    let mechanic = finding.witness?.claims.first { $0.activity == name }?.mechanic
    let own = spec.recognizers.indices.filter { spec.recognizers[$0].activity == activity }
    let named = own.filter { index in
      spec.recognizers[index].recognizer.names.contains { spec.machine.mechanics[$0.mechanic] == mechanic }
    }
    return Set(named.isEmpty ? own : named)
  }
}

/// What the findings of a spec say about activities and about lines of `resolve`.
struct Statements {
  /// Pairs of activities that some finding names together.
  private(set) var found: Set<[Int]> = []
  private(set) var sentences: [Sentence] = []
  /// The findings that call activities unreachable.
  private(set) var unreachable: [Int: Finding] = [:]
  /// Pairs whose line of `resolve` a finding calls needless because no touch lets both claim.
  private(set) var needless: [(pair: [Int], finding: Finding)] = []
  /// Activities with an undecided pair or a conflict error, so that it is open who wins.
  private(set) var open: Set<Int> = []
  /// The number of activities of which it was not decided whether they can ever win.
  private(set) var undecidedWins = 0
  /// Whether some pairs were not compared.
  private(set) var isBounded = false

  init(_ spec: LoadedSpec) {
    let names = Dictionary(
      spec.machine.activities.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { a, _ in a })
    for finding in spec.findings {
      let activities = finding.activities.compactMap { names[$0] }
      if finding.rule == "resolve/needless" {
        if let pair = Self.needlessPair(finding, activities) { needless.append((pair, finding)) }
        continue
      }
      for a in activities { for b in activities where a < b { found.insert([a, b]) } }
      if let sentence = Sentence(finding, spec) { sentences.append(sentence) }
      if finding.rule == "conflict/unreachable", let first = activities.first {
        // A finding that is no error is about some states only and says nothing about the others.
        if finding.severity == .error { unreachable[first] = finding }
      } else if finding.rule == "conflict/undecided" || finding.severity == .error {
        open.formUnion(activities)
        if finding.rule == "conflict/undecided", activities.count == 1 { undecidedWins += 1 }
        if finding.rule == "conflict/undecided", activities.isEmpty { isBounded = true }
      }
    }
  }

  /// The pair of a needless line, if the finding says that no touch lets both claim.
  private static func needlessPair(_ finding: Finding, _ activities: [Int]) -> [Int]? {
    guard finding.message.contains("no touch lets"), !finding.message.contains(";"), activities.count == 2
    else { return nil }
    return activities.sorted()
  }
}
