#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  public import GestureUIKit
  public import SwiftUI

  /// A modifier that marks a view as an element of a spec and adds the element's accessibility actions.
  ///
  /// Generated code has a method of `View` for it, named after its product: `mailElement`.
  @available(iOS 18.0, *)
  @MainActor public struct ElementModifier<Product: GestureProduct>: ViewModifier {
    private let element: Product.Element
    private let id: AnyHashable?
    @Environment(\.[ScopeKey<Product>()]) private var scope
    @State private var place = GesturePlace()
    @State private var shown = FeedbackValues(time: 0)

    /// - Parameter id: identifies the view among several of one element, such as rows or cards.
    public init(_ product: Product.Type, _ element: Product.Element, id: AnyHashable?) {
      self.element = element
      self.id = id
    }

    public func body(content: Content) -> some View {
      content
        .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { frame in
          scope?.elements.set(place, element, frame, id) { shown = $0 }
        }
        .gestureFeedback(shown)
        .onChange(of: id) { scope?.elements.rename(place, id) }
        .onDisappear { scope?.elements.remove(place) }
        .accessibilityActions {
          ForEach(actions, id: \.self) { activity in
            Button(Product.spokenName(of: activity)) { scope?.elements.carryOut(activity, id) }
          }
        }
    }

    private var actions: [Product.Activity] {
      guard let state = scope?.state else { return [] }
      return Product.performable(on: element, in: state)
    }
  }

  /// The gestures around an element: their elements and their state.
  struct GestureScope<Product: GestureProduct>: Sendable {
    let elements: GestureElements<Product>
    let state: Product.State
  }

  /// The environment key of a product's scope.
  struct ScopeKey<Product: GestureProduct>: Hashable, Sendable {}

  private struct ScopeEnvironmentKey<Product: GestureProduct>: EnvironmentKey {
    static var defaultValue: GestureScope<Product>? { nil }
  }

  extension EnvironmentValues {
    subscript<Product: GestureProduct>(key: ScopeKey<Product>) -> GestureScope<Product>? {
      get { self[ScopeEnvironmentKey<Product>.self] }
      set { self[ScopeEnvironmentKey<Product>.self] = newValue }
    }
  }
#endif
