#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  public import GestureRuntime

  /// The type of a spec's elements.
  public protocol ProductElement: Hashable, Sendable, CaseIterable, RawRepresentable where RawValue == Int {
    /// The id of the element in the touch sample of a press on it.
    var id: ElementID { get }
    /// The names in the spec from the outermost element, joined by `/`.
    var path: StaticString { get }
  }

  /// One instance of an element, identified by a number.
  struct Thing<Element: ProductElement>: Hashable {
    var element: Element
    var item: UInt64
  }

  /// An activity on one instance by one tool. The same activity may be under way on several instances, and by several tools.
  struct Running<Activity: ProductActivity>: Hashable {
    var activity: Activity
    var item: UInt64
    var tool: TouchTool

    init(_ activity: Activity, _ outcome: Outcome) {
      self.activity = activity
      item = outcome.instance
      tool = outcome.tool
    }
  }

  extension ProductElement {
    /// Whether this element is the other one or lies inside it.
    package func isInside(_ other: Self) -> Bool {
      let (path, outer) = ("\(path)", "\(other.path)")
      return path == outer || path.hasPrefix(outer + "/")
    }
  }

  /// The type of a spec's activities.
  public protocol ProductActivity: Hashable, Sendable, CaseIterable, RawRepresentable where RawValue == Int {
    associatedtype Target: ProductElement

    /// The name in the spec.
    var name: StaticString { get }
    /// The element on which the activity is performed.
    var target: Target { get }
  }
#endif
