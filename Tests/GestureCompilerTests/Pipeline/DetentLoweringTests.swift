import GestureRuntime
import Testing

@testable import GestureCompiler

/// How `on-commit` of several detents is compiled to a table.
struct DetentLoweringTests {
  private func table(_ feedback: String) throws -> Table {
    let text = """
      gspec: 1
      product: P
      uses: [material]
      elements:
        row: {swipeable: left}
      activities:
        act:
          does: dismiss
          target: row
          by: [drag, swipe, fling]
          commit: [{name: reveal, distance: 72pt, projected: true}, {name: delete, distance: 60%}]
          feedback: \(feedback)

      """
    return try CompilePipeline.compile(SpecFiles.parse(text)).table
  }

  private func targets(_ feedback: String) throws -> [FeedbackPlan.Target?] {
    let table = try table(feedback)
    return (UInt8(0)...2).map { table.feedback(of: 0, at: $0)?.onCommit?.target }
  }

  @Test func namesAreTheListsInItsOrder() throws {
    #expect(try table("{}").detentNames(of: 0) == ["reveal", "delete"])
  }

  @Test func eachRestsAtItsOwnPlace() throws {
    let near = FeedbackPlan.Target.place(FeedbackLength(points: 72))
    let far = FeedbackPlan.Target.place(FeedbackLength(percent: 60))
    #expect(try targets("{on-commit: {duration: 100ms}}") == [near, near, far])
    #expect(try targets("{on-commit: {target: threshold}}") == [near, near, far])
    // With only one of `on-commit` and `on-cancel`, both move alike.
    #expect(try targets("{on-cancel: {duration: 100ms}}") == [near, near, far])
  }

  @Test func eachMayHaveAMotionOfItsOwn() throws {
    let near = FeedbackPlan.Target.place(FeedbackLength(points: 72))
    #expect(
      try targets("{on-commit: {reveal: {duration: 100ms}, delete: {target: outside}}}")
        == [near, near, .outside])
    #expect(
      try targets("{on-commit: {delete: {target: outside}}, on-cancel: {duration: 100ms}}")
        == [near, near, .outside])
    let same = try targets("{on-commit: {target: outside}}")
    #expect(same == [.outside, .outside, .outside])
  }

  @Test func progressIsOfTheFirst() throws {
    let plan = try #require(try table("{on-commit: {duration: 100ms}}").feedback(of: 0))
    #expect(plan.threshold == FeedbackLength(points: 72) && plan.hasCommit)
  }
}
