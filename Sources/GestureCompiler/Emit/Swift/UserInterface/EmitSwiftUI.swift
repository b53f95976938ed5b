/// Emits the file for SwiftUI: the library's modifiers under the product's names.
enum EmitSwiftUI {
  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let names = program.names
    doc(
      "A value that gestures change and that returns to its first value when they end: `@\(names.prefix)GestureValue var offset = 0.0`."
    )
    alias("GestureValue<Value>", "GestureValue<\(names.product), Value>", program)
    blank
    doc(
      "Resets values of gestures in progress, for apps that add up changes, and sets state and feedback of elements."
    )
    alias("GestureControl", "GestureControl<\(names.product)>", program)
    blank
    "@available(iOS 18.0, *)"
    block("@MainActor extension SwiftUI.View") {
      gestures(program)
      elements(program)
    }
    states(program)
  }

  /// The calls that set the state of elements by the ids of their views.
  @SwiftBuilder private static func states(_ program: SwiftProgram) -> [SwiftNode] {
    let names = program.names
    for own in names.elementStates {
      blank
      "@available(iOS 18.0, *)"
      block("extension GestureSwiftUI.GestureControl where Product == \(names.product)") {
        doc(
          "Sets the state of one instance of `\(program.machine.elements[own.element].path)`, also before its view appears.",
          "- Parameter id: the `id` of its view; `nil` for views without an `id`.")
        block(
          "\(program.access)func setState\(parameters: ["_ state: \(own.type)", "of id: Swift.AnyHashable? = nil"])"
        ) {
          let (first, element): (SwiftText, SwiftText) = ("\(own.type)()", ".\(names.elements[own.element])")
          let set: SwiftText = "{ $0.setState\(call: ["$1", "of: $2"]) }"
          "setState\(call: ["state", "insteadOf: \(first)", "of: \(element)", "id: id", "by: \(set)"])"
        }
      }
    }
  }

  @SwiftBuilder private static func alias(_ name: String, _ type: String, _ program: SwiftProgram)
    -> [SwiftNode]
  {
    "@available(iOS 18.0, *)"
    "\(program.access)typealias \(program.names.prefix)\(name) =\(space: ())GestureSwiftUI.\(type)"
  }

  @SwiftBuilder private static func gestures(_ program: SwiftProgram) -> [SwiftNode] {
    let (names, product) = (program.names, program.machine.product)
    let modifier = "GestureSwiftUI.GesturesModifier<\(names.product)>"
    let head = "\(program.access)func \(names.member)Gestures"
    let common: [SwiftText] = [
      "_ state: \(names.state) = \(names.state)()", "showsFeedback: Swift.Bool = false",
      "control: \(names.prefix)GestureControl? = nil",
    ]
    let given = "\(names.gesture), Swift.AnyHashable?"
    SwiftNode.doc(
      ["Recognizes the gestures of \(product) on this view and everything inside it.", "- Parameters:"],
      parameters: [
        "state: the state that guards depend on; a change applies to touches that start after it.",
        "showsFeedback: whether elements move, scale, rotate and fade as the spec says, also after the fingers lift.",
        "control: resets values of gestures in progress, for apps that add up changes.",
        "perform: handles a gesture; it also gets the `id` of the touched element.",
      ])
    block(
      "\(head)\(parameters: common + ["perform: @escaping (\(given)) -> Swift.Void"]) -> some SwiftUI.View"
    ) {
      block(
        "\(names.member)Gestures(state, showsFeedback: showsFeedback, control: control)",
        taking: "gesture, id, _"
      ) {
        "perform(gesture, id)"
      }
    }
    blank
    doc(
      "The same, for gestures that report what the finger is over.",
      "- Parameter perform: also gets the `id` of that element, such as a drop target or an option.")
    block(
      "\(head)\(parameters: common + ["perform: @escaping (\(given), Swift.AnyHashable?) -> Swift.Void"]) -> some SwiftUI.View"
    ) {
      "modifier\(call: ["\(modifier)\(call: ["state: state", "showsFeedback: showsFeedback", "control: control", "perform: perform"])"])"
    }
    blank
    SwiftNode.doc(
      [
        "Recognizes the gestures of \(product), and updates a value while they are in progress.",
        "- Parameters:",
      ],
      parameters: [
        "value: returns to its first value, with the animation of the spec, when no activity is in progress.",
        "change: computes the value from a gesture and the `id` of the touched element; it is called before `perform`.",
      ])
    block(
      "\(head)<Value>\(parameters: [common[0], "updating value: \(names.prefix)GestureValue<Value>", common[2], "by change: @escaping (\(given), inout Value) -> Swift.Void", "perform: @escaping (\(given)) -> Swift.Void"]) -> some SwiftUI.View"
    ) {
      "modifier\(call: ["\(modifier)\(call: ["state: state", "updating: value", "control: control", "by: change", "perform: perform"])"])"
    }
    blank
  }

  @SwiftBuilder private static func elements(_ program: SwiftProgram) -> [SwiftNode] {
    let names = program.names
    SwiftNode.doc(
      [
        "Marks this view as an element of \(program.machine.product), and gives it the element's accessibility actions.",
        "- Parameters:",
      ],
      parameters: [
        "id: which of several views this is, such as a row or a card.",
        "name: the label of an action in the user's language; `nil` for the name of the activity.",
      ])
    let parameters: [SwiftText] = [
      "_ element: \(names.element)", "id: Swift.AnyHashable? = nil",
      "name: ((\(names.activity)) -> Swift.String)? = nil",
    ]
    block("\(program.access)func \(names.member)Element\(parameters: parameters) -> some SwiftUI.View") {
      "modifier\(call: ["GestureSwiftUI.ElementModifier\(call: ["\(names.product).self", "element", "id: id", "name: name"])"])"
    }
    blank
    doc("Applies feedback values: offset, rotation, scale and opacity.")
    block(
      "\(program.access)func \(names.member)Feedback\(parameters: ["_ values: GestureRuntime.FeedbackValues"]) -> some SwiftUI.View"
    ) { "gestureFeedback(values)" }
  }
}
