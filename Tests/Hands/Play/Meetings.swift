import GestureCompiler
import GestureRuntime
import SpecParser

/// Two candidates of different activities that share a finger and both claim in one touch when each runs alone.
struct Meeting {
  /// Indices into the lives of the candidates that ran alone. The first one's activity has the smaller index.
  var first: Int
  var second: Int
}

/// Finds the claims of a played touch that meet.
struct Meetings {
  let spec: LoadedSpec

  /// All pairs of claims of different activities that share a finger.
  func all(_ lives: [Life], _ samples: [TouchSample]) -> [Meeting] {
    var result: [Meeting] = []
    for a in lives.indices where lives[a].hasClaimed {
      for b in lives.indices where b > a && lives[b].hasClaimed {
        let (first, second) = (activity(lives[a]), activity(lives[b]))
        guard first != second, spec.areOnOnePath(first, second), share(lives[a], lives[b], samples) else {
          continue
        }
        result.append(first < second ? Meeting(first: a, second: b) : Meeting(first: b, second: a))
      }
    }
    return result
  }

  /// The lives without the claims that an activity would not make if it were the only one: those on a finger on which it has claimed
  /// before. For example, the second and third of three touches are no double touch, because the first two are one.
  func genuine(_ lives: [Life], _ samples: [TouchSample]) -> [Life] {
    var result = lives
    let claims = lives.indices.filter { lives[$0].hasClaimed }.sorted {
      lives[$0].claimTime < lives[$1].claimTime
    }
    for (place, late) in claims.enumerated() {
      let isRepeated = claims[..<place].contains { early in
        result[early].hasClaimed && activity(lives[early]) == activity(lives[late])
          && lives[early].claimTime < lives[late].claimTime && share(lives[early], lives[late], samples)
      }
      if isRepeated { result[late].claim = -1 }
    }
    return result
  }

  func activity(_ life: Life) -> Int { spec.recognizers[life.recognizer].activity }

  /// Whether some finger landed inside both targets while both were candidates.
  func share(_ a: Life, _ b: Life, _ samples: [TouchSample]) -> Bool {
    let first = spec.machine.activities[activity(a)].target
    let second = spec.machine.activities[activity(b)].target
    let last = min(a.claim < 0 ? samples.count : a.claim, b.claim < 0 ? samples.count : b.claim)
    var index = max(a.start, b.start)
    while index <= min(last, samples.count - 1) {
      if samples[index].phase == .down, let element = samples[index].element?.index,
        spec.isInside(element, first), spec.isInside(element, second), takes(a, index, samples),
        takes(b, index, samples)
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether a candidate has taken in a press. A claim that is noted at a press may belong to the frame or the timer before it.
  private func takes(_ life: Life, _ press: Int, _ samples: [TouchSample]) -> Bool {
    if life.claim < 0 || press < life.claim { return press >= life.start }
    return press == life.claim && life.claimTime == samples[press].time
      && spec.recognizers[life.recognizer].recognizer.steps.last?.kind == .press
  }

  /// The life of the same candidate when all candidates ran against each other.
  func whole(_ life: Life, _ against: [Life]) -> Life? {
    against.first { $0.recognizer == life.recognizer && $0.start == life.start }
  }
}
