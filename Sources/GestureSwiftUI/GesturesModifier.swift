#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureUIKit
  public import SwiftUI
  import UIKit

  /// A modifier that recognizes the gestures of a spec on a view and everything inside it.
  ///
  /// Generated code has a method of `View` for it, named after its product: `mailGestures`.
  @available(iOS 18.0, *)
  @MainActor public struct GesturesModifier<Product: GestureProduct>: ViewModifier {
    /// A function that receives a gesture, the `id` of the touched element, and the `id` of the element under the finger.
    public typealias Perform = (Product.Gesture, AnyHashable?, AnyHashable?) -> Void

    private let state: Product.State
    private let showsFeedback: Bool
    private let control: GestureControl<Product>?
    private let perform: Perform
    private let rest: (Product.Gesture) -> Void
    @State private var elements = GestureElements<Product>()
    @Environment(\.layoutDirection) private var layoutDirection

    /// - Parameters:
    ///   - state: the state that guards read; a change applies to touches that start after it.
    ///   - showsFeedback: whether elements are moved, scaled, turned and faded as the spec says.
    ///   - control: sets values of gestures that are under way.
    ///   - perform: performs the activity of a gesture.
    public init(
      state: Product.State, showsFeedback: Bool, control: GestureControl<Product>?, perform: @escaping Perform
    ) {
      self.init(
        state: state, showsFeedback: showsFeedback, control: control, perform: perform, rest: { _ in })
    }

    /// Creates a modifier that updates a value during gestures.
    ///
    /// - Parameters:
    ///   - value: is reset when no activity is under way any more.
    ///   - change: computes the value from a gesture and the touched element's `id`; it is called before `perform`.
    public init<Value>(
      state: Product.State, updating value: GestureValue<Product, Value>, control: GestureControl<Product>?,
      by change: @escaping (Product.Gesture, AnyHashable?, inout Value) -> Void,
      perform: @escaping (Product.Gesture, AnyHashable?) -> Void
    ) {
      self.init(
        state: state, showsFeedback: false, control: control,
        perform: { gesture, id, _ in
          value.follow { change(gesture, id, &$0) }
          perform(gesture, id)
        }, rest: { value.reset(after: $0) })
    }

    private init(
      state: Product.State, showsFeedback: Bool, control: GestureControl<Product>?,
      perform: @escaping Perform,
      rest: @escaping (Product.Gesture) -> Void
    ) {
      self.state = state
      self.showsFeedback = showsFeedback
      self.control = control
      self.perform = perform
      self.rest = rest
    }

    public func body(content: Content) -> some View {
      content
        .environment(\.[ScopeKey<Product>()], GestureScope(elements: elements, state: state))
        // Otherwise transparent parts get no touches.
        .contentShape(.rect)
        .gesture(
          GestureSource(
            state: state, layoutDirection: layoutDirection, showsFeedback: showsFeedback, control: control,
            elements: elements,
            perform: perform,
            rest: rest)
        )
        .defersSystemGestures(on: Self.protectedEdges)
    }

    /// The protected edges as SwiftUI's sides, which follow the language's direction as a spec's `leading` and `trailing` do. A spec's left
    /// and right are sides of the screen, so either one protects both.
    private static var protectedEdges: Edge.Set {
      var edges: Edge.Set = []
      let protected = Product.protectedEdges
      if Product.protectedEdgesFollowReading {
        edges.insert(protected.contains(.left) ? .leading : .trailing)
      } else if protected.contains(.left) || protected.contains(.right) {
        edges.insert(.horizontal)
      }
      if protected.contains(.top) { edges.insert(.top) }
      if protected.contains(.bottom) { edges.insert(.bottom) }
      return edges
    }
  }
#endif
