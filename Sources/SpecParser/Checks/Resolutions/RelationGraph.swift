/// The activities that one sort of relation joins, as a directed graph; of edges declared twice the first counts.
struct RelationGraph {
  /// In the order of the spec.
  let edges: [ResolutionEdge]
  /// Indices into `edges` by the activity that they start from.
  private let leaving: [Int: [Int]]

  init(_ edges: [ResolutionEdge]) {
    var seen: Set<[Int]> = []
    let distinct = edges.filter { seen.insert([$0.from.value, $0.to.value]).inserted }
    self.edges = distinct
    leaving = Dictionary(grouping: distinct.indices) { distinct[$0].from.value }
  }

  /// Cycles that together go through every edge that lies on any, each the shortest through its first edge.
  ///
  /// - Parameter limit: how many are given at most.
  func cycles(limit: Int) -> [[ResolutionEdge]] {
    let component = components()
    var covered: Set<Int> = []
    var result: [[ResolutionEdge]] = []
    for (index, edge) in edges.enumerated() where result.count < limit && !covered.contains(index) {
      guard edge.from.value != edge.to.value, component[edge.from.value] == component[edge.to.value],
        let way = shortestWay(from: edge.to.value, to: edge.from.value)
      else { continue }
      covered.formUnion([index] + way)
      result.append([edge] + way.map { edges[$0] })
    }
    return result
  }

  /// Edges that lead from one activity to another, as few as possible; indices into `edges`.
  private func shortestWay(from start: Int, to end: Int) -> [Int]? {
    var arrivals: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, arrivals[end] == nil {
      for index in leaving[queue[next], default: []] {
        let reached = edges[index].to.value
        guard reached != start, arrivals[reached] == nil else { continue }
        arrivals[reached] = index
        queue.append(reached)
      }
      next += 1
    }
    var way: [Int] = []
    var place = end
    while place != start {
      guard let index = arrivals[place] else { return nil }
      way.append(index)
      place = edges[index].from.value
    }
    return way.reversed()
  }

  /// A number for each activity: the same one exactly for those that can reach each other (Kosaraju's algorithm).
  private func components() -> [Int: Int] {
    var entering: [Int: [Int]] = [:]
    for edge in edges { entering[edge.to.value, default: []].append(edge.from.value) }
    var component: [Int: Int] = [:]
    for root in finishingOrder().reversed() where component[root] == nil {
      var waiting = [root]
      while let activity = waiting.popLast() {
        guard component[activity] == nil else { continue }
        component[activity] = root
        waiting += entering[activity, default: []]
      }
    }
    return component
  }

  /// The activities in the order in which a depth-first walk leaves them for good.
  private func finishingOrder() -> [Int] {
    var order: [Int] = []
    var entered: Set<Int> = []
    for root in edges.map(\.from.value) where entered.insert(root).inserted {
      var path = [(activity: root, next: 0)]
      while let (activity, next) = path.last {
        let ways = leaving[activity, default: []]
        if next == ways.count {
          order.append(activity)
          path.removeLast()
        } else {
          path[path.count - 1].next += 1
          let reached = edges[ways[next]].to.value
          if entered.insert(reached).inserted { path.append((reached, 0)) }
        }
      }
    }
    return order
  }
}
