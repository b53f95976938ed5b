/// A directed graph of the activities that the lines of one relation join.
///
/// A line is a vertex between the activities that it names first and those that it names second. Two lists of a thousand names then make
/// two thousand edges, not a million.
struct RelationGraph {
  /// One line of `resolve`. All lines of a graph have the same relation.
  struct Line {
    var from: [Located<Int>]
    var to: [Located<Int>]
  }

  /// The most edges that a search for chains follows, far more than a person's spec has.
  private static let workLimit = 20_000_000

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
  /// The edges, in the order of the spec.
  private let edges: [Edge]
  /// The indices into `edges` by the vertex where they start.
  private let leaving: [Vertex: [Int]]
  /// For each vertex, the representative of its strongly connected component.
  private let component: [Vertex: Vertex]

  init(_ relation: ResolutionEdge.Relation, _ lines: [Line]) {
    self.relation = relation
    self.lines = lines
    let edges = lines.enumerated().flatMap { number, line in
      line.from.map { Edge(from: .activity($0.value), to: .line(number)) }
        + line.to.map { Edge(from: .line(number), to: .activity($0.value)) }
    }
    self.edges = edges
    let leaving = Dictionary(grouping: edges.indices) { edges[$0].from }
    self.leaving = leaving
    component = Self.components(edges, leaving)
  }

  /// Cycles that together contain every edge of every cycle. Each is the shortest through its first edge. An activity that is related to
  /// itself is a cycle of one.
  ///
  /// - Parameter limit: the most cycles returned.
  func cycles(limit: Int) -> [[ResolutionEdge]] {
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

  /// The shortest chains of relations from one of some activities to another, for two that are not in one cycle.
  ///
  /// - Parameters:
  ///   - activities: in the order of the search.
  ///   - limit: the most chains returned.
  func chains(among activities: [Int], limit: Int) -> [[ResolutionEdge]] {
    var result: [[ResolutionEdge]] = []
    let starts = activities.filter { leaving[.activity($0)] != nil }
    for start in starts.prefix(Self.workLimit / max(1, edges.count)) {
      let ends = activities.filter { end in
        component[.activity(end)].map { $0 != component[.activity(start)] } ?? false
      }
      let arrivals = ends.isEmpty ? [:] : arrivals(from: .activity(start))
      for end in ends {
        guard result.count < limit else { return result }
        if let way = way(from: .activity(start), to: .activity(end), by: arrivals) {
          result.append(told(way))
        }
      }
    }
    return result
  }

  /// A path of edges as relations between activities, beginning with the line of its first edge.
  private func told(_ way: [Int]) -> [ResolutionEdge] {
    var steps = way.map { edges[$0] }
    if case .line = steps[0].from, let last = steps.popLast() { steps.insert(last, at: 0) }
    return stride(from: 0, to: steps.count - 1, by: 2).compactMap { index in
      guard case (.activity(let first), .line(let number)) = (steps[index].from, steps[index].to),
        case .activity(let second) = steps[index + 1].to,
        let from = lines[number].from.first(where: { $0.value == first }),
        let to = lines[number].to.first(where: { $0.value == second })
      else { return nil }
      return ResolutionEdge(relation: relation, from: from, to: to)
    }
  }

  /// A shortest path from one vertex to another, as indices into `edges`.
  private func shortestWay(from start: Vertex, to end: Vertex) -> [Int]? {
    way(from: start, to: end, by: arrivals(from: start, until: end))
  }

  /// For every vertex that can be reached, the last edge of a shortest path to it.
  private func arrivals(from start: Vertex, until end: Vertex? = nil) -> [Vertex: Int] {
    var arrivals: [Vertex: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      for index in leaving[queue[next], default: []] {
        let reached = edges[index].to
        guard reached != start, arrivals[reached] == nil else { continue }
        arrivals[reached] = index
        if reached == end { return arrivals }
        queue.append(reached)
      }
      next += 1
    }
    return arrivals
  }

  private func way(from start: Vertex, to end: Vertex, by arrivals: [Vertex: Int]) -> [Int]? {
    var way: [Int] = []
    var place = end
    while place != start {
      guard let index = arrivals[place] else { return nil }
      way.append(index)
      place = edges[index].from
    }
    return way.reversed()
  }

  /// For each vertex, the representative of its strongly connected component (Kosaraju's algorithm).
  private static func components(_ edges: [Edge], _ leaving: [Vertex: [Int]]) -> [Vertex: Vertex] {
    var entering: [Vertex: [Vertex]] = [:]
    for edge in edges { entering[edge.to, default: []].append(edge.from) }
    var component: [Vertex: Vertex] = [:]
    for root in finishingOrder(edges, leaving).reversed() where component[root] == nil {
      var waiting = [root]
      while let vertex = waiting.popLast() {
        guard component[vertex] == nil else { continue }
        component[vertex] = root
        waiting += entering[vertex, default: []]
      }
    }
    return component
  }

  /// The vertices in the order in which a depth-first search finishes them.
  private static func finishingOrder(_ edges: [Edge], _ leaving: [Vertex: [Int]]) -> [Vertex] {
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
