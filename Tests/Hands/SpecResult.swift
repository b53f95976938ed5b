import GestureCompiler

/// What came of one spec.
struct SpecResult: Sendable {
  var seed: UInt64
  /// The spec's text, and its pieces where it is a random one.
  let text: String
  let sketch: SpecSketch?
  var touches = 0
  /// How many activities there are, have claimed alone and have won.
  var activities = 0
  var claimed = 0
  var won = 0
  /// Of how many activities the analysis leaves open whether they can ever win.
  var undecided = 0
  /// Whether no spec came of the text, or one with other errors.
  var isSkipped = false
  var failures: [Failure] = []

  /// A random spec.
  init(seed: UInt64, _ options: HandsOptions) {
    self.seed = seed
    let sketch = RandomSketch.make(seed: seed)
    self.sketch = sketch
    text = sketch.text
    guard let spec = LoadedSpec(text), options.takesOtherErrors || !spec.hasOtherErrors else {
      isSkipped = true
      return
    }
    play(spec, options)
  }

  /// A spec that is there; `nil` when it cannot be read.
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
