/// Emits the file for SwiftUI: the library's modifiers under the product's names.
enum EmitSwiftUI {
  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let names = program.names
    doc(
      "A value that lasts as long as gestures do: `@\(names.prefix)GestureValue var offset = 0.0`. Afterwards it is what it was at first."
    )
    alias("GestureValue<Value>", "GestureValue<\(names.product), Value>", program)
    blank
    doc(
      "Sets values of gestures back while they are under way, for apps that add up changes, and state and feedback of elements."
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
          "Sets what guards ask about one `\(program.machine.elements[own.element].path)`, also before its view appears.",
          "- Parameter id: the `id` of its view; without one, views without an `id`.")
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
        "state: what guards ask about; a change counts for touches that start from then on.",
        "showsFeedback: whether elements are moved, scaled, turned and faded as the spec says, under fingers and after them.",
        "control: sets values of gestures that are under way back, where the app adds up changes.",
        "perform: does what a gesture means; it is also given the `id` of the activity's element that was touched.",
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
      "The same for gestures that name what the finger is over.",
      "- Parameter perform: is also given the `id` of that element: which drop target, which option.")
    block(
      "\(head)\(parameters: common + ["perform: @escaping (\(given), Swift.AnyHashable?) -> Swift.Void"]) -> some SwiftUI.View"
    ) {
      "modifier\(call: ["\(modifier)\(call: ["state: state", "showsFeedback: showsFeedback", "control: control", "perform: perform"])"])"
    }
    blank
    SwiftNode.doc(
      [
        "Recognizes the gestures of \(product), and keeps a value up to date while they go on.",
        "- Parameters:",
      ],
      parameters: [
        "value: is set back, with the spec's own animation, when no activity is under way any more.",
        "change: makes the value of a gesture and the touched element's `id`; it is called before `perform`.",
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
        "Says which element of \(program.machine.product) this view is, and gives it the element's accessibility actions.",
        "- Parameters:",
      ],
      parameters: [
        "id: tells one of several views from the others: which row, which card.",
        "name: the label of an action in the user's language; without it, the activity's own name.",
      ])
    let parameters: [SwiftText] = [
      "_ element: \(names.element)", "id: Swift.AnyHashable? = nil",
      "name: ((\(names.activity)) -> Swift.String)? = nil",
    ]
    block("\(program.access)func \(names.member)Element\(parameters: parameters) -> some SwiftUI.View") {
      "modifier\(call: ["GestureSwiftUI.ElementModifier\(call: ["\(names.product).self", "element", "id: id", "name: name"])"])"
    }
    blank
    doc("Shows what feedback says: place, angle, scale and opacity.")
    block(
      "\(program.access)func \(names.member)Feedback\(parameters: ["_ values: GestureRuntime.FeedbackValues"]) -> some SwiftUI.View"
    ) { "gestureFeedback(values)" }
  }
}
