#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  public import GestureUIKit
  public import SwiftUI
  import UIKit

  /// A value that lasts while gestures are under way: `@MailGestureValue var offset = 0.0`. It then returns to its initial value.
  @available(iOS 18.0, *)
  @MainActor @propertyWrapper public struct GestureValue<Product: GestureProduct, Value>: DynamicProperty {
    @State private var value: Value
    private let initial: Value

    public init(wrappedValue: Value) {
      _value = State(initialValue: wrappedValue)
      initial = wrappedValue
    }

    public var wrappedValue: Value { value }
    public var projectedValue: GestureValue<Product, Value> { self }

    func follow(_ change: (inout Value) -> Void) {
      var changed = value
      change(&changed)
      value = changed
    }

    /// Resets the value with the animation that the spec has for the gesture's end, or at once if a person asked for less motion.
    func reset(after gesture: Product.Gesture) {
      let animation = Product.Feedback(for: Product.activity(of: gesture)).animation(after: gesture)
      withAnimation(UIAccessibility.isReduceMotionEnabled ? nil : animation) { value = initial }
    }
  }
#endif
