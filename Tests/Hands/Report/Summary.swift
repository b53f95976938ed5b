import Foundation

/// Adds results up, prints and writes them.
struct Summary {
  private let options: HandsOptions
  private let start = ContinuousClock.now
  private var specs = 0
  private var skipped = 0
  private var touches = 0
  private var activities = 0
  private var claimed = 0
  private var won = 0
  private var counts: [FailureKind: Int] = [:]
  private var specsWith: [FailureKind: Int] = [:]
  private var patterns: [FailureKind: [String: Int]] = [:]
  private var written: [String: Int] = [:]

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
    for kind in Set(result.failures.map(\.kind)) { specsWith[kind, default: 0] += 1 }
    for failure in result.failures {
      counts[failure.kind, default: 0] += 1
      patterns[failure.kind, default: [:]][failure.pattern, default: 0] += 1
      if counts[failure.kind, default: 0] <= options.show { show(failure, result.seed) }
      if let folder = options.cases { write(failure, result.seed, to: folder) }
    }
  }

  private func show(_ failure: SpecResult.Shown, _ seed: UInt64) {
    print("--- \(failure.kind.rawValue), seed \(seed): \(failure.says)")
    print(failure.spec)
    print(failure.trace)
  }

  /// At most a few of each pattern.
  private mutating func write(_ failure: SpecResult.Shown, _ seed: UInt64, to folder: String) {
    let key = "\(failure.kind.rawValue) \(failure.pattern)"
    let number = written[key, default: 0]
    guard number < 3 else { return }
    written[key] = number + 1
    let path = "\(folder)/\(failure.kind.rawValue)/\(seed)-\(counts[failure.kind, default: 0])"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let files = [
      "spec.gspec.yaml": failure.spec, "touch.jsonl": failure.trace,
      "what.txt": "\(failure.kind.rawValue), seed \(seed)\n\(failure.pattern)\n\(failure.says)\n",
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
      }
    }
    print(
      "\(specs) specs (\(skipped) skipped), \(touches) touches in \(Int(seconds)) s;",
      "of \(activities) activities \(claimed) claimed and \(won) won;",
      "\(counts.values.reduce(0, +)) failures")
  }
}
