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
      var order: Int
      /// The number by which the recognizer identifies the instance.
      var number: UInt64 { UInt64(order) }
      /// Shows feedback values on the view.
      var show: @MainActor (FeedbackValues) -> Void
    }

    weak var recognizer: ProductGestureRecognizer<Product>?
    /// For each element, the id of the view that was touched last.
    private(set) var touched: [Element: AnyHashable] = [:]
    /// For each element, the id of the view that a finger was over last.
    private(set) var passed: [Element: AnyHashable] = [:]
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The views of touched instances, by the recognizer's number.
    private var places: [UInt64: ObjectIdentifier] = [:]
    /// The ids of touched instances by number, also of those that are no longer on the screen.
    private var ids: [UInt64: AnyHashable] = [:]
    private var count = 0

    func set(
      _ place: GesturePlace, _ element: Element, _ frame: CGRect, _ id: AnyHashable?,
      show: @escaping @MainActor (FeedbackValues) -> Void
    ) {
      count += 1
      let order = entries[ObjectIdentifier(place)]?.order ?? count
      entries[ObjectIdentifier(place)] = Entry(
        element: element, frame: frame, id: id, order: order, show: show)
    }

    func rename(_ place: GesturePlace, _ id: AnyHashable?) { entries[ObjectIdentifier(place)]?.id = id }

    func remove(_ place: GesturePlace) { entries[ObjectIdentifier(place)] = nil }

    /// The id and the surroundings of a touched instance, for its feedback player.
    func scene(of item: UInt64, in screen: CGSize?) -> (id: AnyHashable, scene: FeedbackScene)? {
      guard let place = places[item], let frame = entries[place]?.frame else { return nil }
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
        touched[entry.element] = entry.id
        passed[entry.element] = entry.id
        places[entry.number] = place
        ids[entry.number] = entry.id
        recognizer?.setSize(entry.frame.size, of: entry.element)
      }
      return under.last.map { ($0.value.element, $0.value.frame.size) }
    }

    /// The instances at a point by the recognizer's numbers, the innermost first.
    func items(at point: CGPoint) -> [(element: Element, item: UInt64)] {
      under(point).reversed().map { ($0.value.element, $0.value.number) }
    }

    /// The instances of an element with this id, or all of them without an id, by the recognizer's numbers.
    func items(of element: Element, _ id: AnyHashable?) -> [UInt64] {
      entries.values.filter { $0.element == element && (id == nil || $0.id == id) }.map(\.number).sorted()
    }

    /// The frames of the elements at a point.
    func frames(at point: CGPoint) -> [(element: Element, frame: CGRect)] {
      under(point).map { ($0.value.element, $0.value.frame) }
    }

    /// The id of a gesture's instance. A gesture without a finger has number 0, and the last touched instance counts.
    func id(of element: Element, _ item: UInt64) -> AnyHashable? { item == 0 ? touched[element] : ids[item] }

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

    func carryOut(_ activity: Product.Activity, _ id: AnyHashable?) {
      touched[activity.target] = id
      recognizer?.carryOut(activity)
    }
  }

  /// The identity of one view that is an element.
  @MainActor final class GesturePlace {}
#endif
