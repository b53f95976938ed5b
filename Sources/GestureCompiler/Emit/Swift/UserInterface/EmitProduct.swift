import GestureRuntime
import SpecParser

/// Emits the conformances for the generic adapters: the spec's types and its facts.
struct EmitProduct {
  private let program: SwiftProgram
  private var names: SwiftNames { program.names }
  private var access: String { program.access }
  private var machine: Machine { program.machine }

  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let (emitter, names) = (Self(program: program), program.names)
    for (type, role) in [(names.element, "Element"), (names.activity, "Activity")] {
      "nonisolated extension \(type): GestureUIKit.Product\(role) {}"
    }
    emitter.recognizer
    blank
    emitter.product
  }

  /// The recognizer, without a handler.
  private var recognizer: SwiftNode {
    let list = "into outcomes: inout GestureUIKit.OutcomeList"
    let calls: [(name: String, parameters: [SwiftText], result: String, arguments: [SwiftText])] = [
      ("feed", ["_ sample: GestureRuntime.TouchSample"], "", ["sample"]), ("flush", [], "", []),
      ("advance", ["to time: GestureRuntime.Microseconds"], " -> GestureRuntime.Refusal?", ["to: time"]),
      ("cancelAll", [], "", []), ("forgetTouches", [], "", []),
    ]
    return block("nonisolated extension \(names.gesturesType): GestureUIKit.ProductGestures") {
      // The alias is needed if no value can be reset, since then nothing else determines the type.
      "\(access)typealias Activity = \(names.activity)"
      blank
      for call in calls {
        block(
          "\(access)mutating func \(call.name)\(parameters: call.parameters + ["\(list)"])\(call.result)"
        ) {
          if call.name == "feed" { EmitCodeGuards.takeStates(program) }
          "recognizer.\(call.name)\(call: call.arguments + ["into: &outcomes"])"
        }
      }
      let asked: [SwiftText] = ["_ activity: \(names.activity)", "on instance: Swift.UInt64"]
      block("\(access)func mayClaim\(parameters: asked) -> Swift.Bool") {
        "recognizer.mayClaim\(call: ["activity.rawValue", "on: instance"])"
      }
    }
  }

  @SwiftBuilder private var product: [SwiftNode] {
    let resets = EmitResets.calls(program).map { "GestureUIKit.\($0.name)Product" }
    doc("The types and facts of \(machine.product) that the recognizer needs.")
    block(
      "\(program.head)enum \(names.product): \(list: (resets.isEmpty ? ["GestureUIKit.GestureProduct"] : resets).texts)"
    ) {
      for (name, type) in [
        ("Element", names.element), ("Activity", names.activity), ("State", names.state),
        ("Gesture", names.gesture), ("Feedback", "\(names.prefix)Feedback"),
        ("Handler", "any \(names.prefix)GestureRecognizerHandler"),
        ("Recognizer", "GestureUIKit.GesturesBox<\(names.gesturesType)>"),
      ] { "\(access)typealias \(name) = \(type)" }
      blank
      constants
      gestures
      facts
    }
  }

  @SwiftBuilder private var constants: [SwiftNode] {
    let protected = program.spec.protectedEdges?.value
    let edges = Side.allCases.filter { protected?.laidOut(.ltr).contains($0) == true }
    short("\(access)static var initialState: \(names.state)", "\(names.state)()")
    if machine.activities.contains(where: { !$0.over.isEmpty }) {
      short("\(access)static var namesPassedElements: Swift.Bool", "true")
    }
    if !edges.isEmpty {
      short(
        "\(access)static var protectedEdges: UIKit.UIRectEdge",
        "\(array: edges.map { ".\($0.rawValue)" }.texts)")
    }
    if protected?.followsReading == true, edges.contains(.left) != edges.contains(.right) {
      short("\(access)static var protectedEdgesFollowReading: Swift.Bool", "true")
    }
    blank
  }

  // MARK: Gestures and their handler

  @SwiftBuilder private var gestures: [SwiftNode] {
    let lead = EmitSwitch.value(names.activities.count)
    block("\(access)static func gesture(_ outcome: GestureRuntime.Outcome) -> \(names.gesture)?") {
      choose(
        "outcome.activity",
        names.activities.indices.map {
          ("\($0)", "\(lead)\(names.gesture).\(names.gestures[$0])\(call: ["\(names.type($0))(outcome)"])")
        }, otherwise: "\(lead)nil")
    }
    blank
    short(
      "\(access)static func activity(of gesture: \(names.gesture)) -> \(names.activity)", "gesture.activity")
    blank
    block("@MainActor \(access)static func finder\(parameters: ["of handler: Handler?"]) -> () -> Handler?") {
      "{ [weak handler] in handler }"
    }
    blank
    block(
      "@MainActor \(access)static func send\(parameters: ["_ gesture: \(names.gesture)", "to handler: Handler"])"
    ) {
      "let outcome = gesture.outcome"
      // The switch is over activities, since the compiler gives up on switches over many cases with values.
      choose(
        "gesture.activity",
        names.activities.indices.map {
          (
            ".\(names.activities[$0])",
            "handler.\(names.activities[$0])\(call: ["\(names.type($0))(outcome)"])"
          )
        })
    }
    blank
  }

  // MARK: Facts about activities

  /// The facts that differ from the defaults of `GestureProduct`.
  @SwiftBuilder private var facts: [SwiftNode] {
    let shared = Set(machine.together.flatMap { [$0.first, $0.second] })
    let guards = SwiftGuard(machine: machine, names: names, value: "state", knowsTouched: false)
    let activity: SwiftText = "_ activity: \(names.activity)"
    fact("isShared", [activity], "Swift.Bool", otherwise: "false") { shared.contains($0) ? "true" : nil }
    fact("isPossible", [activity, "in state: \(names.state)"], "Swift.Bool", otherwise: "true") {
      machine.activities[$0].condition.map(guards.text)
    }
    fact("alternative", ["to activity: \(names.activity)"], "Swift.String?", otherwise: "nil") {
      program.written[$0]?.alternative.map { SwiftText(SwiftWords.literal($0.value)) }
    }
    fact("performed", [activity], "GestureUIKit.PerformedOutcome", otherwise: "") { index in
      let recognizer = program.stillRecognizer(of: index)
      let mechanic = recognizer.flatMap { program.table.recognizerMechanics($0).min() } ?? 0
      let values = recognizer.map { program.table.recognizerValues($0).rawValue } ?? 0
      let detent = names.detents[index].isEmpty ? "" : ", detent: 1"
      let taps = machine.activities[index].taps == nil ? "" : ", taps: 1"
      return
        ".init(mechanic: \(mechanic), values: \(values), isContinuous: \(machine.activities[index].isAlwaysContinuous)\(detent)\(taps))"
    }
  }

  /// A function from activities to values; empty if no activity has a value of its own.
  @SwiftBuilder private func fact(
    _ name: String, _ parameters: [SwiftText], _ result: String, otherwise: SwiftText,
    _ value: (Int) -> SwiftText?
  ) -> [SwiftNode] {
    let lead = EmitSwitch.value(names.activities.count)
    let own: [(pattern: SwiftText, value: SwiftText)] = names.activities.indices.compactMap { index in
      value(index).map { (".\(names.activities[index])", "\(lead)\($0)") }
    }
    if !own.isEmpty {
      block("\(access)static func \(name)\(parameters: parameters) -> \(result)") {
        choose(
          "activity", own, otherwise: own.count < names.activities.count ? "\(lead)\(otherwise)" : nil)
      }
      blank
    }
  }
}
