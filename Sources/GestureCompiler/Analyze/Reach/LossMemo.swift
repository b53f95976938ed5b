/// Recognizers that lose to others of their own target whenever they claim.
///
/// A recognizer that never wins keeps no rival from winning. Each is searched once, and never during the search of another, so that the
/// answers do not depend on the order of calls.
final class LossMemo {
  private let shapes: [[[RecognizerShape]]]
  private let targets: [Int]
  private let reach: ReachMemo
  private var answers: [[Int]: Bool] = [:]
  /// Whether a recognizer is being searched.
  private(set) var isBusy = false

  private static let mostRivals = 4

  init(_ analysis: AnalyzeConflicts) {
    shapes = analysis.subject.allShapes
    targets = analysis.subject.machine.activities.map(\.target)
    reach = analysis.reach
  }

  /// Whether a recognizer never wins.
  ///
  /// - Parameters:
  ///   - beats: whether an activity's recognizer beats it whenever it claims in time, in every state in which this one exists.
  ///   - winsTies: whether it also does so if both claim at one instant.
  func neverWins(
    _ activity: Int, _ recognizer: Int, beats: (Int, Int) -> Bool, winsTies: (Int, Int) -> Bool
  ) -> Bool {
    if isBusy { return false }
    if let known = answers[[activity, recognizer]] { return known }
    isBusy = true
    defer { isBusy = false }
    var rivals: [RecognizerPlace] = []
    for rival in targets.indices where rival != activity && targets[rival] == targets[activity] {
      for mine in shapes[rival].indices where rivals.count < Self.mostRivals && beats(rival, mine) {
        rivals.append(RecognizerPlace(rival, mine))
      }
    }
    let answer =
      !rivals.isEmpty
      && shapes[activity][recognizer].flatMap(\.byEdge).allSatisfy { shape in
        reach.isBeaten(
          shape,
          by: rivals.flatMap { rival in
            let isFirst = winsTies(rival.activity, rival.recognizer)
            return shapes[rival.activity][rival.recognizer].map { (shape: $0, winsTies: isFirst) }
          })
      }
    answers[[activity, recognizer]] = answer
    return answer
  }
}
