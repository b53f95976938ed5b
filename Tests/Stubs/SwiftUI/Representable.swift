public import UIKit

/// https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable · iOS 18.0
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable/uigesturerecognizertype · iOS 18.0
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable/context · iOS 18.0
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable/makeuigesturerecognizer(context:) · iOS 18.0
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable/updateuigesturerecognizer(_:context:) · iOS 18.0
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
}

/// https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentablecontext · iOS 18.0
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {}

/// Stub: draws a view, keeps its state, and offers its recognizers, buttons and texts to tests.
@MainActor public final class StubHost {
  /// Stub: the recognizers that were made, in order.
  public private(set) var recognizers: [UIGestureRecognizer] = []
  /// Stub: accessibility actions and buttons of the last drawing.
  public var buttons: [(title: String, action: @MainActor () -> Void)] = []
  /// Stub: the texts of the last drawing, with their places.
  public internal(set) var texts: [String] = []
  var environment = EnvironmentValues()
  var values: [String: Any] = [:]
  var frame = CGRect.zero
  /// The factors by which effects around make frames larger.
  var scale = CGSize(width: 1, height: 1)
  /// The frame of the view that was visited last.
  var shown = CGRect.zero
  /// Where the next view of a stack begins.
  var next: CGFloat = 0
  var disappearances: [() -> Void] = []
  /// The views that have appeared and not disappeared, by their paths.
  var onScreen: Set<String> = []

  /// Stub: an empty screen.
  public init() {}

  /// Stub: draws a view, for the first time or again.
  public func draw(_ view: some View) {
    buttons = []
    texts = []
    disappearances = []
    visit(view, "")
  }

  /// Stub: removes all views, which calls their actions for disappearing.
  public func clear() {
    for action in disappearances { action() }
    onScreen = []
  }

  func visit<V: View>(_ view: V, _ path: String) {
    if let leaf = view as? any StubLeaf { return leaf.stubVisit(self, path) }
    link(view, path)
    visit(view.body, path + "/\(V.self)")
  }

  /// Connects the state of a view or a modifier, and of its properties, with the stored values.
  func link(_ value: Any, _ path: String) {
    for child in Mirror(reflecting: value).children where child.value is any DynamicProperty {
      let place = path + "." + (child.label ?? "")
      if let linked = child.value as? any StubLinked {
        linked.link(self, place)
      } else {
        link(child.value, place)
      }
    }
  }

  func represent<R: UIGestureRecognizerRepresentable>(_ representable: R, _ path: String) {
    let context = UIGestureRecognizerRepresentableContext<R>()
    if let made = values[path + "/gesture"] as? R.UIGestureRecognizerType {
      return representable.updateUIGestureRecognizer(made, context: context)
    }
    let made = representable.makeUIGestureRecognizer(context: context)
    values[path + "/gesture"] = made
    recognizers.append(made)
  }
}
