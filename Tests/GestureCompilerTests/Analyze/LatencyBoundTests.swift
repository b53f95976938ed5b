import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// Latencies of many activities: each is compared with few others, and a bound that is reached is said.
@Suite struct LatencyBoundTests {
  private func measure(
    _ activities: [String], _ resolve: [String] = [], elements: String = "{page: {}}"
  ) throws -> MeasureLatency {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Many
      uses: [material]
      elements: \(elements)
      activities:
      \(activities.enumerated().map { "  a\($0): {does: custom, \($1)}" }.joined(separator: "\n"))
      \(resolve.isEmpty ? "" : "resolve:\n" + resolve.map { "  - \($0)" }.joined(separator: "\n"))
      """)
    return MeasureLatency(CheckContext(spec), CompilePipeline.lower(spec))
  }

  private func touches(_ count: Int) -> [String] {
    (0..<count).map { "target: page, by: \($0 % 2 == 0 ? "touch" : "double-touch")" }
  }

  @Test("A chain of 1,000 waits is measured without recursion")
  func longChain() throws {
    let count = 1_000
    let elements = (0..<count / 2).map { "e\($0): {}" }.joined(separator: ", ")
    var measure = try measure(
      (0..<count).map { $0 % 2 == 0 ? "target: e\($0 / 2), by: drag, toward: up" : "target: root, by: drag" },
      (0..<count - 1).map { "{wait: a\($0), for: a\($0 + 1)}" },
      elements: "{root: {children: {\(elements)}}}")
    let pairs = measure.bound.pairs
    let rows = measure.report(only: nil).rows
    #expect(rows.count == count && pairs - measure.bound.pairs == count - 1)
    #expect(!rows.contains { $0.rivals.contains(where: \.isUndecided) })
  }

  @Test("Pairs of the same shapes are searched once, and pairs that cannot wait are not counted")
  func fewSearches() throws {
    var (few, many) = (try measure(touches(2)), try measure(touches(40)))
    let pairs = few.bound.pairs
    #expect(few.report(only: nil).rows.count { !$0.rivals.isEmpty } == 1)
    #expect(many.report(only: nil).rows.count { $0.rivals.count == 20 } == 20)
    #expect(many.bound.work.done == few.bound.work.done)
    #expect((pairs - few.bound.pairs, pairs - many.bound.pairs) == (1, 400))
    var apart = try measure(
      (0..<40).map { "target: e\($0), by: \($0 % 2 == 0 ? "touch" : "double-touch")" },
      elements: "{\((0..<40).map { "e\($0): {}" }.joined(separator: ", "))}")
    #expect(apart.report(only: nil).rows.allSatisfy(\.rivals.isEmpty) && apart.bound.pairs == pairs)
  }

  @Test("Beyond a bound a wait is undecided and counts as unlimited", arguments: [false, true])
  func bounds(_ isWork: Bool) throws {
    var measure = try measure(touches(8))
    if isWork { measure.bound.work.most = 10 } else { measure.bound.pairs = 6 }
    let rows = measure.report(only: nil).rows.filter { !$0.rivals.isEmpty }
    #expect(rows.count == 4)
    for row in isWork ? rows[...] : rows[1...] {
      #expect(row.rivals.contains(where: \.isUndecided) && row.delay.worst == nil)
    }
    #expect(rows[0].rivals.contains(where: \.isUndecided) == isWork)
    #expect(measure.bound.work.done < (isWork ? 60 : .max))
  }
}
