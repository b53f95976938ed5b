#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import GestureRuntime
  import GestureUIKit
  import SwiftUI

  /// The elements on the screen, with their frames and ids.
  @MainActor final class GestureElements<Product: GestureProduct> {
    typealias Element = Product.Element

    private struct Entry {
      var element: Element
      var frame: CGRect
      var id: AnyHashable?
      /// The place among views that were registered before and after it.
      var order: Int
      /// The number by which the recognizer identifies the instance.
      var number: UInt64
      /// Shows feedback values on the view.
      var show: @MainActor (FeedbackValues) -> Void
    }

    weak var recognizer: ProductGestureRecognizer<Product>?
    /// The object with the state of instances.
    weak var control: GestureControl<Product>?
    /// For each element, the id of the view that a finger was over last.
    private(set) var passed: [Element: AnyHashable] = [:]
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The views of touched instances, by the recognizer's number.
    private var places: [UInt64: ObjectIdentifier] = [:]
    /// The ids of touched instances by number, also of those that are no longer on the screen.
    private var ids: [UInt64: AnyHashable] = [:]
    private var count = 0

    func set(
      _ place: GesturePlace<Product>, _ element: Element, _ frame: CGRect, _ id: AnyHashable?,
      show: @escaping @MainActor (FeedbackValues) -> Void
    ) {
      let key = ObjectIdentifier(place)
      if let known = entries[key], known.element == element, known.id == id {
        entries[key]?.frame = frame
        entries[key]?.show = show
        return
      }
      // Another instance is shown in this place now.
      remove(place)
      count += 1
      let order = place.order ?? count
      place.order = order
      entries[key] = Entry(
        element: element, frame: frame, id: id, order: order, number: UInt64(count), show: show)
      control?.setState(of: element, id, UInt64(count))
    }

    /// Removes a view, with what feedback has made of it and the state of its instance.
    func remove(_ place: GesturePlace<Product>) {
      let key = ObjectIdentifier(place)
      guard let entry = entries[key] else { return }
      recognizer?.forgetFeedback(of: AnyHashable(key))
      control?.forgetState(of: entry.element, entry.id, entry.number)
      entries[key] = nil
    }

    /// Resets the feedback of the views with an id.
    func forgetFeedback(of element: Element, _ id: AnyHashable?) {
      for (key, entry) in entries where entry.element == element && (id == nil || entry.id == id) {
        recognizer?.forgetFeedback(of: AnyHashable(key))
      }
    }

    /// The id and the surroundings of a touched instance, for its feedback player.
    func scene(of item: UInt64, in screen: CGSize?) -> (id: AnyHashable, scene: FeedbackScene)? {
      guard let place = places[item], let entry = entries[place], entry.number == item else { return nil }
      let frame = entry.frame
      return (
        AnyHashable(place),
        FeedbackScene(
          screen: Point(x: (screen ?? .zero).width, y: (screen ?? .zero).height),
          size: Point(x: frame.width, y: frame.height), centre: Point(x: frame.midX, y: frame.midY),
          layoutDirection: recognizer?.reading ?? .leftToRight)
      )
    }

    func show(_ values: FeedbackValues, _ id: AnyHashable) {
      guard let place = id.base as? ObjectIdentifier else { return }
      entries[place]?.show(values)
    }

    /// The innermost element at a point: the one with the longest path; of equals, the one added last.
    func element(at point: CGPoint) -> (element: Element, size: CGSize)? {
      let under = under(point)
      for (place, entry) in under {
        remember(place, entry)
        passed[entry.element] = entry.id
        recognizer?.setSize(entry.frame.size, of: entry.element)
      }
      return under.last.map { ($0.value.element, $0.value.frame.size) }
    }

    private func remember(_ place: ObjectIdentifier, _ entry: Entry) {
      places[entry.number] = place
      ids[entry.number] = entry.id
    }

    /// The instances at a point by the recognizer's numbers, the innermost first.
    func items(at point: CGPoint) -> [(element: Element, item: UInt64)] {
      under(point).reversed().map { ($0.value.element, $0.value.number) }
    }

    /// The instances of an element by the recognizer's numbers, with their ids.
    func instances(of element: Element) -> [(number: UInt64, id: AnyHashable?)] {
      entries.values.filter { $0.element == element }.map { ($0.number, $0.id) }.sorted {
        $0.number < $1.number
      }
    }

    /// The frames of the elements at a point.
    func frames(at point: CGPoint) -> [(element: Element, frame: CGRect)] {
      under(point).map { ($0.value.element, $0.value.frame) }
    }

    /// The id of a gesture's instance.
    func id(of item: UInt64) -> AnyHashable? { ids[item] }

    func idPassed(_ element: Element, _ item: UInt64) -> AnyHashable? {
      item == 0 ? passed[element] : entries.first { $0.value.number == item }?.value.id
    }

    /// The innermost element under a moving finger.
    func element(passedAt point: CGPoint) -> Element? {
      let under = under(point)
      for (_, entry) in under { passed[entry.element] = entry.id }
      return under.last?.value.element
    }

    /// The views at a point, the innermost last.
    private func under(_ point: CGPoint) -> [(key: ObjectIdentifier, value: Entry)] {
      entries.filter { $0.value.frame.contains(point) }
        .sorted {
          (Self.depth($0.value.element), $0.value.order) < (Self.depth($1.value.element), $1.value.order)
        }
    }

    private static func depth(_ element: Element) -> Int {
      "\(element.path)".utf8.filter { $0 == 0x2F }.count
    }

    /// Performs an activity without a finger on the view that is in a place.
    func carryOut(_ activity: Product.Activity, _ place: GesturePlace<Product>) {
      guard let entry = entries[ObjectIdentifier(place)] else { return }
      remember(ObjectIdentifier(place), entry)
      let centre = CGPoint(x: entry.frame.midX, y: entry.frame.midY)
      var items = [(element: entry.element, item: entry.number)]
      for (_, other) in under(centre).reversed() where entry.element.isInside(other.element) {
        if !items.contains(where: { $0.element == other.element }) {
          items.append((other.element, other.number))
        }
      }
      recognizer?.carryOut(activity, items: items, at: centre)
    }
  }

  /// The identity of one view that is an element, and what is known of the view also while it is not on the screen.
  @MainActor final class GesturePlace<Product: GestureProduct> {
    /// The elements among which it is registered.
    weak var elements: GestureElements<Product>?
    var frame: CGRect?
    var isOnScreen = false
    /// See `GestureElements`: a view that comes back is where it was.
    var order: Int?
  }
#endif
