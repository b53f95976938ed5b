import Foundation

/// Adds up the results, and prints and writes the failures.
struct Summary {
  private let options: HandsOptions
  private let start = ContinuousClock.now
  private var specs = 0
  private var skipped = 0
  private var touches = 0
  private var activities = 0
  private var claimed = 0
  private var won = 0
  private var undecided = 0
  private var counts: [FailureKind: Int] = [:]
  private var specsWith: [FailureKind: Int] = [:]
  private var patterns: [FailureKind: [String: Int]] = [:]
  /// By kind and pattern, how often each combination of mechanics failed.
  private var mechanics: [String: [String: Int]] = [:]
  /// By kind and pattern, the combinations of mechanics for which a case was written.
  private var written: [String: Set<String>] = [:]

  private static let casesOfAPattern = 10

  init(_ options: HandsOptions) { self.options = options }

  var hasFailed: Bool { !counts.isEmpty }

  mutating func add(_ result: SpecResult) {
    guard !result.isSkipped else {
      skipped += 1
      return
    }
    specs += 1
    touches += result.touches
    activities += result.activities
    claimed += result.claimed
    won += result.won
    undecided += result.undecided
    for kind in Set(result.failures.map(\.kind)) { specsWith[kind, default: 0] += 1 }
    for failure in result.failures { add(failure, result) }
  }

  private mutating func add(_ failure: Failure, _ result: SpecResult) {
    counts[failure.kind, default: 0] += 1
    patterns[failure.kind, default: [:]][failure.pattern, default: 0] += 1
    mechanics["\(failure.kind.rawValue) \(failure.pattern)", default: [:]][failure.mechanics, default: 0] += 1
    let key = "\(failure.kind.rawValue) \(failure.pattern)"
    let isShown = counts[failure.kind, default: 0] <= options.show
    let isWritten =
      options.cases != nil && written[key, default: []].count < Self.casesOfAPattern
      && !written[key, default: []].contains(failure.mechanics)
    guard isShown || isWritten, let spec = LoadedSpec(result.text) else { return }
    let (small, smallSpec) =
      options.shrinks ? ShrinkFailure.shrink(failure, spec, result.sketch) : (failure, spec)
    let trace = WriteTouch.lines(small.touch, of: smallSpec)
    if isShown {
      print("--- \(small.kind.rawValue), seed \(result.seed): \(small.says)")
      print(smallSpec.text)
      print(trace)
    }
    guard isWritten, let folder = options.cases else { return }
    written[key, default: []].insert(failure.mechanics)
    let path =
      "\(folder)/\(failure.kind.rawValue)/\(result.seed)-\(failure.activities.joined(separator: "-"))"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let files = [
      "spec.gspec.yaml": smallSpec.text, "touch.jsonl": trace,
      "what.txt":
        "\(failure.kind.rawValue), seed \(result.seed)\n\(small.pattern)\n\(small.mechanics)\n\(small.says)\n",
    ]
    for (name, text) in files where !text.isEmpty {
      try? text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
    }
  }

  func report() {
    let time = ContinuousClock.now - start
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    for kind in FailureKind.allCases {
      guard let own = patterns[kind] else { continue }
      print("\(kind.rawValue): \(counts[kind] ?? 0) in \(specsWith[kind] ?? 0) specs")
      for (pattern, count) in own.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(40) {
        print("  \(count)  \(pattern)")
        let most = mechanics["\(kind.rawValue) \(pattern)"] ?? [:]
        for (words, count) in most.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(8) {
          print("    \(count)  \(words)")
        }
      }
    }
    print(
      "\(specs) specs (\(skipped) skipped), \(touches) touches in \(Int(seconds)) s;",
      "of \(activities) activities \(claimed) claimed and \(won) won, and of \(undecided) it was not decided whether they can;",
      "\(counts.values.reduce(0, +)) failures")
  }
}
