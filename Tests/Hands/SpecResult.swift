import GestureCompiler

/// What came of one spec.
struct SpecResult: Sendable {
  /// A failure with what a person needs to see it: texts.
  struct Shown: Sendable {
    var kind: FailureKind
    var pattern: String
    var says: String
    var spec: String
    /// JSON Lines, as `gspec run` reads them.
    var trace: String
  }

  var seed: UInt64
  var touches = 0
  /// How many touches let two activities claim, and how many activities have claimed and won.
  var activities = 0
  var claimed = 0
  var won = 0
  /// Whether no spec came of the text, or one with other errors.
  var isSkipped = false
  var failures: [Shown] = []

  /// A random spec.
  init(seed: UInt64, _ options: HandsOptions) {
    self.seed = seed
    let sketch = RandomSketch.make(seed: seed)
    guard let spec = LoadedSpec(sketch.text), options.takesOtherErrors || !spec.hasOtherErrors else {
      isSkipped = true
      return
    }
    play(spec, sketch, options)
  }

  /// A spec that is there; `nil` when it cannot be read.
  init?(text: String, path: String, _ options: HandsOptions) {
    seed = options.seed
    guard let spec = LoadedSpec(text, path: path) else { return nil }
    play(spec, nil, options)
  }

  private mutating func play(_ spec: LoadedSpec, _ sketch: SpecSketch?, _ options: HandsOptions) {
    var pursuit = PursueSpec(spec, seed: seed &* 7919)
    pursuit.run(touches: options.touches)
    touches = pursuit.touches
    activities = spec.machine.activities.count
    claimed = pursuit.claims.count { $0 > 0 }
    won = pursuit.wins.count { $0 > 0 }
    var found = pursuit.failures
    if !spec.hasOtherErrors {
      found += JudgeWitness(spec: spec, judge: pursuit.judge).failures()
      found += pursuit.neverWinning()
    }
    for failure in found where options.only.isEmpty || options.only.contains(failure.kind.rawValue) {
      failures.append(shown(failure, spec, sketch, options))
    }
  }

  private func shown(
    _ failure: Failure, _ spec: LoadedSpec, _ sketch: SpecSketch?, _ options: HandsOptions
  ) -> Shown {
    let small = options.shrinks ? ShrinkFailure.shrink(failure, spec, sketch) : (failure, spec)
    return Shown(
      kind: failure.kind, pattern: small.0.pattern, says: small.0.says, spec: small.1.text,
      trace: WriteTouch.lines(small.0.touch, of: small.1))
  }
}
