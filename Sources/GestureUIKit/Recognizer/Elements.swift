#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime
  public import UIKit

  struct WeakView { weak var view: UIView? }

  struct TouchedView {
    weak var view: UIView?
    /// Its frame when it was touched, in window points.
    var frame: CGRect
  }

  /// The innermost element under a touch: its size in points, and the instances of it and of the elements around it.
  struct Hit<Element: ProductElement> {
    var element: Element
    var size: CGSize
    var things: [Thing<Element>]
    /// The frames of the element and of those around it, in window points.
    var frames: [(element: Element, frame: CGRect)] = []
  }

  // Elements: the element of a touch is the innermost view under the finger that is one.
  extension ProductGestureRecognizer {
    /// The view of an element that was touched last, such as a row or a card.
    public func view(of element: Element) -> UIView? { touched[element]?.view }

    /// The view on which a gesture began, also if others were touched since.
    public func view(of gesture: Gesture) -> UIView? {
      view(of: Product.activity(of: gesture).target, gesture.outcome.instance)
    }

    func view(of element: Element, _ item: UInt64) -> UIView? {
      things[Thing(element: element, item: item)]?.view
    }

    /// The view of an element that a finger moved over last, if an activity reports it, such as a drop target or an option.
    public func view(over element: Element) -> UIView? { passed[element]?.view }

    /// Sets the size of an element in points, for thresholds in per cent. With `findElement`, set it for the elements around the one that
    /// is found, unless `findFrames` returns their frames.
    public func setSize(_ size: CGSize, of element: Element) {
      engine.setSize(Point(x: size.width, y: size.height), of: element)
    }

    /// Sets the content position of a view that is an element: at its ends, or at distances from them in points. Activities with a
    /// `hand-over` read it, also while fingers are down. Their later movement is added to it until the next call.
    public func setContent(_ stand: ContentStand, of view: UIView) {
      guard let element = view.productElement(Element.self) else { return }
      setContent(stand, of: element, item: view.productItem(Element.self))
    }

    /// Sets the content position of one instance of an element, by its number from `findItems`.
    public func setContent(_ stand: ContentStand, of element: Element, item: UInt64 = 0) {
      engine.setContent(stand, of: element, instance: item)
    }

    /// Calls a function with the generated recognizer. Generated code sets the state of elements with it.
    public func changeRecognizer(_ body: (Product.Recognizer) -> Void) { body(engine) }

    /// The element under a touch.
    func element(under touch: UITouch) -> Hit<Element>? {
      if let findElement {
        guard let found = findElement(touch) else { return nil }
        let items = findItems?(touch) ?? []
        let things = Element.allCases.filter { found.element.isInside($0) }.map { element in
          Thing(element: element, item: items.first { $0.element == element }?.item ?? 0)
        }
        return Hit(
          element: found.element, size: found.size, things: things, frames: findFrames?(touch) ?? [])
      }
      let found = touch.view.map { Self.innermost(in: $0, touch) ?? $0 }
      let places = Self.path(from: found)
      remember(places)
      let frames = places.map { (element: $0.thing.element, frame: $0.frame) }
      return places.first.map {
        Hit(element: $0.thing.element, size: $0.frame.size, things: places.map(\.thing), frames: frames)
      }
    }

    /// Keeps the views of a gesture's elements, for `view(of:)` and feedback.
    func remember(_ places: [Place]) {
      things = things.filter { $0.value.view != nil }
      for place in places {
        touched[place.thing.element] = WeakView(view: place.view)
        things[place.thing] = TouchedView(view: place.view, frame: place.frame)
      }
    }

    /// The element under a finger now. UIKit keeps a touch on the view where it began.
    func elementPassed(by touch: UITouch) -> Hit<Element>? {
      if findPassed != nil || findElement != nil {
        let items = findPassed?(touch) ?? findItems?(touch) ?? []
        let found = findPassed == nil ? findElement?(touch)?.element : items.first?.element
        return found.map { element in
          Hit(element: element, size: .zero, things: items.map { Thing(element: $0.element, item: $0.item) })
        }
      }
      guard let window = touch.window ?? view?.window else { return nil }
      let carried = carried
      let front = Self.front(of: window, touch, but: carried)
      let places = Self.path(from: front.flatMap { Self.innermost(in: $0, touch, but: carried) } ?? front)
      for place in places { passed[place.thing.element] = WeakView(view: place.view) }
      return places.first.map {
        Hit(element: $0.thing.element, size: $0.frame.size, things: places.map(\.thing))
      }
    }

    /// The instances on which an activity is under way that reports what it is over.
    package var carriers: [UInt64] { carriedThings.map(\.item) }

    private var carriedThings: [Thing<Element>] {
      told.filter { $0.value.values.contains(.over) }.map {
        Thing(element: $0.key.activity.target, item: $0.key.item)
      }
    }

    /// The views that fingers carry: those that have moved since such an activity began on them.
    private var carried: [UIView] {
      let moved = carriedThings.compactMap { thing -> UIView? in
        guard let touched = things[thing], let view = touched.view else { return nil }
        return view.convert(view.bounds, to: nil).hasMoved(from: touched.frame) ? view : nil
      }
      return moved + [carriedView].compactMap { $0 }
    }

    /// An element with its view and the view's frame in window points.
    typealias Place = (thing: Thing<Element>, view: UIView, frame: CGRect)

    /// The elements from a view outward.
    static func path(from start: UIView?) -> [Place] {
      var found: [Place] = []
      var place = start
      var seen: Set<Element> = []
      while let view = place {
        if let element = view.productElement(Element.self), seen.insert(element).inserted {
          let thing = Thing(element: element, item: view.productItem(Element.self))
          found.append((thing, view, view.convert(view.bounds, to: nil)))
        }
        place = view.superview
      }
      return found
    }

    /// The view of the innermost element under a touch. Searches below the view that gets the touch, since images and labels get none.
    private static func innermost(in view: UIView, _ touch: UITouch, but carried: [UIView] = []) -> UIView? {
      for child in view.subviews.reversed() where !child.isHidden && child.alpha > 0.01 {
        guard !carried.contains(child), child.point(inside: touch.location(in: child), with: nil) else {
          continue
        }
        if let found = innermost(in: child, touch, but: carried) { return found }
      }
      return view.productElement(Element.self) == nil ? nil : view
    }

    /// The view that would get a touch here if it began now, without the carried views.
    private static func front(of view: UIView, _ touch: UITouch, but carried: [UIView]) -> UIView? {
      let place = touch.location(in: view)
      guard carried.contains(where: { $0.isDescendant(of: view) }) else {
        return view.hitTest(place, with: nil)
      }
      guard !carried.contains(view), view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0.01,
        view.point(inside: place, with: nil)
      else { return nil }
      for child in view.subviews.reversed() {
        if let front = front(of: child, touch, but: carried) { return front }
      }
      return view
    }
  }

  extension CGRect {
    /// Whether the center is elsewhere. What shrinks under a long press stays in its place.
    package func hasMoved(from other: CGRect) -> Bool {
      abs(midX - other.midX) > 0.5 || abs(midY - other.midY) > 0.5
    }
  }

  // Generated code names this property after its product, for example `mailElement`.
  extension UIView {
    /// The product's element that the view represents; `nil` for none.
    public func productElement<Element: ProductElement>(_ type: Element.Type) -> Element? {
      let stored = unsafe objc_getAssociatedObject(self, ElementKeys.key(type))
      return (stored as? Int).flatMap { Element(rawValue: $0) }
    }

    /// Sets the product's element that the view represents; `nil` for none.
    public func setProductElement<Element: ProductElement>(_ element: Element?) {
      unsafe objc_setAssociatedObject(
        self, ElementKeys.key(Element.self), element?.rawValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// The instance number of the view: the one from `setProductItem`, otherwise a number of the view's own.
    public func productItem<Element: ProductElement>(_ type: Element.Type) -> UInt64 {
      let stored = unsafe objc_getAssociatedObject(self, ElementKeys.key(Thing<Element>.self))
      return stored as? UInt64 ?? UInt64(UInt(bitPattern: ObjectIdentifier(self).hashValue))
    }

    /// Sets the instance number of the view, chosen by the app. A view that is reused for another row needs it. `nil` means the view's own
    /// number.
    public func setProductItem<Element: ProductElement>(_ item: UInt64?, of type: Element.Type) {
      unsafe objc_setAssociatedObject(
        self, ElementKeys.key(Thing<Element>.self), item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// The keys under which views store their elements and instance numbers: for each type, an address that is unique.
  @MainActor private enum ElementKeys {
    private static var keys: [ObjectIdentifier: UnsafeRawPointer] = unsafe [:]

    static func key<Kept>(_ type: Kept.Type) -> UnsafeRawPointer {
      if let key = unsafe keys[ObjectIdentifier(type)] { return unsafe key }
      let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
      unsafe keys[ObjectIdentifier(type)] = key
      return unsafe key
    }
  }
#endif
