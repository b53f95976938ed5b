#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  import GestureUIKit
  import SwiftUI

  /// The elements on the screen, with their frames and ids.
  @MainActor final class GestureElements<Product: GestureProduct> {
    typealias Element = Product.Element

    private struct Entry {
      let place: GesturePlace<Product>
      var element: Element
      var id: AnyHashable?
      /// The place among views that were registered before and after it.
      var order: Int
      /// The number by which the recognizer identifies the instance.
      var number: UInt64
      /// Shows feedback values on the view.
      var show: @MainActor (FeedbackValues) -> Void

      var key: ObjectIdentifier { ObjectIdentifier(place) }
      @MainActor var frame: CGRect { place.frame?.shown ?? .zero }
      var depth: Int { "\(element.path)".utf8.filter { $0 == 0x2F }.count }
    }

    /// A touched instance, also one that is no longer on the screen.
    private struct Touched {
      var place: ObjectIdentifier
      var id: AnyHashable?
      /// Its frame when it was touched.
      var frame: CGRect
    }

    weak var recognizer: ProductGestureRecognizer<Product>?
    /// The object with the state of instances.
    weak var control: GestureControl<Product>?
    /// For each element, the id of the view that a finger was over last.
    private(set) var passed: [Element: AnyHashable] = [:]
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The touched instances by the recognizer's number.
    private var touched: [UInt64: Touched] = [:]
    private var count = 0

    func set(
      _ place: GesturePlace<Product>, _ element: Element, _ id: AnyHashable?,
      show: @escaping @MainActor (FeedbackValues) -> Void
    ) {
      let key = ObjectIdentifier(place)
      if let known = entries[key], known.element == element, known.id == id {
        entries[key]?.show = show
        return
      }
      // Another instance is shown in this place now.
      remove(place)
      count += 1
      let order = place.order ?? count
      place.order = order
      entries[key] = Entry(
        place: place, element: element, id: id, order: order, number: UInt64(count), show: show)
      control?.setState(of: element, id, UInt64(count))
    }

    /// Removes a view, with what feedback has made of it and the state of its instance.
    func remove(_ place: GesturePlace<Product>) {
      let key = ObjectIdentifier(place)
      guard let entry = entries[key] else { return }
      recognizer?.forgetFeedback(of: AnyHashable(key))
      control?.forgetState(of: entry.element, entry.id, entry.number)
      entries[key] = nil
      forgetTouched()
    }

    /// Resets the feedback of the views with an id.
    func forgetFeedback(of element: Element, _ id: AnyHashable?) {
      for (key, entry) in entries where entry.element == element && (id == nil || entry.id == id) {
        recognizer?.forgetFeedback(of: AnyHashable(key))
      }
    }

    /// The id and the surroundings of a touched instance, for its feedback player.
    func scene(of item: UInt64, in screen: CGSize?) -> (id: AnyHashable, scene: FeedbackScene)? {
      guard let key = touched[item]?.place, let entry = entries[key], entry.number == item,
        let frame = entry.place.frame
      else { return nil }
      return (
        AnyHashable(key),
        FeedbackScene(
          screen: Point(x: (screen ?? .zero).width, y: (screen ?? .zero).height), size: frame.size,
          centre: frame.centre, layoutDirection: recognizer?.reading ?? .leftToRight)
      )
    }

    func show(_ values: FeedbackValues, _ id: AnyHashable) {
      guard let key = id.base as? ObjectIdentifier, let entry = entries[key] else { return }
      entry.place.rotation = values.rotation
      entry.show(values)
    }

    // MARK: Touches

    /// The innermost element at a point.
    func element(at point: CGPoint) -> (element: Element, size: CGSize)? {
      forgetTouched()
      let under = under(point)
      for entry in under {
        remember(entry)
        passed[entry.element] = entry.id
      }
      return under.first.map { ($0.element, $0.frame.size) }
    }

    private func remember(_ entry: Entry) {
      touched[entry.number] = Touched(place: entry.key, id: entry.id, frame: entry.frame)
    }

    /// Forgets touched instances that are no longer on the screen, if no gesture of theirs can follow.
    private func forgetTouched() {
      guard recognizer?.isIdle != false else { return }
      touched = touched.filter { entries[$0.value.place]?.number == $0.key }
      passed = [:]
    }

    /// The innermost element at a point and those around it, with the recognizer's numbers of their instances.
    func items(at point: CGPoint) -> [(element: Element, item: UInt64)] {
      under(point).map { ($0.element, $0.number) }
    }

    /// The instances of an element by the recognizer's numbers, with their ids.
    func instances(of element: Element) -> [(number: UInt64, id: AnyHashable?)] {
      entries.values.filter { $0.element == element }.map { ($0.number, $0.id) }.sorted {
        $0.number < $1.number
      }
    }

    /// The frames of the innermost element at a point and of those around it.
    func frames(at point: CGPoint) -> [(element: Element, frame: CGRect)] {
      under(point).map { ($0.element, $0.frame) }
    }

    /// The id of a gesture's instance.
    func id(of item: UInt64) -> AnyHashable? { touched[item]?.id }

    func idPassed(_ element: Element, _ item: UInt64) -> AnyHashable? {
      item == 0 ? passed[element] : entries.first { $0.value.number == item }?.value.id
    }

    /// As `items(at:)`, for a moving finger: what lies behind that which is carried there.
    func items(passedAt point: CGPoint) -> [(element: Element, item: UInt64)] {
      let under = under(point, but: carried)
      for entry in under { passed[entry.element] = entry.id }
      return under.map { ($0.element, $0.number) }
    }

    /// The views that have moved since an activity that reports what it is over began on them.
    private var carried: Set<ObjectIdentifier> {
      Set(
        (recognizer?.carriers ?? []).compactMap { item in
          guard let touched = touched[item], let entry = entries[touched.place] else { return nil }
          return entry.frame.hasMoved(from: touched.frame) ? entry.key : nil
        })
    }

    // MARK: What lies inside what

    /// The innermost element at a point and those around it, the innermost first. A view is inside the one around it, and only touched
    /// within its frame; of others, the one that was added last is on top.
    private func under(_ point: CGPoint, but hidden: Set<ObjectIdentifier> = []) -> [Entry] {
      let hit = entries.values.filter { $0.frame.contains(point) }
      let top = hit.map { chain(from: $0, among: hit) }
        .filter { $0.allSatisfy { $0.frame.contains(point) && !hidden.contains($0.key) } }
        .max { a, b in
          a.reversed().map(\.order).lexicographicallyPrecedes(b.reversed().map(\.order))
        }
      return Self.distinct(top ?? [])
    }

    /// Of several views of one element inside each other, the innermost.
    private static func distinct(_ chain: [Entry]) -> [Entry] {
      var seen: Set<Element> = []
      return chain.filter { seen.insert($0.element).inserted }
    }

    /// An element and those around it, the innermost first.
    private func chain(from entry: Entry, among hit: [Entry]) -> [Entry] {
      var chain = [entry]
      while let around = chain.last.flatMap({ around($0, among: hit) }),
        !chain.contains(where: { $0.key == around.key })
      { chain.append(around) }
      return chain
    }

    /// The element around another one. A view that is outside of all elements, such as an overlay, is inside one that the spec has around it.
    private func around(_ entry: Entry, among hit: [Entry]) -> Entry? {
      var next = entry.place.enclosing
      while let place = next {
        if let around = entries[ObjectIdentifier(place)] { return around }
        next = place.enclosing
      }
      return hit.filter { $0.element != entry.element && entry.element.isInside($0.element) }
        .max { ($0.depth, $0.order) < ($1.depth, $1.order) }
    }

    /// Performs an activity without a finger on the view that is in a place.
    func carryOut(_ activity: Product.Activity, _ place: GesturePlace<Product>) {
      guard let entry = entries[ObjectIdentifier(place)] else { return }
      remember(entry)
      let centre = CGPoint(x: entry.frame.midX, y: entry.frame.midY)
      let chain = Self.distinct(
        chain(from: entry, among: entries.values.filter { $0.frame.contains(centre) }))
      recognizer?.carryOut(activity, items: chain.map { ($0.element, $0.number) }, at: centre)
    }
  }

  /// The identity of one view that is an element, and what is known of the view also while it is not on the screen.
  @MainActor final class GesturePlace<Product: GestureProduct> {
    /// The elements among which it is registered.
    weak var elements: GestureElements<Product>?
    /// The element around it in the app's views.
    weak var enclosing: GesturePlace<Product>?
    var frame: ElementFrame?
    /// The angle in degrees by which feedback turns it.
    var rotation = 0.0
    /// The angle in degrees by which feedback turns the elements around it.
    var outerRotation: Double { enclosing.map { $0.rotation + $0.outerRotation } ?? 0 }
    var isOnScreen = false
    /// See `GestureElements`: a view that comes back is where it was.
    var order: Int?
  }
#endif
