import GestureRuntime
import SpecParser

/// Emits the recognizer that an app feeds with touches.
struct EmitRecognizer {
  private let program: SwiftProgram
  private var names: SwiftNames { program.names }
  private var access: String { program.access }
  private var isTable: Bool { program.options.style == .table }

  static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let (emitter, names) = (Self(program: program), program.names)
    return nodes {
      handshake
      blank
      doc(
        "Recognizes the gestures of \(program.machine.product) in touch samples. A view or a window has one.",
        "It reads no clock: samples and `advance` give the time. The same samples always give the same gestures."
      )
      block("\(program.head)struct \(names.gesturesType): ~Swift.Copyable, Swift.Sendable") {
        let recognizer =
          emitter.isTable
          ? ": GestureRuntime.Recognizer" : " = GestureRuntime.GestureEngine(\(names.program)())"
        "\(program.options.userInterface == .none ? "private " : "")var recognizer\(recognizer)"
        blank
        emitter.state
        emitter.feeding
        emitter.host
        EmitResets.emit(program)
        if emitter.isTable { EmitTable.emit(program) }
      }
      blank
      block("nonisolated extension \(names.gesturesType)") { emitter.forObjects }
    }
  }

  /// The check that code and runtime fit, at compile time. A runtime that no longer supports the format reports that itself. With a runtime
  /// that does not support it yet, the compiler finds a name whose message says so.
  @SwiftBuilder private static var handshake: [SwiftNode] {
    let message =
      "this code needs GestureRuntime of gspec 0.1 or later: update the package, or generate again with the gspec of its version"
    let literal = SwiftWords.literal(message)
    "@available\(parameters: ["*", "unavailable", "message:\(space: ())\(literal)"])"
    "nonisolated private enum Format1 {}"
    blank
    block("nonisolated extension GestureRuntime.GeneratedCode") {
      SwiftNode.comment("The runtime's own, which is found first.")
      "private typealias Format = Format1"
    }
  }

  // MARK: State

  @SwiftBuilder private var state: [SwiftNode] {
    doc("The state that guards depend on. A change applies to touches that start after it.")
    block("\(access)var state: \(names.state)") { short("didSet", "setState()") }
    blank
    block("\(access)init(state: \(names.state) = \(names.state)())") {
      if isTable {
        let count = program.machine.activities.count
        "Swift.assert\(call: ["Self.table.activityCount == \(count)", "\"this file was changed by hand: generate it again\""])"
        "recognizer = GestureRuntime.Recognizer(Self.table)"
      }
      "self.state = state"
      "setState()"
    }
    blank
    if isTable {
      block("private mutating func setState()") {
        for index in names.productStates {
          "recognizer.setState\(call: ["\(index)", "to: \(number(index))"])"
        }
      }
      blank
    } else {
      EmitCodeGuards.emit(program)
    }
    for own in names.elementStates { setter(own) }
    if program.options.userInterface != .none && !program.machine.activities.isEmpty { guardHolds }
    only(if: "!hasFeature(Embedded)") { byName }
    blank
  }

  @SwiftBuilder private var byName: [SwiftNode] {
    let own = names.elementStates.first?.variables.first.map { program.machine.states[$0].name.value }
    doc(
      "Sets a variable by its name and value in the spec, for example from a trace or a debug menu.",
      own.map { "The name of an element's variable begins with the element's path, as in `\($0)`." } ?? "",
      "- Parameter instance: the instance that has the value, if the variable belongs to an element; else 0.",
      "- Returns: whether the variable exists and allows the value; if not, nothing changes.")
    "@discardableResult"
    let parameters: [SwiftText] = [
      "_ name: Swift.String", "to value: Swift.String", "of instance: Swift.UInt64",
    ]
    block("\(access)mutating func setState\(parameters: parameters) -> Swift.Bool") {
      if names.elementStates.isEmpty {
        "instance == 0 && state.set(name, to: value)"
      } else {
        block("switch name") {
          for own in names.elementStates {
            for index in own.variables { named(index, own) }
          }
          choice("default") { "return instance == 0 && state.set(name, to: value)" }
        }
        "return true"
      }
    }
  }

  private func named(_ index: Int, _ own: SwiftNames.ElementState) -> SwiftNode {
    let variable = program.machine.states[index]
    return choice("case \(SwiftWords.literal(variable.name.value))") {
      "var state = \(own.type)()"
      short(
        "guard state.set(\(SwiftWords.literal(variable.shortName)), to: value) else", "return false")
      setting(index)
      if asksPaths { EmitCodeGuards.setGuardsOnPaths }
    }
  }

  /// Whether generated code sets the guards of every touch.
  private var asksPaths: Bool { !isTable && program.facts.asksPaths }

  private func setting(_ index: Int) -> SwiftText {
    let first = isTable ? [] : ["first: \(program.machine.states[index].type.first)" as SwiftText]
    return "recognizer.setState\(call: ["\(index)", "to: \(number(index))"] + first + ["of: instance"])"
  }

  @SwiftBuilder private func setter(_ own: SwiftNames.ElementState) -> [SwiftNode] {
    let path = program.machine.elements[own.element].path
    doc(
      "Sets the state of one instance of `\(path)`, numbered as in `setInstance`. Instances that were never set have the first values.",
      "A change applies to touches that start after it.")
    block(
      "\(access)mutating func setState\(parameters: ["_ state: \(own.type)", "of instance: Swift.UInt64"])"
    ) {
      for index in own.variables { setting(index) }
      if asksPaths { EmitCodeGuards.setGuardsOnPaths }
    }
    blank
  }

  /// The call for ways to an activity without a touch, which the adapters offer.
  @SwiftBuilder private var guardHolds: [SwiftNode] {
    doc(
      "Whether the guard of an activity holds for a touch on an element that would start now, on the instances set with `setInstance`."
    )
    let parameters: [SwiftText] = ["of activity: \(names.activity)", "on element: \(names.element)"]
    block("\(access)mutating func guardHolds\(parameters: parameters) -> Swift.Bool") {
      if isTable {
        "recognizer.guardHolds\(call: ["of: activity.rawValue", "on: element.id"])"
      } else {
        EmitCodeGuards.guardHolds(program)
      }
    }
    blank
  }

  private func number(_ index: Int) -> SwiftText {
    number(program.machine.states[index].type, "state.\(names.states[index])")
  }

  /// A number in its range. Not a number is the lower end, because `max` returns its first argument then.
  static func clamped(_ value: String, _ low: Double, _ high: Double) -> SwiftText {
    "Swift.min(Swift.max(\(low), \(value)), \(high))"
  }

  private func number(_ type: StateType, _ value: String) -> SwiftText {
    switch type {
    case .bool: "\(value) ? 1 : 0"
    case .enumeration: "Swift.Double(\(value).rawValue)"
    case .number(let low, let high): Self.clamped(value, low, high)
    }
  }

  // MARK: Touches

  /// A call with a handler.
  private struct Call {
    var doc: [String]
    var name: String
    /// Its first parameter, and the argument that is passed for it.
    var parameter: SwiftText?
    var argument: SwiftText?

    var returns: Bool { parameter != nil }
  }

  private static let calls = [
    Call(
      doc: [
        "Feeds one sample. Moves of one time are judged together, as soon as anything else arrives or `flush` is called.",
        "- Returns: the reason if the sample was refused, else `nil`; a refused sample changes nothing.",
      ], name: "feed", parameter: "_ sample: GestureRuntime.TouchSample", argument: "sample"),
    Call(
      doc: [
        "Judges the moves of the present time, because no more will come. Call it after each event of the system."
      ],
      name: "flush"),
    Call(
      doc: [
        "Advances the time: every timer that is due at or before `time` fires.",
        "- Returns: the reason if the time was refused because it lies before an earlier one, else `nil`.",
      ], name: "advance", parameter: "to time: GestureRuntime.Microseconds", argument: "to: time"),
    Call(
      doc: ["Cancels every finger that is down, for example when the system takes the touch away."],
      name: "cancelAll"),
  ]

  @SwiftBuilder private var feeding: [SwiftNode] {
    for call in Self.calls {
      function(call, "Handler: \(names.handler)", "into handler: inout Handler") {
        if call.name == "feed" { EmitCodeGuards.takeStates(program) }
        "var dispatch = \(names.dispatch)(handler: handler)"
        "defer { handler = dispatch.handler }"
        "\(call.returns ? "return " : "")recognizer.\(Self.passing(call, "into: &dispatch"))"
      }
    }
  }

  /// The same calls for handlers that are objects, which are not passed `inout`.
  @SwiftBuilder private var forObjects: [SwiftNode] {
    for call in Self.calls {
      function(call, "Handler: \(names.handler) & Swift.AnyObject", "to handler: Handler") {
        "var handler = handler"
        "\(call.returns ? "return " : "")\(Self.passing(call, "into: &handler"))"
      }
    }
  }

  private static func passing(_ call: Call, _ handler: SwiftText) -> SwiftText {
    "\(call.name)\(call: [call.argument, handler].compactMap(\.self))"
  }

  @SwiftBuilder private func function(
    _ call: Call, _ generics: String, _ handler: SwiftText, @SwiftBuilder _ body: () -> [SwiftNode]
  ) -> [SwiftNode] {
    SwiftNode.doc(call.doc)
    if call.returns { "@discardableResult" }
    let parameters = [call.parameter, handler].compactMap(\.self)
    block(
      "\(access)mutating func \(call.name)<\(generics)>\(parameters: parameters)\(call.returns ? " -> GestureRuntime.Refusal?" : "")",
      body)
    blank
  }

  // MARK: The host

  @SwiftBuilder private var host: [SwiftNode] {
    if program.mirroredFacts != nil {
      doc(
        "The direction in which the layout reads, which decides where `leading` and `trailing` are.",
        "A change applies to touches that start later, once no finger is down.")
      block("\(access)var layoutDirection: GestureRuntime.ReadingDirection") {
        short("get", "recognizer.layoutDirection")
        short("set", "recognizer.layoutDirection = newValue")
      }
      blank
    }
    doc("The time by which the next call of `advance` is due; `nil` if no timer is pending.")
    short("\(access)var nextDeadline: GestureRuntime.Microseconds?", "recognizer.nextDeadline")
    blank
    doc(
      "Sets the size of the screen in points, for its right and bottom edges and for thresholds in percent.")
    short("\(access)mutating func setScreen(_ size: GestureRuntime.Point?)", "recognizer.setScreen(size)")
    blank
    if !program.machine.elements.isEmpty {
      doc(
        "Sets the size of an element in points, for thresholds in percent. A sample's `size` does the same.")
      let parameters: [SwiftText] = ["_ size: GestureRuntime.Point", "of element: \(names.element)"]
      block("\(access)mutating func setSize\(parameters: parameters)") {
        "recognizer.setSize(size, of: element.id)"
      }
      blank
      doc(
        "Sets the instance of an element that the next press is on, or that the next sample with an `element` is over. Choose any number that is always the same for the same thing, such as a row.",
        "It applies to that one sample. Gestures report it as \(isOver ? "`item` or `overItem`" : "`item`").")
      let named: [SwiftText] = ["_ instance: Swift.UInt64", "of element: \(names.element)"]
      block("\(access)mutating func setInstance\(parameters: named)") {
        "recognizer.setInstance(instance, of: element.id)"
      }
      blank
      frame
      content
    }
  }

  /// Whether some gesture has an `over`.
  private var isOver: Bool { program.machine.activities.contains { !$0.over.isEmpty } }

  /// The calls for hosts that report the positions of elements.
  @SwiftBuilder private var frame: [SwiftNode] {
    if program.machine.liftsOnTarget {
      doc(
        "Sets the frame of an element for the next press on it, for activities whose lift must be on their target. Its x and y are the upper left corner, in the coordinates of the samples.",
        "It applies to that one press. It also sets the element's size, as `setSize` does.")
      let parameters: [SwiftText] = ["_ frame: GestureRuntime.Rectangle", "of element: \(names.element)"]
      block("\(access)mutating func setFrame\(parameters: parameters)") {
        "recognizer.setFrame(frame, of: element.id)"
      }
      blank
    }
  }

  /// The calls for hosts that report the positions of contents.
  @SwiftBuilder private var content: [SwiftNode] {
    if !program.machine.handOvers.isEmpty {
      doc(
        "Sets how far the content of an element is from its ends, in points. It may be called any time, also while fingers are down.",
        "Activities with a `hand-over` use it. Their movement changes these distances until you set them again.",
        "- Parameter instance: the instance of the element, as in `setInstance`.")
      let parameters: [SwiftText] = [
        "_ stand: GestureRuntime.ContentStand", "of element: \(names.element)", "instance: Swift.UInt64 = 0",
      ]
      block("\(access)mutating func setContent\(parameters: parameters)") {
        "recognizer.setContent(stand, of: element.id, instance: instance)"
      }
      blank
    }
  }
}
