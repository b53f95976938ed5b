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
    private let name: ((Product.Activity) -> String)?
    @Environment(\.[ScopeKey<Product>()]) private var scope
    @State private var place = GesturePlace<Product>()
    @State private var shown = FeedbackValues(time: 0)

    /// - Parameters:
    ///   - id: identifies the view among several of one element, such as rows or cards.
    ///   - name: the label of an accessibility action; by default the activity's own name.
    public init(
      _ product: Product.Type, _ element: Product.Element, id: AnyHashable?,
      name: ((Product.Activity) -> String)?
    ) {
      self.element = element
      self.id = id
      self.name = name
    }

    public func body(content: Content) -> some View {
      content
        .environment(\.[ScopeKey<Product>()], scope?.within(place))
        .onGeometryChange(for: Geometry.self, of: { Geometry(frame: $0.frame(in: .global), size: $0.size) }) {
          place.frame = ElementFrame($0.frame, $0.size, with: shown, in: place.outerRotation)
          register()
        }
        .gestureFeedback(place.frame?.local(shown) ?? shown)
        .onChange(
          of: Registration(element: element, id: id, scope: scope.map { ObjectIdentifier($0.elements) })
        ) { register() }
        .onAppear {
          place.isOnScreen = true
          register()
        }
        .onDisappear {
          place.isOnScreen = false
          place.elements?.remove(place)
        }
        .accessibilityActions {
          ForEach(actions, id: \.self) { activity in
            Button(name?(activity) ?? Product.spokenName(of: activity)) {
              scope?.elements.carryOut(activity, place)
            }
          }
        }
    }

    /// Makes the view an element of the gestures around it, in its frame. A view that comes back has the frame that it had.
    private func register() {
      if place.elements !== scope?.elements {
        place.elements?.remove(place)
        place.elements = scope?.elements
      }
      place.enclosing = scope?.enclosing
      guard place.isOnScreen, place.frame != nil else { return }
      place.elements?.set(place, element, id) { shown = $0 }
    }

    private var actions: [Product.Activity] {
      guard let state = scope?.state else { return [] }
      return Product.performable(on: element, in: state)
    }
  }

  /// What a view is registered as.
  private struct Registration<Element: ProductElement>: Equatable {
    let element: Element
    let id: AnyHashable?
    let scope: ObjectIdentifier?
  }

  /// Where a view lies, and its size in its own points.
  private struct Geometry: Equatable, Sendable {
    let frame: CGRect
    let size: CGSize
  }

  /// The gestures around an element: their elements and their state, and the element around it.
  struct GestureScope<Product: GestureProduct>: Sendable {
    let elements: GestureElements<Product>
    let state: Product.State
    var enclosing: GesturePlace<Product>?

    /// What is around the views inside an element.
    func within(_ place: GesturePlace<Product>) -> Self {
      Self(elements: elements, state: state, enclosing: place)
    }
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
