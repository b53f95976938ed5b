import GestureRuntime

extension EmitGesture {
  /// A stored property of a gesture.
  struct Field {
    var name: String
    var type: String
    var doc: String
    /// How it is taken from `outcome`.
    var reading: String
    /// Its default in the initializer.
    var standard: String
  }

  /// The properties of one activity's gesture, in order.
  struct Fields {
    let all: [Field]
    let hasScale: Bool

    init(_ program: SwiftProgram, _ index: Int) {
      let values = program.values(of: index)
      hasScale = values.any.contains(.scale)
      var all: [Field] = []
      if program.isContinuous(index) { all.append(Self.phase) }
      let mechanics = program.names.mechanics[index]
      if mechanics.count > 1 { all.append(Self.mechanic(mechanics[0].name)) }
      all += Self.always
      for (value, make) in Self.optional where values.any.contains(value) {
        all.append(make(values.all.contains(value)))
      }
      self.all = all
    }

    private static let phase = Field(
      name: "phase", type: "GestureRuntime.GesturePhase",
      doc: "Where it stands: begun, changed, ended, cancelled.",
      reading: "outcome.phase", standard: ".recognized")

    private static func mechanic(_ first: String) -> Field {
      Field(
        name: "mechanic", type: "Mechanic",
        doc: "How it is done; the faster name of a movement only at its end.",
        reading: "Mechanic(rawValue: outcome.mechanic) ?? .\(first)", standard: ".\(first)")
    }

    private static let always = [
      Field(
        name: "time", type: "GestureRuntime.Microseconds",
        doc: "When, on the clock of the samples, in microseconds.",
        reading: "outcome.time", standard: "0"),
      Field(
        name: "fingers", type: "Swift.Int", doc: "How many fingers it has; at its end, had.",
        reading: "outcome.fingers", standard: "1"),
      Field(
        name: "location", type: "GestureRuntime.Point", doc: "The centre of its fingers, in points.",
        reading: "outcome.location", standard: "GestureRuntime.Point(x: 0, y: 0)"),
    ]

    private static let optional: [(OutcomeValues, @Sendable (_ isAlwaysThere: Bool) -> Field)] = [
      (
        .translation,
        {
          value(
            "translation", "GestureRuntime.Point",
            "Points since its claim; of a discrete mechanic, since the press.",
            "translation", zero: "GestureRuntime.Point(x: 0, y: 0)", isAlwaysThere: $0)
        }
      ),
      (
        .velocity,
        { _ in
          value(
            "velocity", "GestureRuntime.Point", "Points a second, at its end; `nil` before.", "velocity",
            zero: "nil",
            isAlwaysThere: false)
        }
      ),
      (
        .scale,
        { value("scale", "Swift.Double", "Factor since its claim.", "scale", zero: "1", isAlwaysThere: $0) }
      ),
      (
        .rotation,
        {
          value(
            "rotation", "Swift.Double", "Degrees since its claim, clockwise positive.", "rotation", zero: "0",
            isAlwaysThere: $0)
        }
      ),
      (
        .progress,
        {
          value(
            "progress", "Swift.Double",
            "Distance over the commit threshold: 0 at the claim, 1 at the threshold.",
            "progress", zero: "0", isAlwaysThere: $0)
        }
      ),
      (
        .committed,
        { _ in
          Field(
            name: "isCommitted", type: "Swift.Bool",
            doc: "Whether it is done, judged at the lift; `false` before, and where it was cancelled.",
            reading: "outcome.isCommitted", standard: "false")
        }
      ),
    ]

    private static func value(
      _ name: String, _ type: String, _ doc: String, _ flag: String, zero: String, isAlwaysThere: Bool
    ) -> Field {
      isAlwaysThere
        ? Field(name: name, type: type, doc: doc, reading: "outcome.\(name)", standard: zero)
        : Field(
          name: name, type: type + "?",
          doc: zero == "nil" ? doc : doc + " `nil` where the mechanic has none.",
          reading: "outcome.values.contains(.\(flag)) ? outcome.\(name) : nil", standard: "nil")
    }
  }
}
