import SpecParser

/// Finds lines of `resolve` to give up: an order that the author has declared may be what brings the conflict.
extension FixCandidates {
  /// The lines that order the two, without one of them where others stay, or deleted.
  var dropped: [FixCandidate] {
    spec.resolutions.indices.flatMap { line -> [FixCandidate] in
      switch spec.resolutions[line].rule {
      case .prefer(let first, let second):
        candidates(line, first, second, { .prefer($0, over: $1) }) {
          "\(verb($0)) no longer preferred to \(listed($1.map(name)))"
        }
      case .wait(let first, let second):
        candidates(line, first, second, { .wait($0, for: $1) }) {
          "\(verb($0)) no longer held for \(listed($1.map(name)))"
        }
      case .together: []
      }
    }
  }

  /// - Parameters:
  ///   - make: makes a line of the same sort.
  ///   - reach: says which pairs the line no longer orders.
  private func candidates(
    _ line: Int, _ first: [Located<Int>], _ second: [Located<Int>],
    _ make: ([Int], [Int]) -> ResolutionRule<Int>,
    _ reach: ([Int], [Int]) -> String
  ) -> [FixCandidate] {
    let (first, second) = (first.map(\.value), second.map(\.value))
    let pair = [(a, b), (b, a)].first { first.contains($0.0) && second.contains($0.1) }
    guard let (left, right) = pair else { return [] }
    let old = make(first, second).text(name)
    func without(_ activity: Int, _ new: ResolutionRule<Int>, _ reach: String) -> FixCandidate {
      candidate(
        "drop:\(name(activity))", new.text(name), "under `resolve` in place of `\(old)`",
        .instead(line: line, new), reach)
    }
    var found: [FixCandidate] = []
    if second.count > 1 {
      found.append(without(right, make(first, second.filter { $0 != right }), reach(first, [right])))
    }
    if first.count > 1 {
      found.append(without(left, make(first.filter { $0 != left }, second), reach([left], second)))
    }
    found.append(
      FixCandidate(
        name: "drop" + suffix, title: "delete `\(old)` under `resolve`", change: .without(line: line),
        reach: [reach(first, second)]))
    return found
  }

  private func verb(_ activities: [Int]) -> String {
    listed(activities.map(name)) + (activities.count == 1 ? " is" : " are")
  }
}
