#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  import GestureUIKit
  import SwiftUI
  import UIKit

  /// The UIKit recognizer as a SwiftUI gesture.
  @available(iOS 18.0, *)
  @MainActor struct GestureSource<Product: GestureProduct>: UIGestureRecognizerRepresentable {
    let state: Product.State
    let layoutDirection: LayoutDirection
    let showsFeedback: Bool
    let control: GestureControl<Product>?
    let elements: GestureElements<Product>
    let perform: (Product.Gesture, AnyHashable?, AnyHashable?) -> Void
    let rest: (Product.Gesture) -> Void

    func makeUIGestureRecognizer(context: Context) -> ProductGestureRecognizer<Product> {
      let recognizer = ProductGestureRecognizer<Product>(state: state)
      let elements = elements
      recognizer.findElement = { [weak elements] touch in elements?.element(at: touch.location(in: nil)) }
      recognizer.findPassed = { [weak elements] touch in
        elements?.items(passedAt: touch.location(in: nil)) ?? []
      }
      recognizer.findItems = { [weak elements] touch in elements?.items(at: touch.location(in: nil)) ?? [] }
      recognizer.findFrames = { [weak elements] touch in elements?.frames(at: touch.location(in: nil)) ?? [] }
      elements.recognizer = recognizer
      connect(recognizer)
      return recognizer
    }

    func updateUIGestureRecognizer(_ recognizer: ProductGestureRecognizer<Product>, context: Context) {
      if recognizer.gestureState != state { recognizer.gestureState = state }
      connect(recognizer)
    }

    private func connect(_ recognizer: ProductGestureRecognizer<Product>) {
      control?.connect(recognizer, elements)
      recognizer.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      let (elements, perform) = (elements, perform)
      recognizer.onGesture = { [weak elements] gesture in
        let over = gesture.outcome.over.flatMap { Product.Element(rawValue: $0.index) }
        perform(
          gesture, elements?.id(of: gesture.outcome.instance),
          over.flatMap { elements?.idPassed($0, gesture.outcome.overInstance) })
      }
      recognizer.onRest = rest
      recognizer.showsFeedback = showsFeedback
      guard showsFeedback else { return }
      recognizer.findScene = { [weak elements, weak recognizer] _, item in
        elements?.scene(of: item, in: recognizer?.view?.window?.bounds.size)
      }
      recognizer.onFeedback = { [weak elements] _, id, values in elements?.show(values, id) }
    }
  }
#endif
