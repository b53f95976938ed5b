import SpecParser
import TestSupport

/// A spec with one activity for each mechanic, of the same name, on one element.
func spec(
  _ mechanics: String..., metrics: [Metric: Double?] = [:], toward: Directions? = nil,
  change: (inout SpecBuilder) -> Void = { _ in }
) -> SpecBuilder {
  var builder = SpecBuilder(metrics: metrics)
  builder.element("view")
  for mechanic in mechanics { builder.activity(mechanic, by: [mechanic], toward: toward) }
  change(&builder)
  return builder
}

/// A spec with one activity `act` by several mechanics.
func movement(
  _ mechanics: String..., metrics: [Metric: Double?] = [:], toward: Directions? = nil, commit: Commit? = nil
) -> SpecBuilder {
  var builder = SpecBuilder(metrics: metrics)
  builder.element("view")
  builder.activity("act", by: mechanics, toward: toward, commit: commit)
  return builder
}

/// A spec with its own mechanic, and one activity `own` by it.
func own(
  fingers: ClosedRange<Int> = 1...1, continuous: Bool = false, metrics: [Metric: Double?] = [:],
  toward: Directions? = nil, _ steps: [StepAction]
) -> SpecBuilder {
  var builder = SpecBuilder(metrics: metrics)
  builder.element("view")
  builder.mechanic("own", fingers: fingers, continuous: continuous, steps)
  builder.activity("own", by: ["own"], toward: toward)
  return builder
}

/// Two activities, `inner` on `outer/inner` and `outer` on `outer`.
func nested(
  _ inner: String, _ outer: String, change: (inout SpecBuilder) -> Void = { _ in }
) -> SpecBuilder {
  var builder = SpecBuilder(elements: "outer", "outer/inner")
  builder.activity("inner", on: "outer/inner", by: [inner])
  builder.activity("outer", on: "outer", by: [outer])
  change(&builder)
  return builder
}

/// Two drags on one target: `any` in every direction, `left` to the left.
func sideways(_ change: (inout SpecBuilder) -> Void) -> SpecBuilder {
  var builder = SpecBuilder()
  builder.activity("any", by: ["drag"])
  builder.activity("left", by: ["drag"], toward: .left)
  change(&builder)
  return builder
}

/// Two drags whose directions share the angle between them.
let rightAndUp: SpecBuilder = {
  var builder = SpecBuilder()
  builder.activity("a-right", by: ["drag"], toward: .right)
  builder.activity("b-up", by: ["drag"], toward: .up)
  return builder
}()

extension SpecBuilder {
  /// A spec with elements, each after the one around it.
  init(elements first: String, _ others: String...) {
    self.init()
    for path in [first] + others { element(path) }
  }
}
