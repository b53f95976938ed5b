import GestureRuntime

extension DecisionCache.Key: CodedForCache {
  init() { self.init(shape: RecognizerShape(), targets: .same) }

  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&shape)
    coder.code(&targets)
  }
}

extension PairDecision: CodedForCache {
  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&proved)
    coder.code(&unproved)
    coder.code(&holds)
    coder.check(holds.count == 2)
    coder.code(&isComplete)
    coder.code(&work)
    work = max(0, work)
  }
}

extension PairDecision.Proved: CodedForCache {
  init() { self.init(meeting: MeetingSummary(), trace: PlainTrace()) }

  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&meeting)
    coder.code(&trace)
    coder.code(&isJump)
  }
}

extension MeetingSet.Hold: CodedForCache {
  init() { self.init(most: nil, isBetweenPresses: false) }

  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&most)
    coder.code(&isBetweenPresses)
  }
}

extension MeetingSummary: CodedForCache {
  init() {
    self.init(
      order: .first, gap: 0...0, leastGap: 0, isBoundary: false, needs: [], isPlain: false,
      isInOneContact: false, isBeforeLastContact: false, region: MeetingRegion())
  }

  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&order)
    var (low, high) = (gap.lowerBound, gap.upperBound)
    coder.code(&low)
    coder.code(&high)
    coder.check(low <= high)
    gap = low...max(low, high)
    coder.code(&leastGap)
    coder.code(&needs)
    coder.code(&isBoundary)
    coder.code(&isPlain)
    coder.code(&isInOneContact)
    coder.code(&isBeforeLastContact)
    coder.code(&region)
  }
}

extension MeetingRegion: CodedForCache {
  init() { self.init(duration: Range()) }

  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&directions)
    coder.code(&distance)
    coder.code(&span)
    coder.code(&turn)
    coder.code(&velocity)
    coder.code(&duration)
  }
}

extension MeetingRegion.Range: CodedForCache {
  init() { self.init(low: 0, high: 0) }

  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&low)
    coder.code(&high)
  }
}

extension PlainTrace: CodedForCache {
  init() { self.init(samples: [], end: 0, claims: []) }

  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&samples)
    coder.check(!samples.isEmpty)
    coder.code(&end)
    coder.code(&claims)
    coder.check(claims.count == 2)
  }
}

extension PlainTrace.Sample: CodedForCache {
  init() { self.init(time: 0, phase: .down, finger: 0, location: Point(x: 0, y: 0), isOutside: false) }

  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&time)
    coder.code(&phase)
    coder.code(&finger)
    coder.check((0..<64).contains(finger))
    coder.code(&location.x)
    coder.code(&location.y)
    coder.check(location.x.isFinite && location.y.isFinite)
    coder.code(&isOutside)
    coder.code(&lift)
  }
}
