#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime
  public import GestureUIKit
  public import SwiftUI

  /// An object that sets values of gestures that are under way, for apps that add up changes.
  ///
  /// Pass it to the view that recognizes the gestures, and call it in `perform`.
  @available(iOS 18.0, *)
  @MainActor public final class GestureControl<Product: GestureProduct> {
    weak var recognizer: ProductGestureRecognizer<Product>?
    weak var elements: GestureElements<Product>?

    public init() {}

    /// Sets the content position of an element, for activities with a `hand-over`: at its ends, or at distances from them in points. Later
    /// movement of these activities is added to it until the next call.
    ///
    /// - Parameter id: the instance, by the `id` of its view; without one, all instances on the screen.
    public func setContent(_ stand: ContentStand, of element: Product.Element, id: AnyHashable? = nil) {
      for item in elements?.items(of: element, id) ?? [] {
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
