import GestureRuntime

/// Runs one of the programs repeatedly for a profiler, on gestures of one kind or of all.
///
///     Benchmarks --profile c|code|table [touch|doubleTouch|hold|drag|fling|pinch|rotate|pan] [ROUNDS]
enum Profile {
  static func run(_ arguments: ArraySlice<String>) throws {
    let gesture = arguments.lazy.compactMap(SyntheticTrace.Gesture.init(rawValue:)).first
    let rounds = arguments.lazy.compactMap { Int($0) }.first ?? 1
    let samples = SyntheticTrace(count: 200_000, only: gesture).samples
    let table = try TableMaker.usualSet().0
    let samplesInC = samples.map(\.inC)
    var outcomes = 0.0
    for _ in 0..<rounds {
      switch arguments.first {
      case "c": outcomes += HandWrittenRun.count(samplesInC)
      case "code": outcomes += CodeRun.count(samples)
      case "table": outcomes += Main.run(table, samples, CountingSink())
      default: break  // What it takes to make the samples.
      }
    }
    print("\(Int(outcomes)) outcomes")
  }
}
