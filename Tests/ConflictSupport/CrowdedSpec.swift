package import SpecParser
import TestSupport

/// Specs with many activities, for measuring the cost of the analysis.
package enum CrowdedSpec {
  /// All activities on one target, with mechanics of every sort and different directions and distances.
  package static func onOneTarget(_ count: Int) -> CheckedSpec {
    var builder = SpecBuilder()
    builder.element("page")
    for index in 0..<count { add(index, to: &builder, on: "page") }
    return builder.checked
  }

  /// Activities spread over elements of one page. Those on different elements never share a finger.
  package static func over(elements: Int, activities: Int) -> CheckedSpec {
    var builder = SpecBuilder()
    builder.element("page")
    builder.state("mode", words: ["one", "two", "three"])
    for element in 0..<elements { builder.element("page/e\(element)") }
    for index in 0..<activities {
      let guarded: Guard? = index % 3 == 0 ? .isOneOf(slot: 0, values: [index / 3 % 3]) : nil
      add(index, to: &builder, on: "page/e\(index % elements)", when: guarded)
    }
    return builder.checked
  }

  /// All activities on one target, each with the same four mechanics.
  package static func alike(_ count: Int) -> CheckedSpec {
    var builder = SpecBuilder()
    builder.element("page")
    for index in 0..<count {
      builder.activity("a\(index)", on: "page", by: ["touch", "long-press", "drag", "pinch-open"])
    }
    return builder.checked
  }

  /// All activities on one target, each with one bundled mechanic; mechanics that move have a direction.
  package static func bundled(_ count: Int) -> CheckedSpec {
    var builder = SpecBuilder()
    builder.element("page")
    let moving = ["drag", "swipe", "fling", "long-press-drag", "double-touch-drag", "two-finger-drag"]
    let others = [
      "touch", "double-touch", "long-press", "pinch-open", "pinch-closed", "rotate", "two-finger-touch",
      "two-finger-long-press",
    ]
    let all = moving + others
    for index in 0..<count {
      let name = all[index % all.count]
      let side = Double(index / all.count % 4 * 90)
      builder.activity(
        "a\(index)", on: "page", by: [name],
        toward: moving.contains(name)
          ? .range((side + 315).truncatingRemainder(dividingBy: 360), to: side + 45) : nil)
    }
    return builder.checked
  }

  private static let names = [
    "drag", "touch", "double-touch", "long-press", "long-press-drag", "pinch-open", "rotate", "swipe",
    "two-finger-drag", "edge-swipe",
  ]

  private static func add(
    _ index: Int, to builder: inout SpecBuilder, on target: String, when condition: Guard? = nil
  ) {
    let start = Double(index * 7 % 360)
    let name = "m\(index)"
    func toward(_ width: Double) -> Directions {
      .range(start, to: (start + width).truncatingRemainder(dividingBy: 360))
    }
    switch index % 5 {
    case 0:
      builder.mechanic(
        name, continuous: true, [.pressing(), .moving(distance: .atLeast(Double(10 + index))), .lifting()])
      builder.activity("a\(index)", on: target, by: [name], toward: toward(50), when: condition)
    case 1:
      builder.mechanic(name, [.pressing(), .waiting(.atLeast(ms(Double(200 + index)))), .lifting()])
      builder.activity("a\(index)", on: target, by: [name], when: condition)
    default:
      builder.activity(
        "a\(index)", on: target, by: [names[index % names.count]], toward: toward(40), when: condition)
    }
  }
}
