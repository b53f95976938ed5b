#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime

  /// The type of a spec's elements.
  public protocol ProductElement: Hashable, Sendable, CaseIterable, RawRepresentable where RawValue == Int {
    /// What a touch sample is given for a press on the element.
    var id: ElementID { get }
    /// The names in the spec from the top, joined by `/`.
    var path: StaticString { get }
  }

  /// One thing of a kind: an element, and which one by a number.
  struct Thing<Element: ProductElement>: Hashable {
    var element: Element
    var item: UInt64
  }

  /// An activity on one thing: the same activity may be under way on several.
  struct Running<Activity: ProductActivity>: Hashable {
    var activity: Activity
    var item: UInt64
  }

  extension ProductElement {
    /// Whether this element is another one or lies inside it.
    func isInside(_ other: Self) -> Bool {
      let (path, outer) = ("\(path)", "\(other.path)")
      return path == outer || path.hasPrefix(outer + "/")
    }
  }

  /// The type of a spec's activities.
  public protocol ProductActivity: Hashable, Sendable, CaseIterable, RawRepresentable where RawValue == Int {
    associatedtype Target: ProductElement

    /// The name in the spec.
    var name: StaticString { get }
    /// The element that the activity is done on.
    var target: Target { get }
  }
#endif
