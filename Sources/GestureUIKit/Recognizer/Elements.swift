#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  public import UIKit

  struct WeakView { weak var view: UIView? }

  // Elements: the innermost view under the finger that is one.
  extension ProductGestureRecognizer {
    /// The view of an element that was touched last: which row, which card.
    public func view(of element: Element) -> UIView? { touched[element]?.view }

    /// The view of an element that a finger moved over last, if an activity names it: which drop target, which option.
    public func view(over element: Element) -> UIView? { passed[element]?.view }

    /// Sets the size of an element in points, for thresholds in per cent. `findElement` needs it for elements that lie around
    /// the one that it finds.
    public func setSize(_ size: CGSize, of element: Element) {
      engine.setSize(Point(x: size.width, y: size.height), of: element)
    }

    func element(under touch: UITouch) -> (element: Element, size: CGSize)? {
      if let findElement {
        let found = findElement(touch)
        path = found.map { hit in Element.allCases.filter { hit.element.isInside($0) } } ?? []
        return found
      }
      let found = touch.view.map { Self.innermost(in: $0, touch) ?? $0 }
      let places = Self.path(from: found, noting: &touched)
      path = places.map(\.element)
      // Thresholds in per cent are of the activity's target, which may lie around what was touched.
      for place in places.dropFirst() { setSize(place.size, of: place.element) }
      return places.first
    }

    /// The element under a finger now: a touch goes on belonging to the view that it began on.
    func elementPassed(by touch: UITouch) -> Element? {
      if let findPassed { return findPassed(touch) }
      if let findElement { return findElement(touch)?.element }
      guard let window = touch.window ?? view?.window else { return nil }
      let found = Self.innermost(in: window, touch, but: carriedView)
      return Self.path(from: found, noting: &passed).first?.element
    }

    /// The elements from a view to the top with their sizes; notes the view of each.
    private static func path(
      from start: UIView?, noting views: inout [Element: WeakView]
    ) -> [(element: Element, size: CGSize)] {
      var found: [(element: Element, size: CGSize)] = []
      var place = start
      var seen: Set<Element> = []
      while let view = place {
        if let element = view.productElement(Element.self), seen.insert(element).inserted {
          views[element] = WeakView(view: view)
          found.append((element, view.convert(view.bounds, to: nil).size))
        }
        place = view.superview
      }
      return found
    }

    /// Looks below the view that gets the touch, since images and labels get none.
    private static func innermost(in view: UIView, _ touch: UITouch, but carried: UIView? = nil) -> UIView? {
      for child in view.subviews.reversed() where !child.isHidden && child.alpha > 0.01 && child !== carried {
        guard child.point(inside: touch.location(in: child), with: nil) else { continue }
        if let found = innermost(in: child, touch, but: carried) { return found }
      }
      return view.productElement(Element.self) == nil ? nil : view
    }
  }

  // Generated code names this property after its product, for example `mailElement`.
  extension UIView {
    /// The element of a product that the view is; `nil` for none.
    public func productElement<Element: ProductElement>(_ type: Element.Type) -> Element? {
      let stored = unsafe objc_getAssociatedObject(self, ElementKeys.key(type))
      return (stored as? Int).flatMap { Element(rawValue: $0) }
    }

    /// Says which element of a product the view is; `nil` for none.
    public func setProductElement<Element: ProductElement>(_ element: Element?) {
      unsafe objc_setAssociatedObject(
        self, ElementKeys.key(Element.self), element?.rawValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// The keys under which views keep their elements: one for each product, an address that nothing else has.
  @MainActor private enum ElementKeys {
    private static var keys: [ObjectIdentifier: UnsafeRawPointer] = unsafe [:]

    static func key<Element: ProductElement>(_ type: Element.Type) -> UnsafeRawPointer {
      if let key = unsafe keys[ObjectIdentifier(type)] { return unsafe key }
      let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
      unsafe keys[ObjectIdentifier(type)] = key
      return unsafe key
    }
  }
#endif
