import SpecParser

/// Emits the type for an activity's handler, with only the values that its mechanics have.
struct EmitGesture {
  private let program: SwiftProgram
  private var names: SwiftNames { program.names }
  private var activities: Range<Int> { program.machine.activities.indices }

  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let emitter = Self(program: program)
    emitter.gesture
    if emitter.areMany { for index in emitter.activities { emitter.type(index) } }
  }

  @SwiftBuilder private var gesture: [SwiftNode] {
    doc("A gesture of \(program.machine.product): the activity, with the values of its fingers.")
    let conformance = activities.isEmpty ? "Swift.Sendable" : "GestureRuntime.ProductGesture"
    block("\(program.head)enum \(names.gesture): \(conformance)") {
      for index in activities {
        doc(DescribeActivity(program, index).sentence)
        "case \(names.gestures[index])\(call: ["\(names.gestureTypes[index])"])"
      }
      if !activities.isEmpty { properties }
      for index in activities {
        if areMany {
          blank
          doc(DescribeActivity(program, index).sentence)
          "\(program.access)typealias \(names.gestureTypes[index]) = \(typeName(index))"
        } else {
          type(index)
        }
      }
    }
  }

  /// Whether there are more activities than the compiler (Swift 6.3) handles easily.
  ///
  /// If so, their types are declared beside the gesture type, under names that code need not write. A nested type knows its outer type,
  /// which knows all of its cases, and for every function the compiler visits everything that it can reach.
  private var areMany: Bool { activities.count > EmitSwitch.mostCases }

  private func typeName(_ index: Int) -> String {
    let name = names.gestureTypes[index]
    // No other name contains an underscore, and no keyword begins like this.
    return areMany ? "\(names.gesture)_\(name.filter { $0 != "`" })" : name
  }

  /// The activities with a case of their own in switches; the others use `default`.
  private var checked: Range<Int> { areMany ? activities.dropLast() : activities }

  @SwiftBuilder private var properties: [SwiftNode] {
    blank
    doc("The activity of the gesture.")
    block("\(program.access)var activity: \(names.activity)") {
      EmitSwitch.emit(
        "self", checked.map { names.gestures[$0] }, checked.map { "." + names.activities[$0] },
        of: activities.count, otherwise: areMany ? names.activities.last.map { "." + $0 } : nil)
    }
    blank
    doc("The outcome that the runtime reported.")
    block("\(program.access)var outcome: GestureRuntime.Outcome") {
      block("switch self") {
        for gesture in names.gestures[checked] {
          choice("case .\(gesture)(let gesture)") {
            "\(EmitSwitch.value(activities.count))gesture.outcome"
          }
        }
        if areMany, let gesture = names.gestures.last, let type = names.gestureTypes.last {
          choice("default") {
            SwiftNode.comment("The last of so many that the compiler does not check whether one is missing.")
            short("if case .\(gesture)(let gesture) = self", "return gesture.outcome")
            "return \(type)().outcome"
          }
        }
      }
    }
    blank
    doc("The name in the spec of the mechanic that recognized it.")
    block("\(program.access)var mechanicName: Swift.StaticString") {
      let lead = EmitSwitch.value(program.machine.mechanics.count)
      choose(
        "outcome.mechanic",
        program.machine.mechanics.enumerated().map { ("\($0)", "\(lead)\(SwiftWords.literal($1))") },
        otherwise: "\(lead)\"\"")
    }
    detentName
  }

  /// The name of a detent, only if some activity has detents.
  @SwiftBuilder private var detentName: [SwiftNode] {
    let named = activities.flatMap { index in
      (program.machine.activities[index].commit?.detents ?? []).enumerated().map { number, detent in
        (index * (Detent.most + 1) + number + 1, detent.name.value)
      }
    }
    if !named.isEmpty {
      blank
      doc(
        "The name in the spec of the furthest detent passed; at the end, of the detent that it commits to; `nil` for none."
      )
      block("\(program.access)var detentName: Swift.StaticString?") {
        choose(
          "outcome.activity &* \(Detent.most + 1) &+ Swift.Int(outcome.detent)",
          named.map { ("\($0)", "\(SwiftWords.literal($1))") }, otherwise: "nil")
      }
    }
  }

  // MARK: One activity

  @SwiftBuilder private func type(_ index: Int) -> [SwiftNode] {
    let fields = Fields(program, index)
    blank
    DescribeActivity(program, index).comment
    block("nonisolated \(program.access)struct \(typeName(index)): Swift.Sendable") {
      if names.mechanics[index].count > 1 { mechanics(index) }
      if !names.detents[index].isEmpty { detents(index) }
      doc("The outcome that the runtime reported. The other properties are read from it.")
      "\(program.access)let outcome: GestureRuntime.Outcome"
      blank
      for field in fields.all { property(field.name, field.type, field.doc, field.reading) }
      if fields.hasScale {
        property(
          "anchor", "GestureRuntime.Point", "About where it zooms: between its fingers, in points.",
          "outcome.location")
      }
      if fields.hasBox {
        property(
          "box", "GestureRuntime.Rectangle",
          "The selection box, from where it began to where its fingers are; the one of its end is final.",
          "outcome.box")
      }
      blank
      short("init(_ outcome: GestureRuntime.Outcome)", "self.outcome = outcome")
      blank
      initializer(index, fields)
    }
  }

  @SwiftBuilder private func property(_ name: String, _ type: String, _ about: String, _ reading: String)
    -> [SwiftNode]
  {
    doc(about)
    short("\(program.access)var \(name): \(type)", SwiftText(reading))
  }

  @SwiftBuilder private func mechanics(_ index: Int) -> [SwiftNode] {
    doc("The mechanics of the activity.")
    block("nonisolated \(program.access)enum Mechanic: \(program.caseConformances)") {
      for (mechanic, name) in names.mechanics[index] {
        doc("`\(program.machine.mechanics[mechanic])`")
        "case \(name) = \(mechanic)"
      }
    }
    blank
  }

  @SwiftBuilder private func detents(_ index: Int) -> [SwiftNode] {
    doc("The detents of the activity, the nearest first.")
    block("nonisolated \(program.access)enum Detent: Swift.UInt8, Swift.Sendable, Swift.CaseIterable") {
      for (number, name) in names.detents[index].enumerated() {
        "case \(name) = \(number + 1)"
      }
    }
    blank
  }

  /// The initializer for previews and tests of the handler.
  @SwiftBuilder private func initializer(_ index: Int, _ fields: Fields) -> [SwiftNode] {
    let parameters: [SwiftText] = fields.all.map { "\($0.name): \($0.type) = \($0.standard)" }
    let fixed = fields.all.compactMap { $0.isOptional ? nil : $0.flag }.map { ".\($0)" }
    let optional = fields.all.filter(\.isOptional)
    doc("Makes a gesture without a touch, for previews and for tests of a handler.")
    block("\(program.access)init\(parameters: parameters)") {
      "\(optional.isEmpty ? "let" : "var") values: GestureRuntime.OutcomeValues = \(array: fixed.texts)"
      for field in optional {
        short("if \(field.name) != nil", "values.insert(.\(field.flag ?? ""))")
      }
      "outcome = GestureRuntime.Outcome\(call: arguments(index, fields))"
    }
  }

  private func arguments(_ index: Int, _ fields: Fields) -> [SwiftText] {
    let given = Set(fields.all.map(\.name))
    let mechanic = given.contains("mechanic") ? nil : names.mechanics[index].first?.mechanic ?? 0
    return [
      "time: time", "activity: \(index)", "mechanic: \(mechanic.map(String.init) ?? "mechanic.rawValue")",
      "phase: \(given.contains("phase") ? "phase" : ".recognized")", "fingers: fingers", "location: location",
    ] + (fields.hasBox ? ["origin: origin", "travel: travel"] : []) + ["values: values"]
      + fields.all.filter { $0.flag != nil }.map { field in
        "\(field.name): \(field.argument ?? field.name)\(field.isOptional ? " ?? \(field.zero)" : "")"
      } + (given.contains("overItem") ? ["overInstance: overItem"] : []) + ["instance: item"]
      + (given.contains("tool") ? ["tool: tool"] : [])
      + (given.contains("taps") ? ["taps: Swift.UInt8(clamping: taps)"] : [])
      + (given.contains("detent") ? ["detent: detent?.rawValue ?? 0"] : [])
  }
}
