#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime
  public import GestureUIKit
  public import SwiftUI
  public import UIKit

  /// An object that sets values of gestures that are under way, for apps that add up changes, and the state and feedback of elements.
  ///
  /// Pass it to the view that recognizes the gestures, and call it in `perform`.
  @available(iOS 18.0, *)
  @MainActor public final class GestureControl<Product: GestureProduct> {
    weak var recognizer: ProductGestureRecognizer<Product>?
    weak var elements: GestureElements<Product>?
    private var states: [Instance: State] = [:]
    private var bridges: [Bridge<Product>] = []

    /// The views of an element that have this id.
    private struct Instance: Hashable {
      let element: Product.Element
      let id: AnyHashable?
    }

    /// The functions that set the state of an instance by its number: to the app's, and to the first one.
    private struct State {
      let set: (ProductGestureRecognizer<Product>, UInt64) -> Void
      let reset: (ProductGestureRecognizer<Product>, UInt64) -> Void
    }

    public init() {}

    /// Sets the state that guards read of the views of an element that have this id, also of those that appear later. Generated code has a
    /// method `setState` for each element with state of its own.
    ///
    /// - Parameters:
    ///   - first: the state of views for which none was set.
    ///   - set: sets the state of one instance by its number.
    public func setState<Value>(
      _ state: Value, insteadOf first: Value, of element: Product.Element, id: AnyHashable?,
      by set: @escaping (ProductGestureRecognizer<Product>, Value, UInt64) -> Void
    ) {
      states[Instance(element: element, id: id)] = State(
        set: { set($0, state, $1) }, reset: { set($0, first, $1) })
      for (number, other) in elements?.instances(of: element) ?? [] where other == id {
        setState(of: element, id, number)
      }
    }

    /// Sets the state of an instance that has appeared.
    func setState(of element: Product.Element, _ id: AnyHashable?, _ number: UInt64) {
      guard let recognizer else { return }
      states[Instance(element: element, id: id)]?.set(recognizer, number)
    }

    /// Removes the state of an instance that has disappeared. Its number is not used again.
    func forgetState(of element: Product.Element, _ id: AnyHashable?, _ number: UInt64) {
      guard let recognizer else { return }
      states[Instance(element: element, id: id)]?.reset(recognizer, number)
    }

    /// Lets a system recognizer perform an activity, such as the pan of a `UIScrollView` in a `UIViewRepresentable`, as
    /// `ProductGestureRecognizer.bridge` does.
    public func bridge(_ recognizer: UIGestureRecognizer, as activity: Product.Activity) {
      bridges.removeAll { $0.recognizer == nil }
      bridges.append(Bridge(recognizer: recognizer, activity: activity))
      self.recognizer?.bridge(recognizer, as: activity)
    }

    /// Connects it with the view that recognizes the gestures.
    func connect(_ recognizer: ProductGestureRecognizer<Product>, _ elements: GestureElements<Product>) {
      guard self.recognizer !== recognizer || self.elements !== elements else { return }
      self.recognizer = recognizer
      self.elements = elements
      elements.control = self
      for bridge in bridges {
        if let other = bridge.recognizer { recognizer.bridge(other, as: bridge.activity) }
      }
      for instance in states.keys {
        for (number, id) in elements.instances(of: instance.element) where id == instance.id {
          setState(of: instance.element, id, number)
        }
      }
    }

    /// Resets the feedback of an element, for a view that has left and is brought back.
    ///
    /// - Parameter id: the instance, by the `id` of its view; without one, all instances on the screen.
    public func forgetFeedback(of element: Product.Element, id: AnyHashable? = nil) {
      elements?.forgetFeedback(of: element, id)
    }

    /// Sets the content position of an element, for activities with a `hand-over`: at its ends, or at distances from them in points. Later
    /// movement of these activities is added to it until the next call.
    ///
    /// - Parameter id: the instance, by the `id` of its view; without one, all instances on the screen.
    public func setContent(_ stand: ContentStand, of element: Product.Element, id: AnyHashable? = nil) {
      for (item, other) in elements?.instances(of: element) ?? [] where id == nil || other == id {
        recognizer?.setContent(stand, of: element, item: item)
      }
    }
  }

  @available(iOS 18.0, *)
  extension GestureControl where Product: TranslationProduct {
    /// Sets the translation of an activity that is under way. Later changes continue from it.
    ///
    /// - Returns: whether the activity is under way and can have the value; otherwise nothing changes.
    @discardableResult
    public func setTranslation(_ value: CGPoint, of activity: Product.Activity) -> Bool {
      recognizer?.setTranslation(value, of: activity) ?? false
    }
  }

  @available(iOS 18.0, *)
  extension GestureControl where Product: ScaleProduct {
    /// Sets the scale of an activity that is under way. Later changes continue from it.
    ///
    /// - Returns: whether the activity is under way and can have the value; otherwise nothing changes.
    @discardableResult
    public func setScale(_ value: Double, of activity: Product.Activity) -> Bool {
      recognizer?.setScale(value, of: activity) ?? false
    }
  }

  @available(iOS 18.0, *)
  extension GestureControl where Product: RotationProduct {
    /// Sets the rotation of an activity that is under way, in degrees. Later changes continue from it.
    ///
    /// - Returns: whether the activity is under way and can have the value; otherwise nothing changes.
    @discardableResult
    public func setRotation(_ value: Double, of activity: Product.Activity) -> Bool {
      recognizer?.setRotation(value, of: activity) ?? false
    }
  }
#endif
