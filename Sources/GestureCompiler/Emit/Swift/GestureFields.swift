import GestureRuntime
import SpecParser

extension EmitGesture {
  /// A property of a gesture.
  struct Field: Sendable {
    var name: String
    var type: String
    var doc: String
    /// The expression that reads it from `outcome`.
    var reading: String
    /// Its default in the initializer.
    var standard: String
    /// The flag in `OutcomeValues` for its presence; `nil` if it is always present.
    var flag: String?
    /// The value in the outcome if it is not present.
    var zero = ""
    /// The argument for an outcome made by hand, if it is not the property's own value.
    var argument: String?

    /// Whether some outcomes of the activity do not have it.
    var isOptional: Bool { type.hasSuffix("?") && argument == nil && flag != nil }
  }

  /// The properties of one activity's gesture, in order.
  struct Fields {
    let all: [Field]
    let hasScale: Bool
    /// Whether it draws a selection box.
    let hasBox: Bool

    init(_ program: SwiftProgram, _ index: Int) {
      let activity = program.machine.activities[index]
      let values = program.values(of: index)
      hasScale = values.any.contains(.scale)
      hasBox = values.any.contains(.translation) && BoxKinds.contains(activity.does)
      var all: [Field] = []
      let shows = activity.showsPossible != nil
      if activity.isContinuous || shows {
        all.append(
          Self.phase(
            isContinuous: activity.isContinuous, isAlways: activity.isAlwaysContinuous, shows: shows))
      }
      let mechanics = program.names.mechanics[index]
      if mechanics.count > 1 { all.append(Self.mechanic(mechanics[0].name)) }
      all += Self.always
      all.append(Self.item(program.machine.elements[activity.target].path))
      if activity.tools != nil { all.append(Self.tool) }
      if let taps = activity.taps { all.append(Self.taps(taps)) }
      if hasBox { all += Self.corners }
      for value in Self.values where values.any.contains(value.flag) {
        all.append(value.field(isAlwaysThere: values.all.contains(value.flag) && !value.isAtEnd))
      }
      if !program.names.detents[index].isEmpty { all.append(Self.detent) }
      if values.any.contains(.over) { all += [Self.over(program.names.element), Self.overItem] }
      self.all = all
    }

    private static let detent = Field(
      name: "detent", type: "Detent?",
      doc: "The furthest detent passed; at the end, the detent that it commits to.",
      reading: "Detent(rawValue: outcome.detent)", standard: "nil")

    private static func over(_ type: String) -> Field {
      Field(
        name: "over", type: type + "?",
        doc:
          "The innermost element under the finger, of those that the spec names in `over`; `nil` for none.",
        reading: "outcome.over.flatMap { \(type)(rawValue: $0.index) }", standard: "nil", flag: "over",
        argument: "over?.id")
    }

    private static let overItem = Field(
      name: "overItem", type: "Swift.UInt64",
      doc: "The instance of the element in `over`, as set with `setInstance`; else 0.",
      reading: "outcome.overInstance", standard: "0")

    private static func item(_ path: String) -> Field {
      Field(
        name: "item", type: "Swift.UInt64",
        doc: "The instance of `\(path)` on which it began, as set with `setInstance`; else 0.",
        reading: "outcome.instance", standard: "0")
    }

    private static func taps(_ most: Int) -> Field {
      Field(
        name: "taps", type: "Swift.Int",
        doc: "The number of this touch in a row of touches: 1 to \(most), then 1 again.",
        reading: "Swift.Int(outcome.taps)", standard: "1")
    }

    private static let tool = Field(
      name: "tool", type: "GestureRuntime.TouchTool",
      doc: "The tool that touches, such as a finger or a pen.", reading: "outcome.tool",
      standard: ".finger")

    private static func phase(isContinuous: Bool, isAlways: Bool, shows: Bool) -> Field {
      let lasting = isContinuous ? "began, changed, ended or cancelled" : "recognized"
      return Field(
        name: "phase", type: "GestureRuntime.GesturePhase",
        doc: "The phase: " + (shows ? "possible, then failed or \(lasting)." : "\(lasting)."),
        reading: "outcome.phase", standard: isAlways ? ".ended" : ".recognized")
    }

    private static func mechanic(_ first: String) -> Field {
      Field(
        name: "mechanic", type: "Mechanic",
        doc: "The mechanic. Whether a movement has the name of a faster one is known only at its end.",
        reading: "Mechanic(rawValue: outcome.mechanic) ?? .\(first)", standard: ".\(first)")
    }

    private static let zeroPoint = "GestureRuntime.Point(x: 0, y: 0)"

    private static let always = [
      Field(
        name: "time", type: "GestureRuntime.Microseconds",
        doc: "The time on the clock of the samples, in microseconds.", reading: "outcome.time", standard: "0"),
      Field(
        name: "fingers", type: "Swift.Int",
        doc: "The number of fingers; at the end, the number that it had. 0 for an alternative.",
        reading: "outcome.fingers", standard: "1"),
      Field(
        name: "location", type: "GestureRuntime.Point", doc: "The centroid of the fingers, in points.",
        reading: "outcome.location", standard: zeroPoint),
    ]

    private static let corners = [
      Field(
        name: "origin", type: "GestureRuntime.Point",
        doc: "The centroid of the fingers at the press, in points.", reading: "outcome.origin",
        standard: zeroPoint),
      Field(
        name: "travel", type: "GestureRuntime.Point", doc: "The way from `origin` to `location`, in points.",
        reading: "outcome.travel", standard: zeroPoint),
    ]

    private static let values = [
      Value(
        flag: .translation, name: "translation", type: "GestureRuntime.Point",
        doc: "The movement since the claim, in points; for a discrete mechanic, since the press.",
        zero: zeroPoint),
      Value(
        flag: .velocity, name: "velocity", type: "GestureRuntime.Point",
        doc: "The velocity at the end, in points per second.", zero: zeroPoint, isAtEnd: true),
      Value(
        flag: .scale, name: "scale", type: "Swift.Double",
        doc: "The distance between the fingers, as a factor of that at the claim.", zero: "1"),
      Value(
        flag: .rotation, name: "rotation", type: "Swift.Double",
        doc: "The turn since the claim, in degrees, clockwise positive.", zero: "0"),
      Value(
        flag: .progress, name: "progress", type: "Swift.Double",
        doc: "The share of the commit distance: 0 at the claim, 1 at the threshold.", zero: "0"),
      Value(
        flag: .committed, name: "isCommitted", type: "Swift.Bool",
        doc: "Whether it commits, decided at the lift; `false` if it was cancelled.", zero: "false",
        isAtEnd: true),
    ]
  }

  /// A value that only some mechanics have.
  private struct Value: Sendable {
    let flag: OutcomeValues
    let name: String
    let type: String
    let doc: String
    let zero: String
    /// Whether it is present only at the end.
    var isAtEnd = false

    /// The name of the flag, which is that of the value but for a question.
    private var flagName: String { flag == .committed ? "committed" : name }

    func field(isAlwaysThere: Bool) -> Field {
      // A claim that is not yet judged is also not committed.
      if flag == .committed { return field(type, doc, "outcome.isCommitted", zero) }
      if isAlwaysThere { return field(type, doc, "outcome.\(name)", zero) }
      let absence = isAtEnd ? " `nil` before." : " `nil` if the mechanic has none."
      return field(
        type + "?", doc + absence, "outcome.values.contains(.\(flagName)) ? outcome.\(name) : nil", "nil")
    }

    private func field(_ type: String, _ doc: String, _ reading: String, _ standard: String) -> Field {
      Field(
        name: name, type: type, doc: doc, reading: reading, standard: standard, flag: flagName, zero: zero)
    }
  }
}
