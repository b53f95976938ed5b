#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime
  public import GestureUIKit
  public import SwiftUI

  /// Sets values of gestures back while they are under way, for apps that add up changes.
  ///
  /// Give it to the view that recognizes the gestures, and call it in `perform`.
  @available(iOS 18.0, *)
  @MainActor public final class GestureControl<Product: GestureProduct> {
    weak var recognizer: ProductGestureRecognizer<Product>?
    weak var elements: GestureElements<Product>?

    public init() {}

    /// Says where the content of an element stands, for activities with a `hand-over`: at ends, or so many points from them. What these move
    /// from then on is counted along, until this is said anew.
    ///
    /// - Parameter id: which thing of its kind it is said of, as the view's element has it; without one, all that are there.
    public func setContent(_ stand: ContentStand, of element: Product.Element, id: AnyHashable? = nil) {
      for item in elements?.items(of: element, id) ?? [] {
        recognizer?.setContent(stand, of: element, item: item)
      }
    }
  }

  @available(iOS 18.0, *)
  extension GestureControl where Product: TranslationProduct {
    /// Sets the translation of an activity that is under way: it counts from there on.
    ///
    /// - Returns: whether the activity is under way and can have the value; otherwise nothing changes.
    @discardableResult
    public func setTranslation(_ value: CGPoint, of activity: Product.Activity) -> Bool {
      recognizer?.setTranslation(value, of: activity) ?? false
    }
  }

  @available(iOS 18.0, *)
  extension GestureControl where Product: ScaleProduct {
    /// Sets the scale of an activity that is under way: it counts from there on.
    ///
    /// - Returns: whether the activity is under way and can have the value; otherwise nothing changes.
    @discardableResult
    public func setScale(_ value: Double, of activity: Product.Activity) -> Bool {
      recognizer?.setScale(value, of: activity) ?? false
    }
  }

  @available(iOS 18.0, *)
  extension GestureControl where Product: RotationProduct {
    /// Sets the rotation of an activity that is under way, in degrees: it counts from there on.
    ///
    /// - Returns: whether the activity is under way and can have the value; otherwise nothing changes.
    @discardableResult
    public func setRotation(_ value: Double, of activity: Product.Activity) -> Bool {
      recognizer?.setRotation(value, of: activity) ?? false
    }
  }
#endif
