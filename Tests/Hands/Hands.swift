import Foundation
import TestSupport

/// Plays touches as hands make them on random specs and compares them with what `gspec lint` says: `Scripts/hands`.
///
/// The touches are made without the conflict analysis, except where `ChaseWin` begins with the touches that the analysis offers.
@main
enum Hands {
  static func main() async {
    let options = HandsOptions(CommandLine.arguments)
    var summary = Summary(options)
    if let path = options.spec {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        let result = SpecResult(text: text, path: path, options)
      else {
        print("\(path) cannot be read as a spec")
        ExitProgram.status(2)
      }
      summary.add(result)
    } else {
      await playRandomSpecs(options, &summary)
    }
    summary.report()
    if summary.hasFailed { ExitProgram.status(1) }
  }

  /// Works on every core and adds the results in the order of their seeds.
  private static func playRandomSpecs(_ options: HandsOptions, _ summary: inout Summary) async {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let part: UInt64 = 25
    await withTaskGroup(of: (UInt64, [SpecResult]).self) { group in
      var next = options.seeds.lowerBound
      var waiting: [UInt64: [SpecResult]] = [:]
      var due = next
      func addTask() {
        guard next < options.seeds.upperBound else { return }
        let range = next..<min(next + part, options.seeds.upperBound)
        next = range.upperBound
        group.addTask { (range.lowerBound, range.map { SpecResult(seed: $0, options) }) }
      }
      for _ in 0..<(cores * 2) { addTask() }
      for await (start, results) in group {
        waiting[start] = results
        addTask()
        while let results = waiting.removeValue(forKey: due) {
          for result in results { summary.add(result) }
          due = min(due + part, options.seeds.upperBound)
        }
      }
    }
  }
}
