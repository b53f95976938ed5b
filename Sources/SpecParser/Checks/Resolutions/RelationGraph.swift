/// The activities that the lines of one relation join, as a directed graph.
///
/// A line is a vertex of its own between the activities that it names first and those that it names second: two lists
/// of a thousand names make two thousand edges, not a million.
struct RelationGraph {
  /// One line of `resolve`, the same relation for all lines of a graph.
  struct Line {
    var from: [Located<Int>]
    var to: [Located<Int>]
  }

  private enum Vertex: Hashable {
    case activity(Int)
    case line(Int)
  }

  private struct Edge {
    var from: Vertex
    var to: Vertex
  }

  private let relation: ResolutionEdge.Relation
  private let lines: [Line]
  /// In the order of the spec.
  private let edges: [Edge]
  /// Indices into `edges` by the vertex that they start from.
  private let leaving: [Vertex: [Int]]

  init(_ relation: ResolutionEdge.Relation, _ lines: [Line]) {
    self.relation = relation
    self.lines = lines
    let edges = lines.enumerated().flatMap { number, line in
      line.from.map { Edge(from: .activity($0.value), to: .line(number)) }
        + line.to.map { Edge(from: .line(number), to: .activity($0.value)) }
    }
    self.edges = edges
    leaving = Dictionary(grouping: edges.indices) { edges[$0].from }
  }

  /// Cycles that together go through every edge that lies on any, each the shortest through its first edge. An
  /// activity that is related to itself is a cycle of one.
  ///
  /// - Parameter limit: how many are given at most.
  func cycles(limit: Int) -> [[ResolutionEdge]] {
    let component = components()
    var covered: Set<Int> = []
    var result: [[ResolutionEdge]] = []
    for (index, edge) in edges.enumerated() where result.count < limit && !covered.contains(index) {
      guard component[edge.from] == component[edge.to], let way = shortestWay(from: edge.to, to: edge.from)
      else {
        continue
      }
      covered.formUnion([index] + way)
      result.append(told([index] + way))
    }
    return result
  }

  /// A cycle of edges as relations between activities, beginning with the line of its first edge.
  private func told(_ cycle: [Int]) -> [ResolutionEdge] {
    var cycle = cycle.map { edges[$0] }
    if case .line = cycle[0].from, let last = cycle.popLast() { cycle.insert(last, at: 0) }
    return stride(from: 0, to: cycle.count - 1, by: 2).compactMap { index in
      guard case (.activity(let first), .line(let number)) = (cycle[index].from, cycle[index].to),
        case .activity(let second) = cycle[index + 1].to,
        let from = lines[number].from.first(where: { $0.value == first }),
        let to = lines[number].to.first(where: { $0.value == second })
      else { return nil }
      return ResolutionEdge(relation: relation, from: from, to: to)
    }
  }

  /// Edges that lead from one vertex to another, as few as possible; indices into `edges`.
  private func shortestWay(from start: Vertex, to end: Vertex) -> [Int]? {
    var arrivals: [Vertex: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, arrivals[end] == nil {
      for index in leaving[queue[next], default: []] {
        let reached = edges[index].to
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
      place = edges[index].from
    }
    return way.reversed()
  }

  /// A name for each vertex: the same one exactly for those that can reach each other (Kosaraju's algorithm).
  private func components() -> [Vertex: Vertex] {
    var entering: [Vertex: [Vertex]] = [:]
    for edge in edges { entering[edge.to, default: []].append(edge.from) }
    var component: [Vertex: Vertex] = [:]
    for root in finishingOrder().reversed() where component[root] == nil {
      var waiting = [root]
      while let vertex = waiting.popLast() {
        guard component[vertex] == nil else { continue }
        component[vertex] = root
        waiting += entering[vertex, default: []]
      }
    }
    return component
  }

  /// The vertices in the order in which a depth-first walk leaves them for good.
  private func finishingOrder() -> [Vertex] {
    var order: [Vertex] = []
    var entered: Set<Vertex> = []
    for root in edges.map(\.from) where entered.insert(root).inserted {
      var path = [(vertex: root, next: 0)]
      while let (vertex, next) = path.last {
        let ways = leaving[vertex, default: []]
        if next == ways.count {
          order.append(vertex)
          path.removeLast()
        } else {
          path[path.count - 1].next += 1
          let reached = edges[ways[next]].to
          if entered.insert(reached).inserted { path.append((reached, 0)) }
        }
      }
    }
    return order
  }
}
