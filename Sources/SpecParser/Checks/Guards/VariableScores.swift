/// The scores of variables by their part in recent conflicts, the greatest first: Chaff's heuristic, in a binary heap.
struct VariableScores {
  private var scores: [Double]
  private var weight = 1.0
  /// The heap of variables. None has a greater score than its parent; of equal scores, the smaller number comes first.
  private var heap: [Int]
  /// The place of each variable in the heap; -1 is none.
  private var places: [Int]

  init(count: Int) {
    scores = Array(repeating: 0, count: count)
    heap = Array(0..<count)
    places = heap
  }

  mutating func popGreatest() -> Int? {
    guard let greatest = heap.first, let last = heap.popLast() else { return nil }
    places[greatest] = -1
    if last != greatest {
      heap[0] = last
      places[last] = 0
      sink(0)
    }
    return greatest
  }

  mutating func insert(_ variable: Int) {
    guard places[variable] < 0 else { return }
    places[variable] = heap.count
    heap.append(variable)
    rise(heap.count - 1)
  }

  mutating func bump(_ variable: Int) {
    scores[variable] += weight
    if scores[variable] > 1e100 {
      for index in scores.indices { scores[index] *= 1e-100 }
      weight *= 1e-100
    }
    if places[variable] >= 0 { rise(places[variable]) }
  }

  /// Lets later bumps count more.
  mutating func decay() { weight /= 0.95 }

  private func isAbove(_ a: Int, _ b: Int) -> Bool {
    scores[a] != scores[b] ? scores[a] > scores[b] : a < b
  }

  private mutating func rise(_ start: Int) {
    var place = start
    while place > 0, isAbove(heap[place], heap[(place - 1) / 2]) {
      exchange(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func sink(_ start: Int) {
    var place = start
    while true {
      var greatest = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count {
        if isAbove(heap[child], heap[greatest]) { greatest = child }
      }
      if greatest == place { return }
      exchange(place, greatest)
      place = greatest
    }
  }

  private mutating func exchange(_ a: Int, _ b: Int) {
    heap.swapAt(a, b)
    places[heap[a]] = a
    places[heap[b]] = b
  }
}
