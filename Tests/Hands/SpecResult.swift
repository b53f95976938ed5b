import GestureCompiler

/// The results of one spec.
struct SpecResult: Sendable {
  var seed: UInt64
  /// The spec's text.
  let text: String
  /// The pieces of the text, if the spec is a random one.
  let sketch: SpecSketch?
  var touches = 0
  /// The number of activities.
  var activities = 0
  /// How many of them claimed when every candidate ran alone.
  var claimed = 0
  /// How many of them won.
  var won = 0
  /// The number of activities of which the analysis leaves open whether they can ever win.
  var undecided = 0
  /// Whether the text is no valid spec, or has errors other than conflicts.
  var isSkipped = false
  var failures: [Failure] = []

  /// A random spec.
  init(seed: UInt64, _ options: HandsOptions) {
    self.seed = seed
    let sketch = RandomSketch.make(seed: seed, isWide: options.isWide)
    self.sketch = sketch
    text = sketch.text
    guard let spec = LoadedSpec(text), options.takesOtherErrors || !spec.hasOtherErrors else {
      isSkipped = true
      return
    }
    play(spec, options)
  }

  /// A spec from a file; `nil` if it cannot be read as one.
  init?(text: String, path: String, _ options: HandsOptions) {
    seed = options.seed
    self.text = text
    sketch = nil
    guard let spec = LoadedSpec(text, path: path) else { return nil }
    play(spec, options)
  }

  private mutating func play(_ spec: LoadedSpec, _ options: HandsOptions) {
    var pursuit = PursueSpec(spec, seed: seed &* 7919)
    pursuit.run(touches: options.touches)
    activities = spec.machine.activities.count
    claimed = pursuit.claims.count { $0 > 0 }
    if !spec.hasOtherErrors {
      failures = pursuit.neverWinning(chase: 10_000)
      failures += JudgeWitness(spec: spec, judge: pursuit.judge).failures()
    }
    won = pursuit.wins.count { $0 > 0 }
    touches = pursuit.touches
    undecided = pursuit.judge.statements.undecidedWins
    failures = (pursuit.failures + failures).filter {
      options.only.isEmpty || options.only.contains($0.kind.rawValue)
    }
  }
}
