/// Emits the file for UIKit: the names that an app uses, the handler, and the product for the generic library.
enum EmitUIKit {
  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    names(program)
    blank
    handler(program)
    blank
    EmitProduct.emit(program)
  }

  @SwiftBuilder private static func names(_ program: SwiftProgram) -> [SwiftNode] {
    let (names, product) = (program.names, program.machine.product)
    let item = names.member.prefix(1).uppercased() + names.member.dropFirst()
    doc(
      "Recognizes the gestures of \(product) on a view and everything inside it. A view or a window has one.",
      "Set `\(names.member)Element` of each view that is an element, or `findElement`, and add the recognizer to a view around them."
    )
    "\(program.access)typealias \(names.prefix)GestureRecognizer =\(space: ())GestureUIKit.ProductGestureRecognizer<\(names.product)>"
    blank
    block("@MainActor extension UIKit.UIView") {
      doc("The element of \(product) that this view is; `nil` for none.")
      block("\(program.access)var \(names.member)Element: \(names.element)?") {
        short("get", "productElement(\(names.element).self)")
        short("set", "setProductElement(newValue)")
      }
      blank
      doc(
        "Sets which instance of its element the view shows, as a number that you choose. Gestures report it as `item`. A reused view, such as a cell, needs it; without it, each view is an instance of its own."
      )
      block("\(program.access)func set\(item)Item(_ item: Swift.UInt64?)") {
        "setProductItem(item, of: \(names.element).self)"
      }
    }
    for own in names.elementStates {
      blank
      block("extension GestureUIKit.ProductGestureRecognizer where Product == \(names.product)") {
        doc("Sets the state of one instance of `\(program.machine.elements[own.element].path)`.")
        block(
          "\(program.access)func setState\(parameters: ["_ state: \(own.type)", "of item: Swift.UInt64"])"
        ) {
          "changeRecognizer { $0.change { $0.setState(state, of: item) } }"
        }
      }
    }
  }

  /// The protocol for handlers of the recognizer's gestures. It is on the main actor, like views and their controllers.
  @SwiftBuilder private static func handler(_ program: SwiftProgram) -> [SwiftNode] {
    let names = program.names
    doc(
      "Handles the gestures of \(program.machine.product). `\(names.prefix)GestureRecognizer` calls it on the main actor.",
      "It has a method for every activity of the spec, without defaults, as `\(names.handler)` has.")
    block("@MainActor \(program.access)protocol \(names.prefix)GestureRecognizerHandler: Swift.AnyObject") {
      for index in names.activities.indices {
        doc(DescribeActivity(program, index).sentence)
        "func \(names.activities[index])\(parameters: ["_ gesture: \(names.type(index))"])"
        blank
      }
    }
  }
}
